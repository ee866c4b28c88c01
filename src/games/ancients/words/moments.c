/*
 * Requests at the wrong moment: what each word waits for (moments.def), and what is open
 * instead: whose piece, where, how many.
 */
#include "games/ancients/words/explain.h"

#include "base/text.h"

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

static struct cc_name fugitive(const struct ancients *s)
{
	struct ancients there = *s;
	there.leader[s->at] = s->fleeing;
	return cc_name_leader(&there, s->at);
}

/* What the word waits for; each returns the rule, or 0 for that of the row. */

static unsigned say_chance(const struct cc_asked *q)
{
	if (q->verb == VERB_DIE)
		return cc_say(q, 0, "Dice are rolled, nobody chooses their faces");
	return cc_say(q, 0, "%s is %s by chance, not by choice",
		      ancients_cards[q->first].name,
		      q->verb == VERB_DRAW ? "drawn" : "lost");
}

static unsigned say_place(const struct cc_asked *q)
{
	const int next = q->s->waiting[q->seat][0];
	if (!next)
		return cc_say(q, 0, "You have no leader to place");
	return cc_say(q, 150, "%s comes with the last unit of your ambush",
		      ancients_leaders[next].name);
}

static unsigned say_play(const struct cc_asked *q)
{
	if (q->s->flow[0] == PHASE_PLACE && q->s->flow[1] == NO_PHASE)
		return cc_say(q, 158, "The first turn has not begun");
	if (!is_own_turn(q))
		return cc_say(q, 0, "You play %s in your own turn",
			      ancients_cards[q->first].name);
	return cc_say(q, 0, "You have played your card of this turn, %s",
		      cc_name_card(q->s).at);
}

/* Whose is it? Else the rest is of no account. */
static bool is_strange(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (has_unit(s, q->seat, q->first) || has_leader(s, q->seat, q->first))
		return false;
	text_put(q->out, cc_say_stranger(q, q->first).at);
	return true;
}

static unsigned say_order(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const struct cc_name who = cc_name_piece(s, q->first);
	if (is_strange(q))
		return 20;
	if (!is_own_turn(q))
		return cc_say(q, 0, "Your %s can be ordered in your own turn", who.at);
	if (s->played == NO_CARD)
		return cc_say(q, 0, "Your %s can be ordered when you have played a card",
			      who.at);
	return cc_say(q, 0, "%s gives no more orders, to %s as to others",
		      cc_name_card(s).at, who.at);
}

static unsigned say_rally(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (s->played == NO_CARD || !is_own_turn(q))
		return cc_say(q, 0, "Blocks return to %s when you play Rally",
			      cc_name_piece(s, q->first).at);
	return cc_say(q, 0, "Blocks return with Rally, and %s",
		      s->orders == RALLY ? "its dice are used"
					 : "you have played another card");
}

static unsigned say_enter(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (!has_special(s, q->seat, SPECIAL_AMBUSH))
		return cc_say(q, 0, "You have no ambush in this battle");
	if (!s->reserve[q->seat][0])
		return cc_say(q, 0, "Your whole ambush is on the field");
	return cc_say(q, 0, "%s comes on with the orders of a Leadership card",
		      cc_name_kind(s->reserve[q->seat][0]).at);
}

static unsigned say_move(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const struct cc_name who = cc_name_piece(s, q->first);
	if (is_strange(q))
		return 0;
	if (!is_own_turn(q))
		return cc_say(q, 0, "Your %s can move in your own turn", who.at);
	if (s->played == NO_CARD)
		return cc_say(q, 0, "Your %s can move when a card has ordered %s", who.at,
			      cc_name_verb(s, q->first, "it", "them"));
	if (base_phase(s) == PHASE_BATTLE)
		return cc_say(q, 0,
			      "Your %s cannot move now: all moves come before all "
			      "battles",
			      who.at);
	return cc_say(q, 0, "Your %s can move when all orders are given", who.at);
}

static unsigned say_exit(const struct cc_asked *q)
{
	if (!has_special(q->s, q->seat, SPECIAL_EXITS))
		return cc_say(q, 0,
			      "In this battle no unit of yours may leave the field");
	return say_move(q);
}

/* CC-11: one battle is finished before the next. CC-84: only who advanced fights on. */
static unsigned say_other_battle(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (s->flow[0] == PHASE_BONUS || s->flow[0] == PHASE_RIDE)
		return cc_say(
			q, 84,
			"Only %s may fight on after the momentum advance, and not shoot",
			cc_name_piece(s, s->attacker).at);
	return cc_say(q, 0, "The battle of %s is finished before the next",
		      cc_name_piece(s, s->attacker).at);
}

