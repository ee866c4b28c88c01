/* Refusals with reasons: agents, their actions and what these aim at. */
#include "games/totalwar/words/explain.h"

static int place_of_agent(const struct asked *q)
{
	return q->s->agent[q->seat][q->arg[1]];
}

/* TW-63, TW-65, TW-84 */
unsigned tw_explain_no_agent(const struct asked *q)
{
	const int agent = q->verb == VERB_USE ? q->arg[1] : q->arg[0];
	const u8 *agent_status = q->s->agent_status[q->seat][agent];
	if (!q->s->agent[q->seat][agent]) {
		message_add(q->out, NO_SUCH_AGENT, agent);
		return 273;
	}
	if (agent_status[CAUGHT]) {
		message_add(q->out, AGENT_IS_CAUGHT, agent);
		return 84;
	}
	if (q->verb == VERB_USE)
		message_add(q->out, AGENT_HAS_ACTED, agent);
	else if (agent_status[ACTED])
		message_add(q->out, AGENT_MOVES_FIRST, agent);
	else
		message_add(q->out, AGENT_HAS_MOVED, agent);
	return q->verb == VERB_SEND && !agent_status[ACTED] ? 63 : 65;
}

/* TW-10, TW-63, TW-64, TW-120 */
unsigned tw_explain_reach(const struct asked *q)
{
	const int to = q->arg[1];
	if (!is_region(to)) {
		message_add(q->out, AGENTS_STAY_ASHORE, to);
		return 64;
	}
	if (!tw_table_is_open(q->s, to)) {
		message_add(q->out, OUT_OF_MAP, to);
		return 10;
	}
	if (q->s->agent_status[q->seat][q->arg[0]][PAPERS]) {
		message_add(q->out, TOO_FAR_FROM, to, q->s->agent[q->seat][q->arg[0]]);
		return 120;
	}
	message_add(q->out, TOO_FAR_FROM_HOME, to);
	return 0;
}

/* What an action aims at. Each explainer speaks of the agent's region `r` and of another
 * player, and returns the rule. */

static unsigned explain_treaty(const struct asked *q, int other, int r)
{
	if (q->s->relation[q->seat][other] == ALLY)
		message_add(q->out, ALLIES_ALREADY, other);
	else
		message_add(q->out, NOBODY_TO_TALK_TO, other, r, 2);
	return 70;
}

static unsigned explain_trade(const struct asked *q, int other, int r)
{
	if (q->s->relation[q->seat][other] == ENEMY) {
		message_add(q->out, NO_TRADE_WITH_ENEMIES, other);
	} else if (q->s->intrigue[TRADED] >> other & 1) {
		message_add(q->out, TRADED_ALREADY, other);
		return 72;
	} else {
		message_add(q->out, NOBODY_TO_TALK_TO, other, r, 1);
	}
	return 71;
}

static unsigned explain_theft(const struct asked *q, int other, int r)
{
	if (!controls(q->s, other, r))
		message_add(q->out, NOT_HELD_BY, r, other);
	else if (q->s->gold[other] == 0)
		message_add(q->out, TREASURY_IS_EMPTY, other);
	else
		message_add(q->out, NOT_THE_RICHEST, r, tw_rows_region[r].gold, other);
	return 83;
}

/* `other` is the friend that is to be lost. */
static unsigned explain_distrust(const struct asked *q, int other, int r)
{
	const int owner = q->s->control[r] - 1;
	if (q->s->players == 2)
		message_add(q->out, NOBODY_TO_SET_AGAINST);
	else if (owner < 0 || owner == q->seat || r != tw_rows_capital[owner])
		message_add(q->out, NO_CAPITAL_HERE, r);
	else if (other >= q->s->players)
		message_add(q->out, NOBODY_PLAYS, other);
	else
		message_add(q->out, NOT_FRIENDS, owner, other);
	return 85;
}

static unsigned explain_seat(const struct asked *q, int deed, int other, int r)
{
	if (deed == SOW_DISTRUST)
		return explain_distrust(q, other, r);
	if (tw_explain_stranger(q, other))
		return 67;
	return deed == TREATY  ? explain_treaty(q, other, r)
	       : deed == TRADE ? explain_trade(q, other, r)
			       : explain_theft(q, other, r);
}

/* TW-73, TW-79, TW-88 */
static unsigned explain_army(const struct asked *q, int deed, int other, int r)
{
	if (tw_explain_stranger(q, other))
		return 67;
	if (tw_table_army_at(q->s, other, r) == NO_ARMY)
		message_add(q->out, NO_ARMY_OF, other, r);
	else
		message_add(q->out, NO_GENERAL_OF, other, r);
	return deed == SPY ? 73 : deed == BRIBE ? 79 : 88;
}

static unsigned explain_agent(const struct asked *q, int deed, int other, int r)
{
	if (tw_explain_stranger(q, other))
		return 67;
	message_add(q->out, NO_AGENT_OF, other, r);
	return deed == DOUBLE_AGENT ? 84 : 89;
}

static unsigned explain_unrest(const struct asked *q, int deed, int r)
{
	if (q->s->built[BARRACKS][r]) {
		message_add(q->out, BARRACKS_STAND, r);
		return 77;
	}
	message_add(q->out, UNREST_IS_FULL, r, q->s->unrest[r]);
	return deed == PROTESTS || deed == RIOTS ? 76 : 0;
}

