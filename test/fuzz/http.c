/*
 * HTTP: each line of the input goes through the server's own gate, routes and handlers to
 * a database in memory; each answer is what an answer must be, and at the end every table
 * reads back from the database as it was.
 *
 *   public                             the first line may say how the server serves
 *   Last-Event-ID: 3                   a header of the next request
 *   1 POST /api/tables {"game":"draw"} person 1 asks; 0 = none
 *   2 play 1 5                         does number 5 of what he may do at the first table
 *   tick                               an hour goes by
 *   hear @1 9                          another server has brought the table to seq 9
 *
 * In a request @1 stands for the first table, #1 for its invitation, ~1 for its revision,
 * and $ for the last commitment. With TALK in the environment all of it is printed.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/crew.h"
#include "base/json.h"
#include "core/record.h"
#include "daemon.h"
#include "games/registry.h"
#include "server/bots/bots.h"
#include "server/bots/workers.h"
#include "server/http/http.h"
#include "server/http/limits.h"
#include "server/http/eventstream.h"
#include "server/ops/connections.h"
#include "server/ops/health.h"
#include "server/ops/metrics.h"
#include "server/play/clocks.h"
#include "server/play/offers.h"
#include "server/tables/table.h"
#include "world.h"

enum { PEOPLE = 4, TABLES = 4, REQUESTS = 64, HOUR_MS = 3600000, JOBS_AT_ONCE = 4 };

struct house {
	struct server server;
	struct crew crew;
	char token[PEOPLE][TOKEN_LEN + 1]; /* of nobody: "" */
	int tables;
	char id[TABLES][ID_LEN + 1], invite[TABLES][TOKEN_LEN + 1];
	char commitment[SECRET_HEX];
	bool is_closing;   /* the pool rests */
	struct asked next; /* with the headers of the next request */
	struct text line;  /* it, when everything stands in it */
	struct answered answer;
};

/* Answers */

static void must(const struct house *h, bool good, const char *what)
{
	if (good)
		return;
	fprintf(stderr, "%s: %s\n%u %s\n", what, text_str(&h->line), h->answer.code,
		text_str(&h->answer.body));
	abort();
}

static void copy_member(const struct json_doc *d, const char *key, char *out, size_t size)
{
	struct text t = { 0 };
	const int node = json_find(d, 0, key);
	if (node != JSON_ABSENT && json_is(d, node, JSON_STRING))
		json_text(d, node, &t);
	if (t.len == size - 1)
		memcpy(out, t.at, size);
	text_free(&t);
}

static bool is_known(const struct house *h, const char *id)
{
	for (int i = 0; i < h->tables; i++)
		if (strcmp(h->id[i], id) == 0)
			return true;
	return false;
}

/* Remembers what a client would: tables opened and played again, dice promised. */
static void learn(struct house *h, const struct json_doc *d)
{
	char invite[TOKEN_LEN + 4] = "", id[ID_LEN + 1] = "";
	copy_member(d, "commitment", h->commitment, sizeof h->commitment);
	copy_member(d, "invite", invite, sizeof invite);
	copy_member(d, "id", id, sizeof id);
	const bool is_table = invite[0] || strstr(h->next.path, "/rematch");
	if (!is_table || !id[0] || h->tables == TABLES || is_known(h, id))
		return;
	memcpy(h->id[h->tables], id, sizeof id);
	if (invite[0])
		memcpy(h->invite[h->tables], invite + strlen("/i/"), TOKEN_LEN + 1);
	h->tables++;
}

static bool ends_with(const char *s, const char *end)
{
	const size_t len = strlen(s), n = strlen(end);
	return len >= n && strcmp(s + len - n, end) == 0;
}

/* A record that was downloaded can be replayed, and its dice checked. */
static void check_record(const struct house *h)
{
	struct match m;
	struct text why = { 0 };
	size_t checked;
	must(h, record_read(&m, text_str(&h->answer.body), registry_find, &why) == OK,
	     text_str(&why));
	must(h, record_verify(&m, &checked, &why) == OK, text_str(&why));
	match_end(&m);
	text_free(&why);
}

static void check_answer(struct house *h)
{
	const struct answered *a = &h->answer;
	struct json_doc d = { 0 };
	bool ok;
	if (a->code == 0) {
		must(h, h->next.body_len > 65536, "the server hangs up");
		return;
	}
	must(h, a->code < 500, "the server fails");
	if (a->code == 200 && ends_with(h->next.path, "/record"))
		check_record(h);
	must(h, text_is_utf8(text_str(&a->body), a->body.len), "the answer is not UTF-8");
	if (strncmp(a->type, "application/json", 16) != 0)
		return;
	must(h,
	     json_read(&d, text_str(&a->body), a->body.len, NULL) == OK &&
		     json_is(&d, 0, JSON_OBJECT),
	     "the answer is no JSON object");
	if (a->code >= 400)
		must(h,
		     json_get_bool(&d, json_find(&d, 0, "ok"), &ok) && !ok &&
			     json_find(&d, 0, "error") != JSON_ABSENT &&
			     json_find(&d, 0, "code") != JSON_ABSENT,
		     "a refusal does not say why");
	else
		learn(h, &d);
	json_free(&d);
}

