/*
 * Requests at the wrong moment: what each word waits for (moments.def). What is open
 * instead is said by the prompt, which follows a refusal of this kind.
 */
#include "games/ancients/words/explain.h"

static bool is_own_turn(const struct cc_asked *q)
{
	return q->s->active == q->seat;
}

/* The phase of the turn under all interruptions. */
static int base_phase(const struct ancients *s)
{
	int depth = 0;
	while (depth + 1 < DEPTH_COUNT && s->flow[depth + 1] != NO_PHASE)
		depth++;
	return s->flow[depth];
}

/* The blanks of a leader in flight, who is on no hex of the field. */
#define FUGITIVE_OF(s) (s)->fleeing, (s)->at

/* What the word waits for; each returns the rule, or 0 for that of the row. */

static unsigned say_chance(const struct cc_asked *q)
{
	if (q->verb == VERB_DIE)
		return cc_say(q, 0, DICE_ARE_ROLLED);
	if (q->verb == VERB_DRAW)
		return cc_say(q, 0, DRAWN_BY_CHANCE, q->first);
	return cc_say(q, 0, LOST_BY_CHANCE, q->first);
}

static unsigned say_place(const struct cc_asked *q)
{
	const int next = q->s->waiting[q->seat][0];
	if (!next)
		return cc_say(q, 0, NO_LEADER_TO_PLACE);
	return cc_say(q, 150, LEADER_OF_AMBUSH, next);
}

static unsigned say_play(const struct cc_asked *q)
{
	if (q->s->flow[0] == PHASE_PLACE && q->s->flow[1] == NO_PHASE)
		return cc_say(q, 158, BATTLE_HAS_NOT_BEGUN);
	if (!is_own_turn(q))
		return cc_say(q, 0, PLAY_IN_YOUR_TURN, q->first);
	return cc_say(q, 0, CARD_IS_PLAYED, CARD_OF(q->s));
}

/* Whose is it? Else the rest is of no account. */
static bool is_strange(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (has_unit(s, q->seat, q->first) || has_leader(s, q->seat, q->first))
		return false;
	cc_say_stranger(q, q->first);
	return true;
}

static unsigned say_order(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (is_strange(q))
		return 20;
	if (!is_own_turn(q))
		return cc_say(q, 0, ORDER_IN_YOUR_TURN, PIECE_AT(s, q->first));
	if (s->played == NO_CARD)
		return cc_say(q, 0, ORDER_AFTER_CARD, PIECE_AT(s, q->first));
	return cc_say(q, 0, ORDERS_ARE_OVER, CARD_OF(s), PIECE_AT(s, q->first));
}

static unsigned say_rally(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (is_strange(q))
		return 0;
	if (!s->unit[q->first])
		return cc_say(q, 0, RALLY_IS_FOR_UNITS, LEADER_AT(s, q->first));
	if (s->played == NO_CARD || !is_own_turn(q))
		return cc_say(q, 0, RALLY_IN_YOUR_TURN, UNIT_AT(s, q->first));
	if (s->orders == RALLY)
		return cc_say(q, 0, RALLY_DICE_ARE_USED);
	return cc_say(q, 0, RALLY_IS_NOT_PLAYED, CARD_OF(s));
}

static unsigned say_enter(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (!has_special(s, q->seat, SPECIAL_AMBUSH))
		return cc_say(q, 0, NO_AMBUSH);
	if (!s->reserve[q->seat][0])
		return cc_say(q, 0, AMBUSH_HAS_COME);
	return cc_say(q, 0, AMBUSH_COMES_WITH, s->reserve[q->seat][0]);
}

static unsigned say_move(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (is_strange(q))
		return 0;
	if (!is_own_turn(q))
		return cc_say(q, 0, MOVE_IN_YOUR_TURN, PIECE_AT(s, q->first));
	if (s->played == NO_CARD)
		return cc_say(q, 0, MOVE_AFTER_CARD, PIECE_AT(s, q->first));
	if (base_phase(s) == PHASE_BATTLE)
		return cc_say(q, 0, MOVES_ARE_OVER, PIECE_AT(s, q->first));
	return cc_say(q, 0, MOVE_AFTER_ORDERS, PIECE_AT(s, q->first));
}

static unsigned say_exit(const struct cc_asked *q)
{
	if (!has_special(q->s, q->seat, SPECIAL_EXITS))
		return cc_say(q, 0, NOBODY_EXITS);
	return say_move(q);
}

