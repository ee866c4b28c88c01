/* Generals drawn by chance: of a level, or of the next lower one if none is left. */
#include "games/totalwar/tell.h"

static bool is_in_box(const struct totalwar *s, int seat, int general)
{
	if (s->spare[general])
		return false;
	for (int army = 0; army < ARMY_COUNT; army++)
		if (s->general[seat][army] == general)
			return false;
	return true;
}

int tw_general_in_box(const struct totalwar *s, int seat, int stars)
{
	for (int g = first_general(seat); g < first_general(seat + 1); g++)
		if (tw_rows_general[g].stars == stars && is_in_box(s, seat, g))
			return g;
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
	for (int g = first_general(s->loser); g < first_general(s->loser + 1); g++)
		if (tw_rows_general[g].stars == s->appointing &&
		    is_in_box(s, s->loser, g))
			actions_weigh(out, action_make(VERB_APPOINT, g, 0, 0), 1);
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
