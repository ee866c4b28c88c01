/* The agent's die: second rolls, the agent's fate, and what success brings. */
#include "games/totalwar/words/tell.h"

static int agent_place(const struct totalwar *s)
{
	return s->agent[s->active][s->doer];
}

/* TW-68; TW-89: of two dice the assassin takes the better for him. */
static int result(const struct totalwar *s)
{
	if (tw_roll_count(s, 0, SKULL))
		return SKULL;
	return tw_roll_count(s, 0, SIGN) + tw_roll_count(s, 0, BLANK) > 0 ? SIGN : CROSS;
}

/* TW-244 */
static bool has_expert_near(const struct totalwar *s)
{
	const int seat = s->active;
	for (int army = 0; army < ARMY_COUNT; army++)
		if (tw_table_has_skill(s, seat, army, DIPLOMACY_EXPERT) &&
		    is_region(s->at[seat][army]) &&
		    (tw_table_reach(s, agent_place(s), REACH_LAND) >> s->at[seat][army] &
		     1))
			return true;
	return false;
}

/* TW-69 */
static bool has_subterfuge(const struct totalwar *s)
{
	static const u8 subterfuge[SEAT_COUNT] = { ROM_C3, CAR_C3, GRE_L3, BAR_D3 };
	return !s->intrigue[SUBTERFUGE] && works(s, subterfuge[s->active]);
}

void tw_step_AGENT_DIE(struct totalwar *s)
{
	const bool again =
		result(s) != SKULL &&
		(has_subterfuge(s) || (!s->intrigue[EXPERT] && has_expert_near(s)));
	flow_goto(s->flow, again ? PHASE_AGENT_REROLL : STEP_AGENT_FATE);
}

void tw_legal_AGENT_REROLL(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	(void)seat;
	for (int i = 0; i < 2 && s->die[i]; i++)
		actions_add(out, action_make(VERB_REROLL, i, 0, 0));
	actions_add(out, action_make(VERB_KEEP, 0, 0, 0));
}

void tw_apply_AGENT_REROLL(void *state, int seat, action a)
{
	struct totalwar *s = state;
	(void)seat;
	if (action_verb(a) == VERB_KEEP) {
		flow_goto(s->flow, STEP_AGENT_FATE);
		return;
	}
	const bool expert = !s->intrigue[EXPERT] && has_expert_near(s);
	const int die = action_arg(a, 0);
	s->intrigue[expert ? EXPERT : SUBTERFUGE] = true;
	say(AGENT_REROLL, seat, s->die[die], s->face[die],
	    expert ? CAUSE_BY_DIPLOMAT : CAUSE_BY_SUBTERFUGE);
	s->face[die] = UNROLLED;
	flow_goto(s->flow, STEP_AGENT_DIE);
	tw_roll_start(s);
}

ONE_REASON(AGENT_REROLL, NOT_OFFERED)

/* TW-79: the hired desert, half of the others is lost, the rest is led away. */
static void bribe_army(struct totalwar *s, int victim)
{
	const int army = tw_table_army_at(s, victim, agent_place(s));
	if (army == NO_ARMY)
		return;
	const bool loyal = tw_table_has_skill(s, victim, army, MERCENARY_LOYALTY);
	for (int i = SLOT_COUNT - 1; i >= 0 && !loyal; i--)
		if (s->army[victim][army][i] && is_mercenary(s->army[victim][army][i])) {
			say_to(tw_tell_knowers(s, victim, army, i), LOST, victim,
			       s->army[victim][army][i], army, s->at[victim][army],
			       CAUSE_BY_BRIBE);
			tw_table_remove_slot(s, victim, army, i);
		}
	const int others =
		tw_table_size(s, victim, army) - tw_table_mercenaries(s, victim, army);
	flow_push(s->flow, STEP_THINNED);
	if (others / 2 > 0)
		tw_loss_random(s, victim, army, LOSE_OWN, others / 2);
	else
		tw_table_disband_if_broken(s, victim, army);
}

void tw_step_THINNED(struct totalwar *s)
{
	const int victim = tw_deed_victim(s);
	if (victim >= s->players ||
	    tw_table_army_at(s, victim, agent_place(s)) == NO_ARMY) {
		flow_pop(s->flow);
		return;
	}
	s->left = 2;
	s->goal = (u8)agent_place(s);
	flow_goto(s->flow, PHASE_LEAD_AWAY);
}

