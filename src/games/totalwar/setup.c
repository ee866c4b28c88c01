/* How a game begins: forces, homes and relations; chance draws the generals. */
#include "games/totalwar/totalwar.h"

static const u8 start_stars[SEAT_COUNT][ARMY_COUNT] = {
#define PURSE(faction, amount)
#define AGENT_AT(faction, region)
#define ARMY_OF(faction, army, stars) [faction - 1][army] = stars,
#define CARDS_OF(faction, army, troop, count)
#define SHIPS_OF(faction, navy, ship, count)
#include "games/totalwar/box/start.def"
#undef PURSE
#undef AGENT_AT
#undef ARMY_OF
#undef CARDS_OF
#undef SHIPS_OF
};

static bool takes_part(const struct totalwar *s, int faction)
{
	return faction <= s->players;
}

static void start_agent(struct totalwar *s, int seat, int region)
{
	int i = 0;
	while (s->agent[seat][i])
		i++;
	s->agent[seat][i] = (u8)region;
}

static void start_cards(struct totalwar *s, int seat, int army, int troop, int count)
{
	s->at[seat][army] = IN_SPACE;
	while (count-- > 0)
		tw_table_add(s, seat, army, troop,
			     KNOWN_TO_ALL); /* TW-13: the rows are no secret */
}

static void start_ships(struct totalwar *s, int seat, int navy, int ship, int count)
{
	s->fleet[seat][navy] = IN_SPACE;
	s->navy[seat][navy][ship] = (u8)count;
}

/* TW-13 */
static void give_forces(struct totalwar *s)
{
#define PURSE(faction, amount)      \
	if (takes_part(s, faction)) \
		s->gold[faction - 1] = amount;
#define AGENT_AT(faction, region)   \
	if (takes_part(s, faction)) \
		start_agent(s, faction - 1, region);
#define ARMY_OF(faction, army, stars)
#define CARDS_OF(faction, army, troop, count) \
	if (takes_part(s, faction))           \
		start_cards(s, faction - 1, army, troop, count);
#define SHIPS_OF(faction, navy, ship, count) \
	if (takes_part(s, faction))          \
		start_ships(s, faction - 1, navy, ship, count);
#include "games/totalwar/box/start.def"
#undef PURSE
#undef AGENT_AT
#undef ARMY_OF
#undef CARDS_OF
#undef SHIPS_OF
}

void tw_setup_begin(struct totalwar *s, const struct setup *how)
{
	for (int i = 0; i < OPTION_COUNT; i++)
		s->option[i] = how->option[i];
	s->intro = how->scenario == INTRODUCTION;
	s->players = how->seats;
	give_forces(s);
	for (int r = 1; r < REGION_COUNT; r++)
		if (tw_rows_region[r].home &&
		    takes_part(s, tw_rows_region[r].home)) /* TW-9 */
			s->control[r] = tw_rows_region[r].home;
	for (int a = 0; a < s->players; a++)
		for (int b = 0; b < s->players; b++)
			if (a != b && s->players > 2) /* TW-15 */
				s->relation[a][b] = NEUTRAL;
	memset(s->deck + 1, 1, ACTION_CARD_COUNT - 1);
	flow_push(s->flow, STEP_ROUND);
	flow_push(s->flow, STEP_GENERALS);
}

bool tw_setup_has_army(int seat, int army)
{
	return start_stars[seat][army] > 0;
}

/* The first army without a general. */
bool tw_setup_next_general(const struct totalwar *s, int *seat, int *army)
{
	for (*seat = 0; *seat < s->players; ++*seat)
		for (*army = 0; *army < ARMY_COUNT; ++*army)
			if (s->at[*seat][*army] && !s->general[*seat][*army])
				return true;
	return false;
}

/* TW-14 */
void tw_step_GENERALS(struct totalwar *s)
{
	int seat, army;
	if (tw_setup_next_general(s, &seat, &army))
		tw_general_appoint(s, seat, army, start_stars[seat][army]);
	else
		flow_pop(s->flow);
}
