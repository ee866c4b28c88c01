/* The order of turns and phases, the initiative, and the end of the game. */
#include "games/totalwar/words/tell.h"

/* TW-53: the seat whose turn comes as number `position`, from 0. */
int tw_round_seat(const struct totalwar *s, int position)
{
	const int step = s->leftwards ? s->players - 1 : 1;
	return (s->first + position * step) % s->players;
}

int tw_round_position(const struct totalwar *s, int seat)
{
	for (int i = 0; i < s->players; i++)
		if (tw_round_seat(s, i) == seat)
			return i;
	return 0;
}

/* Hands the turn to the next player who is still in, or goes on to the next step. */
void tw_round_next_turn(struct totalwar *s, int step_of_turn, int step_after)
{
	while (s->turns < s->players && s->out[tw_round_seat(s, s->turns)])
		s->turns++;
	if (s->turns >= s->players) {
		s->turns = 0;
		flow_goto(s->flow, step_after);
		return;
	}
	s->active = (u8)tw_round_seat(s, s->turns++);
	flow_goto(s->flow, step_of_turn);
}

/* Initiative (TW-50 to TW-53) */

enum { NO_WAY = 2 }; /* between two players the direction is of no account */

void tw_round_begin(struct totalwar *s)
{
	s->round++;
	say(ROUND, s->round);
	s->turns = 0;
	memset(s->ready, 0, sizeof s->ready);
	memset(s->bid, 0, sizeof s->bid);
	memset(s->initiative, 0, sizeof s->initiative);
	memset(s->invaded, 0, sizeof s->invaded);
	flow_goto(s->flow, PHASE_DEAL);
}

void tw_step_ROUND(struct totalwar *s)
{
	tw_round_begin(s);
}

static bool is_dealt(const struct totalwar *s, int number)
{
	for (int seat = 0; seat < s->players; seat++)
		if (s->initiative[seat] == number)
			return true;
	return false;
}

static int next_to_deal(const struct totalwar *s)
{
	int seat = 0;
	while (seat < s->players && s->initiative[seat])
		seat++;
	return seat;
}

void tw_legal_DEAL(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	(void)seat;
	for (int n = 1; n <= s->players; n++)
		if (!is_dealt(s, n))
			actions_weigh(out, action_make(VERB_DEAL, n, 0, 0), 1);
}

void tw_apply_DEAL(void *state, int seat, action a)
{
	struct totalwar *s = state;
	(void)seat;
	const int to = next_to_deal(s);
	ensure(to < SEAT_COUNT);
	s->initiative[to] = (u8)action_arg(a, 0);
	say_to(seat_bit(to), DEALT, to, action_arg(a, 0));
	if (next_to_deal(s) < s->players)
		return;
	for (int i = 0; i < s->players; i++)
		s->ready[i] = s->out[i];
	flow_goto(s->flow, PHASE_BID);
}

ONE_REASON(DEAL, NOT_OFFERED)

void tw_legal_BID(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int most = s->gold[seat] < BID_MAX ? s->gold[seat] : BID_MAX;
	for (int gold = 0; gold <= most; gold++)
		actions_add(out, action_make(VERB_BID, gold, 0, 0));
}

void tw_apply_BID(void *state, int seat, action a)
{
	struct totalwar *s = state;
	s->bid[seat] = (u8)action_arg(a, 0);
	say_to(seat_bit(seat), BID, seat, action_arg(a, 0));
	s->ready[seat] = true;
	for (int i = 0; i < s->players; i++)
		if (!s->ready[i])
			return;
	flow_goto(s->flow, STEP_INITIATIVE);
}

ONE_REASON(BID, NO_GOLD)

/* TW-51, TW-52 */
void tw_step_INITIATIVE(struct totalwar *s)
{
	int best = -1, winner = 0;
	for (int seat = 0; seat < s->players; seat++) {
		const int total =
			(s->initiative[seat] + s->bid[seat]) * 256 + s->bid[seat];
		if (s->out[seat] || total <= best)
			continue;
		best = total;
		winner = seat;
	}
	TELL(tw_tell_bids(s, winner));
	for (int seat = 0; seat < s->players; seat++)
		tw_table_pay(s, seat, s->bid[seat]);
	s->active = (u8)winner;
	memset(s->ready, 0, sizeof s->ready);
	memset(s->initiative, 0, sizeof s->initiative);
	memset(s->bid, 0, sizeof s->bid);
	flow_goto(s->flow, PHASE_ORDER);
}

void tw_legal_ORDER(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	(void)seat;
	for (int first = 0; first < s->players; first++)
		for (int way = 0; way < (s->players > 2 ? 2 : 1); way++)
			if (!s->out[first])
				actions_add(out, action_make(VERB_BEGIN, first, way, 0));
}

void tw_apply_ORDER(void *state, int seat, action a)
{
	struct totalwar *s = state;
	s->first = (u8)action_arg(a, 0);
	s->leftwards = (u8)action_arg(a, 1);
	s->turns = 0;
	say(GOES_FIRST, seat, s->first, s->players > 2 ? s->leftwards : NO_WAY);
	tw_agents_deal(s);
}

ONE_REASON(ORDER, NOT_OFFERED)

/* TW-16 */
bool tw_round_stands(const struct totalwar *s, int seat)
{
	for (int r = 1; r < REGION_COUNT; r++)
		if (controls(s, seat, r))
			return true;
	for (int army = 0; army < ARMY_COUNT; army++)
		if (s->at[seat][army])
			return true;
	return false;
}

static void retire_the_beaten(struct totalwar *s)
{
	for (int seat = 0; seat < s->players; seat++) {
		if (tw_round_stands(s, seat))
			continue;
		if (!s->out[seat])
			say(OUT, seat);
		s->out[seat] = true;
		for (int navy = 0; navy < NAVY_COUNT; navy++)
			tw_table_sink(s, seat, navy, CAUSE_OUT_OF_GAME);
		for (int i = 0; i < AGENT_COUNT; i++)
			if (s->agent[seat][i])
				say(AGENT_LOST, seat, i, s->agent[seat][i],
				    CAUSE_OUT_OF_GAME);
		memset(s->agent[seat], 0, AGENT_COUNT);
	}
}

static int still_in(const struct totalwar *s)
{
	int n = 0;
	for (int seat = 0; seat < s->players; seat++)
		n += !s->out[seat];
	return n;
}

/* TW-3, TW-6 */
void tw_step_ROUND_END(struct totalwar *s)
{
	retire_the_beaten(s);
	if (!s->last_round && s->round < ROUND_LIMIT && still_in(s) >= 2) {
		flow_goto(s->flow, STEP_ROUND);
		return;
	}
	flow_end(s->flow);
	TELL(tw_tell_end(s, still_in(s)));
}