/* TW-80 */
void tw_legal_LEAD_AWAY(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	(void)seat;
	for (const struct near_row *n = tw_rows_near[s->goal]; n->to; n++) {
		bool taken = !tw_table_is_open(s, n->to);
		for (int other = 0; other < s->players; other++)
			taken = taken || tw_table_army_at(s, other, n->to) != NO_ARMY;
		if (!taken)
			actions_add(out, action_make(VERB_FLEE, n->to, 0, 0));
	}
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void tw_apply_LEAD_AWAY(void *state, int seat, action a)
{
	struct totalwar *s = state;
	(void)seat;
	const int victim = tw_deed_victim(s);
	const int army =
		victim < s->players ? tw_table_army_at(s, victim, s->goal) : NO_ARMY;
	if (action_verb(a) == VERB_PASS || army == NO_ARMY) {
		s->left = 0;
		flow_pop(s->flow);
		return;
	}
	say(LED_AWAY, s->active, victim, army, s->goal, action_arg(a, 0));
	s->at[victim][army] = s->goal = (u8)action_arg(a, 0);
	if (--s->left == 0)
		flow_pop(s->flow);
}

ONE_REASON(LEAD_AWAY, OCCUPIED)

/* TW-88 */
static void kill_general(struct totalwar *s, int victim)
{
	const int army = tw_table_army_at(s, victim, agent_place(s));
	if (army == NO_ARMY)
		return;
	const int stars = tw_table_stars(s, victim, army);
	say(GENERAL_LOST, victim, s->general[victim][army], army, CAUSE_WAS_KILLED);
	s->general[victim][army] = NO_GENERAL;
	if (stars >= 3)
		tw_general_appoint(s, victim, army, 2);
	if (!s->appointing)
		tw_table_disband_if_broken(s, victim, army);
}

static void lose_agent(struct totalwar *s, int seat, int agent, int why)
{
	if (s->agent[seat][agent])
		say(AGENT_LOST, seat, agent, s->agent[seat][agent], why);
	s->agent[seat][agent] = 0;
}

static void succeed(struct totalwar *s)
{
	const int victim = tw_deed_victim(s), r = agent_place(s);
	if (victim >= s->players)
		return;
	if (s->deed == BRIBE && s->target == AT_REGION) {
		tw_table_set_control(s, r, faction_of(s->active),
				     CAUSE_BY_BRIBERY); /* TW-81 */
	} else if (s->deed == BRIBE) {
		bribe_army(s, victim);
	} else if (s->deed == SABOTAGE) { /* TW-82 */
		const int work = s->target == AT_MARKET ? MARKET : BARRACKS;
		if (s->built[work][r])
			say(RUINED, work, r, CAUSE_BY_SABOTAGE);
		s->built[work][r] = false;
	} else if (s->deed == TREASURY_THEFT) {
		const int half = (s->gold[victim] + 1) / 2; /* TW-83 */
		tw_table_pay(s, victim, half);
		tw_table_earn(s, s->active, half);
		if (half)
			say(STOLE, s->active, half, victim);
	} else if (s->target >= AT_AGENT) {
		lose_agent(s, victim, (s->target - AT_AGENT) % AGENT_COUNT,
			   CAUSE_WAS_KILLED); /* TW-89 */
	} else {
		kill_general(s, victim);
	}
}

/* TW-121: the owner of an agent in danger is asked once for a Safe House. */
void tw_step_AGENT_FATE(struct totalwar *s)
{
	const int face = result(s);
	if (face == CROSS && !s->again[0]) {
		s->again[0] = true;
		tw_window_open(s, WINDOW_SAFE, seat_bit(s->active));
		return;
	}
	flow_pop(s->flow);
	say(DEED_ENDED, s->active, s->deed, agent_place(s), face,
	    face == SKULL   ? VERDICT_SUCCEEDS
	    : face == CROSS ? VERDICT_CAUGHT
			    : VERDICT_FAILS);
	tw_roll_clear(s);
	if (face == SKULL)
		succeed(s);
	else if (face == CROSS)
		lose_agent(s, s->active, s->doer, CAUSE_WAS_CAUGHT);
}
