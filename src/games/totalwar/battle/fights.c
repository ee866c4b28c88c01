/* The fights of a battle in their order: terrain, flanks, centre, envelopment. */
#include "games/totalwar/words/tell.h"

static bool can_send(const struct totalwar *s, int side)
{
	for (int line = 1; line < LINE_COUNT; line++) {
		const struct troop_row *row =
			&tw_rows_troop[tw_battle_troop(s, side, line)];
		if (s->zone[side][line] == IN_HAND && !row->special &&
		    (is_main(tw_battle_troop(s, side, line)) ||
		     row->type == SKIRMISHER_FOOT))
			return true;
	}
	return false;
}

static void begin_flanks(struct totalwar *s)
{
	s->combats = 0;
	s->fight = FIGHT_FLANKS;
	flow_push(s->flow, STEP_ELEPHANTS);
}

/* TW-223: one side has no card left to send. By the manual all cards of the other strike
 * if the first has no cards at all; in the other reading one for each combat left. */
static void fight_terrain_alone(struct totalwar *s, int side)
{
	const bool all = is_option(s, OPTION_TERRAIN, STRIKE_ALL);
	const bool is_out = tw_battle_in_zone(s, !side, IN_HAND) == 0;
	if (!tw_strike_exists(s, side) || (all && !is_out)) {
		s->combats = 0;
		return;
	}
	if (!all)
		s->combats--;
	tw_strike_start(s, side);
}

static void fight_terrain(struct totalwar *s)
{
	const bool a = can_send(s, 0), b = can_send(s, 1);
	if (s->combats == 0 || (!a && !b)) {
		begin_flanks(s);
	} else if (a && b) {
		s->combats--;
		tw_combat_start(s);
	} else {
		fight_terrain_alone(s, a ? 0 : 1);
	}
}

/* Flanks (TW-226) */

static int elephants(const struct totalwar *s, int side)
{
	int n = 0;
	for (int line = 1; line < LINE_COUNT; line++)
		n += s->zone[side][line] == IN_HAND &&
		     tw_rows_troop[tw_battle_troop(s, side, line)].type == ELEPHANT;
	return n;
}

static void save_elephants(struct totalwar *s, int side, int cards)
{
	for (int line = 1; cards > 0 && line < LINE_COUNT; line++)
		if (s->zone[side][line] == IN_HAND &&
		    tw_rows_troop[tw_battle_troop(s, side, line)].type == ELEPHANT) {
			s->zone[side][line] = READY;
			cards--;
		}
}

static int riders(const struct totalwar *s, int side)
{
	int n = 0;
	for (int line = 1; line < LINE_COUNT; line++)
		n += s->zone[side][line] == IN_HAND &&
		     is_mounted(tw_battle_troop(s, side, line));
	return n;
}

enum { ELEPHANTS_SAVED = 2 };

void tw_step_ELEPHANTS(struct totalwar *s)
{
	while (tw_battle_next_side(s)) {
		const int side = acting_side(s), n = elephants(s, side);
		if (n > ELEPHANTS_SAVED) {
			flow_push(s->flow, PHASE_RIDE);
			return;
		}
		save_elephants(s, side, n);
	}
	const int left = riders(s, 0), right = riders(s, 1);
	s->combats = (u8)(left < right ? left : right);
	if (s->combats)
		say(FIGHT, FIGHT_FLANKS, s->combats);
	flow_pop(s->flow);
}

void tw_legal_RIDE(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	(void)seat;
	for (int n = elephants(s, acting_side(s)) - ELEPHANTS_SAVED; n >= 0; n--)
		actions_add(out, action_make(VERB_RIDE, n, 0, 0));
	if (out->count == 0)
		actions_add(out, action_make(VERB_RIDE, 0, 0, 0));
}

void tw_apply_RIDE(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int side = acting_side(s);
	(void)seat;
	save_elephants(s, side, elephants(s, side) - action_arg(a, 0));
	flow_pop(s->flow);
}

