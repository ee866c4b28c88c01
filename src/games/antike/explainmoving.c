/* Refusals that teach: units, battles, conquest. */
#include "games/antike/explain.h"

static int kind_of_group(const struct asked *q)
{
	return group_kind(q->arg[0]);
}

static int size_of_group(const struct asked *q)
{
	return group_size(q->arg[0]);
}

/* "You have 2 legions in Roma" */
static void say_own(const struct asked *q, int kind, int region)
{
	text_put(q->out, "You have ");
	antike_words_units(kind, q->s->units[q->seat][kind][region], q->out);
	text_add(q->out, " in %s", place_of(q, region));
}

/* A2-50: an attack needs no step; A2-45, CB-40: a move does. */
static unsigned teach_own_attackers(const struct asked *q)
{
	say_own(q, kind_of_group(q), q->arg[1]);
	text_put(q->out, " to attack with.");
	return rule_of(q, 50, 41);
}

/* A2-48: tired units stand beside others with a step more. */
static unsigned teach_tired(const struct asked *q)
{
	const int kind = kind_of_group(q), from = q->arg[1];
	const int tired =
		q->s->marching[1][kind][from] ? q->s->marching[0][kind][from] : 0;
	text_add(q->out, "In %s you have ", place_of(q, from));
	antike_words_units(kind, is_casus(q->s) ? 0 : tired, q->out);
	text_put(q->out, " with one step left beside others with two.");
	return rule_of(q, 48, 40);
}

unsigned antike_teach_no_such_units(const struct asked *q)
{
	const int kind = kind_of_group(q), from = q->arg[1];
	const int movable = antike_movere_movable(q->s, kind, from);
	if (q->verb == VERB_ATTACK)
		return teach_own_attackers(q);
	if (q->arg[0] & TIRED)
		return teach_tired(q);
	if (size_of_group(q) == 0) {
		text_put(q->out, "A move takes at least 1 unit.");
		return 0;
	}
	say_own(q, kind, from);
	if (movable == q->s->units[q->seat][kind][from])
		text_char(q->out, '.');
	else if (movable == 0)
		text_put(q->out, ", and none of them has a step left.");
	else
		text_add(q->out, ", and only %d of them ha%s a step left.", movable,
			 movable == 1 ? "s" : "ve");
	return 0;
}

unsigned antike_teach_no_border(const struct asked *q)
{
	const int from = q->arg[1], to = q->arg[2];
	const char *here = place_of(q, from), *there = place_of(q, to);
	if (from == to)
		text_add(q->out, "Your units are in %s already.", here);
	else if (areas_ways(antike_boards[q->s->map].area, from, to) == 0)
		text_add(q->out, "%s and %s do not border on each other.", here, there);
	else
		text_add(q->out, "Only %s cross the border between %s and %s.",
			 kind_of_group(q) == LEGION ? "galleys" : "legions", here, there);
	return 0;
}

/* A2-51, A2-52: a battle that the owner of units demands. */
static unsigned teach_demand(const struct asked *q)
{
	const struct antike *s = q->s;
	const int own = s->units[q->seat][s->kind][s->front];
	const int most = own < s->arrived ? own : s->arrived;
	if (q->arg[0] == 0) {
		text_put(q->out, "A battle takes at least 1 unit; pass for none.");
		return 52;
	}
	antike_words_units(s->kind, s->arrived, q->out);
	text_add(q->out, " ha%s entered %s and you have %d there: a battle takes ",
		 s->arrived == 1 ? "s" : "ve", place_of(q, s->front), own);
	text_add(q->out, most == 1 ? "%d on each side." : "1 to %d on each side.", most);
	return 52;
}

unsigned antike_teach_no_enemy(const struct asked *q)
{
	const int kind = kind_of_group(q), region = q->arg[1], enemy = q->arg[2];
	if (q->verb == VERB_FIGHT)
		return teach_demand(q);
	if (size_of_group(q) == 0) {
		text_put(q->out, "An attack takes at least 1 unit.");
	} else if (enemy == q->seat) {
		text_put(q->out, "You do not attack your own units.");
	} else if (enemy >= q->s->seats) {
		text_add(q->out, "Nobody plays %s.",
			 game_seat_name(game_of(q->s), enemy));
	} else {
		antike_words_people(q->s, enemy, true, q->out);
		text_put(q->out, " have ");
		antike_words_units(kind, q->s->units[enemy][kind][region], q->out);
		text_add(q->out, " in %s.", place_of(q, region));
	}
	return 0;
}

