/*
 * The spending phase (TW-260). A seat writes orders into its hidden list; what it may
 * order next is read off a copy of the state in which the list is carried out. When all
 * are ready the lists are carried out in turn order.
 */
#include "games/totalwar/words/tell.h"

static void take_list(struct totalwar *s, int seat, u8 list[ORDER_COUNT][PART_COUNT])
{
	memcpy(list, s->order[seat], sizeof s->order[seat]);
	memset(s->order[seat], 0, sizeof s->order[seat]);
}

/* TW-265: an army of one main card cannot stand on the map; its gold comes back. */
static void dissolve_stubs(struct totalwar *s, int seat, int before,
			   const int paid[ARMY_COUNT])
{
	for (int army = 0; army < ARMY_COUNT; army++) {
		const int general = s->general[seat][army];
		if ((before >> army & 1) || !tw_table_disband_if_broken(s, seat, army))
			continue;
		const int back = tw_table_earn(s, seat, paid[army]);
		s->spare[general] = true;
		say(REFUNDED, seat, back, army);
		say(SPARE, seat, general, tw_rows_general[general].stars);
	}
}

/* A card of a pack may be gone by now, a road may lie there; all else was checked when it
 * was ordered. */
static bool is_contested(const u8 order[PART_COUNT])
{
	const int verb = order[ORDER_VERB];
	return verb == VERB_ROAD || ((verb == VERB_RECRUIT || verb == VERB_ENLIST) &&
				     is_mercenary(order[ORDER_A]));
}

/* Returns the general who was promoted, whom chance has yet to draw. What follows an
 * order that cannot be carried out is looked at again. */
static int carry_out(struct totalwar *s, int seat)
{
	u8 list[ORDER_COUNT][PART_COUNT];
	int paid[ARMY_COUNT] = { 0 }, before = 0, promoted = NO_GENERAL;
	bool in_doubt = false;
	take_list(s, seat, list);
	for (int army = 0; army < ARMY_COUNT; army++)
		before |= (s->at[seat][army] != 0) << army;
	for (int i = 0; i < ORDER_COUNT && list[i][ORDER_VERB]; i++) {
		const int gold = s->gold[seat];
		if ((in_doubt || is_contested(list[i])) &&
		    tw_buy_refusal(s, seat, list[i]) != ALLOWED) {
			in_doubt = true;
			say_to(seat_bit(seat), ORDER_FAILED, seat);
			continue;
		}
		if (list[i][ORDER_VERB] == VERB_PROMOTE)
			promoted = tw_general_in_box(s, seat, 3);
		tw_buy_apply(s, seat, list[i]);
		if (list[i][ORDER_VERB] == VERB_RECRUIT)
			paid[list[i][ORDER_B]] += gold - s->gold[seat];
	}
	dissolve_stubs(s, seat, before, paid);
	return promoted;
}

/* TW-125: who was promoted goes back, and one of his rank is drawn in his place. */
static void draw_promoted(struct totalwar *s, int seat, int general)
{
	int army = 0;
	while (army < ARMY_COUNT && s->general[seat][army] != general)
		army++;
	s->spare[general] = false;
	say(REPLACED, seat, general, army);
	if (army < ARMY_COUNT)
		s->general[seat][army] = NO_GENERAL;
	tw_general_appoint(s, seat, army, 3);
}

/* The same for a list that was checked order by order as it was written. */
void tw_spend_foresee(struct totalwar *s, int seat)
{
	u8 list[ORDER_COUNT][PART_COUNT];
	if (!s->order[seat][0][ORDER_VERB])
		return;
	take_list(s, seat, list);
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
	const struct totalwar *s = state;
	struct totalwar copy;
	if (s->order[seat][0][ORDER_VERB]) {
		copy = *s;
		tw_spend_foresee(&copy, seat);
		s = &copy;
	}
	if (!s->order[seat][ORDER_COUNT - 1][ORDER_VERB])
		tw_buy_offer(s, seat, out);
	actions_add(out, action_make(VERB_DONE, 0, 0, 0));
}

refusal tw_why_SPEND(const void *state, int seat, action a)
{
	struct totalwar copy = *(const struct totalwar *)state;
	u8 order[PART_COUNT];
	if (a == action_make(VERB_DONE, 0, 0, 0))
		return ALLOWED;
	as_order(a, order);
	tw_spend_foresee(&copy, seat);
	return tw_buy_refusal(&copy, seat, order);
}

static bool is_all_ready(const struct totalwar *s)
{
	for (int seat = 0; seat < s->players; seat++)
		if (!s->ready[seat])
			return false;
	return true;
}

static void carry_out_all(struct totalwar *s)
{
	flow_goto(s->flow, STEP_ROUND_END);
	for (int i = 0; i < s->players; i++) {
		const int seat = tw_round_seat(s, i), promoted = carry_out(s, seat);
		if (promoted)
			draw_promoted(s, seat, promoted);
	}
	memset(s->order, 0, sizeof s->order);
	memset(s->ready, 0, sizeof s->ready);
}

void tw_apply_SPEND(void *state, int seat, action a)
{
	struct totalwar *s = state;
	if (action_verb(a) != VERB_DONE) {
		int i = 0;
		u8 order[PART_COUNT];
		while (s->order[seat][i][ORDER_VERB])
			i++;
		as_order(a, order);
		TELL(tw_tell_order(s, seat, order));
		memcpy(s->order[seat][i], order, PART_COUNT);
		return;
	}
	s->ready[seat] = true;
	say(READY, seat);
	if (is_all_ready(s))
		carry_out_all(s);
}

void tw_step_SPENDING(struct totalwar *s)
{
	memset(s->order, 0, sizeof s->order);
	say(PHASE, SPENDING_BEGINS);
	for (int seat = 0; seat < s->players; seat++)
		s->ready[seat] = s->out[seat];
	flow_goto(s->flow, PHASE_SPEND);
}
