/*
 * replay FILE.record: the record reads, replays and its dice hold, and at every step what
 * is told adds up and keeps its secrets. Prints what a snapshot spends on actions and
 * log, in numbers as it is sent and in words as it was before; status 1 if something does
 * not hold.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "core/record.h"
#include "core/wire.h"
#include "core/words/event.h"
#include "games/registry.h"
#include "trial.h"

enum { SECRETS_EVERY = 8, WEIGH_EVERY = 1 }; /* steps: these take long */

struct sizes {
	size_t snapshots, typed, words;
};

/* What a reader gets after a step: what he may do, and what has happened. */
static size_t typed_bytes(const struct game *g, const struct actions *legal,
			  const struct events *told, const void *after, int reader)
{
	struct text out = { 0 };
	struct json j = { .out = &out };
	json_open(&j, '[');
	wire_put_actions(g, legal, &j);
	for (unsigned i = 0; i < told->count; i++)
		if (event_is_told(g, &told->list[i], reader))
			event_put_short(g, after, &told->list[i], reader, &j);
	json_close(&j, ']');
	const size_t bytes = out.len;
	text_free(&out);
	return bytes;
}

static size_t word_bytes(const struct game *g, const struct actions *legal,
			 const struct moment *m, int reader)
{
	struct text out = { 0 }, words = { 0 };
	struct json j = { .out = &out };
	json_open(&j, '[');
	for (unsigned i = 0; i < legal->count; i++) {
		text_clear(&words);
		action_put(g, legal->list[i], &words);
		json_string_n(&j, text_str(&words), words.len);
	}
	text_clear(&words);
	events_narrate(g, m->before, m->seat, m->action, m->after, reader, &words);
	json_string_n(&j, text_str(&words), words.len);
	json_close(&j, ']');
	const size_t bytes = out.len;
	text_free(&out);
	text_free(&words);
	return bytes;
}

static void weigh(const struct trial *t, const struct moment *m, struct sizes *sizes)
{
	struct events *told = malloc(sizeof *told);
	void *scratch = trial_block(t);
	events_of(t->game, m->before, m->seat, m->action, scratch, told);
	for (int i = 0, r; (r = trial_reader(t, m->after, i)) != SEAT_NONE; i++) {
		struct actions legal = { .count = 0 };
		if (r != SPECTATOR && (t->game->to_act(m->after) >> r & 1))
			trial_legal(t, m->after, r, &legal);
		sizes->snapshots++;
		sizes->typed += typed_bytes(t->game, &legal, told, m->after, r);
		sizes->words += word_bytes(t->game, &legal, m, r);
	}
	free(scratch);
	free(told);
}

static bool step_holds(struct trial *t, const struct moment *m, size_t number)
{
	return story_adds_up(t, m) &&
	       (number % SECRETS_EVERY != 0 || story_keeps_secrets(t, m));
}

static bool steps_hold(const struct match *match, struct sizes *sizes, struct text *why)
{
	struct trial t = { .game = match->game,
			   .setup = match->setup,
			   .rng = rng_seeded(1) };
	void *before = trial_copy(&t, match->origin);
	void *after = trial_copy(&t, match->origin);
	bool good = true;
	for (size_t i = 0; good && i < match->count; i++) {
		const struct step *s = &match->step[i];
		const struct moment m = { before, after, s->seat, s->action };
		memcpy(before, after, t.game->state_size);
		t.game->apply(after, s->seat, s->action);
		good = step_holds(&t, &m, i);
		if (i % WEIGH_EVERY == 0)
			weigh(&t, &m, sizes);
		if (!good)
			text_add(why, "Step %zu: %s", i + 1, text_str(&t.broken));
	}
	text_free(&t.broken);
	free(before);
	free(after);
	return good;
}

static bool record_holds(const char *file, struct sizes *sizes, struct text *why)
{
	struct text record = { 0 };
	struct match m = { 0 };
	size_t checked;
	status s = text_read_file(&record, file, RECORD_BYTES_MAX, why);
	if (s == OK)
		s = record_read(&m, text_str(&record), registry_find, why);
	if (s == OK)
		s = record_verify(&m, &checked, why);
	const bool good = s == OK && steps_hold(&m, sizes, why);
	match_end(&m);
	text_free(&record);
	return good;
}

int main(int argc, char **argv)
{
	struct sizes sizes = { 0 };
	int bad = 0;
	if (argc < 2)
		die("usage: replay FILE...");
	for (int i = 1; i < argc; i++) {
		struct text why = { 0 };
		if (record_holds(argv[i], &sizes, &why)) {
			printf("ok %s\n", argv[i]);
		} else {
			printf("not ok %s\n# %s\n", argv[i], text_str(&why));
			bad = 1;
		}
		text_free(&why);
	}
	printf("# %zu snapshots: actions and log take %zu bytes on average, %zu in words "
	       "alone\n",
	       sizes.snapshots, sizes.typed / (sizes.snapshots + !sizes.snapshots),
	       sizes.words / (sizes.snapshots + !sizes.snapshots));
	return bad;
}
