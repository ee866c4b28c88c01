/* What can be played here: the games and their rules. */
#include <ctype.h>
#include <string.h>

#include "ai/crew.h"
#include "server/routes.h"

static void put_scenarios(const struct game *g, struct json *j)
{
	json_key(j, "scenarios");
	json_open(j, '[');
	for (const struct scenario *s = g->scenarios; s->id; s++) {
		json_open(j, '{');
		json_put_string(j, "id", s->id);
		json_put_string(j, "title", s->title);
		json_put_string(j, "help", s->help);
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
		json_put_string(j, "help", o->help);
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
		json_put_string(j, "help", v->help ? v->help : "");
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
	json_put_string(j, "about", g->about);
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
	json_close(j, '}');
}

status info_games(struct request *r)
{
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_key(&j, "games");
	json_open(&j, '[');
	for (const struct game *const *g = r->server->how.games; *g; g++)
		put_game(*g, r->server->how.crew, &j);
	json_close(&j, ']');
	json_put_bool(&j, "public", r->server->how.is_public);
	json_close(&j, '}');
	return OK;
}

/* The length of "AR-21" at the start of a line, or 0. */
static size_t number_len(const char *line, const char *prefix)
{
	const size_t len = strlen(prefix);
	if (strncmp(line, prefix, len) != 0 || line[len] != '-')
		return 0;
	size_t end = len + 1;
	while (isdigit((unsigned char)line[end]) ||
	       (end > len + 1 && islower((unsigned char)line[end])))
		end++;
	return end > len + 1 ? end : 0;
}

/* A rule stands on a line of its own: its number, perhaps in bold or in a list, then its
 * words; lines that follow without a number belong to it, up to an empty line. */
struct rules {
	struct json *json;
	struct text words;
	bool is_open;
};

static void end_rule(struct rules *r)
{
	if (!r->is_open)
		return;
	json_put_string(r->json, "text", text_str(&r->words));
	json_close(r->json, '}');
	text_clear(&r->words);
	r->is_open = false;
}

static const char *begin_rule(struct rules *r, const char *at, size_t number)
{
	end_rule(r);
	json_open(r->json, '{');
	json_key(r->json, "number");
	json_string_n(r->json, at, number);
	r->is_open = true;
	return at + number + strspn(at + number, "*:.|` ");
}

static void put_rules(const char *text, const char *prefix, struct json *j)
{
	struct rules r = { .json = j };
	while (*text) {
		const char *end = text + strcspn(text, "\n");
		const char *at = text + strspn(text, "-*| `");
		const size_t number = number_len(at, prefix);
		if (number)
			at = begin_rule(&r, at, number);
		else if (end == text)
			end_rule(&r);
		if (r.is_open && at < end) {
			if (r.words.len)
				text_char(&r.words, ' ');
			text_bytes(&r.words, at, (size_t)(end - at));
		}
		text = end + (*end == '\n');
	}
	end_rule(&r);
	text_free(&r.words);
}

status info_rules(struct request *r)
{
	const struct game *g = r->server->how.find_game(r->arg[0]);
	if (!g)
		return request_refuse(r, NOT_FOUND, "There is no such game here.");
	const char *text = r->server->how.rules ? r->server->how.rules(g->id) : NULL;
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_string(&j, "game", g->id);
	json_key(&j, "rules");
	json_open(&j, '[');
	put_rules(text ? text : "", g->rule_prefix, &j);
	json_close(&j, ']');
	json_close(&j, '}');
	return OK;
}

status info_facts(struct request *r)
{
	const struct game *g = r->server->how.find_game(r->arg[0]);
	if (!g)
		return request_refuse(r, NOT_FOUND, "There is no such game here.");
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_string(&j, "game", g->id);
	json_key(&j, "facts");
	json_open(&j, '{');
	if (g->facts)
		g->facts(&j);
	json_close(&j, '}');
	json_close(&j, '}');
	return OK;
}
