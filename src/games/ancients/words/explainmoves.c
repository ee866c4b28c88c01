/*
 * Why a move, a way off the field, a way back or a flight is refused (CC-11, CC-50 to
 * CC-58, CC-83, CC-91, CC-103, CC-154). Where several things may shut a way, the rules
 * are asked again on a copy of the state without one of them.
 */
#include "games/ancients/words/explain.h"

/* Orders */

/* CC-21: a leader moves away from his unit only if he was ordered to. */
static unsigned explain_not_sent(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (!has_leader(s, q->seat, q->first))
		return cc_say(q, 21, UNIT_HAS_NO_LEADER, UNIT_AT(s, q->first));
	if (!s->unit[q->first])
		return cc_say(q, 21, LEADER_HAS_NO_UNIT, LEADER_AT(s, q->first));
	return cc_say(q, 21, NOT_SENT, LEADER_AT(s, q->first));
}

unsigned cc_explain_not_ordered(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const int others = hexset_count(cc_field_ordered(s, ORDER_UNIT) |
					cc_field_ordered(s, ORDER_LEADER));
	const bool battles = q->verb == VERB_ATTACK || q->verb == VERB_FIRE;
	if (!has_unit(s, q->seat, q->first) && !has_lone_leader(s, q->seat, q->first)) {
		cc_say_stranger(q, q->first);
		return cc_say(q, 0, NONE_ORDERED_THERE);
	}
	if (q->verb == VERB_SEND)
		return explain_not_sent(q);
	if (!s->unit[q->first] && battles)
		return cc_say(q, 0, LEADERS_DO_NOT_BATTLE, LEADER_AT(s, q->first));
	return cc_say(q, 0, PIECE_NOT_ORDERED, PIECE_AT(s, q->first), CARD_OF(s), others);
}

/* CC-57; CC-58: an ambush, too, ends its move on such ground. */
unsigned cc_explain_moved(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const int ground = s->terrain[q->first];
	if (s->tired[q->first] & ENTERING && ground != CLEAR)
		return cc_say(q, 58, GROUND_ENDED_MOVE, UNIT_AT(s, q->first), ground);
	if (s->moved[q->first] || !s->unit[q->first])
		return cc_say(q, 0, HAS_MOVED, PIECE_AT(s, q->first), s->moved[q->first]);
	return cc_say(q, 57, WAS_JOINED, UNIT_AT(s, q->first));
}

/* Reach */

struct march {
	const struct cc_asked *q;
	int from, to;
	bool by_leader;
};

/* The blanks of who moves. */
#define MOVER_OF(m) WHO_AT((m)->q->s, (m)->from, (m)->by_leader)

static bool gets_there(const struct ancients *s, const struct march *m)
{
	const struct cc_view v = cc_reach_view(s, m->q->seat);
	hexset ring[STEPS_MAX + 1];
	const hexset reach = m->by_leader ? cc_reach_leader(s, &v, m->from)
					  : cc_reach_rings(s, &v, m->from, ring);
	return hexset_has(reach, m->to);
}

static bool gets_there_without_others(const struct march *m)
{
	struct ancients alone = *m->q->s;
	for (int hex = 0; hex < HEX_COUNT; hex++)
		if (hex != m->from)
			alone.unit[hex] = alone.leader[hex] = 0;
	return gets_there(&alone, m);
}

static bool gets_there_on_clear_ground(const struct march *m)
{
	struct ancients bare = *m->q->s;
	memset(bare.terrain, CLEAR, sizeof bare.terrain);
	return gets_there(&bare, m);
}

/* CC-126, CC-130 */
static bool is_held_back(const struct march *m)
{
	struct ancients free = *m->q->s;
	free.terrain[m->from] = CLEAR;
	return gets_there(&free, m);
}

/* Which rule shuts a piece out of this ground. */
static unsigned rule_of_ground(int ground)
{
	return ground == BROKEN	 ? 120
	       : ground == MARSH ? 126
	       : ground == WALL	 ? 130
				 : 123;
}

/* CC-50 to CC-52, CC-56: who stands there. */
static unsigned explain_taken(const struct march *m)
{
	const struct ancients *s = m->q->s;
	const unsigned rule = m->by_leader ? 56 : 50;
	const bool own =
		has_unit(s, m->q->seat, m->to) || has_leader(s, m->q->seat, m->to);
	if (own && s->leader[m->to] && (m->by_leader || !s->unit[m->to]))
		return cc_say(m->q, m->by_leader ? 56 : 52, ONE_LEADER_A_HEX,
			      LEADER_AT(s, m->to));
	if (own && orders_of(s)->moves_through && unit_at(s, m->from)->traits & PASSES)
		return cc_say(m->q, 51, MAY_PASS, UNIT_AT(s, m->from),
			      PIECE_AT(s, m->to));
	if (own)
		return cc_say(m->q, rule, YOURS_IN_HEX, PIECE_AT(s, m->to));
	return cc_say(m->q, rule, ENEMY_IN_HEX, PIECE_AT(s, m->to));
}

/* What shortens a move: the card, the ambush, the ground it leaves. */
static unsigned rule_of_distance(const struct march *m)
{
	const struct ancients *s = m->q->s;
	if (m->by_leader)
		return 56;
	if (s->tired[m->from] & ENTERING)
		return 150;
	return orders_of(s)->moves_one_hex ? orders_of(s)->rule : 50;
}

