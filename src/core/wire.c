#include "core/wire.h"

#include <string.h>

#include "base/text.h"
#include "core/state.h"
#include "core/words/event.h"
#include "core/words/locale.h"

enum { DOMAINS_MAX = 64, ARGS_MAX = 3 };

static const char *const family_words[FAMILY_COUNT] = {
	[FAMILY_OTHER] = "other",
	[FAMILY_CHOSE] = "chose",
	[FAMILY_MOVED] = "moved",
	[FAMILY_PLACED] = "placed",
	[FAMILY_REMOVED] = "removed",
	[FAMILY_ROLLED] = "rolled",
	[FAMILY_DREW] = "drew",
	[FAMILY_REVEALED] = "revealed",
	[FAMILY_COUNTER] = "counter",
	[FAMILY_BATTLE_BEGAN] = "battle-began",
	[FAMILY_BATTLE_ENDED] = "battle-ended",
	[FAMILY_TURN_BEGAN] = "turn-began",
	[FAMILY_PHASE_BEGAN] = "phase-began",
	[FAMILY_GAME_ENDED] = "game-ended",
};

/* The domains that verbs, events and fields name, each once. */
struct domains {
	const struct names *list[DOMAINS_MAX];
	unsigned count;
};

static void add_domain(struct domains *all, const struct names *d)
{
	for (unsigned i = 0; i < all->count; i++)
		if (strcmp(all->list[i]->id, d->id) == 0) {
			ensure(all->list[i]->name == d->name); /* one id, one domain */
			return;
		}
	ensure(all->count < DOMAINS_MAX);
	all->list[all->count++] = d;
}

static void collect(const struct game *g, struct domains *all)
{
	for (const struct verb *v = g->verbs + 1; v->word; v++)
		for (int i = 0; i < ARGS_MAX && v->arg[i]; i++)
			add_domain(all, v->arg[i]);
	for (const struct event_row *e = g->events + 1; e->word; e++)
		for (const struct blank *b = e->blank; b->name; b++)
			add_domain(all, b->kind);
	for (const struct field *f = g->fields; f->name; f++) {
		for (unsigned i = 0; i < f->rank; i++)
			add_domain(all, f->dim[i]);
		if (f->value)
			add_domain(all, f->value);
	}
}

static void put_words(const struct names *d, const char *const *words, struct json *out)
{
	json_key(out, d->id);
	json_open(out, '[');
	for (int i = 0; i < d->count; i++)
		json_string(out, words[i] ? words[i] : "");
	json_close(out, ']');
}

static void put_domains(const struct domains *all, struct json *out)
{
	json_key(out, "domains");
	json_open(out, '{');
	for (unsigned i = 0; i < all->count; i++)
		if (all->list[i]->name)
			put_words(all->list[i], all->list[i]->name, out);
	json_close(out, '}');
	json_key(out, "labels");
	json_open(out, '{');
	for (unsigned i = 0; i < all->count; i++)
		if (all->list[i]->label)
			put_words(all->list[i], all->list[i]->label, out);
	json_close(out, '}');
}

static void put_verb(const struct verb *v, struct json *out)
{
	json_open(out, '{');
	json_put_string(out, "word", v->word);
	json_key(out, "args");
	json_open(out, '[');
	for (int i = 0; i < ARGS_MAX && v->arg[i]; i++)
		json_string(out, v->arg[i]->id);
	json_close(out, ']');
	locale_put_member(out, "help", v->help ? v->help : "");
	json_close(out, '}');
}

static void put_event(const struct event_row *e, struct json *out)
{
	json_open(out, '{');
	json_put_string(out, "word", e->word);
	json_put_string(out, "family", family_words[e->family]);
	json_key(out, "blanks");
	json_open(out, '[');
	for (const struct blank *b = e->blank; b->name; b++) {
		json_open(out, '[');
		json_string(out, b->name);
		json_string(out, b->kind->id);
		json_close(out, ']');
	}
	json_close(out, ']');
	if (e->rule)
		json_put_string(out, "rule", e->rule);
	if (e->is_list)
		json_put_bool(out, "list", true);
	if (e->changes)
		json_put_string(out, "changes", e->changes);
	json_close(out, '}');
}

void wire_put_tables(const struct game *g, struct json *out)
{
	struct domains all = { .count = 0 };
	collect(g, &all);
	put_domains(&all, out);
	json_key(out, "verbs");
	json_open(out, '[');
	json_null(out);
	for (const struct verb *v = g->verbs + 1; v->word; v++)
		put_verb(v, out);
	json_close(out, ']');
	json_key(out, "events");
	json_open(out, '[');
	json_null(out);
	for (const struct event_row *e = g->events + 1; e->word; e++)
		put_event(e, out);
	json_close(out, ']');
}

