/*
 * Why a move, a way off the field, a way back or a flight is refused (CC-11, CC-50 to
 * CC-58, CC-83, CC-91, CC-103, CC-154). Where several things may shut a way, the rules
 * are asked again on a copy of the state without one of them.
 */
#include "games/ancients/words/explain.h"

static const char *verb_of(const struct cc_asked *q, const char *one, const char *many)
{
	return cc_name_verb(q->s, q->first, one, many);
}

/* Orders */

/* CC-21: a leader moves away from his unit only if he was ordered to. */
static unsigned teach_not_sent(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const struct cc_name leader = cc_name_leader(s, q->first);
	if (!has_leader(s, q->seat, q->first))
		return cc_say(q, 21, "Your %s %s no leader.",
			      cc_name_piece(s, q->first).at, verb_of(q, "has", "have"));
	if (!s->unit[q->first])
		return cc_say(q, 21, "%s is alone: he has no unit to leave.", leader.at);
	return cc_say(q, 21, "%s was not ordered to leave his unit.", leader.at);
}

unsigned cc_teach_not_ordered(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const int others = hexset_count(cc_field_ordered(s, ORDER_UNIT) |
					cc_field_ordered(s, ORDER_LEADER));
	const bool battles = q->verb == VERB_ATTACK || q->verb == VERB_FIRE;
	if (!has_unit(s, q->seat, q->first) && !has_lone_leader(s, q->seat, q->first))
		return cc_say(q, 0, "%s: none of yours was ordered there.",
			      cc_say_stranger(q, q->first).at);
	if (q->verb == VERB_SEND)
		return teach_not_sent(q);
	if (!s->unit[q->first] && battles)
		return cc_say(q, 0, "%s has no unit: a leader alone does not battle.",
			      cc_name_piece(s, q->first).at);
	return cc_say(q, 0, "Your %s %s not ordered; %s ordered %d other%s.",
		      cc_name_piece(s, q->first).at, verb_of(q, "was", "were"),
		      cc_name_card(s).at, others, others == 1 ? "" : "s");
}

/* CC-57, CC-58 */
unsigned cc_teach_moved(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const int hexes = s->moved[q->first];
	const struct cc_name who = cc_name_piece(s, q->first);
	if (s->tired[q->first] & ENTERING)
		return cc_say(q, 58, "Your %s came onto %s, which ends the move.", who.at,
			      cc_name_ground(s, q->first).at);
	if (hexes)
		return cc_say(q, 0, "Your %s %s moved already, %d %s.", who.at,
			      verb_of(q, "has", "have"), hexes,
			      cc_name_plural(hexes, "hex", "hexes"));
	if (!s->unit[q->first])
		return cc_say(q, 0, "%s has moved already.", who.at);
	return cc_say(q, 57, "A leader has joined your %s this turn: %s no more.", who.at,
		      verb_of(q, "it moves", "they move"));
}

/* Reach */

