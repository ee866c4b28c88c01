/* What an order does when it is carried out. */
#include "games/totalwar/totalwar.h"

static void recruit(struct totalwar *s, int seat, int troop, int army)
{
	if (!s->at[seat][army]) {
		const int best = tw_buy_spare_general(s, seat);
		s->at[seat][army] = IN_SPACE; /* TW-263 */
		s->general[seat][army] = (u8)best;
		s->spare[best] = false;
	}
	tw_table_add(s, seat, army, troop, is_mercenary(troop) ? KNOWN_TO_ALL : 0);
}

/* TW-35 */
static void develop(struct totalwar *s, int seat, int dev)
{
	const struct development_row *row = &tw_rows_development[dev];
	s->bought[dev] = s->round;
	for (int other = 1; other < DEVELOPMENT_COUNT; other++)
		if (tw_rows_development[other].owner == row->owner &&
		    tw_rows_development[other].column == row->column && !s->bought[other])
			return;
	tw_table_gain(s, seat, 1);
}

static void build(struct totalwar *s, int work, int region)
{
	s->built[work][region] = true;
	if (work == BARRACKS)
		s->unrest[region] = 0; /* TW-275 */
}

/* TW-125 */
static void promote(struct totalwar *s, int seat, int general)
{
	const int better = tw_buy_general_in_box(s, seat, 3);
	if (s->spare[general]) {
		s->spare[general] = false;
		s->spare[better] = true;
	}
	for (int army = 0; army < ARMY_COUNT; army++)
		if (s->general[seat][army] == general)
			s->general[seat][army] = (u8)better;
}

static void play_event(struct totalwar *s, int seat, const u8 o[PART_COUNT])
{
	const int event = tw_rows_action_card[o[ORDER_A]].event, a = o[ORDER_B],
		  b = o[ORDER_C];
	tw_table_discard(s, seat, o[ORDER_A]);
	if (event == HIRED_SWORDS)
		tw_table_add(s, seat, b, a, KNOWN_TO_ALL);
	else if (event == PROMOTED)
		promote(s, seat, a);
	else if (event == DRILL) /* TW-126 */
		s->army[seat][b][tw_table_slot(s, seat, b, a)] = tw_rows_troop[a].veteran;
	else
		build(s, a, b);
}

static void place_agent(struct totalwar *s, int seat, int region)
{
	for (int i = 0; i < AGENT_COUNT; i++)
		if (!s->agent[seat][i]) {
			s->agent[seat][i] = (u8)region;
			return;
		}
}

static void add_ship(struct totalwar *s, int seat, int ship, int navy)
{
	if (!s->fleet[seat][navy])
		s->fleet[seat][navy] = IN_SPACE;
	s->navy[seat][navy][ship]++;
}

/* Carries out an order that tw_buy_refusal allows, and notes it in the list. */
void tw_buy_apply(struct totalwar *s, int seat, const u8 o[PART_COUNT])
{
	const int a = o[ORDER_A], b = o[ORDER_B];
	tw_table_pay(s, seat, tw_buy_price(s, seat, o));
	switch (o[ORDER_VERB]) {
	case VERB_RECRUIT:
		recruit(s, seat, a, b);
		break;
	case VERB_SHIP:
		add_ship(s, seat, a, b);
		break;
	case VERB_DEVELOP:
		develop(s, seat, a);
		break;
	case VERB_BUILD:
		build(s, a, b);
		break;
	case VERB_ROAD:
		s->road[a] = true;
		break;
	case VERB_GENERAL:
		s->spare[tw_buy_general_in_box(s, seat, a)] = true;
		break;
	case VERB_AGENT:
		place_agent(s, seat, a);
		break;
	case VERB_CALM:
		s->unrest[a]--;
		break;
	default:
		play_event(s, seat, o);
	}
	int i = 0;
	while (i < ORDER_COUNT - 1 && s->order[seat][i][ORDER_VERB])
		i++;
	memcpy(s->order[seat][i], o, PART_COUNT);
}
