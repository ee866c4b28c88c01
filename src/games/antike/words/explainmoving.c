/* Refusals with reasons: units, battles, conquest. */
#include "games/antike/words/explain.h"

static int kind_of_group(const struct asked *q)
{
	return group_kind(q->arg[0]);
}

static int size_of_group(const struct asked *q)
{
	return group_size(q->arg[0]);
}

static int own_units(const struct asked *q, int kind, int region)
{
	return q->s->units[q->seat][kind][region];
}

/* A2-50: an attack needs no step; A2-45, CB-40: a move does. */
static unsigned explain_own_attackers(const struct asked *q)
{
	const int kind = kind_of_group(q);
	message_add(q->out, TO_ATTACK_WITH, own_units(q, kind, q->arg[1]), kind,
		    q->arg[1]);
	return rule_of(q, 50, 41);
}

/* A2-48: tired units stand beside others with a step more. */
static unsigned explain_tired(const struct asked *q)
{
	const int kind = kind_of_group(q), from = q->arg[1];
	const int tired =
		q->s->marching[1][kind][from] ? q->s->marching[0][kind][from] : 0;
	message_add(q->out, TIRED_UNITS, is_casus(q->s) ? 0 : tired, kind, from);
	return rule_of(q, 48, 40);
}

unsigned antike_explain_no_such_units(const struct asked *q)
{
	const int kind = kind_of_group(q), from = q->arg[1];
	const int movable = antike_movere_movable(q->s, kind, from);
	const int own = own_units(q, kind, from);
	if (q->verb == VERB_ATTACK)
		return explain_own_attackers(q);
	if (q->arg[0] & TIRED)
		return explain_tired(q);
	if (size_of_group(q) == 0)
		message_add(q->out, MOVE_TAKES_ONE);
	else if (movable == own)
		message_add(q->out, UNITS_IN, own, kind, from);
	else if (movable == 0)
		message_add(q->out, UNITS_SPENT, own, kind, from);
	else
		message_add(q->out, UNITS_WITH_STEPS, own, kind, from, movable);
	return 0;
}

unsigned antike_explain_no_border(const struct asked *q)
{
	const int from = q->arg[1], to = q->arg[2];
	if (from == to)
		message_add(q->out, ALREADY_IN, from);
	else if (areas_ways(antike_boards[q->s->map].area, from, to) == 0)
		message_add(q->out, NOT_ADJACENT, from, to);
	else
		message_add(q->out, ONLY_CROSSED_BY, !kind_of_group(q), from, to);
	return 0;
}

/* A2-51, A2-52: a battle that the owner of units demands. */
static unsigned explain_demand(const struct asked *q)
{
	const struct antike *s = q->s;
	const int own = own_units(q, s->kind, s->front);
	const int most = own < s->arrived ? own : s->arrived;
	if (q->arg[0] == 0)
		message_add(q->out, BATTLE_TAKES_ONE);
	else
		message_add(q->out, BATTLE_TAKES, s->arrived, s->kind, s->front, own,
			    most > 1, most);
	return 52;
}

unsigned antike_explain_no_enemy(const struct asked *q)
{
	const int kind = kind_of_group(q), region = q->arg[1], enemy = q->arg[2];
	if (q->verb == VERB_FIGHT)
		return explain_demand(q);
	if (size_of_group(q) == 0)
		message_add(q->out, ATTACK_TAKES_ONE);
	else if (enemy == q->seat)
		message_add(q->out, OWN_UNITS);
	else if (enemy >= q->s->seats)
		message_add(q->out, NOBODY_PLAYS, enemy);
	else
		message_add(q->out, ENEMY_HAS, enemy, q->s->units[enemy][kind][region],
			    kind, region);
	return 0;
}

unsigned antike_explain_fight_unasked(const struct asked *q)
{
	if (edition_of(q->s) == MANUAL)
		message_add(q->out, FIGHT_AFTER_MOVING);
	else
		message_add(q->out, FIGHT_ON_MEETING);
	return 0;
}

/* A2-52: with the option `battles = all`. */
unsigned antike_explain_all_fight(const struct asked *q)
{
	const struct antike *s = q->s;
	const bool demands = q->verb == VERB_FIGHT;
	const int kind = demands ? s->kind : kind_of_group(q);
	const int region = demands ? s->front : q->arg[1];
	const int own = own_units(q, kind, region);
	const int other = demands ? s->arrived : s->units[q->arg[2]][kind][region];
	message_add(q->out, ALL_MUST_FIGHT, own < other ? own : other);
	return 0;
}

/* Conquest */

unsigned antike_explain_no_city(const struct asked *q)
{
	antike_explain_owner(q, q->arg[0]);
	return 0;
}

unsigned antike_explain_no_neutral(const struct asked *q)
{
	message_add(q->out, NO_NEUTRAL_IN, q->arg[0]);
	return 0;
}

/* A2-65: a neutral temple. A2-60, CB-46: a city. */
unsigned antike_explain_too_strong(const struct asked *q)
{
	const int region = q->arg[0], own = units_at(q->s, q->seat, region);
	if (q->verb == VERB_RAZE) {
		message_add(q->out, NEUTRAL_STRENGTH, region, NEUTRAL_STRENGTH, own);
		return 65;
	}
	const int strength = antike_conquest_strength(q->s, region);
	int needed = own;
	while (!antike_conquest_is_enough(q->s, needed, strength))
		needed++;
	message_add(q->out, CITY_STRENGTH, region, strength, own, needed);
	return 0;
}

/* A2-60 */
unsigned antike_explain_unmatched(const struct asked *q)
{
	const int region = q->arg[0], owner = q->s->city[region] - 1;
	message_add(q->out, DEFENDED_BY, region, q->s->units[owner][LEGION][region],
		    q->s->units[owner][GALLEY][region], own_units(q, LEGION, region),
		    own_units(q, GALLEY, region));
	return 0;
}

unsigned antike_explain_last_city(const struct asked *q)
{
	message_add(q->out, LAST_CITY_OF, q->arg[0], q->s->city[q->arg[0]] - 1);
	return 0;
}

unsigned antike_explain_held(const struct asked *q)
{
	message_add(q->out, FORTRESS_HELD, q->arg[0]);
	return 0;
}

/* A2-61, CB-47: what may be chosen is what is offered. */
unsigned antike_explain_wrong_loss(const struct asked *q)
{
	const struct antike *s = q->s;
	struct actions ways = { .count = 0 };
	antike_legal_LOSSES(s, q->seat, &ways);
	message_add(q->out, LOSSES_DUE, s->losses, s->front,
		    own_units(q, LEGION, s->front), own_units(q, GALLEY, s->front),
		    group_size(action_arg(ways.list[0], 0)),
		    group_size(action_arg(ways.list[ways.count - 1], 0)));
	return 0;
}
