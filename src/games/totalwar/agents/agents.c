/* The agent phase: hands, moves, levies; the actions themselves are in deeds.c. */
#include "games/totalwar/words/tell.h"

/* TW-60 */
static int hand_limit(const struct totalwar *s, int seat)
{
	static const u8 extra[SEAT_COUNT] = { ROM_C1, CAR_C1, GRE_L1, BAR_D1 };
	static const u8 subterfuge[SEAT_COUNT] = { ROM_C3, CAR_C3, GRE_L3, BAR_D3 };
	return works(s, subterfuge[seat]) ? 7 : works(s, extra[seat]) ? 6 : 5;
}

int tw_agents_next_to_draw(const struct totalwar *s)
{
	for (int i = 0; i < s->players; i++) {
		const int seat = tw_round_seat(s, i);
		if (!s->out[seat] && tw_table_hand_size(s, seat) < hand_limit(s, seat))
			return seat;
	}
	return SEAT_NONE;
}

/* TW-61 */
static bool refill(struct totalwar *s)
{
	if (deck_total(s->deck, ACTION_CARD_COUNT) == 0) {
		deck_pour(s->discard, s->deck, ACTION_CARD_COUNT);
		if (deck_total(s->deck, ACTION_CARD_COUNT) > 0)
			say(RESHUFFLED);
	}
	return deck_total(s->deck, ACTION_CARD_COUNT) > 0;
}

void tw_agents_deal(struct totalwar *s)
{
	if (tw_agents_next_to_draw(s) != SEAT_NONE && refill(s)) {
		flow_goto(s->flow, PHASE_DRAW);
		return;
	}
	memset(s->agent_status, 0, sizeof s->agent_status);
	flow_goto(s->flow, STEP_AGENT_TURN);
}

ONE_REASON(DRAW, NOT_OFFERED)

void tw_legal_DRAW(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	(void)seat;
	deck_offer(VERB_DRAW, s->deck, ACTION_CARD_COUNT, out);
}

void tw_apply_DRAW(void *state, int seat, action a)
{
	struct totalwar *s = state;
	(void)seat;
	const int to = tw_agents_next_to_draw(s);
	deck_move(s->deck, s->hand[to], action_arg(a, 0));
	say_to(seat_bit(to), DREW, to, action_arg(a, 0));
	tw_agents_deal(s);
}

/* TW-62 */
static int seat_home(const struct totalwar *s, int seat)
{
	if (controls(s, seat, tw_rows_capital[seat]))
		return tw_rows_capital[seat];
	for (int r = 1; r < REGION_COUNT; r++)
		if (table_is_home(s, seat, r) && controls(s, seat, r))
			return r;
	return tw_rows_capital[seat];
}

static void begin_turn(struct totalwar *s, int seat)
{
	memset(s->intrigue, 0, sizeof s->intrigue);
	say(AGENT_TURN, seat, s->round);
	for (int i = 0; i < AGENT_COUNT; i++) {
		const int from = s->agent[seat][i];
		if (!from)
			continue;
		s->agent[seat][i] = (u8)seat_home(s, seat);
		if (s->agent[seat][i] != from)
			say(AGENT_RETURNED, seat, i, from, s->agent[seat][i]);
	}
}

void tw_step_AGENT_TURN(struct totalwar *s)
{
	tw_round_next_turn(s, PHASE_AGENTS, STEP_TAXES);
	if (s->flow[0] == PHASE_AGENTS)
		begin_turn(s, s->active);
}

/* TW-63, TW-64: from any home region in one's hands; TW-120: a second move from where it
 * is. */
static placeset agent_reach(const struct totalwar *s, int seat, int agent)
{
	placeset reach = 0;
	if (s->agent_status[seat][agent][PAPERS])
		return tw_table_reach(s, s->agent[seat][agent], REACH_AGENT);
	for (placeset rest = tw_table_homes(s, seat); rest; rest &= rest - 1)
		reach |= tw_table_reach(s, place_first(rest), REACH_AGENT);
	return reach ? reach : tw_table_reach(s, tw_rows_capital[seat], REACH_AGENT);
}

bool tw_agents_may_go(const struct totalwar *s, int seat, int agent)
{
	const u8 *agent_status = s->agent_status[seat][agent];
	return s->agent[seat][agent] && !agent_status[CAUGHT] &&
	       (agent_status[PAPERS] || (!agent_status[MOVED] && !agent_status[ACTED]));
}

/* TW-65, TW-120, TW-11 */
static refusal may_act(const struct totalwar *s, int seat, int agent)
{
	if (s->intro && s->round == 1)
		return INTRO_ROUND;
	const u8 *agent_status = s->agent_status[seat][agent];
	const bool can = s->agent[seat][agent] && !agent_status[CAUGHT] &&
			 agent_status[ACTED] < 1 + agent_status[INFORMED];
	return can ? ALLOWED : NO_AGENT;
}