unsigned antike_teach_fight_unasked(const struct asked *q)
{
	text_add(q->out,
		 "Units fight %s, legions with legions and galleys with galleys: nobody "
		 "is asked.",
		 edition_of(q->s) == MANUAL ? "when all movement is over"
					    : "as soon as they meet");
	return 0;
}

/* A2-52: with the option `battles = all`. */
unsigned antike_teach_all_fight(const struct asked *q)
{
	const struct antike *s = q->s;
	const bool demands = q->verb == VERB_FIGHT;
	const int kind = demands ? s->kind : kind_of_group(q);
	const int region = demands ? s->front : q->arg[1];
	const int own = s->units[q->seat][kind][region];
	const int other = demands ? s->arrived : s->units[q->arg[2]][kind][region];
	text_add(q->out, "All that can fight do: %d on each side.",
		 own < other ? own : other);
	return 0;
}

/* Conquest */

unsigned antike_teach_no_city(const struct asked *q)
{
	antike_explain_owner(q, q->arg[0]);
	return 0;
}

unsigned antike_teach_no_neutral(const struct asked *q)
{
	text_add(q->out, "There is no neutral temple in %s.", place_of(q, q->arg[0]));
	return 0;
}

static void say_units(const struct asked *q, int count)
{
	if (count == 0)
		text_put(q->out, "no unit");
	else
		text_add(q->out, "%d unit%s", count, antike_words_plural(count));
}

/* A2-65: a neutral temple. A2-60, CB-46: a city. */
unsigned antike_teach_too_strong(const struct asked *q)
{
	const int region = q->arg[0], own = units_at(q->s, q->seat, region);
	if (q->verb == VERB_RAZE) {
		text_add(q->out, "A neutral temple has strength %d; you have ",
			 NEUTRAL_STRENGTH);
		say_units(q, own);
		text_add(q->out, " in %s.", place_of(q, region));
		return 65;
	}
	const int strength = antike_conquest_strength(q->s, region);
	int needed = own;
	while (!antike_conquest_is_enough(q->s, needed, strength))
		needed++;
	text_add(q->out, "%s has strength %d; you have ", place_of(q, region), strength);
	say_units(q, own);
	text_add(q->out, " there and need %d.", needed);
	return 0;
}

/* A2-60: "Massilia is defended by 1 legion and 2 galleys; you have 4 legions and no
 * galley there." */
unsigned antike_teach_unmatched(const struct asked *q)
{
	const int region = q->arg[0], owner = q->s->city[region] - 1;
	text_add(q->out, "%s is defended by ", place_of(q, region));
	antike_words_units(LEGION, q->s->units[owner][LEGION][region], q->out);
	text_put(q->out, " and ");
	antike_words_units(GALLEY, q->s->units[owner][GALLEY][region], q->out);
	text_put(q->out, "; you have ");
	antike_words_units(LEGION, q->s->units[q->seat][LEGION][region], q->out);
	text_put(q->out, " and ");
	antike_words_units(GALLEY, q->s->units[q->seat][GALLEY][region], q->out);
	text_put(q->out, " there and need as many of each kind.");
	return 0;
}

unsigned antike_teach_last_city(const struct asked *q)
{
	text_add(q->out, "%s is the last city of ", place_of(q, q->arg[0]));
	antike_words_people(q->s, q->s->city[q->arg[0]] - 1, false, q->out);
	text_char(q->out, '.');
	return 0;
}

unsigned antike_teach_held(const struct asked *q)
{
	text_add(q->out, "A Fortress has held %s: not again this turn.",
		 place_of(q, q->arg[0]));
	return 0;
}

/* A2-61, CB-47: what may be chosen is what is offered. */
unsigned antike_teach_wrong_loss(const struct asked *q)
{
	const struct antike *s = q->s;
	struct actions ways = { .count = 0 };
	antike_legal_LOSSES(s, q->seat, &ways);
	text_add(q->out, "You lose %d unit%s in %s and have ", s->losses,
		 antike_words_plural(s->losses), place_of(q, s->front));
	antike_words_units(LEGION, s->units[q->seat][LEGION][s->front], q->out);
	text_put(q->out, " and ");
	antike_words_units(GALLEY, s->units[q->seat][GALLEY][s->front], q->out);
	text_add(q->out, ": choose %d to %d legions.",
		 group_size(action_arg(ways.list[0], 0)),
		 group_size(action_arg(ways.list[ways.count - 1], 0)));
	return 0;
}
