/* Navies: sailing, ports, interception and naval battle (TW-190 to TW-199). */
#include "games/totalwar/totalwar.h"

static bool are_lanes(int a, int b)
{
	for (int i = 0; i < LANES_MAX && tw_rows_lanes[a][i]; i++)
		if (tw_rows_lanes[a][i] == b)
			return true;
	return false;
}

/* TW-190 */
static bool is_friendly_port(const struct totalwar *s, int seat, int region)
{
	const int owner = s->control[region] - 1;
	return tw_rows_region[region].port && owner >= 0 &&
	       (owner == seat || s->relation[seat][owner] == ALLY);
}

refusal tw_sea_refusal(const struct totalwar *s, int seat, int navy, int place)
{
	const int from = s->fleet[seat][navy];
	if (from == IN_SPACE || !from)
		return NO_FORCE;
	if (place < 1 || place >= IN_SPACE || !tw_table_is_open(s, place))
		return NOT_ADJACENT;
	const bool sails =
		is_sea(place) &&
		(is_sea(from) ? are_lanes(from, place) : tw_table_touches(from, place));
	const bool docks = is_region(place) && is_sea(from) &&
			   tw_table_touches(place, from) &&
			   is_friendly_port(s, seat, place);
	if (!sails && !docks)
		return NOT_ADJACENT;
	return s->sail[navy] > 0 ? ALLOWED : NO_MU;
}

/* TW-193, TW-198: only a navy that is not in port. */
static bool can_intercept(const struct totalwar *s, int seat, int navy, int sea)
{
	return is_sea(s->fleet[seat][navy]) && are_lanes(sea, s->fleet[seat][navy]) &&
	       !s->intercepted[seat][navy];
}

static int hunters_of(const struct totalwar *s, int seat, int sea)
{
	int set = 0;
	for (int other = 0; other < s->players; other++)
		for (int navy = 0; navy < NAVY_COUNT; navy++)
			if (other != seat && s->relation[seat][other] != ALLY &&
			    !s->hush[other][WINDOW_INTERCEPTION] &&
			    can_intercept(s, other, navy, sea))
				set |= seat_bit(other);
	return set;
}

void tw_sea_enter(struct totalwar *s, int seat, int navy, int place)
{
	s->sail[navy]--;
	if (is_region(place) && !controls(s, seat, place)) {
		s->goal = (u8)place; /* TW-148 */
		s->asked = (u8)(s->control[place] - 1);
		flow_push(s->flow, PHASE_ENTRY);
		return;
	}
	tw_table_move_navy(s, seat, navy, place);
	if (is_region(place))
		return;
	s->goal = (u8)place;
	s->hunters = (u8)hunters_of(s, seat, place);
	flow_push(s->flow, STEP_SEA_MOVE);
}

static void fight_at_sea(struct totalwar *s, int attacker, int navy, int defender,
			 int other)
{
	s->side[0] = (u8)attacker;
	s->side[1] = (u8)defender;
	s->host[0] = (u8)navy;
	s->host[1] = (u8)other;
	s->inspired[0] = s->inspired[1] = s->victor = 0;
	flow_push(s->flow, STEP_NAVAL);
	tw_window_open(s, WINDOW_NAVAL, seat_bit(attacker) | seat_bit(defender));
}

/* Interceptors first, then the enemies that lie in the area. */
void tw_step_SEA_MOVE(struct totalwar *s)
{
	const int seat = s->active, navy = s->force - NAVY_FORCE;
	if (navy < 0 || navy >= NAVY_COUNT || s->fleet[seat][navy] != s->goal) {
		flow_pop(s->flow);
		return;
	}
	if (s->hunters) {
		s->asked = (u8)__builtin_ctz(s->hunters);
		for (int i = s->players - 1; i >= 0; i--)
			if (s->hunters >> tw_round_seat(s, i) & 1)
				s->asked = (u8)tw_round_seat(s, i);
		s->hunters = (u8)(s->hunters & ~seat_bit(s->asked));
		flow_push(s->flow, PHASE_INTERCEPT);
		return;
	}
	for (int other = 0; other < s->players; other++)
		for (int enemy = 0; enemy < NAVY_COUNT; enemy++)
			if (other != seat && s->relation[seat][other] == ENEMY &&
			    s->fleet[other][enemy] == s->goal) {
				fight_at_sea(s, seat, navy, other, enemy); /* TW-194 */
				return;
			}
	flow_pop(s->flow);
}