/* Requests */

static long long revision(const struct house *h, int table)
{
	struct table *t;
	long long rev = 0;
	if (table_get((struct server *)&h->server, h->id[table], &t, NULL) == OK) {
		rev = t->match.revision;
		table_release(t);
	}
	return rev;
}

/* Puts in what @1, #1, ~1 and $ stand for. */
static void fill_in(const struct house *h, const char *line, struct text *out)
{
	text_clear(out);
	for (; *line; line++) {
		const int table = line[1] - '1';
		const bool is_table = table >= 0 && table < h->tables;
		if (*line == '$') {
			text_put(out, h->commitment);
			continue;
		}
		if (!is_table || !strchr("@#~", *line)) {
			text_char(out, *line);
			continue;
		}
		if (*line == '~')
			text_add(out, "%lld", revision(h, table));
		else
			text_put(out, *line == '@' ? h->id[table] : h->invite[table]);
		line++;
	}
}

static void take_cookie(struct house *h, int who)
{
	const char *cookie = h->answer.cookie;
	if (strncmp(cookie, "tessera=", 8) != 0)
		return;
	snprintf(h->token[who], sizeof h->token[who], "%.*s",
		 (int)strcspn(cookie + 8, ";"), cookie + 8);
}

/* The first of a name counts, so what the input says goes before ours. */
static void add_header(struct asked *a, int most, const char *name, const char *value)
{
	int i = 0;
	while (i < most && a->header[i].name)
		i++;
	if (i < most)
		a->header[i] = (struct pair){ name, value };
}

static void deliver(struct house *h, int who)
{
	struct asked *a = &h->next;
	a->cookie = h->token[who];
	add_header(a, HEADERS_MAX, "Host", "localhost");
	add_header(a, HEADERS_MAX, "X-Tessera", "1");
	const long long before = world_trace();
	daemon_ask(&h->server, a, &h->answer);
	if (getenv("TALK"))
		fprintf(stderr, "%d %s %s %s\n  %u %.400s\n", who, a->method, a->path,
			a->body, h->answer.code, text_str(&h->answer.body));
	check_answer(h);
	must(h, h->answer.code < 400 || world_trace() == before,
	     "a refusal changes a table");
	if (who > 0)
		take_cookie(h, who);
	if (!h->is_closing)
		pool_run(h->server.workers, JOBS_AT_ONCE);
	daemon_read_streams(&h->server);
	h->next = (struct asked){ 0 };
}

/* Takes the next word of *at, which ends with a blank or one of `ends`. */
static char *take_word(char **at, const char *ends)
{
	char *word = *at + strspn(*at, " ");
	char *end = word + strcspn(word, ends);
	*at = *end ? end + 1 : end;
	*end = '\0';
	return word;
}

static void take_args(struct asked *a, char *query)
{
	for (int i = 0; i < ARGS_MAX && *query; i++) {
		char *value = take_word(&query, "&");
		a->arg[i].name = take_word(&value, "=");
		a->arg[i].value = value;
	}
}

/* METHOD PATH[?QUERY] [BODY] */
static void request(struct house *h, int who, const char *line)
{
	struct asked *a = &h->next;
	fill_in(h, line, &h->line);
	char *at = h->line.at;
	if (!at)
		return;
	a->method = take_word(&at, " ");
	char *path = take_word(&at, " ");
	a->body = at;
	a->body_len = strlen(at);
	a->path = take_word(&path, "?");
	take_args(a, path);
	deliver(h, who);
}

/* Asks what may be done at a table, and does the one of that number. */
static void play(struct house *h, int who, const char *line)
{
	int table = 0;
	unsigned number = 0;
	struct json_doc d = { 0 };
	struct text words = { 0 }, ask = { 0 };
	if (sscanf(line, "%d %u", &table, &number) != 2 || table < 1 || table > h->tables)
		return;
	text_add(&ask, "GET /api/tables/@%d", table);
	request(h, who, text_str(&ask));
	text_clear(&ask);
	if (h->answer.code == 200 &&
	    json_read(&d, text_str(&h->answer.body), h->answer.body.len, NULL) == OK) {
		const int legal = json_find(&d, 0, "legal");
		int node = json_first(&d, legal);
		for (unsigned n = number % 64; n > 0 && node != JSON_ABSENT; n--)
			node = json_after(&d, legal, node);
		char seat[40] = "";
		const int you = json_find(&d, 0, "you");
		if (json_is(&d, you, JSON_STRING)) {
			json_text(&d, you, &words);
			snprintf(seat, sizeof seat, "%s", text_str(&words));
		}
		text_clear(&words);
		if (node != JSON_ABSENT)
			json_text(&d, node, &words);
		text_add(&ask,
			 "POST /api/tables/@%d/act "
			 "{\"seat\":\"%s\",\"action\":\"%s\",\"rev\":~%d}",
			 table, seat, text_str(&words), table);
		request(h, who, text_str(&ask));
	}
	json_free(&d);
	text_free(&words);
	text_free(&ask);
}