static unsigned say_battle(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const struct cc_name who = cc_name_piece(s, q->first);
	if (is_strange(q))
		return 0;
	if (!is_own_turn(q))
		return cc_say(q, 0, "Your %s can battle in your own turn", who.at);
	if (s->played == NO_CARD)
		return cc_say(q, 0, "Your %s can battle when a card has ordered %s",
			      who.at, cc_name_verb(s, q->first, "it", "them"));
	if (base_phase(s) == PHASE_BATTLE)
		return say_other_battle(q);
	if (s->second)
		return cc_say(q, 34, "With %s all have shot, and move again",
			      cc_name_card(s).at);
	return cc_say(q, 0, "Your %s can battle when all moves are made", who.at);
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
	return cc_say(q, rule_of_question(q->s), "You cannot pass over this");
}

static unsigned say_answer(const struct cc_asked *q)
{
	if (q->verb == VERB_STRIKE)
		return cc_say(q, 0,
			      "First Strike answers an attack in your enemy's turn");
	if (is_own_turn(q))
		return cc_say(q, 0, "You %s when your enemy attacks you in his turn",
			      q->verb == VERB_STAND ? "stand" : "evade");
	return cc_say(q, 0, "Your answer to this attack is given");
}

static unsigned say_ignore(const struct cc_asked *q)
{
	return cc_say(q, 0, "None of your units has flags to ignore");
}

static unsigned say_retreat(const struct cc_asked *q)
{
	return cc_say(q, 0, "None of your units has to retreat");
}

static unsigned say_flee(const struct cc_asked *q)
{
	if (q->s->flow[0] != PHASE_FLEE)
		return cc_say(q, 0, "None of your leaders has to evade");
	return cc_say(q, 0, "%s cannot evade any further", fugitive(q->s).at);
}

/* CC-91: he may end alone or with a unit that has no leader, and not where he began. */
static unsigned say_stay(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (s->flow[0] != PHASE_FLEE)
		return cc_say(q, 0, "None of your units is in a momentum advance");
	if (s->stride == 0)
		return cc_say(q, 91, "%s must evade at least 1 hex", fugitive(s).at);
	return cc_say(q, 91, "%s cannot stay with %s", fugitive(s).at,
		      s->leader[s->at] ? cc_name_leader(s, s->at).at
				       : cc_name_piece(s, s->at).at);
}

static unsigned say_leave(const struct cc_asked *q)
{
	if (q->s->flow[0] != PHASE_FLEE)
		return cc_say(q, 0, "None of your leaders has to evade");
	return cc_say(q, 0, "%s is not on your edge, or has evaded 3 hexes",
		      fugitive(q->s).at);
}

static unsigned say_advance(const struct cc_asked *q)
{
	return cc_say(q, 0, "A momentum advance follows an attack that empties a hex");
}

static unsigned say_ride(const struct cc_asked *q)
{
	if (q->s->flow[0] == PHASE_MOMENTUM_ADVANCE)
		return cc_say(q, 0, "Cavalry rides on after its momentum advance");
	return cc_say(q, 0, "None of your cavalry has just made a momentum advance");
}

/* What is open instead, by whom and where. */

typedef void opener(const struct cc_asked *q);

static void open_place(const struct cc_asked *q)
{
	text_add(q->out, "now you place %s",
		 ancients_leaders[q->s->waiting[q->seat][0]].name);
}

static void open_card(const struct cc_asked *q)
{
	text_add(q->out, "now you play one of your %d cards",
		 deck_total(q->s->hand[q->seat], CARD_COUNT));
}

static void open_rally(const struct cc_asked *q)
{
	text_add(q->out, "now Rally returns blocks: your dice show %s",
		 cc_name_faces(q->s->face).at);
}

static void open_orders(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const int given = hexset_count(cc_field_ordered(s, ORDER_UNIT)) +
			  hexset_count(cc_field_ordered(s, ORDER_LEADER));
	const unsigned sections = cc_orders_sections(s);
	text_add(q->out, "now %s gives its orders", cc_name_card(s).at);
	if (sections && !orders_of(s)->inspires)
		text_add(q->out, " in %s", cc_name_sections(sections).at);
	text_add(q->out, ", %d so far", given);
}

