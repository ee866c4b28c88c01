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
		if (buy_refusal(s, seat, list[i]) == ALLOWED)
			buy_apply(s, seat, list[i]);
}

static void as_order(action a, u8 out[PART_COUNT])
{
	out[ORDER_VERB] = (u8)action_verb(a);
	for (int i = 0; i < 3; i++)
		out[1 + i] = (u8)action_arg(a, i);
}

static void offer(const struct totalwar *s, int seat, action a, struct actions *out)
{
	u8 order[PART_COUNT];
	as_order(a, order);
	if (buy_refusal(s, seat, order) == ALLOWED)
		actions_add(out, a);
}

static void offer_events(const struct totalwar *s, int seat, struct actions *out)
{
	for (int card = 1; card < ACTION_CARD_COUNT; card++) {
		const int event = rows_action_card[card].event;
		if (!s->hand[seat][card] || !(rows_event[event].windows & IN_SPENDING))
			continue;
		for (int army = 0; army < ARMY_COUNT; army++) {
			for (int troop = 1; event == HIRED_SWORDS && troop < TROOP_COUNT; troop++)
				if (rows_troop[troop].pack)
					offer(s, seat, action_make(VERB_EVENT, card, troop, army), out);
			for (int i = 0; event == DRILL && i < SLOT_COUNT && s->army[seat][army][i]; i++)
				if (table_slot(s, seat, army, s->army[seat][army][i]) == i)
					offer(s, seat, action_make(VERB_EVENT, card, s->army[seat][army][i], army), out);
		}
		for (int g = 1; event == PROMOTED && g < GENERAL_COUNT; g++)
			offer(s, seat, action_make(VERB_EVENT, card, g, 0), out);
		for (int r = 1; event == BUILDERS && r < REGION_COUNT; r++)
			for (int work = 0; work < WONDER && controls(s, seat, r); work++)
				offer(s, seat, action_make(VERB_EVENT, card, work, r), out);
	}
}

static void offer_land(const struct totalwar *s, int seat, struct actions *out)
{
	for (int r = 1; r < REGION_COUNT; r++) {
		if (!controls(s, seat, r))
			continue;
		for (int work = 0; work < WORK_COUNT; work++)
			if (!s->built[work][r])
				offer(s, seat, action_make(VERB_BUILD, work, r, 0), out);
		if (s->unrest[r])
			offer(s, seat, action_make(VERB_CALM, r, 0, 0), out);
		if (table_is_home(s, seat, r))
			offer(s, seat, action_make(VERB_AGENT, r, 0, 0), out);
	}
	if (!controls(s, seat, rows_capital[seat]))
		offer(s, seat, action_make(VERB_AGENT, rows_capital[seat], 0, 0), out);
	for (int border = 0; border < BORDER_COUNT; border++)
		if (!s->road[border])
			offer(s, seat, action_make(VERB_ROAD, border, 0, 0), out);
}

void legal_SPEND(const void *state, int seat, struct actions *out)
{
	struct totalwar copy = *(const struct totalwar *)state;
	const struct totalwar *s = &copy;
	carry_out(&copy, seat);
	if (!s->order[seat][ORDER_COUNT - 1][ORDER_VERB]) {
		buy_offer_troops(s, seat, out);
		for (int ship = 1; ship < SHIP_COUNT; ship++)
			for (int navy = 0; rows_ship[ship].owner == faction_of(seat) && navy < NAVY_COUNT; navy++)
				offer(s, seat, action_make(VERB_SHIP, ship, navy, 0), out);
		for (int dev = 1; dev < DEVELOPMENT_COUNT; dev++)
			if (rows_development[dev].owner == faction_of(seat) && !s->bought[dev])
				offer(s, seat, action_make(VERB_DEVELOP, dev, 0, 0), out);
		for (int stars = 2; stars <= 3; stars++)
			offer(s, seat, action_make(VERB_GENERAL, stars, 0, 0), out);
		offer_land(s, seat, out);
		offer_events(s, seat, out);
	}
	actions_add(out, action_make(VERB_DONE, 0, 0, 0));
}

/* Whether the words behind those that an order needs are empty. */
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

refusal why_SPEND(const void *state, int seat, action a)
{
	struct totalwar copy = *(const struct totalwar *)state;
	u8 order[PART_COUNT];
	if (a == action_make(VERB_DONE, 0, 0, 0))
		return ALLOWED;
	as_order(a, order);
	carry_out(&copy, seat);
	return has_stray_words(order) ? NOT_OFFERED : buy_refusal(&copy, seat, order);
}

static bool is_all_ready(const struct totalwar *s)
{
	for (int seat = 0; seat < s->players; seat++)
		if (!s->ready[seat])
			return false;
	return true;
}

void apply_SPEND(void *state, int seat, action a)
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
		carry_out(s, round_seat(s, i));
	memset(s->order, 0, sizeof s->order);
	memset(s->ready, 0, sizeof s->ready);
	flow_goto(s->flow, STEP_ROUND_END);
}

void step_SPENDING(struct totalwar *s)
{
	memset(s->order, 0, sizeof s->order);
	for (int seat = 0; seat < s->players; seat++)
		s->ready[seat] = s->out[seat];
	flow_goto(s->flow, PHASE_SPEND);
}
