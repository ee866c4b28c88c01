/* What can be played here: the games, and what never changes in them. */

#include "ai/crew.h"
#include "core/wire.h"
#include "core/words/locale.h"
#include "lesson/puzzlebook.h"
#include "lesson/shelf.h"
#include "server/http/routes.h"

static void put_scenarios(const struct game *g, struct json *j)
{
	json_key(j, "scenarios");
	json_open(j, '[');
	for (const struct scenario *s = g->scenarios; s->id; s++) {
		json_open(j, '{');
		json_put_string(j, "id", s->id);
		json_put_string(j, "title", s->title);
		locale_put_member(j, "help", s->help);
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void put_options(const struct game *g, struct json *j)
{
	json_key(j, "options");
	json_open(j, '[');
	for (const struct option *o = g->options; o->id; o++) {
		json_open(j, '{');
		json_put_string(j, "id", o->id);
		locale_put_member(j, "help", o->help);
		json_key(j, "values");
		json_open(j, '[');
		for (const char *const *v = o->values; *v; v++)
			json_string(j, *v);
		json_close(j, ']');
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void put_verbs(const struct game *g, struct json *j)
{
	json_key(j, "verbs");
	json_open(j, '[');
	for (const struct verb *v = g->verbs + 1; v->word; v++) {
		json_open(j, '{');
		json_put_string(j, "word", v->word);
		json_key(j, "args");
		json_open(j, '[');
		for (int i = 0; i < 3 && v->arg[i]; i++)
			json_string(j, v->arg[i]->id);
		json_close(j, ']');
		locale_put_member(j, "help", v->help ? v->help : "");
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void put_bot(const struct bot *b, struct json *j)
{
	json_open(j, '{');
	json_put_string(j, "id", b->id);
	json_put_string(j, "help", b->help);
	json_close(j, '}');
}

static void put_bots(const struct crew *crew, struct json *j)
{
	const struct bot *program;
	json_key(j, "bots");
	json_open(j, '[');
	for (const struct bot *b = bots; b->id; b++)
		put_bot(b, j);
	for (int n = 0; (program = crew_program(crew, n)); n++)
		put_bot(program, j);
	json_close(j, ']');
}

static void put_game(const struct game *g, const struct crew *crew, struct json *j)
{
	json_open(j, '{');
	json_put_string(j, "id", g->id);
	json_put_string(j, "title", g->title);
	locale_put_member(j, "about", g->about);
	json_put_string(j, "rule_prefix", g->rule_prefix);
	json_put_int(j, "rules_version", g->rules_version);
	json_put_int(j, "seats_min", g->seats_min);
	json_put_int(j, "seats_max", g->seats_max);
	json_key(j, "seats");
	json_open(j, '[');
	for (int seat = 0; seat < g->seats_max; seat++)
		json_string(j, game_seat_name(g, seat));
	json_close(j, ']');
	put_scenarios(g, j);
	put_options(g, j);
	put_verbs(g, j);
	put_bots(crew, j);
	json_put_int(j, "lessons", lesson_count(g));
	json_put_int(j, "puzzles", puzzlebook_count(g));
	json_put_bool(j, "briefing", briefing_find(g) != NULL);
	json_put_bool(j, "coach", coach_find(g) != NULL);
	json_close(j, '}');
}

status games_list(struct request *r)
{
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_key(&j, "games");
	json_open(&j, '[');
	for (const struct game *const *g = r->server->config.games; *g; g++)
		put_game(*g, r->server->config.crew, &j);
	json_close(&j, ']');
	json_put_bool(&j, "public", r->server->config.is_public);
	json_close(&j, '}');
	return OK;
}

status games_facts(struct request *r)
{
	const struct game *g = r->server->config.find_game(r->arg[0]);
	if (!g)
		return request_refuse(r, NOT_FOUND, "No such game on this server.");
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_string(&j, "game", g->id);
	wire_put_tables(g, &j);
	wire_put_fields(g, &j);
	json_key(&j, "facts");
	json_open(&j, '{');
	if (g->facts)
		g->facts(&j);
	json_close(&j, '}');
	json_close(&j, '}');
	return OK;
}