ONE_REASON(RIDE, NOT_OFFERED)

/* TW-228: all but the spare riders stand ready for the centre. */
static void form_centre(struct totalwar *s)
{
	s->fight = FIGHT_CENTRE;
	say(FIGHT, FIGHT_CENTRE, 0);
	for (int side = 0; side < SIDE_COUNT; side++)
		for (int line = 1; line < LINE_COUNT; line++)
			if (s->zone[side][line] == IN_HAND &&
			    !is_mounted(tw_battle_troop(s, side, line)))
				s->zone[side][line] = READY;
}

static void fight_flanks(struct totalwar *s)
{
	if (s->combats == 0) {
		form_centre(s);
		return;
	}
	s->combats--;
	tw_combat_start(s);
}

static void begin_envelopment(struct totalwar *s)
{
	s->fight = FIGHT_ENVELOPMENT;
	if (tw_strike_exists(s, 0) || tw_strike_exists(s, 1))
		say(FIGHT, FIGHT_ENVELOPMENT, 0);
}

/* Centre (TW-228 to TW-231): whoever has main cards left strikes first when the other has
 * none. */
static void fight_centre(struct totalwar *s)
{
	for (int side = 0; side < SIDE_COUNT; side++)
		if (tw_battle_in_zone(s, side, IN_HAND) > 0) {
			s->acting = (u8)(ATTACKER + side);
			flow_push(s->flow, PHASE_SPARE);
			return;
		}
	const int a = tw_battle_mains_in(s, 0, READY),
		  b = tw_battle_mains_in(s, 1, READY);
	const int first = !a && b;
	if (a && b)
		tw_combat_start(s);
	else if (tw_strike_exists(s, first))
		tw_strike_start(s, first);
	else if (tw_strike_exists(s, !first))
		tw_strike_start(s, !first);
	else
		begin_envelopment(s);
}

/* TW-232 */
static void envelop(struct totalwar *s)
{
	for (int side = 0; side < SIDE_COUNT; side++)
		if (tw_strike_exists(s, side)) {
			tw_strike_start(s, side);
			return;
		}
	flow_goto(s->flow, STEP_AFTERMATH);
}

void tw_step_FIGHT(struct totalwar *s)
{
	s->acting = NO_SIDE;
	switch ((enum fight)s->fight) {
	case FIGHT_TERRAIN:
		fight_terrain(s);
		return;
	case FIGHT_FLANKS:
		fight_flanks(s);
		return;
	case FIGHT_CENTRE:
		fight_centre(s);
		return;
	case FIGHT_ENVELOPMENT:
	case NO_FIGHT:
	case FIGHT_COUNT:
		envelop(s);
	}
}

/* Spare riders (TW-228) */

void tw_legal_SPARE(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int side = acting_side(s);
	const int mains = tw_battle_mains_in(s, side, READY),
		  left = tw_battle_in_zone(s, side, IN_HAND);
	(void)seat;
	for (int line = 1; line < LINE_COUNT; line++) {
		const int troop = tw_battle_troop(s, side, line);
		if (s->zone[side][line] != IN_HAND ||
		    tw_battle_find(s, side, troop, 1u << IN_HAND) != line)
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
		tw_battle_find(s, acting_side(s), action_arg(a, 0), 1u << IN_HAND);
	return flow_unless_listed(&tw_totalwar_phases[PHASE_SPARE], state, seat, a,
				  held ? CENTRE_FIRST : NOT_OFFERED,
				  held ? CENTRE_FIRST : NOT_NOW);
}

void tw_apply_SPARE(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int side = acting_side(s);
	const int line = tw_battle_find(s, side, action_arg(a, 0), 1u << IN_HAND);
	(void)seat;
	if (line)
		s->zone[side][line] = action_verb(a) == VERB_CENTRE ? READY : FAR;
	if (tw_battle_in_zone(s, side, IN_HAND) == 0 || !line)
		flow_pop(s->flow);
}