static bool has_hushed(const struct totalwar *s, int seat)
{
	for (int w = 0; w < WINDOW_COUNT; w++)
		if (s->hush[seat][w])
			return true;
	return false;
}

void tw_legal_AGENTS(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	placeset reach = 0;
	for (int agent = 0; agent < AGENT_COUNT; agent++) {
		if (!tw_agents_may_go(s, seat, agent))
			continue;
		if (!reach || s->agent_status[seat][agent][PAPERS])
			reach = agent_reach(s, seat, agent);
		for (placeset rest = reach; rest; rest &= rest - 1)
			actions_add(out,
				    action_make(VERB_SEND, agent, place_first(rest), 0));
		if (s->agent_status[seat][agent][PAPERS])
			reach = 0;
	}
	for (uint64_t rest = hand_of(s, seat); rest; rest &= rest - 1) {
		const int card = __builtin_ctzll(rest);
		actions_add(out, action_make(VERB_LEVY, card, 0, 0));
		tw_event_offer(s, seat, card, WINDOW_AGENT_TURN, out);
		for (int agent = 0; agent < AGENT_COUNT; agent++)
			if (may_act(s, seat, agent) == ALLOWED)
				tw_deed_offer(s, seat, card, agent, out);
	}
	tw_share_offer(s, seat, out);
	if (has_hushed(s, seat))
		actions_add(out, action_make(VERB_ASK, 0, 0, 0));
	actions_add(out, action_make(VERB_DONE, 0, 0, 0));
}

/* TW-66 */
static void levy(struct totalwar *s, int seat, int card)
{
	const int gold = tw_table_earn(s, seat, tw_rows_action_card[card].levy);
	tw_table_discard(s, seat, card);
	say(LEVIED, seat, card, gold);
}

void tw_apply_AGENTS(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int first = action_arg(a, 0), second = action_arg(a, 1);
	switch (action_verb(a)) {
	case VERB_SEND:
		say(AGENT_WENT, seat, first, s->agent[seat][first], second);
		s->agent[seat][first] = (u8)second;
		s->agent_status[seat][first][MOVED] = true;
		s->agent_status[seat][first][PAPERS] = false;
		break;
	case VERB_LEVY:
		levy(s, seat, first);
		break;
	case VERB_EVENT:
	case VERB_AIM:
		tw_window_play(s, seat, a, WINDOW_AGENT_TURN);
		break;
	case VERB_USE:
		tw_deed_start(s, seat, first, second, action_arg(a, 2));
		break;
	case VERB_SHOW:
	case VERB_CONFIDE:
		tw_share_show(s, seat, a);
		break;
	case VERB_ASK: /* TW-97 */
		memset(s->hush[seat], 0, WINDOW_COUNT);
		break;
	default:
		flow_goto(s->flow, STEP_AGENT_TURN);
	}
}

static bool is_offered(const struct totalwar *s, int seat, action deed)
{
	struct actions list = { .count = 0 };
	tw_deed_offer(s, seat, action_arg(deed, 0), action_arg(deed, 1), &list);
	for (unsigned i = 0; i < list.count; i++)
		if (list.list[i] == deed)
			return true;
	return false;
}

/* Some deeds only lack gold. */
static refusal deed_refusal(const struct totalwar *s, int seat, action deed)
{
	struct totalwar rich = *s;
	rich.gold[seat] = GOLD_MAX;
	if (is_offered(s, seat, deed))
		return ALLOWED;
	return is_offered(&rich, seat, deed) ? NO_GOLD : NO_TARGET;
}

refusal tw_why_AGENTS(const void *state, int seat, action a)
{
	const struct totalwar *s = state;
	const int first = action_arg(a, 0), second = action_arg(a, 1);
	switch (action_verb(a)) {
	case VERB_SEND:
		if (first >= AGENT_COUNT || !tw_agents_may_go(s, seat, first))
			return NO_AGENT;
		return is_region(second) && (agent_reach(s, seat, first) >> second & 1)
			       ? ALLOWED
			       : OUT_OF_REACH;
	case VERB_LEVY:
		return s->hand[seat][first] ? ALLOWED : NOT_IN_YOUR_HAND;
	case VERB_EVENT:
	case VERB_AIM:
		return tw_window_refusal(s, seat, WINDOW_AGENT_TURN, a);
	case VERB_USE:
		if (!s->hand[seat][first])
			return NOT_IN_YOUR_HAND;
		if (second >= AGENT_COUNT || may_act(s, seat, second) != ALLOWED)
			return second >= AGENT_COUNT ? NO_AGENT
						     : may_act(s, seat, second);
		return deed_refusal(s, seat, a);
	case VERB_SHOW:
	case VERB_CONFIDE:
		return tw_share_refusal(s, seat, a);
	case VERB_ASK:
		return has_hushed(s, seat) ? ALLOWED : ASKED_ANYWAY;
	case VERB_DONE:
		return ALLOWED;
	default:
		return NOT_NOW;
	}
}