/* TW-146, TW-290: a navy in the same area that one is not at war with, allies last. */
static bool find_prey(const struct totalwar *s, int seat, int navy, int *victim)
{
	const int sea = s->fleet[seat][navy];
	for (int level = NEUTRAL; is_sea(sea) && level <= ALLY; level++)
		for (*victim = 0; *victim < s->players; ++*victim)
			for (int other = 0; other < NAVY_COUNT; other++)
				if (*victim != seat &&
				    s->relation[seat][*victim] == level &&
				    s->fleet[*victim][other] == sea)
					return true;
	return false;
}

bool tw_sea_can_attack(const struct totalwar *s, int seat, int navy)
{
	int victim;
	return find_prey(s, seat, navy, &victim);
}

/* As if the navy had just come there, and found an enemy. */
void tw_sea_attack(struct totalwar *s, int seat, int navy)
{
	int victim;
	if (!find_prey(s, seat, navy, &victim))
		return;
	tw_table_attack(s, seat, victim);
	s->goal = s->fleet[seat][navy];
	s->hunters = 0;
	flow_push(s->flow, STEP_SEA_MOVE);
	flow_push(s->flow, STEP_STRANDED_ARMIES);
}

void tw_legal_INTERCEPT(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	for (int navy = 0; navy < NAVY_COUNT; navy++)
		if (can_intercept(s, seat, navy, s->goal))
			actions_add(out, action_make(VERB_INTERCEPT, navy, 0, 0));
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
	actions_add(out, action_make(VERB_NEVER, 0, 0, 0));
}

/* TW-193 */
void tw_apply_INTERCEPT(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int navy = action_arg(a, 0), prey = s->force - NAVY_FORCE;
	flow_pop(s->flow);
	if (action_verb(a) == VERB_NEVER)
		s->hush[seat][WINDOW_INTERCEPTION] = true;
	if (action_verb(a) != VERB_INTERCEPT || prey < 0 || prey >= NAVY_COUNT)
		return;
	s->intercepted[seat][navy] = true;
	tw_table_move_navy(s, seat, navy, s->goal);
	tw_table_attack(s, seat, s->active);
	fight_at_sea(s, seat, navy, s->active, prey);
}

/* Naval battle (TW-195) */

