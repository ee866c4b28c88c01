/* A land battle: the lines, the preparation, and the order of its fights. */
#include "games/totalwar/totalwar.h"

int tw_battle_side_of(const struct totalwar *s, int seat)
{
	return seat == s->side[0] ? 0 : 1;
}

static bool is_of_ally(const struct totalwar *s, int side, int line)
{
	return (s->pick[side][line] - 1) & PICK_ALLY && s->helper[side];
}

int tw_battle_owner(const struct totalwar *s, int side, int line)
{
	return is_of_ally(s, side, line) ? s->helper[side] - 1 : s->side[side];
}

int tw_battle_troop(const struct totalwar *s, int side, int line)
{
	if (!s->pick[side][line])
		return NO_TROOP;
	const int slot = (s->pick[side][line] - 1) & (PICK_ALLY - 1);
	const int army = is_of_ally(s, side, line) ? s->helper_army[side] : s->host[side];
	return slot < SLOT_COUNT ? s->army[tw_battle_owner(s, side, line)][army][slot]
				 : NO_TROOP;
}

/* TW-215: the better general leads. */
int tw_battle_lead_army(const struct totalwar *s, int side, int *seat)
{
	const int host = s->side[side], ally = s->helper[side] - 1;
	*seat = host;
	if (ally < 0 || tw_table_stars(s, ally, s->helper_army[side]) <=
				tw_table_stars(s, host, s->host[side]))
		return s->host[side];
	*seat = ally;
	return s->helper_army[side];
}

int tw_battle_stars(const struct totalwar *s, int side)
{
	int seat;
	const int army = tw_battle_lead_army(s, side, &seat);
	return s->dishonoured[side] ? 0 : tw_table_stars(s, seat, army);
}

bool tw_battle_has_skill(const struct totalwar *s, int side, int skill)
{
	int seat;
	const int army = tw_battle_lead_army(s, side, &seat);
	return tw_table_has_skill(s, seat, army, skill);
}

int tw_battle_in_zone(const struct totalwar *s, int side, int zone)
{
	int n = 0;
	for (int i = 0; i < LINE_COUNT; i++)
		n += s->zone[side][i] == zone;
	return n;
}

int tw_battle_mains_in(const struct totalwar *s, int side, int zone)
{
	int n = 0;
	for (int i = 0; i < LINE_COUNT; i++)
		n += s->zone[side][i] == zone && is_main(tw_battle_troop(s, side, i));
	return n;
}

int tw_battle_find(const struct totalwar *s, int side, int troop, unsigned zones)
{
	for (int i = 0; i < LINE_COUNT; i++)
		if ((zones >> s->zone[side][i] & 1) &&
		    tw_battle_troop(s, side, i) == troop && troop)
			return 1 + i;
	return 0;
}

/* TW-18: what fights is seen by all. */
void tw_battle_show(struct totalwar *s, int side, int line)
{
	const int slot = (s->pick[side][line] - 1) & (PICK_ALLY - 1);
	const int army = is_of_ally(s, side, line) ? s->helper_army[side] : s->host[side];
	if (slot < SLOT_COUNT)
		s->known[tw_battle_owner(s, side, line)][army][slot] = KNOWN_TO_ALL;
}

const u8 *tw_battle_dice(const struct totalwar *s, int troop)
{
	return s->fight == FIGHT_TERRAIN ? tw_rows_troop[troop].rough
					 : tw_rows_troop[troop].good;
}

static void fill_line(struct totalwar *s, int side)
{
	const int size = tw_table_size(s, s->side[side], s->host[side]);
	for (int i = 0; i < LINE_COUNT; i++) {
		s->pick[side][i] = (u8)(i < size ? 1 + i : 0);
		s->zone[side][i] = i < size ? IN_HAND : NOT_THERE;
	}
	s->began[side] = (u8)size;
}

