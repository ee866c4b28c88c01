/*
 * Flags: ignoring them, the way back, rampage of elephants (CC-100 to CC-106, CC-114,
 * CC-115). A unit that evades takes the same way (CC-80).
 */
#include "games/ancients/combat/losses.h"
#include "games/ancients/words/tell.h"

/* Where the unit at `hex` may set foot on its way back; a lone leader of its own side
 * takes it in if it has none (CC-105). */
hexset cc_retreat_free(const struct ancients *s, int hex)
{
	const int seat = unit_side(s, hex);
	hexset taken = hexes_nonzero(s->unit) | hexes_nonzero(s->leader);
	if (!s->leader[hex])
		taken &= ~cc_field_lone_leaders(s, seat);
	hexset free = ~taken & HEXES_ALL;
	for (hexset rough = hexes_nonzero(s->terrain); rough;) {
		const int at = hexset_take(&rough);
		if (!cc_field_can_enter(s, kind_at(s, hex), at))
			free &= ~hexset_of(at);
	}
	return free;
}

/* How many steps lead on from `start`, at most `most`; a leader who waits ends the way.
 */
static int way_length(const struct ancients *s, int seat, int start, hexset free,
		      int most)
{
	if (s->leader[start])
		return most;
	hexset front = hexset_of(start);
	for (int n = 0; n < most; n++) {
		front = rear_of(front, seat) & free;
		if (!front)
			return n;
		if (front & hexes_nonzero(s->leader))
			return most;
	}
	return most;
}

/* CC-103: the next hexes from which the way is longest. */
hexset cc_retreat_ways(const struct ancients *s)
{
	const int seat = unit_side(s, s->mover);
	const hexset free = cc_retreat_free(s, s->mover);
	hexset best = 0;
	int longest = -1;
	for (hexset rear = rear_of(hexset_of(s->mover), seat) & free; rear;) {
		const int hex = hexset_take(&rear);
		const int length = way_length(s, seat, hex, free, s->steps - 1);
		if (length > longest)
			best = 0;
		if (length >= longest)
			best |= hexset_of(hex);
		if (length > longest)
			longest = length;
	}
	return best;
}

/* CC-114: every unit and lone leader next to it, friend or foe. */
static void start_rampage(struct ancients *s, int hex)
{
	s->trampled = 0;
	for (int dir = 0; dir < HEX_DIRS; dir++) {
		const int next = hexes_step(hex, (enum hexdir)dir);
		if (next != NOWHERE && (s->unit[next] || s->leader[next]))
			s->trampled |= (u8)(1 << dir);
	}
	flow_push(s->flow, STEP_RAMPAGE);
}

void cc_retreat_begin(struct ancients *s, int hex, int steps)
{
	s->mover = (u8)hex;
	s->steps = (u8)(steps < RETREAT_MAX ? steps : RETREAT_MAX);
	flow_push(s->flow, STEP_RETREATING);
	if (is_elephant(s, hex))
		start_rampage(s, hex);
}

/* Flags */

/* CC-100; CC-106: horses run a hex further for each flag of an elephant, or a camel. */
int cc_retreat_per_flag(const struct ancients *s, int hex)
{
	const struct unit_row *row = unit_at(s, hex);
	const int roller = cc_dice_roller(s, s->stage);
	const bool scared = is_close(s->stage) && row->traits & HORSE &&
			    (is_elephant(s, roller) || (edition_of(s) == PUBLISHED &&
							kind_at(s, roller) == KIND_CM));
	return row->retreat + scared;
}

static void take_flags(struct ancients *s, int hex, int flags)
{
	s->flags = 0;
	if (flags <= 0)
		return;
	const int steps = flags * cc_retreat_per_flag(s, hex);
	say(MUST_RETREAT, unit_side(s, hex), s->unit[hex], hex, steps);
	cc_retreat_begin(s, hex, steps);
}

void cc_step_FLAGS_FALL(struct ancients *s)
{
	const int hex = cc_dice_victim(s, s->stage);
	flow_pop(s->flow);
	if (!s->unit[hex]) {
		s->flags = 0;
		return;
	}
	s->victim = (u8)hex;
	if (cc_dice_ignored_flags(s, hex, s->stage) > 0)
		flow_push(s->flow, PHASE_FLAGS);
	else
		take_flags(s, hex, s->flags);
}

static int most_ignored(const struct ancients *s)
{
	const int can = cc_dice_ignored_flags(s, s->victim, s->stage);
	return can < s->flags ? can : s->flags;
}

void cc_legal_FLAGS(const void *state, int seat, struct actions *out)
{
	(void)seat;
	for (int n = 0; n <= most_ignored(state); n++)
		actions_add(out, action_make(VERB_IGNORE, n, 0, 0));
}

void cc_apply_FLAGS(void *state, int seat, action a)
{
	struct ancients *s = state;
	const int ignored = action_arg(a, 0);
	flow_pop(s->flow);
	if (ignored == s->flags)
		say(IGNORED_ALL, seat, s->unit[s->victim], s->victim, ignored);
	else if (ignored > 0)
		say(IGNORED, seat, s->unit[s->victim], s->victim, ignored, s->flags);
	take_flags(s, s->victim, s->flags - ignored);
}