void tw_step_NAVAL(struct totalwar *s)
{
	tw_roll_clear(s);
	for (int side = 0; side < SIDE_COUNT; side++) {
		const u8 *ships = s->navy[s->side[side]][s->host[side]];
		s->began[side] = (u8)tw_table_ships(s, s->side[side], s->host[side]);
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
	for (int i = 0; i < lost; i++)
		take_ship(s, seat, navy);
	if (lost == before)
		tw_table_sink(s, seat, navy);
	else if (army != NO_ARMY && wet > 0)
		tw_loss_random(s, seat, army, wet);
}

/* Ships that `side` loses, and those of them that are taken (TW-195). */
static int ships_lost(const struct totalwar *s, int side, int *taken)
{
	const int by = !side, signs = tw_roll_count(s, by, SIGN);
	const int sunk =
		(tw_roll_damage(s, by) + (s->inspired[by] ? signs : 0)) / 2; /* TW-116 */
	const int left = s->began[side] - (sunk < s->began[side] ? sunk : s->began[side]);
	const int room = SHIPS_MAX - s->began[by];
	*taken = has_marines(s, s->side[by]) ? signs / 2 : 0;
	*taken = *taken < left ? *taken : left;
	*taken = *taken < room ? *taken : room;
	return s->began[side] - left + *taken;
}

void tw_step_NAVAL_ROLLED(struct totalwar *s)
{
	int lost[SIDE_COUNT], taken[SIDE_COUNT];
	for (int side = 0; side < SIDE_COUNT; side++)
		lost[side] = ships_lost(s, side, &taken[side]);
	for (int side = 0; side < SIDE_COUNT; side++) {
		const int seat = s->side[side], navy = s->host[side], by = !side;
		const int signs = tw_roll_count(s, by, SIGN);
		const int army = tw_table_carried(s, seat, navy),
			  size = army == NO_ARMY ? 0 : tw_table_size(s, seat, army);
		const int wet = (size ? signs : 0) +
				drowned(s, seat, navy, s->began[side], lost[side]);
		s->drown[side] = (u8)(wet < size ? wet : size);
		for (int i = 0; i < lost[side]; i++) {
			const int ship = take_ship(s, seat, navy);
			if (i < taken[side] && ship)
				s->navy[s->side[by]][s->host[by]][ship]++;
		}
	}
	for (int side = 0; side < SIDE_COUNT; side++)
		if (lost[side] >= s->began[side] && s->began[side]) {
			tw_table_sink(s, s->side[side], s->host[side]);
			s->drown[side] = 0;
			if (s->began[side] >= 2)
				tw_table_gain(s, s->side[!side], 1); /* TW-34 */
		}
	s->victor =
		(u8)(lost[1] > lost[0] ? 1
				       : 2); /* TW-196: a tie is the attacker's loss */
	tw_roll_clear(s);
	flow_goto(s->flow, STEP_DROWN);
}

void tw_step_DROWN(struct totalwar *s)
{
	for (int side = 0; side < SIDE_COUNT; side++) {
		const int seat = s->side[side],
			  army = tw_table_carried(s, seat, s->host[side]);
		const int cards = s->drown[side];
		s->drown[side] = 0;
		if (cards && army != NO_ARMY) {
			tw_loss_random(s, seat, army, cards);
			return;
		}
	}
	const int loser = s->victor == 1;
	if (is_sea(s->fleet[s->side[loser]][s->host[loser]]))
		flow_goto(s->flow, PHASE_RETREAT);
	else
		flow_pop(s->flow);
}

/* TW-196: up to two areas, or a friendly port on the way */

static bool is_hostile(const struct totalwar *s, int seat, int sea)
{
	for (int other = 0; other < s->players; other++)
		for (int navy = 0; navy < NAVY_COUNT; navy++)
			if (other != seat && s->fleet[other][navy] == sea &&
			    s->relation[seat][other] == ENEMY)
				return true;
	return false;
}

static void offer_harbours(const struct totalwar *s, int seat, int sea, placeset *seen,
			   struct actions *out)
{
	for (int i = 0; i < COASTS_MAX && tw_rows_coasts[sea][i]; i++) {
		const int port = tw_rows_coasts[sea][i];
		if (is_friendly_port(s, seat, port) && !(*seen >> port & 1))
			actions_add(out, action_make(VERB_FLEE, port, 0, 0));
		*seen |= place_bit(port);
	}
}

static bool offer_area(const struct totalwar *s, int seat, int sea, placeset *seen,
		       struct actions *out)
{
	if (is_hostile(s, seat, sea) || !tw_table_is_open(s, sea))
		return false;
	if (!(*seen >> sea & 1))
		actions_add(out, action_make(VERB_FLEE, sea, 0, 0));
	*seen |= place_bit(sea);
	return true;
}

/* A port beside the area, or beside the next one, is within two steps. */
void tw_legal_RETREAT(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int from = s->fleet[seat][s->host[s->victor == 1]];
	placeset seen = place_bit(from);
	offer_harbours(s, seat, from, &seen, out);
	for (int i = 0; i < LANES_MAX && tw_rows_lanes[from][i]; i++) {
		const int near = tw_rows_lanes[from][i];
		if (!offer_area(s, seat, near, &seen, out))
			continue;
		offer_harbours(s, seat, near, &seen, out);
		for (int j = 0; j < LANES_MAX && tw_rows_lanes[near][j]; j++)
			offer_area(s, seat, tw_rows_lanes[near][j], &seen, out);
	}
	if (out->count == 0)
		actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void tw_apply_RETREAT(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int navy = s->host[s->victor == 1];
	flow_pop(s->flow);
	if (action_verb(a) == VERB_PASS)
		tw_table_sink(s, seat, navy); /* TW-196 */
	else
		tw_table_move_navy(s, seat, navy, action_arg(a, 0));
}
