#include "trial.h"

#include <stdlib.h>

#include "ai/bot.h"
#include "base/text.h"
#include "core/match.h"
#include "core/state.h"
#include "games/registry.h"

static int first_of(seatset seats)
{
	int seat = 0;
	while (!(seats & seat_bit(seat)))
		seat++;
	return seat;
}

static status play_on(struct match *m, const struct bot *b, uint32_t steps,
		      struct rng *rng, struct thoughts *thoughts)
{
	match_chance(m);
	while (!match_is_over(m) && (steps == 0 || m->count < steps)) {
		const int seat = first_of(m->game->to_act(m->state));
		const action a =
			bot_choose(b, m->game, m->state, seat, NULL, rng, thoughts);
		TRY(match_play(m, seat, a, NULL));
		match_chance(m);
	}
	return OK;
}

/* Scenarios and numbers of players in turn. */
static struct setup setup_of(const struct game *g, uint32_t n)
{
	int scenarios = 0;
	while (g->scenarios[scenarios].id)
		scenarios++;
	struct setup s = game_default_setup(g);
	s.scenario = (uint8_t)(n % (uint32_t)scenarios);
	return s;
}

status trial_run(const struct trial *t, struct text *out)
{
	const struct game *g = registry_find(t->game);
	const struct bot *named = bot_find(t->bot);
	struct thoughts *thoughts = malloc(sizeof *thoughts);
	if (!thoughts)
		die("out of memory");
	status s = !g ? BAD_GAME : !named ? BAD_BOT : OK;
	struct bot b = named ? *named : (struct bot){ 0 };
	b.limits.milliseconds = 0; /* a clock would choose for a slow machine */
	for (uint32_t n = 0; s == OK && n < t->games; n++) {
		struct match m;
		struct rng rng = rng_seeded(t->seed + n);
		const struct setup how = setup_of(g, n);
		s = match_begin(&m, g, &how, fair_test_seed(t->seed + n), NULL);
		if (s != OK)
			break;
		s = play_on(&m, &b, t->steps, &rng, thoughts);
		text_add(out, "%zu %08lx\n", m.count,
			 (unsigned long)state_hash(g, m.state));
		match_end(&m);
	}
	free(thoughts);
	return s;
}
