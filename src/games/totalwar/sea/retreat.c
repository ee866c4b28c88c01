/* Where a beaten navy goes (TW-196): up to two areas, or a friendly port on the way. */
#include "games/totalwar/words/tell.h"

static bool is_hostile(const struct totalwar *s, int seat, int sea)
{
	for (int other = 0; other < s->players; other++)
		for (int navy = 0; navy < NAVY_COUNT; navy++)
			if (other != seat && s->fleet[other][navy] == sea &&
			    s->relation[seat][other] == ENEMY)
				return true;
	return false;
}

static void offer_harbours(const struct totalwar *s, int seat, int sea, placeset *seen,
			   struct actions *out)
{
	for (int i = 0; i < COASTS_MAX && tw_rows_coasts[sea][i]; i++) {
		const int port = tw_rows_coasts[sea][i];
		if (tw_sea_is_friendly_port(s, seat, port) && !(*seen >> port & 1))
			actions_add(out, action_make(VERB_FLEE, port, 0, 0));
		*seen |= place_bit(port);
	}
}

static bool offer_area(const struct totalwar *s, int seat, int sea, placeset *seen,
		       struct actions *out)
{
	if (is_hostile(s, seat, sea) || !tw_table_is_open(s, sea))
		return false;
	if (!(*seen >> sea & 1))
		actions_add(out, action_make(VERB_FLEE, sea, 0, 0));
	*seen |= place_bit(sea);
	return true;
}

/* A port beside the area, or beside the next one, is within two steps. */
void tw_legal_RETREAT(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int from = s->fleet[seat][s->host[!tw_battle_victor(s)]];
	placeset seen = place_bit(from);
	offer_harbours(s, seat, from, &seen, out);
	for (int i = 0; i < LANES_MAX && tw_rows_lanes[from][i]; i++) {
		const int near = tw_rows_lanes[from][i];
		if (!offer_area(s, seat, near, &seen, out))
			continue;
		offer_harbours(s, seat, near, &seen, out);
		for (int j = 0; j < LANES_MAX && tw_rows_lanes[near][j]; j++)
			offer_area(s, seat, tw_rows_lanes[near][j], &seen, out);
	}
	if (out->count == 0)
		actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void tw_apply_RETREAT(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int navy = s->host[!tw_battle_victor(s)];
	flow_pop(s->flow);
	if (action_verb(a) == VERB_PASS) {
		tw_table_sink(s, seat, navy, CAUSE_NO_WAY_OUT); /* TW-196 */
		return;
	}
	say(RETREATED, seat, navy, s->fleet[seat][navy], action_arg(a, 0),
	    tw_table_carried(s, seat, navy));
	tw_table_move_navy(s, seat, navy, action_arg(a, 0));
}

ONE_REASON(RETREAT, NO_RETREAT)
