/*
 * Movere and Duellum, the first part: movement and battles.
 *
 * s->marching counts the active player's units by kind and region with 1, 2 or 3 steps
 * left; units that are not counted there have none.
 */
#include "games/antike/antike.h"

void antike_movere_begin(struct antike *s)
{
	memset(s->marching, 0, sizeof s->marching);
	for (int kind = 0; kind < KIND_COUNT; kind++) {
		const int reach = antike_table_reach(s, s->active, kind);
		memcpy(s->marching[reach - 1][kind], s->units[s->active][kind],
		       REGION_COUNT);
	}
	flow_goto(s->flow, PHASE_MOVERE);
}

/* CB-100, CB-101: one border more for every unit, also for those that are done. */
void antike_movere_hurry(struct antike *s, int kind)
{
	for (int r = 1; r < REGION_COUNT; r++) {
		int idle = s->units[s->active][kind][r];
		for (int left = 0; left < STEP_COUNT; left++)
			idle -= s->marching[left][kind][r];
		const int two = s->marching[1][kind][r], three = s->marching[2][kind][r];
		s->marching[2][kind][r] = (u8)(two + three);
		s->marching[1][kind][r] = s->marching[0][kind][r];
		s->marching[0][kind][r] = (u8)idle;
	}
}

int antike_movere_movable(const struct antike *s, int kind, int region)
{
	return s->marching[0][kind][region] + s->marching[1][kind][region] +
	       s->marching[2][kind][region];
}

/* A2-48: units with one step left beside others with two may go first. Where nobody is
 * asked for battles it comes to the same whoever goes first. */
static int tired(const struct antike *s, int kind, int region)
{
	const bool matters = !rules_of(s)->fights_at_once && s->marching[1][kind][region];
	return matters ? s->marching[0][kind][region] : 0;
}

/* A2-46, CB-39 */
refusal antike_can_move(const struct antike *s, int seat, int group, int from, int to)
{
	const int kind = group_kind(group), size = group_size(group);
	const int most = group & TIRED ? tired(s, kind, from)
				       : antike_movere_movable(s, kind, from);
	(void)seat;
	if (size == 0 || size > most)
		return NO_SUCH_UNITS;
	const int ways = areas_ways(antike_boards[s->map].area, from, to);
	return ways & 1 << kind ? ALLOWED : NO_BORDER;
}

/* A2-52: how many of each side are lost, of those there are. */
static refusal can_lose(const struct antike *s, int size, int own, int other)
{
	const int most = own < other ? own : other;
	if (size == 0 || size > other)
		return NO_ENEMY;
	if (size > own)
		return NO_SUCH_UNITS;
	return size < most && s->option[OPTION_BATTLES] ? ALL_FIGHT : ALLOWED;
}

/* A2-49, A2-50: in Casus Belli there is nothing left to attack (CB-41). */
refusal antike_can_attack(const struct antike *s, int seat, int group, int region,
			  int enemy)
{
	const int kind = group_kind(group);
	if (rules_of(s)->fights_at_once)
		return FIGHT_UNASKED;
	if (enemy == seat || enemy >= s->seats || group & TIRED)
		return NO_ENEMY;
	return can_lose(s, group_size(group), s->units[seat][kind][region],
			s->units[enemy][kind][region]);
}

/* Offers moves of this many of a kind over each border that they can cross. */
static void offer_groups(const struct antike *s, int group, int size, int from,
			 struct actions *out)
{
	const int way = 1 << group_kind(group);
	for (const struct border *b = borders_of(s, from); b->to; b++)
		for (int n = 1; (b->ways & way) && n <= size; n++)
			actions_add(out, action_make(VERB_MOVE, group + n, from, b->to));
}

/* A2-45, A2-48, CB-40: by ones and in groups. */
static void offer_moves(const struct antike *s, int kind, struct actions *out)
{
	u8 any[REGION_COUNT], at[REGION_COUNT];
	for (int r = 0; r < REGION_COUNT; r++)
		any[r] = s->marching[0][kind][r] | s->marching[1][kind][r] |
			 s->marching[2][kind][r];
	const int count = antike_table_where(any, at);
	for (int i = 0; i < count; i++) {
		const int group = group_make(kind, 0);
		offer_groups(s, group, antike_movere_movable(s, kind, at[i]), at[i], out);
		offer_groups(s, group | TIRED, tired(s, kind, at[i]), at[i], out);
	}
}

static void offer_attacks(const struct antike *s, int seat, int kind, struct actions *out)
{
	u8 at[REGION_COUNT];
	const int count = antike_table_where(s->units[seat][kind], at);
	for (int i = 0; i < count; i++) {
		for (int enemy = 0; enemy < s->seats; enemy++) {
			const int own = s->units[seat][kind][at[i]];
			const int other =
				enemy == seat ? 0 : s->units[enemy][kind][at[i]];
			for (int n = 1; n <= own && n <= other; n++)
				if (can_lose(s, n, own, other) == ALLOWED)
					actions_add(out, action_make(VERB_ATTACK,
								     group_make(kind, n),
								     at[i], enemy));
		}
	}
}

void antike_legal_MOVERE(const void *state, int seat, struct actions *out)
{
	const struct antike *s = state;
	for (int kind = 0; kind < KIND_COUNT; kind++) {
		offer_moves(s, kind, out);
		if (!rules_of(s)->fights_at_once)
			offer_attacks(s, seat, kind, out);
	}
	antike_cards_offer(s, seat, out);
	actions_add(out, action_make(VERB_DONE, 0, 0, 0));
}

