/* Generals that join or change armies in a campaign turn (TW-151). */
#include "games/totalwar/totalwar.h"

/* A spare general comes from home, one in play from his army. */
static bool is_near(const struct totalwar *s, int seat, int army, int general)
{
	const int region = s->at[seat][army];
	if (s->spare[general])
		return tw_table_home_mu(s, seat, 4) >> region & 1;
	for (int other = 0; other < ARMY_COUNT; other++)
		if (s->general[seat][other] == general && is_region(s->at[seat][other]) &&
		    !s->aboard[seat][other])
			return tw_table_mu_around(s, s->at[seat][other], 4) >> region & 1;
	return false;
}

refusal tw_leaders_refusal(const struct totalwar *s, int seat, int army, int general)
{
	if (army >= ARMY_COUNT || !is_region(s->at[seat][army]) || s->aboard[seat][army])
		return NO_FORCE;
	const int now = s->general[seat][army];
	if (general == NO_GENERAL || general == now ||
	    tw_rows_general[general].owner != faction_of(seat) || s->shifted[general] ||
	    (now && s->shifted[now]))
		return NO_GENERAL_NEAR;
	return is_near(s, seat, army, general) ? ALLOWED : NO_GENERAL_NEAR;
}

void tw_leaders_offer(const struct totalwar *s, int seat, int army, struct actions *out)
{
	for (int g = first_general(seat); g < first_general(seat + 1); g++) {
		bool held = s->spare[g];
		for (int other = 0; other < ARMY_COUNT; other++)
			held = held || (other != army && s->general[seat][other] == g);
		if (held && tw_leaders_refusal(s, seat, army, g) == ALLOWED)
			actions_add(out, action_make(VERB_LEAD, army, g, 0));
	}
}

/* Who led the army goes where the new general comes from. */
void tw_leaders_change(struct totalwar *s, int seat, int army, int general)
{
	const int now = s->general[seat][army];
	s->shifted[general] = true;
	if (now)
		s->shifted[now] = true;
	if (s->spare[general]) {
		s->spare[general] = false;
		if (now)
			s->spare[now] = true;
	}
	for (int other = 0; other < ARMY_COUNT; other++)
		if (s->general[seat][other] == general)
			s->general[seat][other] = (u8)now;
	s->general[seat][army] = (u8)general;
	for (int each = 0; each < ARMY_COUNT; each++) /* TW-248 leaves with its general */
		tw_table_disband_if_broken(s, seat, each);
}
