/* Naval battle (TW-195, TW-197), and what the sea does to those on board. */
#include "games/totalwar/words/tell.h"

void tw_naval_start(struct totalwar *s, int attacker, int navy, int defender, int other)
{
	s->side[0] = (u8)attacker;
	s->side[1] = (u8)defender;
	s->host[0] = (u8)navy;
	s->host[1] = (u8)other;
	memset(s->tally, 0, sizeof s->tally);
	say(SEA_BATTLE_BEGAN, attacker, navy, defender, other, s->goal);
	flow_push(s->flow, STEP_NAVAL);
	tw_window_open(s, WINDOW_NAVAL, seat_bit(attacker) | seat_bit(defender));
}

void tw_step_NAVAL(struct totalwar *s)
{
	tw_roll_clear(s);
	for (int side = 0; side < SIDE_COUNT; side++) {
		const u8 *ships = s->navy[s->side[side]][s->host[side]];
		s->tally[side][BEGAN] =
			(u8)tw_table_ships(s, s->side[side], s->host[side]);
		for (int ship = 1; ship < SHIP_COUNT; ship++)
			for (int i = 0; i < ships[ship]; i++)
				tw_roll_add(s, side, tw_rows_ship[ship].die);
	}
	flow_goto(s->flow, STEP_NAVAL_ROLLED);
	tw_roll_start(s);
}

/* The ship with the poorest die goes first; 0 if there is none. */
static int take_ship(struct totalwar *s, int seat, int navy)
{
	int worst = NO_SHIP;
	for (int ship = 1; ship < SHIP_COUNT; ship++)
		if (s->navy[seat][navy][ship] &&
		    (worst == NO_SHIP ||
		     tw_rows_ship[ship].die < tw_rows_ship[worst].die))
			worst = ship;
	if (worst != NO_SHIP)
		s->navy[seat][navy][worst]--;
	return worst;
}

/* TW-197: how many carried cards the loss of ships costs. */
static int drowned(const struct totalwar *s, int seat, int navy, int before, int lost)
{
	const int army = tw_table_carried(s, seat, navy);
	if (army == NO_ARMY || before == 0)
		return 0;
	const int size = tw_table_size(s, seat, army),
		  share = (size + before - 1) / before;
	const int room = 2 * (before - lost), beyond = size > room ? size - room : 0;
	const int sum = share * lost > beyond ? share * lost : beyond;
	return sum < size ? sum : size;
}

static bool has_marines(const struct totalwar *s, int seat)
{
	return (seat == ROME - 1 && works(s, ROM_C2)) ||
	       (seat == GREECE - 1 && works(s, GRE_A2));
}

void tw_sea_damage(struct totalwar *s, int seat, int navy, int ships, int cards)
{
	const int before = tw_table_ships(s, seat, navy);
	if (!is_sea(s->fleet[seat][navy]) || before == 0)
		return;
	const int lost = ships < before ? ships : before;
	const int army = tw_table_carried(s, seat, navy);
	const int wet = cards + drowned(s, seat, navy, before, lost);
	for (int i = 0; i < lost; i++) {
		const int ship = take_ship(s, seat, navy);
		say(SHIP_LOST, seat, ship, navy, s->fleet[seat][navy], CAUSE_BY_STORM);
	}
	if (lost == before)
		tw_table_sink(s, seat, navy, CAUSE_BY_STORM);
	else if (army != NO_ARMY && wet > 0)
		tw_loss_random(s, seat, army, LOSE_ANY, wet);
}

/* Ships that `side` loses, and those of them that are taken (TW-195). */
static int ships_lost(const struct totalwar *s, int side, int *taken)
{
	const int by = !side, signs = tw_roll_count(s, by, SIGN);
	const int began = s->tally[side][BEGAN], room = SHIPS_MAX - s->tally[by][BEGAN];
	const int hits = tw_roll_damage(s, by) + (s->tally[by][IRONS] ? signs : 0);
	const int sunk = hits / 2 < began ? hits / 2 : began; /* TW-116 */
	*taken = has_marines(s, s->side[by]) ? signs / 2 : 0;
	*taken = *taken < began - sunk ? *taken : began - sunk;
	*taken = *taken < room ? *taken : room;
	return sunk + *taken;
}

static void lose_ships(struct totalwar *s, int side, int lost, int taken)
{
	const int seat = s->side[side], navy = s->host[side], by = !side;
	const int army = tw_table_carried(s, seat, navy),
		  size = army == NO_ARMY ? 0 : tw_table_size(s, seat, army);
	const int wet = tw_roll_count(s, by, SIGN) +
			drowned(s, seat, navy, s->tally[side][BEGAN], lost);
	s->tally[side][DROWNING] = (u8)(wet < size ? wet : size);
	for (int i = 0; i < lost; i++) {
		const int ship = take_ship(s, seat, navy);
		if (i < taken && ship) {
			s->navy[s->side[by]][s->host[by]][ship]++;
			say(SHIP_TAKEN, s->side[by], ship, s->host[by], seat, navy);
		} else if (ship) {
			say(SHIP_LOST, seat, ship, navy, s->fleet[seat][navy], NO_CAUSE);
		}
	}
}

/* TW-34 */
static void sink_if_lost(struct totalwar *s, int side, int lost)
{
	const int began = s->tally[side][BEGAN];
	if (lost < began || !began)
		return;
	tw_table_sink(s, s->side[side], s->host[side], CAUSE_NO_SHIPS_LEFT);
	s->tally[side][DROWNING] = 0;
	if (began >= 2)
		tw_table_gain(s, s->side[!side], 1, CAUSE_FOR_NAVY);
}

void tw_step_NAVAL_ROLLED(struct totalwar *s)
{
	int lost[SIDE_COUNT], taken[SIDE_COUNT];
	for (int side = 0; side < SIDE_COUNT; side++)
		lost[side] = ships_lost(s, side, &taken[side]);
	TELL(tw_tell_sea_battle(s, lost[1] > lost[0] ? 0 : 1, lost));
	for (int side = 0; side < SIDE_COUNT; side++)
		lose_ships(s, side, lost[side], taken[side]);
	for (int side = 0; side < SIDE_COUNT; side++)
		sink_if_lost(s, side, lost[side]);
	s->tally[lost[1] > lost[0] ? 0 : 1][VICTOR] = true; /* TW-196: a tie */
	tw_roll_clear(s);
	flow_goto(s->flow, STEP_DROWN);
}

void tw_step_DROWN(struct totalwar *s)
{
	for (int side = 0; side < SIDE_COUNT; side++) {
		const int seat = s->side[side],
			  army = tw_table_carried(s, seat, s->host[side]);
		const int cards = s->tally[side][DROWNING];
		s->tally[side][DROWNING] = 0;
		if (cards && army != NO_ARMY) {
			tw_loss_random(s, seat, army, LOSE_ANY, cards);
			return;
		}
	}
	const int loser = !tw_battle_victor(s);
	tw_force_beat(s, s->side[loser],
		      force_of_navy(s->host[loser])); /* TW-155, TW-199 */
	if (is_sea(s->fleet[s->side[loser]][s->host[loser]]))
		flow_goto(s->flow, PHASE_RETREAT);
	else
		flow_pop(s->flow);
}
