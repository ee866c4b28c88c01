/*
 * What the player is asked: the phase with who, where and how much, as a row of
 * messages.def. The phases of chance have their sentence in phases.def.
 */
#include "games/totalwar/words/ask.h"

static void ask_bid(const struct totalwar *s, int seat, struct messages *out)
{
	message_add(out, ASK_BID, s->initiative[seat], s->gold[seat]);
}

static void ask_order(const struct totalwar *s, int seat, struct messages *out)
{
	(void)seat;
	if (s->players > 2)
		message_add(out, ASK_FIRST_AND_WAY);
	else
		message_add(out, ASK_FIRST);
}

/* Agents */

static int agent_place(const struct totalwar *s)
{
	return s->agent[s->active][s->doer];
}

static void ask_agents(const struct totalwar *s, int seat, struct messages *out)
{
	int movable = 0;
	for (int agent = 0; agent < AGENT_COUNT; agent++)
		movable += tw_agents_may_go(s, seat, agent);
	message_add(out, ASK_AGENTS, movable, tw_table_hand_size(s, seat));
}

static void ask_treaty(const struct totalwar *s, int seat, struct messages *out)
{
	const int level = s->relation[s->active][seat];
	message_add(out, ASK_TREATY, s->active, level, level < ALLY ? level + 1 : ALLY);
}

static int dice_of(const struct totalwar *s)
{
	int n = 0;
	while (n < DIE_COUNT && s->die[n])
		n++;
	return n;
}

static void ask_agent_reroll(const struct totalwar *s, int seat, struct messages *out)
{
	const int dice = dice_of(s) < 2 ? dice_of(s) : 2;
	(void)seat;
	message_add(out, ASK_AGENT_REROLL, agent_place(s), dice);
	for (int i = 0; i < dice; i++)
		message_more(out, s->face[i]);
}

static void ask_hire(const struct totalwar *s, int seat, struct messages *out)
{
	message_add(out, ASK_HIRE, agent_place(s), s->gold[seat]);
}

static void ask_lead_away(const struct totalwar *s, int seat, struct messages *out)
{
	const int victim = tw_deed_victim(s);
	(void)seat;
	if (victim < s->players && tw_table_army_at(s, victim, s->goal) != NO_ARMY)
		message_add(out, ASK_LEAD_AWAY, tw_table_army_at(s, victim, s->goal),
			    victim, s->goal, s->left);
}

/* Windows and events */

static int other_side(const struct totalwar *s, int seat)
{
	return s->side[!tw_battle_side_of(s, seat)];
}

static void ask_window(const struct totalwar *s, int seat, struct messages *out)
{
	switch ((enum window)tw_window_now(s)) {
	case WINDOW_ACTION:
		message_add(out, ASK_ON_ACTION, s->active, agent_place(s));
		break;
	case WINDOW_SAFE:
		message_add(out, ASK_ON_DANGER, agent_place(s), CROSS);
		break;
	case WINDOW_TAXES:
		message_add(out, ASK_ON_TAXES, s->raised[seat]);
		break;
	case WINDOW_CAMPAIGN:
		message_add(out, ASK_ON_CAMPAIGN, s->active);
		break;
	case WINDOW_AVOID:
		message_add(out, ASK_ON_AVOIDING, s->goal, other_side(s, seat));
		break;
	case WINDOW_CUT:
		message_add(out, ASK_ON_ESCAPE, other_side(s, seat), s->goal);
		break;
	case WINDOW_PREP:
		message_add(out, ASK_BEFORE_BATTLE, s->goal, other_side(s, seat),
			    s->combats);
		break;
	case WINDOW_COMBAT:
		message_add(out, ASK_IN_COMBAT, s->fight, other_side(s, seat));
		break;
	case WINDOW_ASSAULT:
		message_add(out, ASK_ON_ASSAULT, s->loser, s->at[s->loser][s->losing]);
		break;
	case WINDOW_NAVAL:
		message_add(out, ASK_BEFORE_SEA_BATTLE, s->goal, other_side(s, seat));
		break;
	case NO_WINDOW:
	case WINDOW_OMENS:
	case WINDOW_INTERCEPTION:
	case WINDOW_AGENT_TURN:
	case WINDOW_CAMPAIGN_TURN:
	case WINDOW_SPENDING:
	case WINDOW_COUNT:
		break; /* they are no phase of their own */
	}
}

static void ask_omens(const struct totalwar *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_OMENS, tw_event_player(s), s->event, s->event_target);
}

static void ask_feast(const struct totalwar *s, int seat, struct messages *out)
{
	(void)s, (void)seat;
	message_add(out, ASK_FEAST);
}

static void ask_lose(const struct totalwar *s, int seat, struct messages *out)
{
	int cards = 0;
	for (int kind = 0; kind < LOSS_COUNT; kind++)
		cards += s->losses[kind];
	message_add(out, ASK_LOSE, s->losing, s->at[seat][s->losing], cards,
		    tw_loss_kind(s));
}