/* Who may still move or battle: those whose actions are legal. */
static hexset idle_pieces(const struct cc_asked *q)
{
	struct actions legal;
	hexset idle = 0;
	legal.count = 0;
	ancients_phases[q->s->flow[0]].legal(q->s, q->seat, &legal);
	for (unsigned i = 0; i < legal.count; i++)
		if (action_verb(legal.list[i]) != VERB_DONE)
			idle |= hexset_of(action_arg(legal.list[i], 0));
	return idle;
}

/* "Heavy Infantry at G5, Camels at F4 and 3 more" */
static void put_pieces(const struct ancients *s, hexset pieces, struct text *out)
{
	enum { NAMED = 2 };
	const int count = hexset_count(pieces);
	for (int i = 0; i < NAMED && pieces; i++)
		text_add(out, "%s%s",
			 i == 0		  ? ""
			 : count == NAMED ? " and "
					  : ", ",
			 cc_name_piece(s, hexset_take(&pieces)).at);
	if (count > NAMED)
		text_add(out, " and %d more", count - NAMED);
}

static void open_deeds(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const hexset idle = idle_pieces(q);
	if (!idle) {
		text_add(q->out, "now nothing is left to do with %s", cc_name_card(s).at);
		return;
	}
	text_put(q->out, "now your ");
	put_pieces(s, idle, q->out);
	text_add(q->out, " may %s%s", s->flow[0] == PHASE_BATTLE ? "battle" : "move",
		 s->second ? " again" : "");
}

static void open_answer(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	text_add(q->out, "now %s %s your %s", cc_name_piece(s, s->attacker).at,
		 cc_name_verb(s, s->attacker, "attacks", "attack"),
		 cc_name_piece(s, s->target).at);
}

static void open_flags(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	text_add(q->out, "now your %s %s %d %s to answer", cc_name_piece(s, s->victim).at,
		 cc_name_verb(s, s->victim, "has", "have"), s->flags,
		 cc_name_plural(s->flags, "flag", "flags"));
}

static void open_retreat(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	text_add(q->out, "now your %s %s %d %s, to %s first",
		 cc_name_piece(s, s->mover).at,
		 s->stage == STAGE_EVADE
			 ? cc_name_verb(s, s->mover, "evades", "evade")
			 : cc_name_verb(s, s->mover, "retreats", "retreat"),
		 s->steps, cc_name_plural(s->steps, "hex", "hexes"),
		 cc_name_hexes(cc_retreat_ways(s)).at);
}

static void open_flight(const struct cc_asked *q)
{
	text_add(q->out, "now %s must evade", fugitive(q->s).at);
}

static void open_advance(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	text_add(q->out, "now your %s may make a momentum advance to %s",
		 cc_name_piece(s, s->attacker).at, cc_name_hex(s->target).at);
}

static void open_ride(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	text_add(q->out, "now your %s may ride on to %s",
		 cc_name_piece(s, s->attacker).at,
		 cc_name_hexes(cc_momentum_ride_ways(s)).at);
}

static void open_bonus(const struct cc_asked *q)
{
	text_add(q->out, "now your %s may fight on",
		 cc_name_piece(q->s, q->s->attacker).at);
}

static opener *const openers[PHASE_COUNT] = {
	[PHASE_PLACE] = open_place,
	[PHASE_CARD] = open_card,
	[PHASE_RALLY] = open_rally,
	[PHASE_ORDER] = open_orders,
	[PHASE_MOVE] = open_deeds,
	[PHASE_BATTLE] = open_deeds,
	[PHASE_REACT] = open_answer,
	[PHASE_FLAGS] = open_flags,
	[PHASE_RETREAT] = open_retreat,
	[PHASE_FLEE] = open_flight,
	[PHASE_MOMENTUM_ADVANCE] = open_advance,
	[PHASE_RIDE] = open_ride,
	[PHASE_BONUS] = open_bonus,
};

static const struct moment {
	unsigned rule;
	cc_teacher *teach;
} moments[VERB_COUNT] = {
#define MOMENT(verb, number, teacher) [VERB_##verb] = { number, teacher },
#include "games/ancients/words/moments.def"
#undef MOMENT
};

unsigned cc_teach_moment(const struct cc_asked *q)
{
	const struct moment *m = &moments[q->verb];
	const unsigned rule = m->teach(q);
	text_put(q->out, "; ");
	openers[q->s->flow[0]](q);
	text_char(q->out, '.');
	return rule ? rule : m->rule;
}