/* A battle: both lose as many (A2-52, CB-41), and what is left goes on (A2-54, CB-42).
 * It is rare, so the loop over all regions stays small without it. */
__attribute__((noinline)) static void battle(struct antike *s, int seat, int enemy,
					     int kind, int region, int size)
{
	antike_table_lose_units(s, seat, kind, region, size);
	antike_table_lose_units(s, enemy, kind, region, size);
	if (events_are_heard)
		antike_events_battle(s, seat, enemy, kind, region, size);
}

static void cancel(struct antike *s, int seat, int kind, int region)
{
	const int own = s->units[seat][kind][region];
	const int other = s->units[enemy_of(seat)][kind][region];
	if (own && other)
		battle(s, seat, enemy_of(seat), kind, region, own < other ? own : other);
}

/* The next owner clockwise who can demand a battle (A2-51), 0 if there is none. */
static int next_to_ask(const struct antike *s, int after)
{
	for (int seat = seat_after(s, after); seat != s->active;
	     seat = seat_after(s, seat))
		if (s->units[seat][s->kind][s->front])
			return seat + 1;
	return 0;
}

/* A2-48: those with the most steps left go first, or only the tired ones. Those that have
 * arrived are counted from 0: every move and demand leaves it so. */
static void march(struct antike *s, int seat, int group, int from, int to)
{
	const int kind = group_kind(group);
	int size = group_size(group);
	for (int left = group & TIRED ? 0 : STEP_COUNT - 1; left >= 0 && size > 0;
	     left--) {
		u8 *here = &s->marching[left][kind][from];
		const int n = *here < size ? *here : size;
		if (n == 0)
			continue;
		*here = (u8)(*here - n);
		if (left > 0)
			s->marching[left - 1][kind][to] =
				(u8)(s->marching[left - 1][kind][to] + n);
		s->units[seat][kind][from] = (u8)(s->units[seat][kind][from] - n);
		s->units[seat][kind][to] = (u8)(s->units[seat][kind][to] + n);
		s->fresh = s->arrived;
		s->arrived = (u8)(s->arrived + n);
		s->steps = (u8)left;
		size -= n;
	}
}

static void move(struct antike *s, int seat, int group, int from, int to)
{
	const int kind = group_kind(group);
	march(s, seat, group, from, to);
	say(MOVED, seat, group_size(group), kind, from, to, (group & TIRED) != 0);
	if (rules_of(s)->fights_at_once) {
		if (edition_of(s) == PUBLISHED)
			cancel(s, seat, kind, to); /* CB-41, CB-42 */
		s->arrived = s->steps = s->fresh = 0;
		return;
	}
	s->front = (u8)to;
	s->kind = (u8)kind;
	s->asked = (u8)next_to_ask(s, seat);
	if (s->asked)
		flow_push(s->flow, PHASE_DEMAND);
	else
		s->front = s->kind = s->arrived = s->steps = s->fresh = 0;
}

/* CB-41: all that stand together fight now. */
static void end_movement(struct antike *s, int seat)
{
	for (int r = 1; rules_of(s)->fights_at_once && r < REGION_COUNT; r++)
		for (int kind = 0; kind < KIND_COUNT; kind++)
			cancel(s, seat, kind, r);
	memset(s->marching, 0, sizeof s->marching);
	flow_goto(s->flow, PHASE_CONQUEST);
}

void antike_apply_MOVERE(void *state, int seat, action a)
{
	struct antike *s = state;
	const int first = action_arg(a, 0), second = action_arg(a, 1),
		  third = action_arg(a, 2);
	if (action_verb(a) == VERB_MOVE) {
		move(s, seat, first, second, third);
	} else if (action_verb(a) == VERB_ATTACK) {
		battle(s, seat, third, group_kind(first), second, group_size(first));
	} else if (action_verb(a) == VERB_PLAY) {
		antike_cards_play(s, seat, first);
	} else {
		end_movement(s, seat);
	}
}

/* A battle demanded by an owner of units where others arrive (A2-51 to A2-54) */

/* What the owner lacks and what has not arrived are the same to a demand. */
refusal antike_can_fight(const struct antike *s, int seat, int size)
{
	const int own = s->units[seat][s->kind][s->front];
	return size > own ? NO_ENEMY : can_lose(s, size, own, s->arrived);
}

void antike_legal_DEMAND(const void *state, int seat, struct actions *out)
{
	const struct antike *s = state;
	for (int n = 1; n <= s->arrived; n++)
		if (antike_can_fight(s, seat, n) == ALLOWED)
			actions_add(out, action_make(VERB_FIGHT, n, 0, 0));
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

/* A2-53: the units that arrive are struck, those with the fewest steps left first. */
static void fight_arrivals(struct antike *s, int seat, int size)
{
	const int slow = s->arrived - s->fresh, struck = size < slow ? size : slow;
	if (s->steps > 0)
		s->marching[s->steps - 1][s->kind][s->front] -= (u8)struck;
	s->marching[s->steps][s->kind][s->front] -= (u8)(size - struck);
	s->fresh = (u8)(s->fresh - (size - struck));
	battle(s, s->active, seat, s->kind, s->front, size);
	s->arrived = (u8)(s->arrived - size);
}

void antike_apply_DEMAND(void *state, int seat, action a)
{
	struct antike *s = state;
	if (action_verb(a) == VERB_FIGHT)
		fight_arrivals(s, seat, action_arg(a, 0));
	s->asked = (u8)(s->arrived ? next_to_ask(s, seat) : 0);
	if (s->asked)
		return;
	s->front = s->kind = s->arrived = s->steps = s->fresh = 0;
	flow_pop(s->flow);
}
