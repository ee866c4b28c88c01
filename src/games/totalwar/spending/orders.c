/* What an order does when it is carried out. */
#include "games/totalwar/words/tell.h"

static int best_spare(const struct totalwar *s, int seat)
{
	int best = NO_GENERAL;
	for (int g = first_general(seat); g < first_general(seat + 1); g++)
		if (s->spare[g] && tw_rows_general[g].stars > tw_rows_general[best].stars)
			best = g;
	return best;
}

/* TW-263: a new army waits in its space; TW-265: one of mercenaries begins in their
 * region. */
static void raise_army(struct totalwar *s, int seat, int troop, int army)
{
	const int general = best_spare(s, seat);
	s->at[seat][army] = is_mercenary(troop) ? tw_rows_troop[troop].pack : IN_SPACE;
	s->general[seat][army] = (u8)general;
	s->spare[general] = false;
	say(NEW_ARMY, seat, army, s->at[seat][army]);
	if (general)
		say(LEADS, seat, general, army, tw_rows_general[general].stars);
}

static void recruit(struct totalwar *s, int seat, int troop, int army, int price)
{
	if (!s->at[seat][army])
		raise_army(s, seat, troop, army);
	say_to(is_mercenary(troop) ? EVERYBODY_KNOWS : seat_bit(seat), BOUGHT, seat,
	       troop, army, price);
	tw_table_add(s, seat, army, troop, is_mercenary(troop) ? KNOWN_TO_ALL : 0);
}

/* TW-35 */
static void develop(struct totalwar *s, int seat, int dev, int price)
{
	const struct development_row *row = &tw_rows_development[dev];
	s->bought[dev] = s->round;
	say(DEVELOPED, seat, dev, price, s->round);
	for (int other = 1; other < DEVELOPMENT_COUNT; other++)
		if (tw_rows_development[other].owner == row->owner &&
		    tw_rows_development[other].column == row->column && !s->bought[other])
			return;
	tw_table_gain(s, seat, 1, CAUSE_FOR_COLUMN);
}

static void build(struct totalwar *s, int seat, int work, int region, int price)
{
	s->built[work][region] = true;
	say(BUILT, seat, work, region, price);
	if (work != BARRACKS || !s->unrest[region])
		return;
	say(CALMED, region, s->unrest[region], CAUSE_BY_BARRACKS);
	s->unrest[region] = 0; /* TW-275 */
}

static void buy_general(struct totalwar *s, int seat, int stars, int price)
{
	const int general = tw_general_in_box(s, seat, stars);
	say(BOUGHT_GENERAL, seat, stars, price);
	s->spare[general] = true;
	say(SPARE, seat, general, tw_rows_general[general].stars);
}

/* TW-272: who led the army is spare. */
static void take_command(struct totalwar *s, int seat, int stars, int army, int price)
{
	const int general = tw_general_in_box(s, seat, stars),
		  old = s->general[seat][army];
	say(BOUGHT_GENERAL, seat, stars, price);
	if (old) {
		s->spare[old] = true;
		say(SPARE, seat, old, tw_rows_general[old].stars);
	}
	s->general[seat][army] = (u8)general;
	say(LEADS, seat, general, army, tw_rows_general[general].stars);
}

/* TW-125: the first in the box, until chance has drawn (spend.c). */
static void promote(struct totalwar *s, int seat, int general)
{
	const int better = tw_general_in_box(s, seat, 3);
	if (s->spare[general]) {
		s->spare[general] = false;
		s->spare[better] = true;
		say(PROMOTED_SPARE, seat, general, better);
	}
	for (int army = 0; army < ARMY_COUNT; army++)
		if (s->general[seat][army] == general) {
			s->general[seat][army] = (u8)better;
			say(PROMOTED, seat, general, better, army);
		}
}

static void place_agent(struct totalwar *s, int seat, int region, int price)
{
	for (int i = 0; i < AGENT_COUNT; i++)
		if (!s->agent[seat][i]) {
			s->agent[seat][i] = (u8)region;
			say(BOUGHT_AGENT, seat, i, region, price);
			return;
		}
}

static void add_ship(struct totalwar *s, int seat, int ship, int navy, int price)
{
	if (!s->fleet[seat][navy]) {
		s->fleet[seat][navy] = IN_SPACE;
		say(NEW_NAVY, seat, navy, IN_SPACE);
	}
	s->navy[seat][navy][ship]++;
	say(BOUGHT_SHIP, seat, ship, navy, price);
}

/* TW-126 */
static void train(struct totalwar *s, int seat, int troop, int army, int price)
{
	const int slot = tw_table_slot(s, seat, army, troop);
	const int veteran = tw_rows_troop[troop].veteran;
	say_to(tw_tell_knowers(s, seat, army, slot), VETERAN, seat, troop, veteran, army,
	       price);
	s->army[seat][army][slot] = (u8)veteran;
}

static int event_of(int verb)
{
	return verb == VERB_ENLIST    ? HIRED_SWORDS
	       : verb == VERB_TRAIN   ? DRILL
	       : verb == VERB_PROMOTE ? PROMOTED
	       : verb == VERB_FOUND   ? BUILDERS
				      : NO_EVENT;
}

static void note(struct totalwar *s, int seat, const u8 o[PART_COUNT])
{
	int i = 0;
	while (i < ORDER_COUNT - 1 && s->order[seat][i][ORDER_VERB])
		i++;
	memcpy(s->order[seat][i], o, PART_COUNT);
}

static void carry_out(struct totalwar *s, int seat, const u8 o[PART_COUNT], int price)
{
	const int a = o[ORDER_A], b = o[ORDER_B];
	switch (o[ORDER_VERB]) {
	case VERB_RECRUIT:
		recruit(s, seat, a, b, price);
		break;
	case VERB_ENLIST:
		tw_table_add(s, seat, b, a, KNOWN_TO_ALL);
		say(BOUGHT, seat, a, b, price);
		break;
	case VERB_SHIP:
		add_ship(s, seat, a, b, price);
		break;
	case VERB_DEVELOP:
		develop(s, seat, a, price);
		break;
	case VERB_BUILD:
	case VERB_FOUND:
		build(s, seat, a, b, price);
		break;
	case VERB_ROAD:
		s->road[a] = true;
		TELL(tw_tell_road(seat, a, price));
		break;
	case VERB_GENERAL:
		buy_general(s, seat, a, price);
		break;
	case VERB_COMMAND:
		take_command(s, seat, a, b, price);
		break;
	case VERB_AGENT:
		place_agent(s, seat, a, price);
		break;
	case VERB_CALM:
		s->unrest[a]--;
		say(PAID_CALM, seat, a, price);
		break;
	case VERB_TRAIN:
		train(s, seat, a, b, price);
		break;
	default:
		promote(s, seat, a);
	}
}

/* Carries out an order that tw_buy_refusal allows, and notes it in the list. */
void tw_buy_apply(struct totalwar *s, int seat, const u8 o[PART_COUNT])
{
	const int event = event_of(o[ORDER_VERB]);
	const int price = tw_table_pay(s, seat, tw_buy_price(s, seat, o));
	if (event) {
		const int card = tw_event_card(s, seat, event);
		tw_table_discard(s, seat, card);
		say(PLAYED, seat, event, card, NO_AIM);
	}
	carry_out(s, seat, o, price);
	note(s, seat, o);
}
