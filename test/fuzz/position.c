/*
 * Positions of every game: whatever is accepted can be played on, looked at by everybody,
 * and written out again to read the same. The first byte chooses the game.
 */
#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "base/text.h"
#include "core/state.h"
#include "core/view.h"
#include "games/registry.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const struct game *choose(uint8_t byte)
{
	unsigned n = 0;
	while (registry_games[n])
		n++;
	return registry_games[byte % n];
}

static void look(const struct game *g, const void *state)
{
	struct text t = { 0 };
	for (int seat = 0; seat <= game_seats(g, state); seat++) {
		const int reader = seat == game_seats(g, state) ? SPECTATOR : seat;
		view_write(g, state, reader, &t);
		if (g->draw)
			g->draw(state, reader, true, &t);
	}
	text_free(&t);
}

static void write_and_read(const struct game *g, const void *state, void *again)
{
	struct text t = { 0 };
	state_put_position(g, state, &t);
	if (state_read_text(g, t.at, t.len, again, NULL) != OK ||
	    memcmp(state, again, g->state_size) != 0)
		abort();
	text_free(&t);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	enum { STEPS = 50 };
	if (size == 0)
		return 0;
	const struct game *g = choose(data[0]);
	struct rng rng = rng_seeded(size);
	void *state = calloc(1, g->state_size), *again = calloc(1, g->state_size);
	struct text why = { 0 };
	if (state_read_text(g, (const char *)data + 1, size - 1, state, &why) == OK) {
		write_and_read(g, state, again);
		look(g, state);
		for (int i = 0; i < STEPS && playout_step(g, state, &rng); i++)
			look(g, state);
	}
	free(state);
	free(again);
	text_free(&why);
	return 0;
}
