/* Skull dice as chance. */
#include "games/totalwar/words/tell.h"

/* TW-21: how many of the six sides show Skull, X, S, Blank. */
static const u8 sides[COLOUR_COUNT][FACE_COUNT] = {
	[RED] = { 0, 2, 2, 2, 0 },   [YELLOW] = { 0, 1, 3, 1, 1 },
	[GREEN] = { 0, 1, 2, 1, 2 }, [WHITE] = { 0, 0, 3, 1, 2 },
	[BLACK] = { 0, 0, 2, 1, 3 },
};

int tw_roll_sides(int colour, int face)
{
	return sides[colour][face];
}

void tw_roll_clear(struct totalwar *s)
{
	memset(s->die, 0, DIE_COUNT);
	memset(s->face, 0, DIE_COUNT);
	memset(s->roller, 0, DIE_COUNT);
	memset(s->again, 0, DIE_COUNT);
}

void tw_roll_add(struct totalwar *s, int side, int colour)
{
	int i = 0;
	while (i < DIE_COUNT && s->die[i])
		i++;
	if (i == DIE_COUNT || colour == NO_DIE)
		return;
	s->die[i] = (u8)colour;
	s->roller[i] = (u8)side;
}

static int next_die(const struct totalwar *s)
{
	for (int i = 0; i < DIE_COUNT && s->die[i]; i++)
		if (s->face[i] == UNROLLED)
			return i;
	return DIE_COUNT;
}

void tw_roll_start(struct totalwar *s)
{
	if (next_die(s) < DIE_COUNT)
		flow_push(s->flow, PHASE_ROLL);
}

int tw_roll_count(const struct totalwar *s, int side, int face)
{
	int n = 0;
	for (int i = 0; i < DIE_COUNT && s->die[i]; i++)
		n += s->roller[i] == side && s->face[i] == face;
	return n;
}

/* TW-22 */
int tw_roll_damage(const struct totalwar *s, int side)
{
	return 2 * tw_roll_count(s, side, SKULL) + tw_roll_count(s, side, CROSS);
}

void tw_legal_ROLL(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	(void)seat;
	const int die = next_die(s);
	for (int face = SKULL; die < DIE_COUNT && face < FACE_COUNT; face++)
		if (sides[s->die[die]][face])
			actions_weigh(out, action_make(VERB_DIE, face, 0, 0),
				      sides[s->die[die]][face]);
}

void tw_apply_ROLL(void *state, int seat, action a)
{
	struct totalwar *s = state;
	(void)seat;
	const int die = next_die(s);
	ensure(die < DIE_COUNT);
	s->face[die] = (u8)action_arg(a, 0);
	TELL(tw_tell_die(s, die));
	if (next_die(s) == DIE_COUNT)
		flow_pop(s->flow);
}

ONE_REASON(ROLL, NOT_OFFERED)

action tw_think_sample(const void *state, struct rng *rng)
{
	const struct totalwar *s = state;
	if (s->flow[0] == PHASE_ROLL) {
		const u8 *row = sides[s->die[next_die(s)]];
		int n = (int)rng_below(rng, 6), face = SKULL;
		while (n >= row[face])
			n -= row[face++];
		return action_make(VERB_DIE, face, 0, 0);
	}
	if (s->flow[0] == PHASE_DRAW)
		return action_make(VERB_DRAW,
				   deck_sample(s->deck, ACTION_CARD_COUNT, rng), 0, 0);
	struct actions out;
	out.count = 0;
	tw_totalwar_phases[s->flow[0]].legal(state, CHANCE, &out);
	uint32_t total = 0;
	for (unsigned i = 0; i < out.count; i++)
		total += out.weight[i];
	uint32_t n = rng_below(rng, total);
	unsigned i = 0;
	while (n >= out.weight[i])
		n -= out.weight[i++];
	return out.list[i];
}
