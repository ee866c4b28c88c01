/*
 * What the player is asked: the phase with who, where and how much, as a row of
 * messages.def. A phase without a row of its own has its sentence in phases.def.
 */
#include "games/antike/antike.h"

typedef void asker(const struct antike *s, int seat, struct messages *out);

void antike_ask_purse(const struct antike *s, int seat, unsigned which,
		      struct messages *out)
{
	for (int resource = MARBLE; resource < RESOURCE_COUNT; resource++)
		message_more(out, which >> resource & 1 ? s->stock[seat][resource] : 0);
}

unsigned antike_ask_wild(const struct antike *s)
{
	return antike_paying_coins_are_wild(s) ? OF_COINS : 0;
}

/* The rondel */

static void ask_rondel(const struct antike *s, int seat, struct messages *out)
{
	const int free = antike_turn_free_steps(s);
	if (s->space[seat] == CENTRE)
		message_add(out, ASK_FIRST_SPACE);
	else if (antike_turn_last_for_steps(s) == COIN)
		message_add(out, ASK_SPACE_OR_COINS, s->space[seat], free);
	else
		message_add(out, ASK_SPACE, s->space[seat], free);
}

static void ask_steps(const struct antike *s, int seat, struct messages *out)
{
	(void)seat;
	if (antike_turn_last_for_steps(s) == COIN)
		message_add(out, ASK_STEPS_OR_COINS, s->due);
	else
		message_add(out, ASK_STEPS, s->due);
}

/* Its actions */

static void ask_templum(const struct antike *s, int seat, struct messages *out)
{
	const int marble = antike_templum_marble(s);
	if (rules_of(s)->surcharges)
		message_add(out, ASK_TEMPLE_OR_WALL, marble);
	else
		message_add(out, ASK_TEMPLE, marble);
	antike_ask_purse(s, seat, OF_MARBLE | OF_COINS, out);
}

static void ask_militia(const struct antike *s, int seat, struct messages *out)
{
	const int iron = antike_militia_iron(s, seat);
	if (iron == 0) {
		message_add(out, ASK_ARM_FOR_BELLONA);
		return;
	}
	message_add(out, ASK_ARM, iron);
	antike_ask_purse(s, seat, OF_IRON | antike_ask_wild(s), out);
}

static void ask_scientia(const struct antike *s, int seat, struct messages *out)
{
	if (rules_of(s)->recruits)
		message_add(out, ASK_LEARN_OR_RECRUIT,
			    antike_scientia_recruit_gold(LEGION),
			    antike_scientia_recruit_gold(GALLEY));
	else
		message_add(out, ASK_LEARN);
	antike_ask_purse(s, seat, OF_GOLD | antike_ask_wild(s), out);
}

static void ask_movere(const struct antike *s, int seat, struct messages *out)
{
	int movable = 0;
	(void)seat;
	for (int left = 0; left < STEP_COUNT; left++)
		for (int kind = 0; kind < KIND_COUNT; kind++)
			movable +=
				antike_table_sum(s->marching[left][kind], REGION_COUNT);
	message_add(out, ASK_MOVE, movable);
}

/* The cities and temples that could be taken, as many as a message holds. */
static void ask_conquest(const struct antike *s, int seat, struct messages *out)
{
	struct actions ways = { .count = 0 };
	unsigned told = 0;
	antike_legal_CONQUEST(s, seat, &ways);
	for (unsigned i = 0; i < ways.count && told < EVENT_VALUES; i++) {
		const int verb = action_verb(ways.list[i]);
		if (verb != VERB_CONQUER && verb != VERB_RAZE)
			continue;
		if (told++ == 0)
			message_add(out, ASK_CONQUER);
		message_more(out, action_arg(ways.list[i], 0));
	}
}

static void ask_founding(const struct antike *s, int seat, struct messages *out)
{
	if (rules_of(s)->surcharges)
		message_add(out, ASK_FOUND_BESIDE);
	else
		message_add(out, ASK_FOUND);
	antike_ask_purse(s, seat, OF_ALL, out);
}

/* Choices within an action */

static void ask_pick(const struct antike *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_PICK, s->picks);
	for (int card = 1; card < CARD_COUNT; card++)
		if (s->open[card])
			message_more(out, card);
}

static void ask_paying(const struct antike *s, int seat, struct messages *out)
{
	const int resource = antike_paying_resource(s, seat);
	if (antike_paying_is_for_city(s)) {
		message_add(out, ASK_CITY_COINS);
		antike_ask_purse(s, seat, OF_ALL, out);
	} else {
		message_add(out, ASK_COINS, s->owed[resource], resource,
			    s->stock[seat][resource], s->stock[seat][COIN]);
	}
}

static void ask_demand(const struct antike *s, int seat, struct messages *out)
{
	message_add(out, ASK_DEMAND, s->arrived, s->kind, s->active, s->front,
		    s->units[seat][s->kind][s->front]);
}

static void ask_fortress(const struct antike *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_FORTRESS, s->active, s->front,
		    units_at(s, s->active, s->front),
		    antike_conquest_strength(s, s->front));
}

static void ask_losses(const struct antike *s, int seat, struct messages *out)
{
	message_add(out, ASK_LOSSES, s->losses, s->front,
		    s->units[seat][LEGION][s->front], s->units[seat][GALLEY][s->front]);
}

static void ask_giving(const struct antike *s, int seat, struct messages *out)
{
	message_add(out, ASK_GIVE, s->giving, s->taking);
	antike_ask_purse(s, seat, OF_GOODS, out);
}

static void ask_taking(const struct antike *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_TAKE, s->taking);
}

static void ask_mercenaries(const struct antike *s, int seat, struct messages *out)
{
	message_add(out, ASK_MERCENARIES, s->box[seat][LEGION], s->box[seat][GALLEY]);
}

static void ask_fleet(const struct antike *s, int seat, struct messages *out)
{
	message_add(out, ASK_EXCHANGE, s->giving);
	antike_ask_purse(s, seat, OF_GOODS, out);
}

static asker *const askers[PHASE_COUNT] = {
	[PHASE_RONDEL] = ask_rondel,	 [PHASE_STEPS] = ask_steps,
	[PHASE_TEMPLUM] = ask_templum,	 [PHASE_MILITIA] = ask_militia,
	[PHASE_SCIENTIA] = ask_scientia, [PHASE_MOVERE] = ask_movere,
	[PHASE_CONQUEST] = ask_conquest, [PHASE_FOUNDING] = ask_founding,
	[PHASE_PICK] = ask_pick,	 [PHASE_PAYING] = ask_paying,
	[PHASE_DEMAND] = ask_demand,	 [PHASE_FORTRESS] = ask_fortress,
	[PHASE_LOSSES] = ask_losses,	 [PHASE_GIVING] = ask_giving,
	[PHASE_TAKING] = ask_taking,	 [PHASE_MERCENARIES] = ask_mercenaries,
	[PHASE_FLEET] = ask_fleet,
};

void antike_ask_question(const void *state, int seat, struct messages *out)
{
	const struct antike *s = state;
	if (askers[s->flow[0]])
		askers[s->flow[0]](s, seat, out);
}