static unsigned explain_distance(const struct march *m, int most)
{
	const struct ancients *s = m->q->s;
	const int far = hexes_distance(m->from, m->to), ground = s->terrain[m->from];
	if (most == 1 && is_held_back(m))
		return cc_say(m->q, rule_of_ground(ground), LEAVES_BY_ONE, m->by_leader,
			      ground, m->from, m->to, far);
	return cc_say(m->q, rule_of_distance(m), MOVES_UP_TO, MOVER_OF(m), most, m->to,
		      far);
}

static bool has_enemy_near(const struct march *m)
{
	const struct ancients *s = m->q->s;
	const int enemy = enemy_of(m->q->seat);
	return hexes_next_to(m->to) &
	       (cc_field_units(s, enemy) | cc_field_leaders(s, enemy));
}

/* It is near enough, and free: something on the way. */
static unsigned explain_shut(const struct march *m)
{
	const unsigned rule = m->by_leader ? 56 : 50;
	if (gets_there_without_others(m))
		return cc_say(m->q, rule, PIECES_IN_WAY, MOVER_OF(m), m->to);
	if (gets_there_on_clear_ground(m))
		return cc_say(m->q, 58, GROUND_IN_WAY, MOVER_OF(m), m->to);
	return cc_say(m->q, rule, ALL_IN_WAY, MOVER_OF(m), m->to);
}

/* The hexes a piece may move now: a leader's, or those of its row and the card. */
static int allowance(const struct march *m)
{
	if (!m->by_leader)
		return cc_reach_allowance(m->q->s, m->from);
	return is_held_back(m) ? 1 : FLIGHT;
}

/* Whether somebody there keeps it out: a leader alone may join a unit of his. */
static bool is_taken(const struct march *m)
{
	const struct ancients *s = m->q->s;
	if (!s->unit[m->to])
		return s->leader[m->to];
	return !m->by_leader || s->leader[m->to] || !has_unit(s, m->q->seat, m->to);
}

static unsigned explain_march(const struct march *m)
{
	const struct ancients *s = m->q->s;
	const int distance = hexes_distance(m->from, m->to), most = allowance(m);
	const int kind = m->by_leader ? NO_KIND : kind_at(s, m->from);
	const int ground = s->terrain[m->to];
	if (m->from == m->to)
		return cc_say(m->q, m->by_leader ? 56 : 50, IS_THERE, MOVER_OF(m));
	if (!cc_field_can_enter(s, kind, m->to))
		return cc_say(m->q, rule_of_ground(ground), MAY_NOT_ENTER, MOVER_OF(m),
			      ground, m->to);
	if (distance > most)
		return explain_distance(m, most);
	if (is_taken(m))
		return explain_taken(m);
	if (!m->by_leader && distance > cc_reach_calm(s, m->from, most) &&
	    !has_enemy_near(m))
		return cc_say(m->q, 54, ONLY_TO_CHARGE, UNIT_AT(s, m->from), distance,
			      m->to);
	return explain_shut(m);
}

/* CC-83 */
static unsigned explain_ride(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	message_add(q->out, RIDES_ON_TO, UNIT_AT(s, s->attacker), q->first);
	cc_list_hexes(cc_momentum_ride_ways(s), q->out);
	return 83;
}

unsigned cc_explain_reach(const struct cc_asked *q)
{
	const struct march m = { .q = q,
				 .from = q->first,
				 .to = q->second,
				 .by_leader =
					 q->verb == VERB_SEND || !q->s->unit[q->first] };
	return q->verb == VERB_RIDE ? explain_ride(q) : explain_march(&m);
}

/* CC-154: over the enemy's edge, and one hex beyond it. */
static unsigned explain_way_off(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const int edge = q->seat == BOTTOM ? 0 : HEX_ROWS - 1;
	const int rows = hexes_row(q->first) - edge, need = (rows < 0 ? -rows : rows) + 1;
	const int moves = cc_reach_calm(s, q->first, cc_reach_allowance(s, q->first));
	if (need > moves)
		return cc_say(q, 0, EXIT_NEEDS, UNIT_AT(s, q->first), need, moves);
	return cc_say(q, 0, EXIT_IS_SHUT, UNIT_AT(s, q->first));
}

unsigned cc_explain_exit(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (!has_special(s, q->seat, SPECIAL_EXITS))
		return cc_say(q, 0, MAY_NOT_EXIT, PIECE_AT(s, q->first));
	if (!s->unit[q->first])
		return cc_say(q, 0, ONLY_UNITS_EXIT, LEADER_AT(s, q->first));
	return explain_way_off(q);
}

/* Ways back */

unsigned cc_explain_way(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (s->stage == STAGE_EVADE)
		message_add(q->out, EVADES_TO, UNIT_AT(s, s->mover), s->steps, q->first);
	else
		message_add(q->out, RETREATS_TO, UNIT_AT(s, s->mover), s->steps,
			    q->first);
	cc_list_hexes(cc_retreat_ways(s), q->out);
	return 0;
}

unsigned cc_explain_flight(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	message_add(q->out, LEADER_EVADES_TO, s->fleeing, s->at, q->first);
	cc_list_hexes(cc_flee_ways(s), q->out);
	return 0;
}
