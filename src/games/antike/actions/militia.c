/* Militia: arming units in cities, Bellona, and the Mercenaries. */
#include "games/antike/antike.h"

/* A2-2: from the supply. CB-36: from the recruitment box. */
static bool has_unit(const struct antike *s, int seat, int kind)
{
	if (rules_of(s)->recruits)
		return s->box[seat][kind] > 0;
	return antike_table_units_left(s, seat, kind) > 0;
}

/* A2-34: the first unit of the holder of Bellona. */
int antike_militia_iron(const struct antike *s, int seat)
{
	return s->bellona == seat + 1 ? 0 : UNIT_IRON;
}

/* A2-33: legions on land, in print on islands too, as in Casus Belli (CB-38). */
static bool takes_legion(const struct antike *s, int region)
{
	return is_casus(s) || edition_of(s) == PUBLISHED ||
	       region_of(s, region)->terrain == LAND;
}

/* A2-33, CB-38 */
static refusal can_place(const struct antike *s, int seat, int kind, int region)
{
	if (s->city[region] != seat + 1)
		return ARMED_ELSEWHERE;
	if (kind == GALLEY && region_of(s, region)->terrain == LAND &&
	    !region_of(s, region)->harbour)
		return NO_HARBOUR;
	if (kind == LEGION && !takes_legion(s, region))
		return NO_LAND;
	return has_unit(s, seat, kind) ? ALLOWED : NO_UNITS;
}

/* A2-32, A2-35, CB-37: what counts for the limit of a city, and the limit. */
bool antike_counts_all_units(const struct antike *s)
{
	return is_casus(s) && s->option[OPTION_CITY_LIMIT];
}

static bool is_full(const struct antike *s, int seat, int region)
{
	const int there =
		antike_counts_all_units(s) ? units_at(s, seat, region) : s->armed[region];
	return there >= (s->temple[region] ? TEMPLE_LIMIT : 1);
}

/* A2-31, CB-36; for the Mercenaries neither limit nor price (CB-99). */
refusal antike_can_arm(const struct antike *s, int seat, int kind, int region)
{
	const refusal place = can_place(s, seat, kind, region);
	if (place != ALLOWED || s->flow[0] == PHASE_MERCENARIES)
		return place;
	if (is_full(s, seat, region))
		return CITY_FULL;
	const u8 cost[RESOURCE_COUNT] = { [IRON] = (u8)antike_militia_iron(s, seat) };
	return antike_paying_can(s, seat, cost) ? ALLOWED : TOO_DEAR;
}

static void offer_arms(const struct antike *s, int seat, struct actions *out)
{
	u8 at[REGION_COUNT];
	const int cities = antike_table_where(s->city, at);
	for (int i = 0; i < cities; i++) {
		if (s->city[at[i]] != seat + 1)
			continue;
		for (int kind = 0; kind < KIND_COUNT; kind++)
			if (antike_can_arm(s, seat, kind, at[i]) == ALLOWED)
				actions_add(out, action_make(VERB_ARM, kind, at[i], 0));
	}
}

void antike_legal_MILITIA(const void *state, int seat, struct actions *out)
{
	const struct antike *s = state;
	const unsigned before = out->count;
	offer_arms(s, seat, out);
	/* A2-35: the free unit is placed, if it can be. */
	const bool waits = s->bellona == seat + 1 && out->count > before;
	antike_turn_offer_rest(s, seat, waits ? VERB_NONE : VERB_DONE, out);
}

static void place_unit(struct antike *s, int seat, int kind, int region)
{
	s->units[seat][kind][region]++;
	if (rules_of(s)->recruits)
		s->box[seat][kind]--;
}

/* A2-36: clockwise, in print to the right. */
static void pass_bellona(struct antike *s, int seat)
{
	const int right = seat > 0 ? seat - 1 : s->seats - 1;
	s->bellona = (u8)(1 + (edition_of(s) == MANUAL ? seat_after(s, seat) : right));
	say(BELLONA_WENT, seat, s->bellona - 1);
}

static void arm(struct antike *s, int seat, int kind, int region)
{
	const u8 cost[RESOURCE_COUNT] = { [IRON] = (u8)antike_militia_iron(s, seat) };
	place_unit(s, seat, kind, region);
	s->armed[region]++;
	say(ARMED, seat, kind, region, cost[IRON], NO_CARD);
	if (s->bellona == seat + 1)
		pass_bellona(s, seat);
	antike_paying_begin(s, cost);
}

void antike_apply_MILITIA(void *state, int seat, action a)
{
	struct antike *s = state;
	if (action_verb(a) == VERB_ARM)
		arm(s, seat, action_arg(a, 0), action_arg(a, 1));
	else
		antike_turn_do_rest(s, seat, a);
}

void antike_legal_MERCENARIES(const void *state, int seat, struct actions *out)
{
	offer_arms(state, seat, out);
}

void antike_apply_MERCENARIES(void *state, int seat, action a)
{
	place_unit(state, seat, action_arg(a, 0), action_arg(a, 1));
	say(ARMED, seat, action_arg(a, 0), action_arg(a, 1), 0, CARD_MERCENARIES);
	flow_pop(((struct antike *)state)->flow);
}
