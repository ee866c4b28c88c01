/* Generals that join or change armies in a campaign turn (TW-151). */
#include "games/totalwar/tell.h"

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

/* `around`: the regions within 4 MU of the army that he is to lead. */
static bool is_near(const struct totalwar *s, int seat, int general, placeset around)
{
	if (s->spare[general])
		return around & tw_table_homes(s, seat);
	const int army = army_of(s, seat, general);
	return army != NO_ARMY && (around >> s->at[seat][army] & 1);
}

/* Armies of generals who may change to this one, and homes if one is spare. */
static placeset leaders_in_play(const struct totalwar *s, int seat, int army)
{
	placeset set = 0;
	for (int other = 0; other < ARMY_COUNT; other++)
		if (tw_table_is_on_land(s, seat, other) &&
		    may_change(s, seat, army, s->general[seat][other]))
			set |= place_bit(s->at[seat][other]);
	return set;
}

static placeset homes_of_spare(const struct totalwar *s, int seat, int army)
{
	for (int g = first_general(seat); g < first_general(seat + 1); g++)
		if (s->spare[g] && may_change(s, seat, army, g))
			return tw_table_homes(s, seat);
	return 0;
}

/* Where generals are within 4 MU of an army. The rows tell it, unless somebody is further
 * away and a road is near. */
static placeset within_mu(const struct totalwar *s, int seat, int army)
{
	const int at = s->at[seat][army];
	const placeset near = tw_table_reach(s, at, REACH_MU);
	const placeset armies = leaders_in_play(s, seat, army),
		       homes = homes_of_spare(s, seat, army), all = armies | homes;
	const bool missed = (armies & ~near) || (homes && !(homes & near));
	if (!missed || !(tw_table_road_ends(s) & near))
		return all & near;
	return all & tw_table_mu_around(s, at, GENERAL_MU);
}

refusal tw_leaders_refusal(const struct totalwar *s, int seat, int army, int general)
{
	if (army >= ARMY_COUNT || !tw_table_is_on_land(s, seat, army))
		return NO_FORCE;
	const placeset around = within_mu(s, seat, army);
	return may_change(s, seat, army, general) && is_near(s, seat, general, around)
		       ? ALLOWED
		       : NO_GENERAL_NEAR;
}

void tw_leaders_offer(const struct totalwar *s, int seat, int army, struct actions *out)
{
	const placeset around = within_mu(s, seat, army);
	if (!around)
		return;
	for (int g = first_general(seat); g < first_general(seat + 1); g++)
		if ((s->spare[g] || army_of(s, seat, g) != NO_ARMY) &&
		    may_change(s, seat, army, g) && is_near(s, seat, g, around))
			actions_add(out, action_make(VERB_LEAD, army, g, 0));
}

static void hand_over(struct totalwar *s, int seat, int army, int general)
{
	s->general[seat][army] = (u8)general;
	if (general)
		say(LEADS, seat, general, army, tw_rows_general[general].stars);
	else
		say(LEADERLESS, seat, army);
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
		if (now)
			say(SPARE, seat, now, tw_rows_general[now].stars);
	}
	for (int other = 0; other < ARMY_COUNT; other++)
		if (s->general[seat][other] == general)
			hand_over(s, seat, other, now);
	s->general[seat][army] = (u8)general;
	say(LEADS, seat, general, army, tw_rows_general[general].stars);
	for (int each = 0; each < ARMY_COUNT; each++) /* TW-248 leaves with its general */
		tw_table_disband_if_broken(s, seat, each);
}
