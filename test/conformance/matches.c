/*
 * A whole match: undo goes back to the same bytes and stops at its borders, and the
 * record replays to the same bytes, reads back to itself, and its dice can be checked.
 */
#include <stdlib.h>
#include <string.h>

#include "core/match.h"
#include "core/record.h"
#include "games/registry.h"
#include "trial.h"

static bool undo_holds(struct trial *t, struct match *m, const void *before)
{
	const struct step last = m->step[m->count - 1];
	const bool reveals = t->game->verbs[action_verb(last.action)].reveals;
	for (int seat = 0; seat < game_seats(t->game, m->state); seat++) {
		const bool may = match_undoable(m, seat) > 0;
		if (may != (seat == last.seat && !reveals))
			return trial_broken(t, "undo stops at the wrong place",
					    last.action);
	}
	if (last.seat == CHANCE || reveals)
		return true;
	if (match_undo(m, last.seat, NULL) != OK || !trial_same(t, m->state, before))
		return trial_broken(t, "undo does not lead back", last.action);
	if (match_play(m, last.seat, last.action, NULL) != OK ||
	    m->step[m->count - 1].hash != last.hash)
		return trial_broken(t, "what was undone cannot be done again",
				    last.action);
	return true;
}

static bool play_on(struct trial *t, struct match *m, void *before)
{
	enum { UNDO_EVERY = 5 };
	match_chance(m);
	while (!match_is_over(m)) {
		struct actions legal;
		int seat = 0;
		while (!(t->game->to_act(m->state) & seat_bit(seat)))
			seat++;
		match_legal(m, seat, &legal);
		memcpy(before, m->state, t->game->state_size);
		const action a = legal.list[rng_below(&t->rng, legal.count)];
		if (match_play(m, seat, a, &t->broken) != OK)
			return false;
		if (m->count % UNDO_EVERY == 0 && !undo_holds(t, m, before))
			return false;
		match_chance(m);
	}
	return true;
}

static bool rereads(struct trial *t, const struct match *m, const struct text *record)
{
	struct match again;
	struct text second = { 0 }, why = { 0 };
	size_t checked = 0;
	if (record_read(&again, text_str(record), registry_find, &why) != OK) {
		trial_broken(t, "the record does not replay: ", 0);
		text_put(&t->broken, text_str(&why));
		text_free(&why);
		return false;
	}
	record_write(&again, &second);
	bool good = true;
	if (!trial_same(t, m->state, again.state))
		good = trial_broken(t, "the record replays to another state", 0);
	else if (strcmp(text_str(record), text_str(&second)) != 0)
		good = trial_broken(t, "the record writes back to another", 0);
	else if (record_verify(&again, &checked, &t->broken) != OK)
		good = false;
	else if (checked != m->drawn)
		good = trial_broken(t, "not every outcome was checked", 0);
	match_end(&again);
	text_free(&second);
	return good;
}

bool match_holds(struct trial *t, uint64_t seed)
{
	struct match m;
	if (match_begin(&m, t->game, &t->setup, fair_seeded(seed), &t->broken) != OK)
		return false;
	struct text record = { 0 };
	void *before = trial_block(t);
	bool good = play_on(t, &m, before);
	if (good) {
		record_write(&m, &record);
		good = rereads(t, &m, &record);
	}
	free(before);
	text_free(&record);
	match_end(&m);
	return good;
}
