/*
 * The spending phase (TW-260). A seat writes orders into its hidden list; what it may
 * order next is read off a copy of the state in which the list is carried out. When all
 * are ready the lists are carried out in turn order.
 */
#include "games/totalwar/totalwar.h"

static void carry_out(struct totalwar *s, int seat)
{
	u8 list[ORDER_COUNT][PART_COUNT];
	memcpy(list, s->order[seat], sizeof list);
	memset(s->order[seat], 0, sizeof list);
	for (int i = 0; i < ORDER_COUNT && list[i][ORDER_VERB]; i++)
		if (tw_buy_refusal(s, seat, list[i]) == ALLOWED)
			tw_buy_apply(s, seat, list[i]);
}

/* The same for a list that was checked order by order as it was written. */
void tw_spend_foresee(struct totalwar *s, int seat)
{
	u8 list[ORDER_COUNT][PART_COUNT];
	memcpy(list, s->order[seat], sizeof list);
	memset(s->order[seat], 0, sizeof list);
	for (int i = 0; i < ORDER_COUNT && list[i][ORDER_VERB]; i++)
		tw_buy_apply(s, seat, list[i]);
}

static void as_order(action a, u8 out[PART_COUNT])
{
	out[ORDER_VERB] = (u8)action_verb(a);
	for (int i = 0; i < 3; i++)
		out[1 + i] = (u8)action_arg(a, i);
}

void tw_legal_SPEND(const void *state, int seat, struct actions *out)
{
	struct totalwar copy = *(const struct totalwar *)state;
	const struct totalwar *s = &copy;
	tw_spend_foresee(&copy, seat);
	if (!s->order[seat][ORDER_COUNT - 1][ORDER_VERB])
		tw_offer_purchases(s, seat, out);
	actions_add(out, action_make(VERB_DONE, 0, 0, 0));
}

/* Whether there are words behind those that an order needs. */
static bool has_stray_words(const u8 order[PART_COUNT])
{
	switch (order[ORDER_VERB]) {
	case VERB_RECRUIT:
	case VERB_SHIP:
	case VERB_BUILD:
		return order[ORDER_C];
	case VERB_EVENT:
		return false;
	default:
		return order[ORDER_B] || order[ORDER_C];
	}
}

refusal tw_why_SPEND(const void *state, int seat, action a)
{
	struct totalwar copy = *(const struct totalwar *)state;
	u8 order[PART_COUNT];
	if (a == action_make(VERB_DONE, 0, 0, 0))
		return ALLOWED;
	as_order(a, order);
	tw_spend_foresee(&copy, seat);
	return has_stray_words(order) ? NOT_OFFERED : tw_buy_refusal(&copy, seat, order);
}

static bool is_all_ready(const struct totalwar *s)
{
	for (int seat = 0; seat < s->players; seat++)
		if (!s->ready[seat])
			return false;
	return true;
}

void tw_apply_SPEND(void *state, int seat, action a)
{
	struct totalwar *s = state;
	if (action_verb(a) != VERB_DONE) {
		int i = 0;
		while (s->order[seat][i][ORDER_VERB])
			i++;
		as_order(a, s->order[seat][i]);
		return;
	}
	s->ready[seat] = true;
	if (!is_all_ready(s))
		return;
	for (int i = 0; i < s->players; i++)
		carry_out(s, tw_round_seat(s, i));
	memset(s->order, 0, sizeof s->order);
	memset(s->ready, 0, sizeof s->ready);
	flow_goto(s->flow, STEP_ROUND_END);
}

void tw_step_SPENDING(struct totalwar *s)
{
	memset(s->order, 0, sizeof s->order);
	for (int seat = 0; seat < s->players; seat++)
		s->ready[seat] = s->out[seat];
	flow_goto(s->flow, PHASE_SPEND);
}