void tw_battle_start(struct totalwar *s, int attacker, int army, int defender,
		     int enemy_army)
{
	s->side[0] = (u8)attacker;
	s->host[0] = (u8)army;
	s->side[1] = (u8)defender;
	s->host[1] = (u8)enemy_army;
	s->field = s->at[defender][enemy_army];
	s->terrain =
		(u8)(tw_rows_region[s->field].trees + tw_rows_region[s->field].mountains);
	s->fight = s->combats = s->exchange = s->revealing = s->ambush = s->striking = 0;
	s->struck = s->victor = s->total_victory = s->rewards = s->asked_once = 0;
	memset(s->helper, 0, sizeof s->helper);
	memset(s->reveals, 0, sizeof s->reveals);
	memset(s->dishonoured, 0, sizeof s->dishonoured);
	memset(s->spent, 0, sizeof s->spent);
	memset(s->inspired, 0, sizeof s->inspired);
	memset(s->chosen, 0, sizeof s->chosen);
	memset(s->fielded, 0, sizeof s->fielded);
	for (int side = 0; side < SIDE_COUNT; side++) {
		tw_table_show(s, s->side[side], s->host[side], 0); /* TW-286 */
		fill_line(s, side);
	}
	flow_push(s->flow, STEP_BATTLE_LINES);
}

/* An ally of a side with an army on the field. */
static bool find_helper(const struct totalwar *s, int side, int *seat)
{
	for (int other = 0; other < s->players; other++)
		if (other != s->side[0] && other != s->side[1] &&
		    s->relation[s->side[side]][other] == ALLY &&
		    s->relation[s->side[!side]][other] != ALLY &&
		    tw_table_army_at(s, other, s->field) != NO_ARMY) {
			*seat = other;
			return true;
		}
	return false;
}

static void ask_helper(struct totalwar *s, int side)
{
	int seat;
	if (!find_helper(s, side, &seat))
		return;
	s->asked = (u8)seat;
	flow_push(s->flow, PHASE_JOIN);
}

void tw_legal_JOIN(const void *state, int seat, struct actions *out)
{
	tw_legal_TREATY(state, seat, out);
}

/* TW-215 */
void tw_apply_JOIN(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int side = s->exchange == 2 ? 0 : 1;
	flow_pop(s->flow);
	const int army = tw_table_army_at(s, seat, s->field);
	if (action_verb(a) != VERB_YES || army == NO_ARMY)
		return;
	s->helper[side] = (u8)(seat + 1);
	s->helper_army[side] = (u8)army;
	tw_table_relate(s, seat, s->side[!side], ENEMY);
	tw_table_show(s, seat, army, seat_bit(s->side[side]));
	flow_push(s->flow, PHASE_MUSTER);
}

static bool is_picked(const struct totalwar *s, int side, int slot)
{
	for (int i = 0; i < LINE_COUNT; i++)
		if (s->pick[side][i] == 1 + PICK_ALLY + slot)
			return true;
	return false;
}

static bool line_has_room(const struct totalwar *s, int side, int troop)
{
	int mains = 0, skirmishers = 0, artillery = 0, total = 0;
	for (int i = 0; i < LINE_COUNT; i++) {
		const int other = tw_battle_troop(s, side, i);
		total += other != NO_TROOP;
		mains += is_main(other);
		skirmishers += is_skirmisher(other);
		artillery += is_artillery(other);
	}
	if (total == LINE_COUNT)
		return false;
	return is_main(troop)	      ? mains < MAIN_MAX
	       : is_skirmisher(troop) ? skirmishers < SKIRMISHERS_MAX
				      : artillery < ARTILLERY_MAX;
}

static int mustering_side(const struct totalwar *s)
{
	return s->exchange == 2 ? 0 : 1;
}

void tw_legal_MUSTER(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int side = mustering_side(s), ally = s->helper[side] - 1;
	(void)seat;
	for (int i = 0; ally >= 0 && i < SLOT_COUNT; i++) {
		const int troop = s->army[ally][s->helper_army[side]][i];
		bool listed = false;
		for (unsigned k = 0; k < out->count; k++)
			listed = listed || action_arg(out->list[k], 0) == troop;
		if (troop && !listed && !is_picked(s, side, i) &&
		    line_has_room(s, side, troop))
			actions_add(out, action_make(VERB_PICK, troop, 0, 0));
	}
	actions_add(out, action_make(VERB_DONE, 0, 0, 0));
}

void tw_apply_MUSTER(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int side = mustering_side(s), ally = s->helper[side] - 1;
	(void)seat;
	if (action_verb(a) == VERB_DONE) {
		flow_pop(s->flow);
		return;
	}
	int slot = 0, line = 0;
	while (s->army[ally][s->helper_army[side]][slot] != action_arg(a, 0) ||
	       is_picked(s, side, slot))
		slot++;
	while (s->pick[side][line])
		line++;
	s->pick[side][line] = (u8)(1 + PICK_ALLY + slot);
	s->zone[side][line] = IN_HAND;
	s->began[side]++;
}

