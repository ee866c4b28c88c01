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
#include "cli/rulebook.h"
#include "core/match.h"
#include "fuzz/anysetup.h"
#include "games/registry.h"

struct subject {
	const char *code, *words;
};

#define SUBJECT(code, words) { code, words },
static const struct subject arena_roma[] = {
#include "unit/subjects/arena-roma.def"
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

/* A stock phrase says only that it is not the moment. A bare one is the sentence of its
 * row, the same in every position: it may be enough, and is counted as well. */
static bool is_stock(const struct refused *r)
{
	return strcmp(r->code, "not-now") == 0 && !r->said[0];
}

static void ask(const struct match *m, int seat, const struct subject *table,
		struct rng *rng, struct count *count)
{
	struct refused r;
	if (match_why(m, seat, any_action(m->game, rng), &r) != ILLEGAL)
		return;
	count->met++;
	count->stock += is_stock(&r);
	count->bare += !r.said[0];
	const struct subject *s = subject_of(table, r.code);
	if (!r.rule[0])
		return;
	if (s && speaks_of(m->game, r.rule, s->words))
		return;
	if (count->wrong++ < 10)
		fprintf(stderr, "# %s: %s cites %s, which does not speak of it (%s)\n",
			m->game->id, r.code, r.rule, s ? s->words : "no subject");
}

static void try_game(const char *id, const struct subject *table)
{
	const struct game *g = registry_find(id);
	struct rng rng = rng_seeded(7);
	struct count count = { 0, 0, 0 };
	while (count.met < REQUESTS) {
		const struct setup how = anysetup_pick(g, &rng);
		struct match m;
		if (match_begin(&m, g, &how, fair_table(), NULL) != OK)
			continue;
		for (int n = 0; count.met < REQUESTS && !match_is_over(&m); n++) {
			const int seat = playout_seat(g->to_act(m.state), &rng);
			if (seat != CHANCE && n % EVERY == 0)
				for (int i = 0; i < EVERY; i++)
					ask(&m, seat, table, &rng, &count);
			playout_step(g, m.state, &rng);
		}
		match_end(&m);
	}
	fprintf(stderr,
		"# %s: %d refusals, %.1f %% stock phrases, %.1f %% bare sentences of a "
		"row, "
		"%d cite a rule of another subject\n",
		id, count.met, 100.0 * count.stock / count.met,
		100.0 * count.bare / count.met, count.wrong);
	cr_assert_eq(count.wrong, 0);
	cr_assert_leq(count.stock * 100, count.met * STOCK_PERCENT);
}

Test(refusals, arena_roma)
{
	try_game("arena-roma", arena_roma);
}

Test(refusals, antike2)
{
	try_game("antike2", antike2);
}

Test(refusals, casus_belli)
{
	try_game("casus-belli", casus_belli);
}
