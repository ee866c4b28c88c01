/* The event cards that strike a place of the player's choice. */
#include "games/antike/antike.h"

/* Earthquake (CB-92): any wall, back to its owner's supply. */

void antike_legal_EARTHQUAKE(const void *state, int seat, struct actions *out)
{
	const struct antike *s = state;
	u8 at[REGION_COUNT];
	const int walls = antike_table_where(s->wall, at);
	(void)seat;
	for (int i = 0; i < walls; i++)
		if (s->city[at[i]])
			actions_add(out, action_make(VERB_SHAKE, at[i], 0, 0));
}

void antike_apply_EARTHQUAKE(void *state, int seat, action a)
{
	struct antike *s = state;
	const int region = action_arg(a, 0);
	(void)seat;
	s->wall[region] = false;
	s->walls[s->city[region] - 1]++;
	say(WALL_FELL, s->city[region] - 1, region, CARD_EARTHQUAKE);
	flow_pop(s->flow);
}

/* Desertion (CB-103) and Storm (CB-104): an enemy unit goes to its box. */

static bool is_next_to_own(const struct antike *s, int seat, int region)
{
	for (const struct border *b = borders_of(s, region); b->to; b++)
		if (units_at(s, seat, b->to))
			return true;
	return false;
}

void antike_legal_DESERTION(const void *state, int seat, struct actions *out)
{
	const struct antike *s = state;
	u8 at[REGION_COUNT];
	const int count = antike_table_presence(s, enemy_of(seat), at);
	for (int i = 0; i < count; i++)
		for (int kind = 0; kind < KIND_COUNT; kind++)
			if (s->units[enemy_of(seat)][kind][at[i]] &&
			    is_next_to_own(s, seat, at[i]))
				actions_add(out,
					    action_make(VERB_DESERT, kind, at[i], 0));
}

static void send_back(struct antike *s, int seat, action a, int card)
{
	antike_table_lose_units(s, enemy_of(seat), action_arg(a, 0), action_arg(a, 1), 1);
	say(DESERTED, enemy_of(seat), 1, action_arg(a, 0), action_arg(a, 1), card);
	flow_pop(s->flow);
}

void antike_apply_DESERTION(void *state, int seat, action a)
{
	send_back(state, seat, a, CARD_DESERTION);
}

void antike_legal_STORM(const void *state, int seat, struct actions *out)
{
	const struct antike *s = state;
	u8 at[REGION_COUNT];
	const int count = antike_table_where(s->units[enemy_of(seat)][GALLEY], at);
	for (int i = 0; i < count; i++)
		if (region_of(s, at[i])->ship)
			actions_add(out, action_make(VERB_DESERT, GALLEY, at[i], 0));
}

void antike_apply_STORM(void *state, int seat, action a)
{
	send_back(state, seat, a, CARD_STORM);
}

/* Merchant fleet (CB-108): up to three exchanges. */

void antike_legal_FLEET(const void *state, int seat, struct actions *out)
{
	const struct antike *s = state;
	for (int give = MARBLE; give <= GOLD; give++)
		for (int take = MARBLE; s->stock[seat][give] && take <= GOLD; take++)
			if (take != give)
				actions_add(out, action_make(VERB_SWAP, give, take, 0));
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void antike_apply_FLEET(void *state, int seat, action a)
{
	struct antike *s = state;
	if (action_verb(a) == VERB_SWAP) {
		s->stock[seat][action_arg(a, 0)]--;
		const int taken = antike_table_gain(s, seat, action_arg(a, 1), 1);
		say(EXCHANGED, seat, action_arg(a, 0), action_arg(a, 1), taken);
		s->giving--;
	}
	if (action_verb(a) == VERB_PASS || s->giving == 0) {
		s->giving = 0;
		flow_pop(s->flow);
	}
}
