/*
 * Scenarios of people's own: whatever is accepted begins a game that can be played, and
 * describes itself so that it reads the same.
 */
#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "core/custom.h"
#include "core/state.h"
#include "games/registry.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static status read_scenario(const struct game *g, const struct text *json, void *state,
			    struct text *why)
{
	const struct setup how = game_default_setup(g);
	struct json_doc d = { 0 };
	char title[TITLE_SIZE];
	status result = json_read(&d, text_str(json), json->len, why);
	if (result == OK)
		result = custom_read(g, &how, &d, 0, state, title, why);
	json_free(&d);
	return result;
}

static void write_and_read(const struct game *g, const void *state, void *again)
{
	struct text json = { 0 };
	custom_put(g, state, "again", &json);
	if (read_scenario(g, &json, again, NULL) != OK ||
	    state_hash(g, state) != state_hash(g, again))
		abort();
	text_free(&json);
}

static void try_scenario(const struct game *g, const struct text *json)
{
	enum { STEPS = 200 };
	struct rng rng = rng_seeded(json->len);
	void *state = calloc(1, g->state_size), *again = calloc(1, g->state_size);
	struct text why = { 0 };
	if (read_scenario(g, json, state, &why) == OK) {
		write_and_read(g, state, again);
		for (int i = 0; i < STEPS && playout_step(g, state, &rng); i++)
			;
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
		if (registry_games[i]->custom)
			try_scenario(registry_games[i], &json);
	text_free(&json);
	return 0;
}