/* The way back */

static void go_back(struct ancients *s, int to)
{
	const bool joins = s->leader[to] != NO_LEADER;
	cc_field_carry(s, s->mover, to);
	say_way(s, s->stage == STAGE_EVADE ? EVENT_EVADED : EVENT_RETREATED, s->mover,
		to);
	s->mover = (u8)to;
	s->steps = (u8)(joins ? 0 : s->steps - 1);
	cc_marsh_enter(s, to);
}

/* CC-115: what stands behind an elephant suffers in its place. */
static hexset crushed(const struct ancients *s, int hex)
{
	const int seat = unit_side(s, hex);
	hexset behind = rear_of(hexset_of(hex), seat);
	return behind &
	       (hexes_nonzero(s->unit) | cc_field_lone_leaders(s, enemy_of(seat)));
}

/* CC-104: no way on: a block for each hex that is missing. CC-80: an evade just ends. */
static void run_into(struct ancients *s)
{
	const int hex = s->mover, missing = s->steps;
	hexset under = is_elephant(s, hex) ? crushed(s, hex) : 0;
	if (s->stage == STAGE_EVADE) {
		s->steps = 0;
		return;
	}
	if (!under) {
		s->steps = 0;
		cc_losses_take(s, hex, missing, cc_losses_role(s), BY_SHUT_WAY);
		return;
	}
	s->trampled = 0;
	while (under)
		s->trampled |= (u8)(1 << hexes_direction(hex, hexset_take(&under)));
	flow_push(s->flow, STEP_CRUSH);
}

void cc_step_RETREATING(struct ancients *s)
{
	if (s->steps == 0 || !s->unit[s->mover]) {
		s->steps = 0;
		flow_pop(s->flow);
		if (s->unit[s->mover] && s->mover != cc_dice_victim(s, s->stage))
			cc_combat_stormed(s, s->mover); /* CC-155 */
		return;
	}
	const hexset ways = cc_retreat_ways(s);
	if (!ways)
		run_into(s);
	else if (ways & (ways - 1))
		flow_push(s->flow, PHASE_RETREAT);
	else
		go_back(s, hexset_first(ways));
}

void cc_legal_RETREAT(const void *state, int seat, struct actions *out)
{
	(void)seat;
	for (hexset ways = cc_retreat_ways(state); ways;)
		actions_add(out, action_make(VERB_RETREAT, hexset_take(&ways), 0, 0));
}

void cc_apply_RETREAT(void *state, int seat, action a)
{
	struct ancients *s = state;
	(void)seat;
	flow_pop(s->flow);
	go_back(s, action_arg(a, 0));
}

/* Rampage */

/* The next hex of those marked, or NOWHERE. */
static int next_trampled(struct ancients *s)
{
	if (!s->trampled)
		return NOWHERE;
	const int dir = __builtin_ctz(s->trampled);
	s->trampled &= (u8)(s->trampled - 1);
	return hexes_step(s->mover, (enum hexdir)dir);
}

void cc_step_RAMPAGE(struct ancients *s)
{
	enum { RAMPAGE_DICE = 2 };
	const int hex = next_trampled(s);
	if (hex == NOWHERE) {
		s->trampled = 0;
		flow_pop(s->flow);
	} else if (s->unit[hex] || s->leader[hex]) {
		s->victim = (u8)hex;
		cc_roll_begin(s, ROLL_RAMPAGE, RAMPAGE_DICE);
	}
}

void cc_step_CRUSH(struct ancients *s)
{
	const int hex = next_trampled(s);
	if (hex == NOWHERE) {
		s->trampled = s->steps = 0;
		flow_pop(s->flow);
	} else if (s->unit[hex]) {
		cc_losses_take(s, hex, s->steps, BYSTANDER, BY_CRUSH);
	} else if (s->leader[hex]) {
		cc_losses_kill_leader(s, hex);
	}
}

/* CC-127: a unit that enters a marsh rolls a die. */
void cc_marsh_enter(struct ancients *s, int hex)
{
	if (s->terrain[hex] != MARSH)
		return;
	s->victim = (u8)hex;
	cc_roll_begin(s, ROLL_MARSH, 1);
}

/* CC-127: so does a leader on a way of his own; as printed only where he is alone. */
bool cc_marsh_threatens_leader(const struct ancients *s, int hex)
{
	return s->terrain[hex] == MARSH && (!s->unit[hex] || edition_of(s) == MANUAL);
}

void cc_marsh_enter_leader(struct ancients *s, int hex)
{
	if (!cc_marsh_threatens_leader(s, hex))
		return;
	s->victim = (u8)hex;
	s->fleeing = (u8)cc_field_take_leader(s, hex);
	s->at = (u8)hex;
	s->stride = FLIGHT;
	say(IN_MARSH, s->fleeing >> LEADER_SIDE_BIT, s->fleeing, hex);
	flow_push(s->flow, STEP_FLEEING);
	cc_roll_begin(s, ROLL_MARSH_LEADER, 1);
}
