/* One combat until its cards lie open: the reveal, the choice (deploy.c), Line Relief. */
#include "games/totalwar/words/tell.h"

void tw_combat_start(struct totalwar *s)
{
	for (int side = 0; side < SIDE_COUNT; side++)
		s->tally[side][SEES_FIRST] = s->tally[side][INSPIRED] = false;
	memset(s->chosen, 0, sizeof s->chosen);
	memset(s->fielded, 0, sizeof s->fielded);
	memset(s->ready, 0, sizeof s->ready);
	flow_push(s->flow, STEP_RECONNAISSANCE);
}

/* TW-212 */
void tw_step_RECONNAISSANCE(struct totalwar *s)
{
	while (tw_battle_next_side(s))
		if (s->tally[acting_side(s)][REVEALS] > 0 && !s->tally[0][SEES_FIRST]) {
			flow_push(s->flow, PHASE_RECON);
			return;
		}
	flow_goto(s->flow, STEP_SHOWN);
	flow_push(s->flow, PHASE_DEPLOY);
}

void tw_legal_RECON(const void *state, int seat, struct actions *out)
{
	(void)state, (void)seat;
	actions_add(out, action_make(VERB_REVEAL, 0, 0, 0));
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void tw_apply_RECON(void *state, int seat, action a)
{
	struct totalwar *s = state;
	u8 *tally = s->tally[tw_battle_side_of(s, seat)];
	flow_pop(s->flow);
	if (action_verb(a) != VERB_REVEAL)
		return;
	tally[SEES_FIRST] = true;
	tally[REVEALS]--;
	say(REVEALED, seat, s->side[!tw_battle_side_of(s, seat)]);
}

ONE_REASON(RECON, NOT_OFFERED)

/* TW-238 */
static bool can_relieve(const struct totalwar *s, int side)
{
	const int line = s->fielded[side][ROLE_MAIN];
	if (s->side[side] != ROME - 1 || s->fight != FIGHT_CENTRE || !works(s, ROM_L1) ||
	    s->tally[side][USED_RELIEF] || !line ||
	    tw_rows_troop[tw_battle_troop(s, side, line)].type != INFANTRY)
		return false;
	for (int i = 1; i < LINE_COUNT; i++)
		if (s->zone[side][i] == READY &&
		    tw_rows_troop[tw_battle_troop(s, side, i)].type == INFANTRY)
			return true;
	return false;
}

void tw_step_SHOWN(struct totalwar *s)
{
	flow_goto(s->flow, STEP_SPECIALS);
	if (!can_relieve(s, tw_battle_side_of(s, ROME - 1)))
		return;
	s->asked = ROME - 1;
	flow_push(s->flow, PHASE_RELIEF);
}

void tw_legal_RELIEF(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int side = tw_battle_side_of(s, seat);
	for (int line = 1; line < LINE_COUNT; line++) {
		const int troop = tw_battle_troop(s, side, line);
		if (s->zone[side][line] == READY &&
		    tw_rows_troop[troop].type == INFANTRY &&
		    tw_battle_find(s, side, troop, 1u << READY) == line)
			actions_add(out, action_make(VERB_SWAP, troop, 0, 0));
	}
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void tw_apply_RELIEF(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int side = tw_battle_side_of(s, seat);
	flow_pop(s->flow);
	const int line = tw_battle_find(s, side, action_arg(a, 0), 1u << READY);
	if (action_verb(a) != VERB_SWAP || !line)
		return;
	say(RELIEVED, seat, action_arg(a, 0),
	    tw_battle_troop(s, side, s->fielded[side][ROLE_MAIN]));
	s->tally[side][USED_RELIEF] = true;
	s->zone[side][s->fielded[side][ROLE_MAIN]] = READY;
	s->fielded[side][ROLE_MAIN] = (u8)line;
	s->zone[side][line] = FIELDED;
	tw_battle_show(s, side, line);
}

ONE_REASON(RELIEF, NOT_OFFERED)
