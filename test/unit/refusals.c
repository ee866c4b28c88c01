/*
 * Refusals that teach: the rule that a refusal cites speaks of the same subject, and few
 * refusals are stock phrases. What each code is about is written down, by hand, in
 * test/unit/subjects/GAME.def: SUBJECT("code", "word|word"), one of which the text of
 * every rule it cites must have. A game is tried as soon as it has such a file.
 */
#include <criterion/criterion.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "ai/playout.h"
#include "base/text.h"
#include "core/match.h"
#include "fuzz/anysetup.h"
#include "games/registry.h"
#include "rulebook/rulebook.h"

struct subject {
	const char *code, *words;
};

#define SUBJECT(code, words) { code, words },
static const struct subject arena_roma[] = {
#include "unit/subjects/arena-roma.def"
	{ NULL, NULL }
};
static const struct subject ancients[] = {
#include "unit/subjects/ancients.def"
	{ NULL, NULL }
};
static const struct subject antike2[] = {
#include "unit/subjects/antike2.def"
	{ NULL, NULL }
};
static const struct subject casus_belli[] = {
#include "unit/subjects/casus-belli.def"
	{ NULL, NULL }
};
#undef SUBJECT

enum { REQUESTS = 10000, EVERY = 7, STOCK_PERCENT = 5 };

struct count {
	int met, stock, bare, wrong;
};

static const struct subject *subject_of(const struct subject *table, const char *code)
{
	while (table->code && strcmp(table->code, code) != 0)
		table++;
	return table->code ? table : NULL;
}

static void lower(struct text *t)
{
	for (size_t i = 0; i < t->len; i++)
		t->at[i] = (char)tolower((unsigned char)t->at[i]);
}

/* Whether the text of the rule has one of the words. */
static bool speaks_of(const struct game *g, const char *rule, const char *words)
{
	struct text entry = { 0 }, word = { 0 };
	bool found = false;
	if (rulebook_put(g, rule, &entry))
		lower(&entry);
	while (!found && *words) {
		const size_t len = strcspn(words, "|");
		text_clear(&word);
		text_bytes(&word, words, len);
		found = strstr(text_str(&entry), text_str(&word)) != NULL;
		words += len + (words[len] == '|');
	}
	text_free(&entry);
	text_free(&word);
	return found;
}

static action any_action(const struct game *g, struct rng *rng)
{
	uint32_t verbs = 0;
	while (g->verbs[verbs + 1].word)
		verbs++;
	const int verb = 1 + (int)rng_below(rng, verbs);
	int arg[3] = { 0 };
	for (int i = 0; i < 3 && g->verbs[verb].arg[i]; i++) {
		const struct names *d = g->verbs[verb].arg[i];
		do
			arg[i] = (int)rng_below(rng, d->count);
		while (d->name && !d->name[arg[i]]);
	}
	return action_make(verb, arg[0], arg[1], arg[2]);
}

/* A legal action with one argument changed: what people ask who nearly have it right. */
static action near_action(const struct match *m, int seat, struct rng *rng)
{
	struct actions legal;
	game_list(m->game, m->state, seat, &legal);
	const action like = legal.list[rng_below(rng, legal.count)];
	const struct verb *verb = &m->game->verbs[action_verb(like)];
	int arg[3] = { action_arg(like, 0), action_arg(like, 1), action_arg(like, 2) };
	const uint32_t i = rng_below(rng, 3);
	const struct names *d = verb->arg[i];
	if (!d)
		return any_action(m->game, rng);
	do
		arg[i] = (int)rng_below(rng, d->count);
	while (d->name && !d->name[arg[i]]);
	return action_make(action_verb(like), arg[0], arg[1], arg[2]);
}

/* A stock phrase says only that it is not the moment, or is the same for everything. */
static bool is_stock(const struct refused *r)
{
	return strcmp(r->code, "not-now") == 0 && !r->said[0];
}

/* Neither a number nor a name: nothing of the position is in it, nor in the prompt that
 * follows. The first word of a sentence is no name. */
static bool is_bare(const struct refused *r)
{
	struct text said = { 0 };
	bool bare = true;
	refused_say(r, &said);
	for (size_t i = 1; i < said.len; i++) {
		const bool begins =
			said.at[i - 1] == ' ' && strchr(".!?", said.at[i - 2]);
		bare &= !isdigit((unsigned char)said.at[i]);
		bare &= begins || !isupper((unsigned char)said.at[i]);
	}
	text_free(&said);
	return bare;
}

static void ask(const struct match *m, int seat, action a, const struct subject *table,
		struct count *count)
{
	struct refused r;
	if (match_why(m, seat, a, &r) != ILLEGAL)
		return;
	count->met++;
	cr_assert_lt(strlen(r.said), REFUSAL_SIZE - 1, "%s", r.said);
	count->stock += is_stock(&r);
	count->bare += is_bare(&r);
	const struct subject *s = subject_of(table, r.code);
	if (!r.rule[0])
		return;
	if (s && speaks_of(m->game, r.rule, s->words))
		return;
	if (count->wrong++ < 10)
		fprintf(stderr, "# %s: %s cites %s, which does not speak of it (%s)\n",
			m->game->id, r.code, r.rule, s ? s->words : "no subject");
}

typedef action asker(const struct match *m, int seat, struct rng *rng);

static action ask_anything(const struct match *m, int seat, struct rng *rng)
{
	(void)seat;
	return any_action(m->game, rng);
}

static struct count try_game(const char *id, const struct subject *table, asker *asks)
{
	const struct game *g = registry_find(id);
	struct rng rng = rng_seeded(7);
	struct count count = { 0 };
	while (count.met < REQUESTS) {
		const struct setup how = anysetup_pick(g, &rng);
		struct match m;
		if (match_begin(&m, g, &how, fair_table(), NULL) != OK)
			continue;
		for (int n = 0; count.met < REQUESTS && !match_is_over(&m); n++) {
			const int seat = playout_seat(g->to_act(m.state), &rng);
			if (seat != CHANCE && n % EVERY == 0)
				for (int i = 0; i < EVERY; i++)
					ask(&m, seat, asks(&m, seat, &rng), table,
					    &count);
			playout_step(g, m.state, &rng);
		}
		match_end(&m);
	}
	fprintf(stderr,
		"# %s: %d refusals, %.1f %% stock phrases, %.1f %% name nothing, "
		"%d cite a rule of another subject\n",
		id, count.met, 100.0 * count.stock / count.met,
		100.0 * count.bare / count.met, count.wrong);
	cr_assert_eq(count.wrong, 0);
	return count;
}

/* Requests of any kind, and such as people make who nearly have it right. */
static void try_both(const char *id, const struct subject *table)
{
	asker *const askers[] = { ask_anything, near_action };
	for (int i = 0; i < 2; i++) {
		const struct count c = try_game(id, table, askers[i]);
		cr_assert_lt(100 * c.stock, STOCK_PERCENT * c.met);
	}
}

Test(refusals, arena_roma)
{
	try_game("arena-roma", arena_roma, ask_anything);
}

Test(refusals, ancients)
{
	try_both("ancients", ancients);
}

Test(refusals, antike2)
{
	try_both("antike2", antike2);
}

Test(refusals, casus_belli)
{
	try_both("casus-belli", casus_belli);
}
