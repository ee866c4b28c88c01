#include "cli/args/seriesargs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/args/botargs.h"
#include "cli/args/gameargs.h"

/* The first state of the chosen scenario, or with --rotate of every scenario that can be
 * played by as many. */
static void make_origins(struct series *s, const struct match *m, bool rotate)
{
	const struct game *g = s->game;
	int scenarios = 0;
	while (g->scenarios[scenarios].id)
		scenarios++;
	s->origin = calloc((size_t)scenarios + 1, g->state_size);
	if (!s->origin)
		die("out of memory");
	memcpy(s->origin, m->state, g->state_size);
	s->seats = game_seats(g, m->state);
	s->origins = 1;
	for (int i = 0; rotate && i < scenarios; i++) {
		struct setup how = m->setup;
		char *state = s->origin + (size_t)s->origins * g->state_size;
		how.scenario = (uint8_t)i;
		memset(state, 0, g->state_size);
		if ((m->from_position || i != m->setup.scenario) &&
		    g->setup(state, &how, NULL) == OK && game_seats(g, state) == s->seats)
			s->origins++;
	}
}

bool seriesargs_begin(const struct args *a, const char *scenario, struct series *s)
{
	long long games = 1000, seed = 1;
	struct match m;
	*s = (struct series){ .game = gameargs_find(a, a->word[0]), .ranks = { 0, 1 } };
	if (!s->game || !args_number(a, "games", 1, 1000000000, &games) ||
	    !args_number(a, "seed", 0, INT64_MAX, &seed) || !botargs_hire(a, &s->crew))
		return false;
	if (!gameargs_begin(a, s->game, scenario, fair_table(), &m)) {
		series_end(s);
		return false;
	}
	make_origins(s, &m, args_has(a, "rotate"));
	snprintf(s->scenario, sizeof s->scenario, "%s", gameargs_scenario(&m));
	s->games = (long)games;
	s->seed = (uint64_t)seed;
	match_end(&m);
	return true;
}
