/*
 * Generals that join or change armies in a campaign turn (TW-151). They are bits of a set
 * among the generals of their seat.
 */
#include "games/totalwar/map/roads.h"
#include "games/totalwar/words/tell.h"

enum { GENERAL_MU = 4 };

/* What holds for all armies of a seat, reckoned once. */
struct staff {
	const struct totalwar *s;
	int seat;
	unsigned spare; /* they wait at home */
	unsigned fresh; /* in play, on land or spare, and have not changed */
	placeset homes;
	bool drawn; /* the roads are looked at when they matter */
	struct roads roads;
};

static void gather(struct staff *staff, const struct totalwar *s, int seat)
{
	staff->s = s;
	staff->seat = seat;
	staff->drawn = false;
	staff->spare = staff->fresh = generals_with(s->spare, seat);
	staff->homes = tw_table_homes(s, seat);
	for (int army = 0; army < ARMY_COUNT; army++)
		if (tw_table_is_on_land(s, seat, army))
			staff->fresh |= general_bit(seat, s->general[seat][army]);
	staff->fresh &= ~generals_with(s->shifted, seat);
}

/* Those who may lead the army if they are near. */
static unsigned candidates(const struct staff *staff, int army)
{
	const int now = staff->s->general[staff->seat][army];
	return now && staff->s->shifted[now]
		       ? 0
		       : staff->fresh & ~general_bit(staff->seat, now);
}

/* The armies on the map that these generals lead. */
static placeset led_by(const struct staff *staff, unsigned generals)
{
	const struct totalwar *s = staff->s;
	placeset set = 0;
	for (int army = 0; army < ARMY_COUNT; army++)
		if ((generals & general_bit(staff->seat, s->general[staff->seat][army])))
			set |= place_bit(s->at[staff->seat][army]);
	return set;
}

/* What is within 4 MU of the army, as far as it touches these places: all armies, and one
 * of the homes. The rows tell it, unless somebody is further away and a road is near. */
static placeset within_mu(struct staff *staff, int army, placeset armies, placeset homes)
{
	const int at = staff->s->at[staff->seat][army];
	const placeset near = tw_table_reach(staff->s, at, REACH_MU);
	const bool missed = (armies & ~near) || (homes && !(homes & near));
	if (!missed)
		return near;
	if (!staff->drawn)
		tw_roads_draw(&staff->roads, staff->s);
	staff->drawn = true;
	return staff->roads.ends & near
		       ? tw_roads_mu_around(staff->s, &staff->roads, at, GENERAL_MU)
		       : near;
}

/* Who may take over this army. */
static unsigned leaders_for(struct staff *staff, int army)
{
	const struct totalwar *s = staff->s;
	const unsigned able = candidates(staff, army), spare = able & staff->spare;
	if (!able)
		return 0;
	const placeset around = within_mu(staff, army, led_by(staff, able & ~spare),
					  spare ? staff->homes : 0);
	unsigned near = staff->homes & around ? spare : 0;
	for (int other = 0; other < ARMY_COUNT; other++)
		if (place_in(around, s->at[staff->seat][other]))
			near |= able & ~spare &
				general_bit(staff->seat, s->general[staff->seat][other]);
	return near;
}

refusal tw_leaders_refusal(const struct totalwar *s, int seat, int army, int general)
{
	struct staff staff;
	if (army >= ARMY_COUNT || !tw_table_is_on_land(s, seat, army))
		return NOT_ON_LAND;
	if (general < first_general(seat) || general >= first_general(seat + 1))
		return NO_GENERAL_NEAR;
	gather(&staff, s, seat);
	return leaders_for(&staff, army) & general_bit(seat, general) ? ALLOWED
								      : NO_GENERAL_NEAR;
}

void tw_leaders_offer(const struct totalwar *s, int seat, struct actions *out)
{
	struct staff staff;
	gather(&staff, s, seat);
	for (int army = 0; army < ARMY_COUNT; army++) {
		unsigned rest = tw_table_is_on_land(s, seat, army)
					? leaders_for(&staff, army)
					: 0;
		for (; rest; rest &= rest - 1)
			actions_add(out,
				    action_make(VERB_LEAD, army,
						first_general(seat) + __builtin_ctz(rest),
						0));
	}
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
