/* Generals drawn by chance: of a level, or of the next lower one if none is left. */
#include "games/totalwar/words/tell.h"

unsigned tw_generals_in_box(const struct totalwar *s, int seat)
{
	unsigned taken = generals_with(s->spare, seat);
	for (int army = 0; army < ARMY_COUNT; army++)
		taken |= general_bit(seat, s->general[seat][army]);
	return ~taken & ((1u << GENERALS_EACH) - 1);
}

static bool is_of_rank(int seat, int bit, int stars)
{
	return tw_rows_general[first_general(seat) + bit].stars == stars;
}

int tw_general_in_box(const struct totalwar *s, int seat, int stars)
{
	for (unsigned rest = tw_generals_in_box(s, seat); rest; rest &= rest - 1)
		if (is_of_rank(seat, __builtin_ctz(rest), stars))
			return first_general(seat) + __builtin_ctz(rest);
	return NO_GENERAL;
}

/* TW-14, TW-88, TW-237; `army` ARMY_COUNT: he is spare (TW-125). */
void tw_general_appoint(struct totalwar *s, int seat, int army, int stars)
{
	const int old = army < ARMY_COUNT ? tw_table_stars(s, seat, army) : 0;
	while (stars > old && !tw_general_in_box(s, seat, stars))
		stars--;
	if (stars <= old)
		return;
	s->loser = (u8)seat;
	s->losing = (u8)army;
	s->appointing = (u8)stars;
	flow_push(s->flow, PHASE_APPOINT);
}

void tw_legal_APPOINT(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	(void)seat;
	const int first = first_general(s->loser);
	for (unsigned rest = tw_generals_in_box(s, s->loser); rest; rest &= rest - 1)
		if (is_of_rank(s->loser, __builtin_ctz(rest), s->appointing))
			actions_weigh(out,
				      action_make(VERB_APPOINT,
						  first + __builtin_ctz(rest), 0, 0),
				      1);
}

void tw_apply_APPOINT(void *state, int seat, action a)
{
	struct totalwar *s = state;
	(void)seat;
	const int general = action_arg(a, 0);
	s->appointing = 0;
	flow_pop(s->flow);
	if (s->losing == ARMY_COUNT) {
		s->spare[general] = true;
		s->losing = 0;
		say(SPARE, s->loser, general, tw_rows_general[general].stars);
		return;
	}
	s->general[s->loser][s->losing] = (u8)general;
	say(LEADS, s->loser, general, s->losing, tw_rows_general[general].stars);
	if (s->fight == NO_FIGHT) /* TW-248, TW-233 */
		tw_table_disband_if_broken(s, s->loser, s->losing);
}

ONE_REASON(APPOINT, NOT_OFFERED)
