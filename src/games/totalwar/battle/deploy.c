/* Choosing the cards of a combat. */
#include "games/totalwar/words/tell.h"

/* TW-214, TW-220, TW-226, TW-227 */
bool tw_deploy_fits(const struct totalwar *s, int troop, int role)
{
	const struct troop_row *row = &tw_rows_troop[troop];
	if (row->special)
		return false;
	if (role == ROLE_MAIN)
		return s->fight == FIGHT_FLANKS ? is_mounted(troop) : is_main(troop);
	if (role == ROLE_SKIRMISHER)
		return s->fight == FIGHT_TERRAIN  ? row->type == SKIRMISHER_FOOT
		       : s->fight == FIGHT_FLANKS ? row->type == SKIRMISHER_MOUNTED
						  : is_skirmisher(troop);
	return s->fight == FIGHT_CENTRE && is_artillery(troop);
}

/* The different cards in hand for a role; returns how many, `total` counts the copies. */
static int choices(const struct totalwar *s, int side, int role, int list[LINE_COUNT],
		   int *total)
{
	int n = 0;
	*total = 0;
	for (int i = 1; i < LINE_COUNT; i++) {
		const int troop = tw_battle_troop(s, side, i);
		if (s->zone[side][i] != tw_battle_hand(s) || !troop ||
		    !tw_deploy_fits(s, troop, role))
			continue;
		++*total;
		if (tw_battle_find(s, side, troop, 1u << tw_battle_hand(s)) == i)
			list[n++] = troop;
	}
	return n;
}

/* TW-242: one special card a combat, where it can be of use. */
static bool can_unleash(const struct totalwar *s, int side, int troop)
{
	if (troop == SP_DOGS)
		return s->fight == FIGHT_TERRAIN || s->fight == FIGHT_CENTRE;
	if (troop == SP_PIGS)
		return s->fight == FIGHT_FLANKS || s->fight == FIGHT_CENTRE;
	return troop == SP_LOGS && s->fight == FIGHT_TERRAIN && side == 1;
}

static void offer_specials(const struct totalwar *s, int side, struct actions *out)
{
	for (int i = 1; i < LINE_COUNT; i++) {
		const int troop = tw_battle_troop(s, side, i);
		if (s->zone[side][i] == tw_battle_hand(s) &&
		    can_unleash(s, side, troop) &&
		    tw_battle_find(s, side, troop, 1u << tw_battle_hand(s)) == i)
			actions_add(out, action_make(VERB_UNLEASH, troop, 0, 0));
	}
}

/* TW-229: a light card must go while the main cards left cannot carry all of them. */
static bool must_go(const struct totalwar *s, int mains, int lights)
{
	return s->fight == FIGHT_FLANKS
		       ? lights > 0
		       : s->fight == FIGHT_CENTRE && lights >= mains && lights > 0;
}

void tw_legal_DEPLOY(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int side = tw_battle_side_of(s, seat);
	int main[LINE_COUNT], light[LINE_COUNT], gun[LINE_COUNT], mains, lights, guns;
	const int m = choices(s, side, ROLE_MAIN, main, &mains);
	const int l = choices(s, side, ROLE_SKIRMISHER, light, &lights);
	const int g = choices(s, side, ROLE_ARTILLERY, gun, &guns);
	if (!s->chosen[seat][ROLE_SPECIAL] && m > 0)
		offer_specials(s, side, out);
	for (int i = 0; i < m; i++)
		for (int j = must_go(s, mains, lights) ? 0 : -1; j < l; j++)
			for (int k = must_go(s, mains, guns) ? 0 : -1; k < g; k++)
				actions_add(out, action_make(VERB_DEPLOY, main[i],
							     j < 0 ? 0 : light[j],
							     k < 0 ? 0 : gun[k]));
	for (int j = 0; s->fight == FIGHT_TERRAIN && j < l; j++) /* TW-221 */
		actions_add(out, action_make(VERB_DEPLOY, 0, light[j], 0));
	if (m + l == 0 || (m == 0 && s->fight != FIGHT_TERRAIN))
		actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

static void field(struct totalwar *s, int side)
{
	const int seat = s->side[side];
	for (int role = 0; role < ROLE_COUNT; role++) {
		const int line = s->chosen[seat][role];
		s->fielded[side][role] = (u8)line;
		if (!line)
			continue;
		s->zone[side][line] = FIELDED;
		tw_battle_show(s, side, line);
	}
	memset(s->chosen[seat], 0, ROLE_COUNT);
	TELL(tw_tell_sent(s, side));
}

void tw_apply_DEPLOY(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int side = tw_battle_side_of(s, seat);
	const unsigned from = 1u << tw_battle_hand(s);
	if (action_verb(a) == VERB_UNLEASH) {
		s->chosen[seat][ROLE_SPECIAL] =
			(u8)tw_battle_find(s, side, action_arg(a, 0), from);
		say_to(seat_bit(seat), UNLEASHES, seat, action_arg(a, 0));
		return;
	}
	for (int role = 0; role < ROLE_SPECIAL && action_verb(a) == VERB_DEPLOY; role++)
		s->chosen[seat][role] =
			(u8)tw_battle_find(s, side, action_arg(a, role), from);
	const bool in_turn = s->tally[0][SEES_FIRST] || s->tally[1][SEES_FIRST];
	s->ready[seat] = true;
	if (in_turn)
		field(s, side);
	else
		say(CHOSE, seat);
	if (!s->ready[s->side[0]] || !s->ready[s->side[1]])
		return;
	for (int each = 0; each < SIDE_COUNT; each++) {
		if (!in_turn)
			field(s, each);
		s->tally[each][SEES_FIRST] = false;
	}
	memset(s->ready, 0, sizeof s->ready);
	flow_pop(s->flow);
}

ONE_REASON(DEPLOY, NOT_OFFERED)