static unsigned explain_bribed_region(const struct asked *q, int r)
{
	if (tw_rows_region[r].capital)
		message_add(q->out, CAPITAL_IS_LOYAL, r);
	else
		message_add(q->out, ARMY_KEEPS_ORDER, r, q->s->control[r] - 1);
	return 81;
}

static unsigned explain_region(const struct asked *q, int deed, int r)
{
	const int owner = q->s->control[r] - 1;
	if (deed == RECRUIT_MERCENARIES) {
		message_add(q->out, NOBODY_TO_HIRE, r);
		return 86;
	}
	if (owner < 0 || owner == q->seat) {
		tw_explain_owner(q, r);
		return 67;
	}
	if (deed == PROTESTS || deed == RIOTS)
		return explain_unrest(q, deed, r);
	if (deed == BRIBE)
		return explain_bribed_region(q, r);
	message_add(q->out, IS_HOME_REGION, r, owner);
	return 78;
}

/* TW-82 */
static unsigned explain_work(const struct asked *q, int work, int r)
{
	if (!q->s->control[r] || controls(q->s, q->seat, r))
		tw_explain_owner(q, r);
	else if (work == MARKET)
		message_add(q->out, HAS_NO_MARKET, r);
	else
		message_add(q->out, HAS_NO_BARRACKS, r);
	return 82;
}

/* What each action wants, for one that is aimed at something else. */
static const struct {
	uint16_t wants;
	u8 rule;
} deeds[DEED_COUNT] = {
	[TREATY] = { MESSAGE_AIMS_AT_PLAYERS, 70 },
	[TRADE] = { MESSAGE_AIMS_AT_PLAYERS, 71 },
	[SPY] = { MESSAGE_AIMS_AT_ARMIES, 73 },
	[PROTESTS] = { MESSAGE_AIMS_AT_REGIONS, 74 },
	[RIOTS] = { MESSAGE_AIMS_AT_REGIONS, 75 },
	[REBEL_UPRISING] = { MESSAGE_AIMS_AT_REGIONS, 78 },
	[BRIBE] = { MESSAGE_AIMS_AT_REGIONS_OR_ARMIES, 79 },
	[SABOTAGE] = { MESSAGE_AIMS_AT_WORKS, 82 },
	[TREASURY_THEFT] = { MESSAGE_AIMS_AT_PLAYERS, 83 },
	[DOUBLE_AGENT] = { MESSAGE_AIMS_AT_AGENTS, 84 },
	[SOW_DISTRUST] = { MESSAGE_AIMS_AT_PLAYERS, 85 },
	[RECRUIT_MERCENARIES] = { MESSAGE_AIMS_AT_REGIONS, 86 },
	[ASSASSINATION] = { MESSAGE_AIMS_AT_AGENTS_OR_ARMIES, 88 },
};

unsigned tw_explain_target(const struct asked *q)
{
	const int deed = tw_rows_action_card[q->arg[0]].action, target = q->arg[2];
	const int r = place_of_agent(q);
	if (!tw_deed_aims_at(deed, target)) {
		message_note(q->out, deeds[deed].wants, q->arg[0], EVENT_END);
		return deeds[deed].rule;
	}
	if (target == AT_REGION)
		return explain_region(q, deed, r);
	if (target < AT_ARMY)
		return explain_seat(q, deed, target - AT_SEAT, r);
	if (target < AT_AGENT)
		return explain_army(q, deed, target - AT_ARMY, r);
	if (target < AT_MARKET)
		return explain_agent(q, deed, (target - AT_AGENT) / AGENT_COUNT, r);
	return explain_work(q, target == AT_MARKET ? MARKET : BARRACKS, r);
}

/* Hiring (TW-86, TW-87) */

static unsigned explain_special(const struct asked *q, int troop, int army, int region)
{
	if (tw_rows_region[region].gold < 2)
		message_add(q->out, SPECIALS_NEED_GOLD, troop, region);
	else
		message_add(q->out, SPECIALS_JOIN_HERE, troop, army, region);
	return 87;
}

unsigned tw_explain_hire(const struct asked *q)
{
	const struct totalwar *s = q->s;
	const int troop = q->arg[0], army = q->arg[1],
		  region = s->agent[s->active][s->doer];
	const int at = s->at[q->seat][army];
	if (s->flow[0] == PHASE_SPEND)
		return tw_explain_enlist(q);
	if (!tw_table_is_on_land(s, q->seat, army))
		return tw_explain_not_on_land(q);
	if (tw_rows_troop[troop].special)
		return explain_special(q, troop, army, region);
	if (tw_rows_troop[troop].pack != region || tw_rows_troop[troop].regular)
		message_add(q->out, NOT_FOR_HIRE_IN, troop, region);
	else
		message_add(q->out, TOO_FAR_TO_HIRE, army, at, region);
	return 86;
}

/* Allies who show each other cards (TW-90) */

unsigned tw_explain_nothing_to_show(const struct asked *q)
{
	if (q->s->at[q->seat][q->arg[0]])
		message_add(q->out, NOTHING_NEW, q->arg[1], q->arg[0]);
	else
		message_add(q->out, HAS_NO_CARDS, q->arg[0]);
	return 0;
}

unsigned tw_explain_confided(const struct asked *q)
{
	if (tw_table_hand_size(q->s, q->seat) == 0)
		message_add(q->out, HAND_IS_EMPTY);
	else
		message_add(q->out, CONFIDED_ALREADY, q->arg[0]);
	return 0;
}
