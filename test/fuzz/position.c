/*
 * Positions of every game: whatever is accepted can be played on, looked at by everybody,
 * and written out again to read the same.
 */
#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "base/text.h"
#include "core/state.h"
#include "core/view.h"
#include "games/registry.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

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

static void try_position(const struct game *g, const char *json, size_t len)
{
	enum { STEPS = 50 };
	struct rng rng = rng_seeded(len);
	void *state = calloc(1, g->state_size), *again = calloc(1, g->state_size);
	struct text why = { 0 };
	if (state_read_text(g, json, len, state, &why) == OK) {
		write_and_read(g, state, again);
		look(g, state);
		for (int i = 0; i < STEPS && playout_step(g, state, &rng); i++)
			look(g, state);
	} else if (why.len == 0) {
		abort();
	}
	free(state);
	free(again);
	text_free(&why);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct text json = { 0 };
	text_bytes(&json, (const char *)data, size);
	for (int i = 0; registry_games[i]; i++)
		try_position(registry_games[i], json.at, json.len);
	text_free(&json);
	return 0;
}