/* CC-11: one battle is finished before the next. CC-84: only who advanced fights on. */
static unsigned say_other_battle(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (s->flow[0] == PHASE_BONUS || s->flow[0] == PHASE_RIDE)
		return cc_say(q, 84, ONLY_WHO_ADVANCED, UNIT_AT(s, s->attacker));
	return cc_say(q, 0, FINISH_BATTLE_FIRST, UNIT_AT(s, s->attacker));
}

static unsigned say_battle(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (is_strange(q))
		return 0;
	if (!is_own_turn(q))
		return cc_say(q, 0, BATTLE_IN_YOUR_TURN, PIECE_AT(s, q->first));
	if (s->played == NO_CARD)
		return cc_say(q, 0, BATTLE_AFTER_CARD, PIECE_AT(s, q->first));
	if (base_phase(s) == PHASE_BATTLE)
		return say_other_battle(q);
	if (s->second)
		return cc_say(q, 34, ALL_HAVE_SHOT, CARD_OF(s));
	return cc_say(q, 0, BATTLE_AFTER_MOVES, PIECE_AT(s, q->first));
}

/* The rule of the question that is open. */
static unsigned rule_of_question(const struct ancients *s)
{
	static const u8 rules[PHASE_COUNT] = {
		[PHASE_PLACE] = 158,
		[PHASE_CARD] = 10,
		[PHASE_RALLY] = 45,
		[PHASE_ORDER] = 10,
		[PHASE_MOVE] = 11,
		[PHASE_BATTLE] = 11,
		[PHASE_REACT] = 78,
		[PHASE_FLAGS] = 101,
		[PHASE_RETREAT] = 103,
		[PHASE_FLEE] = 91,
		[PHASE_MOMENTUM_ADVANCE] = 82,
		[PHASE_RIDE] = 83,
		[PHASE_BONUS] = 84,
	};
	return rules[s->flow[0]];
}

static unsigned say_done(const struct cc_asked *q)
{
	return cc_say(q, rule_of_question(q->s), CANNOT_PASS);
}

static unsigned say_answer(const struct cc_asked *q)
{
	if (q->verb == VERB_STRIKE)
		return cc_say(q, 0, STRIKE_ANSWERS);
	if (!is_own_turn(q))
		return cc_say(q, 0, ANSWER_IS_GIVEN);
	if (q->verb == VERB_STAND)
		return cc_say(q, 0, STAND_WHEN_ATTACKED);
	return cc_say(q, 0, EVADE_WHEN_ATTACKED);
}

static unsigned say_ignore(const struct cc_asked *q)
{
	return cc_say(q, 0, NO_FLAGS);
}

static unsigned say_retreat(const struct cc_asked *q)
{
	return cc_say(q, 0, NO_RETREAT);
}

static unsigned say_flee(const struct cc_asked *q)
{
	if (q->s->flow[0] != PHASE_FLEE)
		return cc_say(q, 0, NO_LEADER_EVADES);
	return cc_say(q, 0, EVADES_NO_FURTHER, FUGITIVE_OF(q->s));
}

/* CC-91: he may end alone or with a unit that has no leader, and not where he began. */
static unsigned say_stay(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (s->flow[0] != PHASE_FLEE)
		return cc_say(q, 0, NO_ADVANCE);
	if (s->stride == 0)
		return cc_say(q, 91, EVADES_AT_LEAST, FUGITIVE_OF(s));
	return cc_say(q, 91, CANNOT_STAY_WITH, FUGITIVE_OF(s),
		      s->leader[s->at] ? NO_KIND : s->unit[s->at], s->leader[s->at]);
}

static unsigned say_leave(const struct cc_asked *q)
{
	if (q->s->flow[0] != PHASE_FLEE)
		return cc_say(q, 0, NO_LEADER_EVADES);
	return cc_say(q, 0, CANNOT_LEAVE, FUGITIVE_OF(q->s));
}

static unsigned say_advance(const struct cc_asked *q)
{
	return cc_say(q, 0, ADVANCE_FOLLOWS);
}

static unsigned say_ride(const struct cc_asked *q)
{
	if (q->s->flow[0] == PHASE_MOMENTUM_ADVANCE)
		return cc_say(q, 0, RIDE_FOLLOWS);
	return cc_say(q, 0, NO_RIDE);
}

static const struct moment {
	unsigned rule;
	cc_explainer *explain;
} moments[VERB_COUNT] = {
#define MOMENT(verb, number, explainer) [VERB_##verb] = { number, explainer },
#include "games/ancients/words/moments.def"
#undef MOMENT
};

unsigned cc_explain_moment(const struct cc_asked *q)
{
	const struct moment *m = &moments[q->verb];
	const unsigned rule = m->explain(q);
	return rule ? rule : m->rule;
}
