#include "scene.h"

#include <string.h>

#include "ai/playout.h"
#include "base/rng.h"
#include "games/registry.h"

const struct game *scene_game(const char *id)
{
	const struct game *g = registry_find(id);
	ensure(g);
	return g;
}

void scene_begin(struct match *m, const char *id, struct dice dice)
{
	const struct game *g = scene_game(id);
	const struct setup how = game_default_setup(g);
	ensure(match_begin(m, g, &how, dice, NULL) == OK);
}

void scene_deal(struct match *m, struct dice dice)
{
	scene_begin(m, "draw", dice);
	scene_play(m, (const char *[]){ "chance omen dog", "chance draw ant",
					"chance draw bee", "chance draw cat",
					"chance draw dog", NULL });
}

status scene_try(struct match *m, const char *words, struct text *why)
{
	char seat[16] = "";
	const char *rest = strchr(words, ' ');
	ensure(rest && rest - words < (int)sizeof seat);
	memcpy(seat, words, (size_t)(rest - words));
	action a;
	TRY(action_read(m->game, rest, &a, why));
	return match_play(m, game_find_seat(m->game, seat), a, why);
}

void scene_play(struct match *m, const char *const *lines)
{
	struct text why = { 0 };
	for (; *lines; lines++)
		if (scene_try(m, *lines, &why) != OK)
			die("%s: %s", *lines, text_str(&why));
	text_free(&why);
}

void scene_finish(struct match *m, uint64_t seed)
{
	struct rng rng = rng_seeded(seed);
	match_chance(m);
	while (!match_is_over(m)) {
		struct actions legal;
		int seat = 0;
		while (!(m->game->to_act(m->state) & seat_bit(seat)))
			seat++;
		match_legal(m, seat, &legal);
		ensure(match_play(m, seat, legal.list[rng_below(&rng, legal.count)],
				  NULL) == OK);
		match_chance(m);
	}
}

int scene_played(const struct game *g, uint64_t seed, void *state)
{
	struct rng rng = rng_seeded(seed);
	const struct setup how = game_default_setup(g);
	memset(state, 0, g->state_size);
	ensure(g->setup(state, &how, NULL) == OK);
	for (unsigned n = 20 + rng_below(&rng, 40); n > 0; n--)
		playout_step(g, state, &rng);
	playout_settle(g, state, &rng);
	return g->to_act(state) ? playout_seat(g->to_act(state), &rng) : SEAT_NONE;
}
