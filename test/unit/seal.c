/* E16: `verify` refuses every tampering of one line of a complete record. */
#include "core/seal.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "base/text.h"
#include "core/record.h"
#include "games/registry.h"
#include "scene.h"

enum { TAMPERINGS = 1000, LINES_MAX = 20000 };

struct lines {
	size_t count;
	const char *at[LINES_MAX];
	size_t len[LINES_MAX]; /* the line's end not counted */
};

static void split(const struct text *record, struct lines *out)
{
	out->count = 0;
	for (const char *at = record->at; *at; out->count++) {
		cr_assert_lt(out->count, LINES_MAX);
		out->at[out->count] = at;
		out->len[out->count] = strcspn(at, "\n");
		at += out->len[out->count] + 1;
	}
}

static void put_line(const struct lines *l, size_t n, struct text *out)
{
	text_bytes(out, l->at[n], l->len[n]);
	text_char(out, '\n');
}

/* Each writes the line `n`, or what is made of it. */

static void change_letter(const struct lines *l, size_t n, struct rng *rng,
			  struct text *out)
{
	const size_t from = out->len;
	put_line(l, n, out);
	out->at[from + rng_below(rng, (uint32_t)l->len[n])] =
		(char)(' ' + rng_below(rng, 95));
}

static void add_letter(const struct lines *l, size_t n, struct rng *rng, struct text *out)
{
	const size_t at = rng_below(rng, (uint32_t)l->len[n] + 1);
	text_bytes(out, l->at[n], at);
	text_char(out, (char)('0' + rng_below(rng, 10)));
	text_bytes(out, l->at[n] + at, l->len[n] - at);
	text_char(out, '\n');
}

static void cut(const struct lines *l, size_t n, struct rng *rng, struct text *out)
{
	text_bytes(out, l->at[n], rng_below(rng, (uint32_t)l->len[n]));
	text_char(out, '\n');
}

static void duplicate(const struct lines *l, size_t n, struct rng *rng, struct text *out)
{
	(void)rng;
	put_line(l, n, out);
	put_line(l, n, out);
}

static void delete (const struct lines *l, size_t n, struct rng *rng, struct text *out)
{
	(void)l, (void)n, (void)rng, (void)out;
}

typedef void tampering(const struct lines *l, size_t n, struct rng *rng,
		       struct text *out);

static tampering *const tamperings[] = { change_letter, add_letter, cut, duplicate,
					 delete };

enum { KINDS = sizeof tamperings / sizeof tamperings[0], SWAP = KINDS, TRUNCATE };

/* One line of the record is not what it was. */
static void tamper(const struct lines *l, struct rng *rng, struct text *out)
{
	const uint32_t kind = rng_below(rng, TRUNCATE + 1);
	const size_t n = rng_below(rng, (uint32_t)l->count),
		     other = rng_below(rng, (uint32_t)l->count);
	text_clear(out);
	for (size_t i = 0; i < l->count; i++)
		if (kind == TRUNCATE && i >= n)
			break;
		else if (kind == SWAP && (i == n || i == other))
			put_line(l, n + other - i, out);
		else if (kind < KINDS && i == n)
			tamperings[kind](l, i, rng, out);
		else
			put_line(l, i, out);
}

static status verify(const struct text *record, struct text *why)
{
	struct match m;
	size_t checked;
	TRY(record_read(&m, text_str(record), registry_find, why));
	const status result = record_verify(&m, &checked, why);
	match_end(&m);
	return result;
}

static void refuses_all(const char *name, const struct text *record, int count)
{
	struct lines *l = malloc(sizeof *l);
	struct text bad = { 0 }, why = { 0 };
	const char *seed = getenv("TAMPER_SEED");
	struct rng rng = rng_seeded(seed ? strtoull(seed, NULL, 10) : 1);
	cr_assert_eq(verify(record, &why), OK, "%s: %s", name, text_str(&why));
	split(record, l);
	for (int done = 0; done < count;) {
		tamper(l, &rng, &bad);
		if (strcmp(text_str(&bad), record->at) == 0)
			continue;
		text_clear(&why);
		cr_expect_neq(verify(&bad, &why), OK, "%s, tampering %d:\n%s", name, done,
			      text_str(&bad));
		cr_expect(strncmp(text_str(&why), "Line ", 5) == 0, "%s: %s", name,
			  text_str(&why));
		done++;
	}
	text_free(&bad);
	text_free(&why);
	free(l);
}