struct march {
	const struct cc_asked *q;
	int from, to;
	bool by_leader;
	struct cc_name who, where; /* "Light Cavalry at E5", "D3" */
};

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
static unsigned teach_taken(const struct march *m)
{
	const struct ancients *s = m->q->s;
	const struct cc_name there = cc_name_piece(s, m->to);
	const char *is = cc_name_verb(s, m->to, "is", "are");
	const bool own =
		has_unit(s, m->q->seat, m->to) || has_leader(s, m->q->seat, m->to);
	if (own && s->leader[m->to] && (m->by_leader || !s->unit[m->to]))
		return cc_say(m->q, m->by_leader ? 56 : 52,
			      "%s is there: a hex holds one leader.",
			      cc_name_leader(s, m->to).at);
	if (own && orders_of(s)->moves_through && unit_at(s, m->from)->traits & PASSES)
		return cc_say(m->q, 51, "Your %s may pass %s, not stop there.", m->who.at,
			      there.at);
	return cc_say(m->q, m->by_leader ? 56 : 50, "%s %s in the hex%s.", there.at, is,
		      own ? " already" : ", and your enemy's");
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

static unsigned teach_distance(const struct march *m, int most)
{
	const struct ancients *s = m->q->s;
	const int distance = hexes_distance(m->from, m->to);
	if (most == 1 && is_held_back(m))
		return cc_say(m->q, rule_of_ground(s->terrain[m->from]),
			      "Out of %s %s moves 1 hex; %s is %d away.",
			      cc_name_ground(s, m->from).at,
			      m->by_leader ? "a leader" : "a unit", m->where.at,
			      distance);
	return cc_say(m->q, rule_of_distance(m), "%s%s %s up to %d %s; %s is %d away.",
		      m->by_leader ? "" : "Your ", m->who.at,
		      m->by_leader ? "moves" : verb_of(m->q, "moves", "move"), most,
		      cc_name_plural(most, "hex", "hexes"), m->where.at, distance);
}

static bool has_enemy_near(const struct march *m)
{
	const struct ancients *s = m->q->s;
	const int enemy = enemy_of(m->q->seat);
	return hexes_next_to(m->to) &
	       (cc_field_units(s, enemy) | cc_field_leaders(s, enemy));
}

/* It is near enough, and free: something on the way. */
static unsigned teach_shut(const struct march *m)
{
	const char *your = m->by_leader ? "" : "Your ";
	const char *cannot = "cannot reach";
	if (gets_there_without_others(m))
		return cc_say(m->q, m->by_leader ? 56 : 50,
			      "%s%s %s %s: pieces stand in the way.", your, m->who.at,
			      cannot, m->where.at);
	if (gets_there_on_clear_ground(m))
		return cc_say(m->q, 58,
			      "%s%s %s %s: the ground on the way ends the move.", your,
			      m->who.at, cannot, m->where.at);
	return cc_say(m->q, m->by_leader ? 56 : 50,
		      "%s%s %s %s: pieces and ground shut the way.", your, m->who.at,
		      cannot, m->where.at);
}

/* The hexes a piece may move now: a leader's, or those of its row and the card. */
static int allowance(const struct march *m)
{
	if (!m->by_leader)
		return cc_reach_allowance(m->q->s, m->from);
	return is_held_back(m) ? 1 : FLIGHT;
}

static unsigned teach_march(const struct march *m)
{
	const struct ancients *s = m->q->s;
	const int distance = hexes_distance(m->from, m->to), most = allowance(m);
	const int kind = m->by_leader ? NO_KIND : kind_at(s, m->from);
	if (m->from == m->to)
		return cc_say(m->q, m->by_leader ? 56 : 50, "%s%s %s there already.",
			      m->by_leader ? "" : "Your ", m->who.at,
			      m->by_leader ? "is" : verb_of(m->q, "is", "are"));
	if (!cc_field_can_enter(s, kind, m->to))
		return cc_say(m->q, rule_of_ground(s->terrain[m->to]),
			      "%s may not enter %s.", m->who.at,
			      cc_name_ground(s, m->to).at);
	if (distance > most)
		return teach_distance(m, most);
	if (s->unit[m->to]
		    ? !m->by_leader || s->leader[m->to] || !has_unit(s, m->q->seat, m->to)
		    : s->leader[m->to])
		return teach_taken(m);
	if (!m->by_leader && distance > cc_reach_calm(s, m->from, most) &&
	    !has_enemy_near(m))
		return cc_say(
			m->q, 54,
			"Your %s move %d %s only to end next to an enemy; nobody is "
			"next to %s.",
			m->who.at, distance, cc_name_plural(distance, "hex", "hexes"),
			m->where.at);
	return teach_shut(m);
}

/* CC-83 */
static unsigned teach_ride(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	return cc_say(q, 83, "Your %s may ride on 1 hex, to %s; not to %s.",
		      cc_name_piece(s, s->attacker).at,
		      cc_name_hexes(cc_momentum_ride_ways(s)).at,
		      cc_name_hex(q->first).at);
}

unsigned cc_teach_reach(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (q->verb == VERB_RIDE)
		return teach_ride(q);
	const bool by_leader = q->verb == VERB_SEND || !s->unit[q->first];
	const struct march m = { .q = q,
				 .from = q->first,
				 .to = q->second,
				 .by_leader = by_leader,
				 .who = by_leader ? cc_name_leader(s, q->first)
						  : cc_name_piece(s, q->first),
				 .where = cc_name_hex(q->second) };
	return teach_march(&m);
}

/* CC-154: over the enemy's edge, and one hex beyond it. */
static unsigned teach_way_off(const struct cc_asked *q, const struct cc_name *who)
{
	const struct ancients *s = q->s;
	const int edge = q->seat == BOTTOM ? 0 : HEX_ROWS - 1;
	const int rows = hexes_row(q->first) - edge, need = (rows < 0 ? -rows : rows) + 1;
	const int moves = cc_reach_calm(s, q->first, cc_reach_allowance(s, q->first));
	if (need > moves)
		return cc_say(q, 0,
			      "To leave over the enemy's edge your %s %s %d hexes and %s "
			      "%d.",
			      who->at, verb_of(q, "needs", "need"), need,
			      verb_of(q, "moves", "move"), moves);
	return cc_say(q, 0,
		      "Your %s cannot get to the enemy's edge in the centre or on your "
		      "right.",
		      who->at);
}

unsigned cc_teach_exit(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const struct cc_name who = cc_name_piece(s, q->first);
	if (!has_special(s, q->seat, SPECIAL_EXITS))
		return cc_say(q, 0, "In this battle your %s may not leave the field.",
			      who.at);
	if (!s->unit[q->first])
		return cc_say(q, 0, "%s is a leader alone; only units leave the field.",
			      who.at);
	return teach_way_off(q, &who);
}

/* Ways back */

unsigned cc_teach_way(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	return cc_say(q, 0, "Your %s %s to %s, not to %s; %d %s in all.",
		      cc_name_piece(s, s->mover).at,
		      s->stage == STAGE_EVADE
			      ? cc_name_verb(s, s->mover, "evades", "evade")
			      : cc_name_verb(s, s->mover, "retreats", "retreat"),
		      cc_name_hexes(cc_retreat_ways(s)).at, cc_name_hex(q->first).at,
		      s->steps, cc_name_plural(s->steps, "hex", "hexes"));
}

unsigned cc_teach_flight(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	return cc_say(q, 0, "%s evades from %s to %s, not to %s.",
		      ancients_leaders[s->fleeing & PERSON_MASK].name,
		      cc_name_hex(s->at).at, cc_name_hexes(cc_flee_ways(s)).at,
		      cc_name_hex(q->first).at);
}