static void tick(struct house *h)
{
	world_wait(HOUR_MS);
	clocks_check(&h->server);
	offers_check(&h->server);
	bots_schedule_overdue(&h->server, INT64_MAX);
	eventstream_reap(&h->server);
	stream_heartbeat(&h->server);
	playtime_sync(&h->server);
	must(h, store_prune(h->server.store, NULL) == OK, "tidy");
	table_sweep(&h->server, false);
	pool_run(h->server.workers, JOBS_AT_ONCE);
	daemon_read_streams(&h->server);
}

static void take_header(struct house *h, char *line)
{
	const char *name = take_word(&line, ":");
	add_header(&h->next, HEADERS_MAX - 2, name, line + strspn(line, " "));
}

static void hear(struct house *h, const char *message)
{
	fill_in(h, message, &h->line);
	table_on_change(&h->server, text_str(&h->line));
	daemon_read_streams(&h->server);
}

static void do_line(struct house *h, char *line)
{
	const int who = line[0] - '0';
	if (strcmp(line, "tick") == 0)
		tick(h);
	else if (strncmp(line, "hear ", 5) == 0)
		hear(h, line + 5);
	else if (who < 0 || who >= PEOPLE || line[1] != ' ')
		take_header(h, line);
	else if (strncmp(line + 2, "play ", 5) == 0)
		play(h, who, line + 7);
	else
		request(h, who, line + 2);
}

/* The house */

static void open_house(struct house *h, const char *how)
{
	static const struct asset no_assets[] = { { NULL } };
	const struct server_config server_config = {
		.host = "localhost",
		.port = 8080,
		.is_public = strstr(how, "public") != NULL,
		.behind_proxy = strstr(how, "proxy") != NULL,
		.has_seed = true,
		.crew = &h->crew,
		.games = registry_games,
		.find_game = registry_find,
		.assets = no_assets
	};
	struct server *s = &h->server;
	s->config = server_config;
	s->store = world_begin();
	s->metrics = metrics_new();
	s->health = health_new();
	s->connections = connections_new();
	if (playtime_start(s, NULL) != OK || http_start(s, NULL) != OK)
		abort();
	pthread_mutex_init(&s->tables_mutex, NULL);
	s->limits = limits_new();
	s->workers = workers_new(NULL);
	s->background = s->analysts = s->passwords = s->workers;
	for (int who = 1; who < PEOPLE; who++)
		request(h, who, "GET /api/me");
}

/* What a person sees of a table, for one that only the database remembers. */
static void look(struct house *h, int who, int table, struct text *out)
{
	struct text ask = { 0 };
	text_add(&ask, "GET /api/tables/@%d", table + 1);
	request(h, who, text_str(&ask));
	text_clear(out);
	text_bytes(out, text_str(&h->answer.body), h->answer.body.len);
	text_free(&ask);
}

/* Each table as nobody and as the first person sees it. */
static void check_memory(struct house *h)
{
	enum { READERS_HERE = 2 };
	struct text before[TABLES][READERS_HERE] = { 0 }, after = { 0 };
	h->is_closing = true;
	h->next = (struct asked){ 0 }; /* headers of a request that never came */
	for (int t = 0; t < h->tables; t++)
		for (int who = 0; who < READERS_HERE; who++)
			look(h, who, t, &before[t][who]);
	table_sweep(&h->server, true);
	for (int t = 0; t < h->tables; t++)
		for (int who = 0; who < READERS_HERE; who++) {
			look(h, who, t, &after);
			must(h, strcmp(text_str(&before[t][who]), text_str(&after)) == 0,
			     text_str(&before[t][who]));
			text_free(&before[t][who]);
		}
	text_free(&after);
}

static void close_house(struct house *h)
{
	struct server *s = &h->server;
	workers_end(s->workers);
	table_sweep(s, true);
	limits_end(s->limits);
	http_stop(s);
	connections_end(s->connections);
	health_end(s->health);
	metrics_end(s->metrics);
	pthread_mutex_destroy(&s->tables_mutex);
	text_free(&h->line);
	text_free(&h->answer.body);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct house *h = calloc(1, sizeof *h);
	struct text lines = { 0 };
	text_bytes(&lines, (const char *)data, size);
	text_char(&lines, '\n');
	char *at = lines.at, *first = take_word(&at, "\n");
	open_house(h, first);
	for (int n = 0; *at && n < REQUESTS; n++)
		do_line(h, take_word(&at, "\n"));
	daemon_end_streams(&h->server);
	check_memory(h);
	close_house(h);
	free(h);
	text_free(&lines);
	return 0;
}