/* A game of random play up to `steps`, or to its end. */
static void play(struct match *m, const struct game *g, size_t steps)
{
	const struct setup how = game_default_setup(g);
	struct rng rng = rng_seeded(7);
	struct actions legal;
	cr_assert_eq(match_begin(m, g, &how, fair_test_seed(7), NULL), OK);
	strcpy(m->player[0], "Ann of Rome");
	while (match_chance(m), !match_is_over(m) && m->count < steps)
		for (int seat = 0; seat < SEATS_MAX; seat++) {
			match_legal(m, seat, &legal);
			if (legal.count == 0)
				continue;
			const action a = legal.list[rng_below(&rng, legal.count)];
			cr_assert_eq(match_play(m, seat, a, NULL), OK);
			break;
		}
}

static size_t game_count(void)
{
	size_t count = 0;
	while (registry_games[count])
		count++;
	return count;
}

Test(seal, refuses_every_tampering_of_a_game_that_is_over, .timeout = 600)
{
	for (size_t i = 0; i < game_count(); i++) {
		struct match m;
		struct text record = { 0 };
		play(&m, registry_games[i], LINES_MAX);
		cr_assert(match_is_over(&m));
		record_write(&m, &record);
		refuses_all(m.game->id, &record, TAMPERINGS / (int)game_count());
		match_end(&m);
		text_free(&record);
	}
}

Test(seal, refuses_every_tampering_of_a_game_that_was_resigned, .timeout = 600)
{
	enum { STEPS = 60 };
	for (size_t i = 0; i < game_count(); i++) {
		struct match m;
		struct text record = { 0 }, ending = { 0 };
		play(&m, registry_games[i], STEPS);
		text_add(&ending, "resign %s", game_seat_name(m.game, 0));
		record_write_ended(&m, text_str(&ending), &record);
		refuses_all(m.game->id, &record, TAMPERINGS);
		match_end(&m);
		text_free(&record);
		text_free(&ending);
	}
}

Test(seal, binds_what_the_rules_do_not_read)
{
	static const struct {
		const char *old, *new;
	} rows[] = { { "player red Ann", "player red Eve" },
		     { "rules 3\n", "rules 30\n" },
		     { "end rules", "end draw" } };
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct match m;
		struct text record = { 0 }, bad = { 0 }, why = { 0 };
		play(&m, registry_find("draw"), LINES_MAX);
		record_write(&m, &record);
		const char *at = strstr(record.at, rows[i].old);
		cr_assert_not_null(at, "%s in %s", rows[i].old, record.at);
		text_bytes(&bad, record.at, (size_t)(at - record.at));
		text_add(&bad, "%s%s", rows[i].new, at + strlen(rows[i].old));
		cr_expect_eq(verify(&bad, &why), BAD_RECORD, "%s", rows[i].new);
		cr_expect(strstr(text_str(&why), "the seal"), "%s", text_str(&why));
		match_end(&m);
		text_free(&record);
		text_free(&bad);
		text_free(&why);
	}
}

Test(seal, a_record_without_one_is_read_as_before)
{
	static const char old[] = "tessera record 1\ngame tictactoe\nrules 1\nseats 2\n"
				  "scenario standard\ndice table\nsteps\n";
	struct match m;
	struct text why = { 0 };
	size_t checked;
	cr_assert_eq(record_read(&m, old, registry_find, &why), OK, "%s", text_str(&why));
	cr_assert_eq(m.seal.state, SEAL_NONE);
	cr_assert_eq(record_verify(&m, &checked, &why), OK);
	match_end(&m);
	text_free(&why);
}