/* TW-245 */
static int expert_side(const struct totalwar *s)
{
	return s->exchange == 4 ? 0 : 1;
}

void tw_legal_GROUND(const void *state, int seat, struct actions *out)
{
	(void)state, (void)seat;
	actions_add(out, action_make(VERB_RAISE, 0, 0, 0));
	actions_add(out, action_make(VERB_LEVEL, 0, 0, 0));
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void tw_apply_GROUND(void *state, int seat, action a)
{
	struct totalwar *s = state;
	(void)seat;
	flow_pop(s->flow);
	if (action_verb(a) == VERB_RAISE && s->terrain < TERRAIN_MAX + 4)
		s->terrain++;
	else if (action_verb(a) == VERB_LEVEL && s->terrain > 0)
		s->terrain--;
}

/* TW-210, TW-211, TW-247 */
static void compare_generals(struct totalwar *s)
{
	const int lead = tw_battle_stars(s, 0) - tw_battle_stars(s, 1);
	s->terrain = s->terrain < TERRAIN_MAX ? s->terrain : TERRAIN_MAX;
	for (int side = 0; side < SIDE_COUNT; side++) {
		int reveals = s->reveals[side] + (side == 0   ? lead
						  : -lead > 0 ? -lead
							      : 0);
		if (side == 0 && lead < 0)
			reveals = s->reveals[side];
		reveals += tw_battle_has_skill(s, side, SCOUTING_EXPERT);
		reveals += s->side[side] == GREECE - 1 && works(s, GRE_P4);
		s->reveals[side] = (u8)(reveals < 9 ? reveals : 9);
	}
	s->fight = FIGHT_TERRAIN;
	s->combats = s->terrain;
}

void tw_step_BATTLE_LINES(struct totalwar *s)
{
	switch (s->exchange++) {
	case 0:
		break;
	case 1:
	case 2:
		ask_helper(s, s->exchange - 2);
		break;
	case 3:
	case 4:
		if (tw_battle_has_skill(s, expert_side(s), BATTLEFIELD_EXPERT))
			flow_push(s->flow, PHASE_GROUND);
		break;
	case 5:
		tw_window_open(s, WINDOW_PREP,
			       seat_bit(s->side[0]) | seat_bit(s->side[1]));
		break;
	default:
		compare_generals(s);
		s->exchange = 0;
		flow_goto(s->flow, STEP_FIGHT);
	}
}

/* The fights */

static bool can_fight_in_terrain(int troop)
{
	return is_main(troop) || tw_rows_troop[troop].type == SKIRMISHER_FOOT;
}

bool tw_battle_can_send(const struct totalwar *s, int side)
{
	for (int i = 0; i < LINE_COUNT; i++)
		if (s->zone[side][i] == IN_HAND &&
		    can_fight_in_terrain(tw_battle_troop(s, side, i)) &&
		    !tw_rows_troop[tw_battle_troop(s, side, i)].special)
			return true;
	return false;
}

/* TW-226 */
static int flank_cards(const struct totalwar *s, int side)
{
	int riders = 0, elephants = 0;
	for (int i = 0; i < LINE_COUNT; i++) {
		const int type = tw_rows_troop[tw_battle_troop(s, side, i)].type;
		riders += s->zone[side][i] == IN_HAND &&
			  (type == CAVALRY || type == CHARIOT);
		elephants += s->zone[side][i] == IN_HAND && type == ELEPHANT;
	}
	return riders + (elephants > 2 ? elephants - 2 : 0);
}

unsigned tw_battle_targets(const struct totalwar *s)
{
	return 1u << WOUNDED | 1u << (s->fight == FIGHT_TERRAIN ? UNDER : BESIDE);
}

static bool has_targets(const struct totalwar *s, int side)
{
	for (int i = 0; i < LINE_COUNT; i++)
		if (tw_battle_targets(s) >> s->zone[side][i] & 1)
			return true;
	return false;
}

static void strike_alone(struct totalwar *s, int side)
{
	s->striking = (u8)(1 + side);
	flow_push(s->flow, PHASE_STRIKE);
}

static void fight_terrain(struct totalwar *s)
{
	const bool a = tw_battle_can_send(s, 0), b = tw_battle_can_send(s, 1);
	if (s->combats == 0 || (!a && !b)) {
		const int left = flank_cards(s, 0), right = flank_cards(s, 1);
		s->fight = FIGHT_FLANKS;
		s->combats = (u8)(left < right ? left : right);
		return;
	}
	s->combats--;
	if (a && b)
		tw_combat_start(s);
	else if (has_targets(s, a ? 1 : 0)) /* TW-223 */
		strike_alone(s, a ? 0 : 1);
}

/* TW-228: all but the spare riders stand ready for the centre. */
static void form_centre(struct totalwar *s)
{
	s->fight = FIGHT_CENTRE;
	for (int side = 0; side < SIDE_COUNT; side++)
		for (int i = 0; i < LINE_COUNT; i++) {
			const int type = tw_rows_troop[tw_battle_troop(s, side, i)].type;
			if (s->zone[side][i] == IN_HAND && type != CAVALRY &&
			    type != CHARIOT)
				s->zone[side][i] = READY;
		}
}

static void fight_centre(struct totalwar *s)
{
	for (int side = 0; side < SIDE_COUNT; side++)
		if (tw_battle_in_zone(s, side, IN_HAND) > 0) {
			s->striking = (u8)(1 + side);
			flow_push(s->flow, PHASE_SPARE);
			return;
		}
	const int a = tw_battle_mains_in(s, 0, READY),
		  b = tw_battle_mains_in(s, 1, READY);
	if (a && b) {
		tw_combat_start(s);
		return;
	}
	if ((a || b) && has_targets(s, a ? 1 : 0)) /* TW-231 */
		strike_alone(s, a ? 0 : 1);
	else
		s->fight = FIGHT_ENVELOPMENT;
}

void tw_step_FIGHT(struct totalwar *s)
{
	s->striking = s->struck = 0;
	switch ((enum fight)s->fight) {
	case FIGHT_TERRAIN:
		fight_terrain(s);
		return;
	case FIGHT_FLANKS:
		if (s->combats == 0) {
			form_centre(s);
			return;
		}
		s->combats--;
		tw_combat_start(s);
		return;
	case FIGHT_CENTRE:
		fight_centre(s);
		return;
	case FIGHT_ENVELOPMENT: /* TW-232 */
		for (int side = 0; side < SIDE_COUNT; side++)
			if (tw_battle_in_zone(s, side, FAR) > 0 &&
			    has_targets(s, !side)) {
				strike_alone(s, side);
				return;
			}
		flow_goto(s->flow, STEP_AFTERMATH);
		return;
	case NO_FIGHT:
	case FIGHT_COUNT:
		flow_goto(s->flow, STEP_AFTERMATH);
	}
}

/* Spare riders (TW-228) */

void tw_legal_SPARE(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int side = s->striking == 2;
	const int mains = tw_battle_mains_in(s, side, READY),
		  left = tw_battle_in_zone(s, side, IN_HAND);
	(void)seat;
	for (int i = 0; i < LINE_COUNT; i++) {
		const int troop = tw_battle_troop(s, side, i);
		if (s->zone[side][i] != IN_HAND ||
		    tw_battle_find(s, side, troop, 1u << IN_HAND) != 1 + i)
			continue;
		actions_add(out, action_make(VERB_CENTRE, troop, 0, 0));
		if (mains + left - 1 >= 2)
			actions_add(out, action_make(VERB_ENVELOP, troop, 0, 0));
	}
	if (out->count == 0)
		actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

refusal tw_why_SPARE(const void *state, int seat, action a)
{
	const struct totalwar *s = state;
	const bool held =
		action_verb(a) == VERB_ENVELOP &&
		tw_battle_find(s, s->striking == 2, action_arg(a, 0), 1u << IN_HAND);
	return flow_unless_listed(&tw_totalwar_phases[PHASE_SPARE], state, seat, a,
				  held ? CENTRE_FIRST : NOT_OFFERED,
				  held ? CENTRE_FIRST : NOT_NOW);
}

void tw_apply_SPARE(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int side = s->striking == 2;
	const int line = tw_battle_find(s, side, action_arg(a, 0), 1u << IN_HAND);
	(void)seat;
	if (line)
		s->zone[side][line - 1] = action_verb(a) == VERB_CENTRE ? READY : FAR;
	if (tw_battle_in_zone(s, side, IN_HAND) == 0 || !line)
		flow_pop(s->flow);
}
