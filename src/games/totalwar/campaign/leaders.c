/* Generals that join or change armies in a campaign turn (TW-151). */
#include "games/totalwar/totalwar.h"

static bool may_change(const struct totalwar *s, int seat, int army, int general)
{
	const int now = s->general[seat][army];
	return general != NO_GENERAL && general != now &&
	       tw_rows_general[general].owner == faction_of(seat) &&
	       !s->shifted[general] && !(now && s->shifted[now]);
}

/* The army he leads on the map; a spare one waits at home. */
static int army_of(const struct totalwar *s, int seat, int general)
{
	for (int army = 0; army < ARMY_COUNT; army++)
		if (s->general[seat][army] == general)
			return tw_table_is_on_land(s, seat, army) ? army : NO_ARMY;
	return NO_ARMY;
}

enum { GENERAL_MU = 4 };

/* Those of `wanted` within 4 MU of a region. Without a road nearby the rows tell it. */
static placeset within_mu(const struct totalwar *s, int at, placeset wanted)
{
	const placeset near = tw_table_reach(s, at, REACH_MU);
	if (!(wanted & ~near) || !(tw_table_road_ends(s) & near))
		return wanted & near;
	return wanted & tw_table_mu_around(s, at, GENERAL_MU);
}

/* `around`: the regions within 4 MU of the army that he is to lead. */
static bool is_near(const struct totalwar *s, int seat, int general, placeset around)
{
	if (s->spare[general])
		return around & tw_table_homes(s, seat);
	const int army = army_of(s, seat, general);
	return army != NO_ARMY && (around >> s->at[seat][army] & 1);
}

/* Where the generals are that may take over this army. */
static placeset candidates(const struct totalwar *s, int seat, int army)
{
	placeset set = 0;
	for (int g = first_general(seat); g < first_general(seat + 1); g++) {
		if (!may_change(s, seat, army, g))
			continue;
		if (s->spare[g])
			set |= tw_table_homes(s, seat);
		else if (army_of(s, seat, g) != NO_ARMY)
			set |= place_bit(s->at[seat][army_of(s, seat, g)]);
	}
	return set;
}

refusal tw_leaders_refusal(const struct totalwar *s, int seat, int army, int general)
{
	if (army >= ARMY_COUNT || !tw_table_is_on_land(s, seat, army))
		return NO_FORCE;
	const placeset around =
		within_mu(s, s->at[seat][army], candidates(s, seat, army));
	return may_change(s, seat, army, general) && is_near(s, seat, general, around)
		       ? ALLOWED
		       : NO_GENERAL_NEAR;
}

void tw_leaders_offer(const struct totalwar *s, int seat, int army, struct actions *out)
{
	const int at = s->at[seat][army];
	const placeset around = within_mu(s, at, candidates(s, seat, army));
	if (!around)
		return;
	for (int g = first_general(seat); g < first_general(seat + 1); g++)
		if ((s->spare[g] || army_of(s, seat, g) != NO_ARMY) &&
		    may_change(s, seat, army, g) && is_near(s, seat, g, around))
			actions_add(out, action_make(VERB_LEAD, army, g, 0));
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