/* The campaign */

static void ask_campaign(const struct totalwar *s, int seat, struct messages *out)
{
	int movable = 0;
	for (int force = FIRST_ARMY; force < FORCE_COUNT; force++)
		movable += tw_force_refusal(s, seat, force) == ALLOWED &&
			   s->march[force][MU] > 0;
	message_add(out, ASK_CAMPAIGN, movable);
}

static void ask_entry(const struct totalwar *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_ENTRY, s->active, s->goal, s->force);
}

static void ask_shift(const struct totalwar *s, int seat, struct messages *out)
{
	message_add(out, ASK_SHIFT, s->force, s->partner,
		    tw_force_place(s, seat, s->force), s->left);
}

static void ask_meet(const struct totalwar *s, int seat, struct messages *out)
{
	const int own = tw_battle_side_of(s, seat), enemy = s->side[!own];
	const int cards = tw_table_size(s, enemy, s->host[!own]);
	if (s->tally[!own][AVOIDS])
		message_add(out, ASK_MEET_AVOIDING, s->host[own], s->host[!own], enemy,
			    cards, s->goal);
	else
		message_add(out, ASK_MEET, s->host[own], s->host[!own], enemy, cards,
			    s->goal);
}

static void ask_flee(const struct totalwar *s, int seat, struct messages *out)
{
	message_add(out, ASK_FLEE, s->losing, s->at[seat][s->losing]);
}

static void ask_stranded(const struct totalwar *s, int seat, struct messages *out)
{
	message_add(out, ASK_STRANDED, s->losing, s->at[seat][s->losing]);
}

static void ask_intercept(const struct totalwar *s, int seat, struct messages *out)
{
	const int navy = navy_of_force(s->force);
	(void)seat;
	if (is_navy_force(s->force))
		message_add(out, ASK_INTERCEPT, s->active, navy,
			    tw_table_ships(s, s->active, navy), s->goal);
}

static void ask_retreat(const struct totalwar *s, int seat, struct messages *out)
{
	const int navy = s->host[!tw_battle_victor(s)];
	if (navy < NAVY_COUNT)
		message_add(out, ASK_RETREAT, navy, s->fleet[seat][navy]);
}

static void ask_spend(const struct totalwar *s, int seat, struct messages *out)
{
	struct totalwar copy = *s;
	int orders = 0;
	while (orders < ORDER_COUNT && s->order[seat][orders][ORDER_VERB])
		orders++;
	tw_spend_foresee(&copy, seat);
	message_add(out, ASK_SPEND, copy.gold[seat], orders);
}

static tw_asker *const askers[PHASE_COUNT] = {
	[PHASE_BID] = ask_bid,
	[PHASE_ORDER] = ask_order,
	[PHASE_AGENTS] = ask_agents,
	[PHASE_TREATY] = ask_treaty,
	[PHASE_AGENT_REROLL] = ask_agent_reroll,
	[PHASE_HIRE] = ask_hire,
	[PHASE_LEAD_AWAY] = ask_lead_away,
	[PHASE_WINDOW] = ask_window,
	[PHASE_OMENS] = ask_omens,
	[PHASE_FEAST] = ask_feast,
	[PHASE_LOSE] = ask_lose,
	[PHASE_CAMPAIGN] = ask_campaign,
	[PHASE_ENTRY] = ask_entry,
	[PHASE_SHIFT] = ask_shift,
	[PHASE_MEET] = ask_meet,
	[PHASE_FLEE] = ask_flee,
	[PHASE_STRANDED] = ask_stranded,
	[PHASE_INTERCEPT] = ask_intercept,
	[PHASE_RETREAT] = ask_retreat,
	[PHASE_INVITE] = tw_ask_invite,
	[PHASE_JOIN] = tw_ask_join,
	[PHASE_MUSTER] = tw_ask_muster,
	[PHASE_GROUND] = tw_ask_ground,
	[PHASE_RECON] = tw_ask_recon,
	[PHASE_DEPLOY] = tw_ask_deploy,
	[PHASE_RELIEF] = tw_ask_relief,
	[PHASE_RALLYING] = tw_ask_rallying,
	[PHASE_REROLL] = tw_ask_reroll,
	[PHASE_RIDE] = tw_ask_ride,
	[PHASE_SPARE] = tw_ask_spare,
	[PHASE_STRIKE] = tw_ask_strike,
	[PHASE_RECOVER] = tw_ask_recover,
	[PHASE_UPGRADE] = tw_ask_upgrade,
	[PHASE_SPEND] = ask_spend,
};

void tw_ask_question(const void *state, int seat, struct messages *out)
{
	const struct totalwar *s = state;
	if (askers[s->flow[0]])
		askers[s->flow[0]](s, seat, out);
}
