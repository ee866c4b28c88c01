/*
 * Mutants: the bytes choose a game, its set-up, how far it is played at random and which
 * values of the position are changed; then, if it is accepted, who plays on. Whatever is
 * accepted can be played to its end (src/fuzz/playon.h).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "base/text.h"
#include "core/state.h"
#include "fuzz/anysetup.h"
#include "fuzz/mutant.h"
#include "fuzz/playon.h"
#include "games/registry.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

struct tape {
	const uint8_t *at, *end;
};

static unsigned take(struct tape *t, int bytes)
{
	unsigned value = 0;
	while (bytes-- > 0)
		value = value << 8 | (t->at < t->end ? *t->at++ : 0u);
	return value;
}

static const struct game *take_game(struct tape *t)
{
	unsigned games = 0;
	while (registry_games[games])
		games++;
	return registry_games[take(t, 1) % games];
}

static bool begin(struct tape *t, const struct game *g, void *state, struct rng *rng)
{
	const struct setup how = anysetup_pick(g, rng);
	if (g->setup(state, &how, NULL) != OK)
		return false;
	for (unsigned steps = take(t, 2) % 2048; steps > 0; steps--)
		if (!playout_step(g, state, rng))
			break;
	return true;
}

static void play(const struct game *g, const struct bot *b, void *state, struct rng *rng)
{
	enum { QUICK = 400 }; /* the searching ones would take too long to the end */
	struct text why = { 0 };
	struct playing_on how = { .game = g, .bot = b };
	if (b->limits.iterations > 0)
		how.most = QUICK;
	if (playon_to_end(&how, state, rng, &why) != OK) {
		fprintf(stderr, "%s: %s\n", g->id, text_str(&why));
		abort();
	}
	text_free(&why);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	_Alignas(16) static char state[STATE_SIZE_MAX];
	struct tape t = { data, data + size };
	const struct game *g = take_game(&t);
	struct rng rng = rng_seeded(take(&t, 2));
	const struct bot *b = &bots[take(&t, 1) % 64 ? 0 : take(&t, 1) % 3];
	struct text why = { 0 };
	memset(state, 0, sizeof state);
	if (!begin(&t, g, state, &rng))
		return 0;
	while (t.at < t.end)
		mutant_change(g, state, take(&t, 1), take(&t, 2), take(&t, 2));
	const status s = playon_read_back(g, state, &why);
	if (s == OK)
		play(g, b, state, &rng);
	else if (s != BAD_POSITION)
		abort();
	text_free(&why);
	return 0;
}