static const char *const seen_words[] = {
	[ALL] = "all",
	[PLAYERS] = "players",
	[OWNER] = "owner",
	[TOTAL] = "total",
	[OWNER_COUNT] = "owner-count",
	[NOBODY] = "nobody",
	[OWNER_KNOWN] = "owner-known",
};

static void put_field(const struct field *f, struct json *out)
{
	json_open(out, '{');
	json_put_string(out, "name", f->name);
	json_key(out, "dims");
	json_open(out, '[');
	for (unsigned i = 0; i < f->rank; i++)
		json_string(out, f->dim[i]->id);
	json_close(out, ']');
	json_key(out, "value");
	if (f->value)
		json_string(out, f->value->id);
	else
		json_null(out);
	json_put_string(out, "seen", seen_words[f->seen]);
	json_close(out, '}');
}

void wire_put_fields(const struct game *g, struct json *out)
{
	json_key(out, "fields");
	json_open(out, '[');
	for (const struct field *f = g->fields; f->name; f++)
		put_field(f, out);
	json_close(out, ']');
}

void wire_put_action(const struct game *g, action a, struct json *out)
{
	const struct verb *v = &g->verbs[action_verb(a)];
	json_open(out, '[');
	json_int(out, action_verb(a));
	for (int i = 0; i < ARGS_MAX && v->arg[i]; i++)
		json_int(out, action_arg(a, i));
	json_close(out, ']');
}

void wire_put_actions(const struct game *g, const struct actions *actions,
		      struct json *out)
{
	json_open(out, '[');
	for (unsigned i = 0; i < actions->count; i++)
		wire_put_action(g, actions->list[i], out);
	json_close(out, ']');
}

/* Reading */

static status bad(struct text *why, const char *what)
{
	return status_say(BAD_ACTION, why, "An action is [verb, argument, ...]: %s.",
			  what);
}

static int find_verb(const struct game *g, const char *word)
{
	for (int v = 1; g->verbs[v].word; v++)
		if (strcmp(g->verbs[v].word, word) == 0)
			return v;
	return NAME_UNKNOWN;
}

static int count_verbs(const struct game *g)
{
	int n = 1;
	while (g->verbs[n].word)
		n++;
	return n;
}

static int read_verb(const struct game *g, const struct json_doc *d, int node)
{
	long long number;
	if (json_get_int(d, node, &number))
		return number > 0 && number < count_verbs(g) ? (int)number : NAME_UNKNOWN;
	if (!json_is(d, node, JSON_STRING))
		return NAME_UNKNOWN;
	struct text word = { 0 };
	json_text(d, node, &word);
	const int verb = find_verb(g, text_str(&word));
	text_free(&word);
	return verb;
}

static int read_arg(const struct names *kind, const struct json_doc *d, int node)
{
	long long number;
	if (json_get_int(d, node, &number))
		return number >= 0 && number < kind->count && number < 256 ? (int)number
									   : NAME_UNKNOWN;
	if (!json_is(d, node, JSON_STRING))
		return NAME_UNKNOWN;
	struct text word = { 0 };
	json_text(d, node, &word);
	const int value = names_exact(kind, text_str(&word), (int)word.len);
	text_free(&word);
	return value;
}

status wire_read_action(const struct game *g, const struct json_doc *d, int node,
			action *out, struct text *why)
{
	if (!json_is(d, node, JSON_ARRAY))
		return bad(why, "it is no list");
	int at = json_first(d, node), arg[ARGS_MAX] = { 0 }, n = 0;
	const int verb = at == JSON_ABSENT ? NAME_UNKNOWN : read_verb(g, d, at);
	if (verb == NAME_UNKNOWN)
		return bad(why, "there is no such verb");
	const struct verb *v = &g->verbs[verb];
	for (at = json_after(d, node, at); at != JSON_ABSENT;
	     at = json_after(d, node, at)) {
		if (n == ARGS_MAX || !v->arg[n])
			return bad(why, "it has too many arguments");
		arg[n] = read_arg(v->arg[n], d, at);
		if (arg[n] < 0)
			return bad(why, "an argument is unknown");
		n++;
	}
	if (n < ARGS_MAX && v->arg[n])
		return bad(why, "an argument is missing");
	*out = action_make(verb, arg[0], arg[1], arg[2]);
	return OK;
}
