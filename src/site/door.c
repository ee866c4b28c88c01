/* The door: requests come in, answers and events go out. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/crew.h"
#include "games/registry.h"
#include "rulebook/rulebook.h"
#include "server/bots/bots.h"
#include "server/bots/memories.h"
#include "server/http/refusal.h"
#include "server/http/routes.h"
#include "server/play/clocks.h"
#include "server/play/offers.h"
#include "server/tables/stream.h"
#include "site.h"
#include "trial.h"

struct site site;
struct user site_person = { .id = SITE_PERSON, .name = "You" };

enum { BOT_DELAY_MS = 350, MEMORIES = 2, THINK_ELSEWHERE = 202 };

/* What server/http/request.h calls a connection: the query of the address. */
struct MHD_Connection {
	const char *query;
};

/* A block for what the worker hands over; it is the callee's. */
void *EXPORT(site_room)(size_t size)
{
	void *block = calloc(1, size + 1);
	if (!block)
		die("out of memory");
	return block;
}

void EXPORT(site_start)(bool thinks)
{
	static const struct crew crew;
	struct server *s = &site.server;
	site.thinks = thinks;
	s->config = (struct server_config){ .bot_delay_ms = BOT_DELAY_MS,
					    .version = TESSERA_VERSION,
					    .crew = &crew,
					    .games = registry_games,
					    .find_game = registry_find,
					    .rules = rulebook_text,
					    .ledger = rulebook_ledger };
	s->store = site_store_new();
	s->workers = s->background = site_pool_new(&site, true);
	s->analysts = site_pool_new(&site, false);
	s->memories = thinks ? memories_new(MEMORIES) : NULL;
	if (playtime_start(s, NULL) != OK)
		die("no time");
}

/* The tables as they were kept. */

bool EXPORT(site_put_table)(char *json, size_t len)
{
	const bool good = site_store_put(site.server.store, json, len) == OK;
	free(json);
	return good;
}

void EXPORT(site_put_steps)(char *id, char *lines, size_t len)
{
	site_store_put_steps(site.server.store, id, lines, len);
	free(id);
	free(lines);
}

void EXPORT(site_put_name)(char *name)
{
	snprintf(site_person.name, sizeof site_person.name, "%s", name);
	free(name);
}

/* Requests */

const char *request_query(const struct request *r, const char *key)
{
	const size_t len = strlen(key);
	const char *at = r->connection->query;
	while (*at && !(strncmp(at, key, len) == 0 && at[len] == '=')) {
		at += strcspn(at, "&");
		at += *at == '&';
	}
	return *at ? at + len + 1 : NULL;
}

static status answer(struct request *r)
{
	r->route = routes_find(r);
	if (!r->route)
		return request_refuse(r, NOT_FOUND,
				      "Only a server can do that, and this page has "
				      "none.");
	if (r->is_post)
		TRY(request_read_body(r));
	return r->route->answer(r);
}

static void free_request(struct request *r)
{
	text_free(&r->body);
	text_free(&r->out);
	text_free(&r->why);
	json_free(&r->doc);
	free(r);
}

/* Answers with the HTTP code; the body is in site_answer. 202: this is for the worker
 * that thinks. The path is followed by ?QUERY. */
unsigned EXPORT(site_request)(bool is_post, char *path, char *body, size_t len)
{
	struct request *r = calloc(1, sizeof *r);
	if (!r)
		die("out of memory");
	const size_t path_len = strcspn(path, "?");
	struct MHD_Connection connection = { path + path_len + (path[path_len] == '?') };
	r->server = &site.server;
	r->connection = &connection;
	r->is_post = is_post;
	r->has_user = true;
	r->user = site_person;
	snprintf(r->path, sizeof r->path, "%.*s",
		 path_len < PATH_MAX_BYTES ? (int)path_len : 0, path);
	text_bytes(&r->body, body, len);
	status s = answer(r);
	unsigned code = THINK_ELSEWHERE;
	if (s == OK && r->deferred && !site.thinks) {
		free(r->job);
	} else {
		if (s == OK && r->deferred)
			s = r->deferred(r);
		if (s != OK)
			refusal_write(r, s);
		code = s == OK && r->http ? r->http : refusal_code(s);
	}
	text_clear(&site.answer);
	text_bytes(&site.answer, text_str(&r->out), r->out.len);
	free_request(r);
	free(path);
	free(body);
	return code;
}

const char *EXPORT(site_answer)(void)
{
	return text_str(&site.answer);
}

size_t EXPORT(site_answer_length)(void)
{
	return site.answer.len;
}

/* Who follows a table */

struct follower {
	struct stream stream; /* first: a stream of ours is one of these */
	struct follower *next;
	int id;
};

static struct follower *followers;

static void wake(struct stream *s)
{
	(void)s; /* site_settle looks at all of them */
}

bool EXPORT(site_listen)(int id, char *table)
{
	struct table *t;
	const bool found = table_get(&site.server, table, &t, NULL) == OK;
	free(table);
	if (!found)
		return false;
	struct follower *l = calloc(1, sizeof *l);
	if (!l)
		die("out of memory");
	l->id = id;
	l->stream.resume = wake;
	l->stream.tail = true;
	l->next = followers;
	followers = l;
	stream_begin(&l->stream, t, site_person.id);
	bots_schedule(t);
	return true;
}

void EXPORT(site_leave)(int id)
{
	for (struct follower **at = &followers; *at; at = &(*at)->next)
		if ((*at)->id == id) {
			struct follower *l = *at;
			*at = l->next;
			stream_end(&l->stream);
			table_release(l->stream.table);
			free(l);
			return;
		}
}

/* Sends what is due to all who listen. */
void EXPORT(site_settle)(void)
{
	for (struct follower *l = followers; l; l = l->next)
		if (stream_write_due(&l->stream))
			site_send(l->id, l->stream.out.at, l->stream.out.len);
		else
			l->stream.is_asleep = true;
}

/* Clocks run out. */
void EXPORT(site_tick)(void)
{
	clocks_check(&site.server);
	offers_check(&site.server);
}

/* Bots */

/* The choice of the table's bot, as bytes for the other worker; NULL if there is none. */
void *EXPORT(site_take)(char *table)
{
	void *c = bots_take(&site.server, table);
	free(table);
	return c;
}

size_t EXPORT(site_choice_size)(const struct choice *c)
{
	return bots_choice_size(c->steps);
}

/* What the bot chooses. */
action EXPORT(site_think)(struct choice *c)
{
	action a = 0;
	struct text why = { 0 };
	const status s = bots_choose(&site.server, c, &a, &why);
	ensure(s == OK);
	text_free(&why);
	free(c);
	return a;
}

/* The bot has chosen, or it has failed; the choice is ours again. */
void EXPORT(site_enter)(struct choice *c, bool is_good, action a)
{
	bots_enter(&site.server, c, is_good ? OK : FAULTY, a, "a bot failed");
	free(c);
}

/* For tests and measurements: its lines are in site_answer. */
bool EXPORT(site_trial)(char *game, char *bot, uint32_t seed, uint32_t games,
			uint32_t steps)
{
	const struct trial t = { game, bot, seed, games, steps };
	text_clear(&site.answer);
	const bool good = trial_run(&t, &site.answer) == OK;
	free(game);
	free(bot);
	return good;
}
