/* The log of what comes with an action: production, personages, the end of a turn. */
#include "games/antike/tell.h"

/* Production */

static bool has_turn_ended(const struct antike *b, const struct antike *a)
{
	const bool was_over = b->flow[0] == PHASE_PICK || b->flow[0] == PHASE_REFILL;
	return !was_over && (a->turn != b->turn || a->flow[0] == NO_PHASE ||
			     a->flow[0] == PHASE_PICK || a->flow[0] == PHASE_REFILL);
}

/* A2-22: when the marker has arrived and its steps are paid. CB-26: at the end. */
static bool has_produced(const struct antike *b, const struct antike *a)
{
	if (antike_harvest_is_late(b))
		return has_turn_ended(b, a);
	const bool was_moving = b->flow[0] == PHASE_RONDEL || b->flow[0] == PHASE_STEPS;
	const bool goes_on = a->turn == b->turn &&
			     (a->flow[0] == PHASE_RONDEL || a->flow[0] == PHASE_STEPS ||
			      a->flow[1] == PHASE_RONDEL);
	return was_moving && !goes_on;
}

/* What the cities give now is what they gave; of coins no more than the bank had. */
void antike_tellturn_find_yield(struct telling *t)
{
	const struct antike *b = t->before, *a = t->after;
	const int seat = b->active, resource = antike_harvest_resource(a->space[seat]);
	if (!resource || !has_produced(b, a))
		return;
	struct antike again = *a;
	const int coins = a->stock[seat][COIN] - b->stock[seat][COIN];
	antike_table_gain(&again, seat, COIN, 1);
	const bool is_bank_empty = again.stock[seat][COIN] == a->stock[seat][COIN];
	memset(again.stock[seat], 0, sizeof again.stock[seat]);
	antike_harvest_collect(&again, seat, resource);
	t->yield[resource] = again.stock[seat][resource];
	t->yield[COIN] = again.stock[seat][COIN];
	if (is_bank_empty && t->yield[COIN] > coins)
		t->yield[COIN] = coins > 0 ? coins : 0;
}

/* The active player once more: "They produce", "Roma produces". */
static void tell_again(const struct telling *t, const char *verb)
{
	const int seat = t->before->active;
	const bool is_told = t->out->len > t->from + 1 && t->seat == seat;
	if (is_told && antike_words_are_many(t->after, seat))
		text_add(t->out, "They %s", verb);
	else
		tell_who(t, seat, verb);
}

static void tell_gain(const struct telling *t, int personage, int gained)
{
	if (gained == 1)
		text_add(t->out, "a %s", antike_personages[personage].name);
	else
		text_add(t->out, "%d %ss", gained, antike_personages[personage].name);
}

/* " Roma gains a King and 2 Scholars (3 of 9 personages)." */
static void tell_personages(const struct telling *t)
{
	const struct antike *b = t->before, *a = t->after;
	const int seat = b->active;
	int kinds = 0;
	for (int p = 0; p < PERSONAGE_COUNT; p++) {
		const int gained = a->personage[seat][p] - b->personage[seat][p];
		if (gained <= 0)
			continue;
		text_char(t->out, ' ');
		if (kinds++ == 0)
			tell_again(t, "gain");
		else
			text_put(t->out, "and");
		text_char(t->out, ' ');
		tell_gain(t, p, gained);
	}
	if (kinds)
		text_add(t->out, " (%d of %d personages).", antike_table_points(a, seat),
			 rules_of(a)->goal[a->seats]);
}

static void tell_production(const struct telling *t)
{
	unsigned which = 0;
	for (int r = MARBLE; r < RESOURCE_COUNT; r++)
		which |= t->yield[r] > 0 ? 1u << r : 0;
	if (!which)
		return;
	text_char(t->out, ' ');
	tell_again(t, "produce");
	text_char(t->out, ' ');
	antike_words_amounts(t->yield, which, t->out);
	text_char(t->out, '.');
}

static void tell_turn(const struct telling *t)
{
	const struct antike *s = t->after;
	if (s->flow[0] != NO_PHASE) {
		if (s->turn != t->before->turn && s->turn > 1)
			text_add(t->out, " Turn %d: %s.", s->turn,
				 antike_contract_seat_title(s, s->active));
	} else if (s->winner) {
		const bool many = antike_words_are_many(s, s->winner - 1);
		text_put(t->out, " The game is over: ");
		tell_people(t, s->winner - 1);
		text_add(t->out, " win%s with %d personages.", many ? "" : "s",
			 antike_table_points(s, s->winner - 1));
	} else {
		text_put(t->out, " The game is over: the last turn is played.");
	}
}

void antike_tellturn_put(const struct telling *t)
{
	tell_production(t);
	tell_personages(t);
	tell_turn(t);
}
