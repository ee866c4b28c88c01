/*
 * A leader without a unit who is attacked must evade: one, two or three hexes
 * towards his own edge, through enemies by leader escape (CC-91 to CC-94). On the way he
 * is off the field, in s->fleeing at s->at.
 */
#include "games/ancients/combat/losses.h"

static int fugitive_side(const struct ancients *s)
{
	return s->fleeing >> LEADER_SIDE_BIT;
}

static bool is_enemy_unit(const struct ancients *s, int hex)
{
	return has_unit(s, enemy_of(fugitive_side(s)), hex);
}

/* Where he may end: no leader there, no enemy. */
static bool is_refuge(const struct ancients *s, int hex)
{
	return !s->leader[hex] && !is_enemy_unit(s, hex);
}

static bool is_own_edge(const struct ancients *s, int hex)
{
	return hexes_row(hex) == (fugitive_side(s) == BOTTOM ? HEX_ROWS - 1 : 0);
}

static hexset steps_from(const struct ancients *s, int hex)
{
	return rear_of(hexset_of(hex), fugitive_side(s)) & ~cc_field_barred(s, ALONE);
}

/* CC-91: whether the flight can end well from `hex` after `stride` steps. */
static bool can_finish(const struct ancients *s, int hex, int stride)
{
	if (is_refuge(s, hex))
		return true;
	if (stride == FLIGHT)
		return false;
	if (is_own_edge(s, hex))
		return true; /* CC-93 */
	for (hexset next = steps_from(s, hex); next;)
		if (can_finish(s, hexset_take(&next), stride + 1))
			return true;
	return false;
}

hexset cc_flee_ways(const struct ancients *s)
{
	hexset ways = 0;
	if (s->stride == FLIGHT)
		return 0;
	for (hexset next = steps_from(s, s->at); next;) {
		const int hex = hexset_take(&next);
		if (can_finish(s, hex, s->stride + 1))
			ways |= hexset_of(hex);
	}
	return ways;
}

bool cc_flee_can_stay(const struct ancients *s)
{
	return s->stride > 0 && is_refuge(s, s->at);
}

/* CC-93 */
bool cc_flee_can_leave(const struct ancients *s)
{
	return is_own_edge(s, s->at) && s->stride < FLIGHT;
}

void cc_flee_begin(struct ancients *s, int hex)
{
	s->fleeing = (u8)cc_field_take_leader(s, hex);
	s->at = (u8)hex;
	s->stride = 0;
	flow_push(s->flow, STEP_FLEEING);
	say(FLEES, fugitive_side(s), s->fleeing, hex);
}

static void settle_down(struct ancients *s)
{
	s->leader[s->at] = s->fleeing;
	say(STAYED, fugitive_side(s), s->fleeing, s->at, s->unit[s->at]);
	s->fleeing = NO_LEADER;
}

/* CC-93 */
static void leave_field(struct ancients *s)
{
	cc_losses_spare_leader(s, s->fleeing);
	say(LEFT_FIELD, fugitive_side(s), s->fleeing);
	s->fleeing = NO_LEADER;
}

/* CC-92: the dice of the enemy he passes. */
static int escape_dice(const struct ancients *s, int hex)
{
	const struct unit_row *row = unit_at(s, hex);
	const bool bold = s->option[OPTION_LEADER_ESCAPE] && row->traits & BOLD;
	return row->dice + (bold && is_full(s, hex));
}

/* CC-92: through an enemy, who rolls for him; CC-127: through a marsh. */
static void run_to(struct ancients *s, int hex)
{
	say(FLED, fugitive_side(s), s->fleeing, s->at, hex);
	s->at = (u8)hex;
	s->stride++;
	if (is_enemy_unit(s, hex))
		cc_roll_begin(s, ROLL_ESCAPE, escape_dice(s, hex));
	else if (cc_marsh_threatens_leader(s, hex))
		cc_roll_begin(s, ROLL_MARSH_LEADER, 1);
}

void cc_step_FLEEING(struct ancients *s)
{
	if (!s->fleeing) {
		flow_pop(s->flow);
		return;
	}
	const hexset ways = cc_flee_ways(s);
	const bool stays = cc_flee_can_stay(s), leaves = cc_flee_can_leave(s);
	const int choices = hexset_count(ways) + stays + leaves;
	if (choices > 1) {
		flow_push(s->flow, PHASE_FLEE);
	} else if (stays) {
		settle_down(s);
	} else if (ways) {
		run_to(s, hexset_first(ways));
	} else if (leaves) {
		leave_field(s);
	} else {
		cc_losses_kill_fugitive(s); /* CC-94 */
	}
}

void cc_legal_FLEE(const void *state, int seat, struct actions *out)
{
	const struct ancients *s = state;
	(void)seat;
	for (hexset ways = cc_flee_ways(s); ways;)
		actions_add(out, action_make(VERB_FLEE, hexset_take(&ways), 0, 0));
	if (cc_flee_can_stay(s))
		actions_add(out, action_make(VERB_STAY, 0, 0, 0));
	if (cc_flee_can_leave(s))
		actions_add(out, action_make(VERB_LEAVE, 0, 0, 0));
}

void cc_apply_FLEE(void *state, int seat, action a)
{
	struct ancients *s = state;
	(void)seat;
	flow_pop(s->flow);
	if (action_verb(a) == VERB_FLEE)
		run_to(s, action_arg(a, 0));
	else if (action_verb(a) == VERB_STAY)
		settle_down(s);
	else
		leave_field(s);
}
