/* Refusals with reasons: what is not one of the choices of a phase, mostly of a battle.
 */
#include "games/totalwar/words/explain.h"

static unsigned explain_order(const struct asked *q)
{
	if (q->arg[0] >= q->s->players)
		message_add(q->out, NOBODY_PLAYS, q->arg[0]);
	else if (q->s->out[q->arg[0]])
		message_add(q->out, HAS_LEFT, q->arg[0]);
	else
		message_add(q->out, TURNS_PASS);
	return 53;
}

static unsigned explain_die(const struct asked *q)
{
	message_add(q->out, NO_SUCH_DIE, q->arg[0]);
	return q->s->flow[0] == PHASE_AGENT_REROLL ? 69 : 240;
}

static unsigned explain_loss(const struct asked *q)
{
	const int army = q->s->losing;
	if (tw_table_slot(q->s, q->seat, army, q->arg[0]) == NO_ARMY)
		message_add(q->out, ARMY_HAS_NO, army, q->arg[0]);
	else
		message_add(q->out, LOSE_FIRST, q->arg[0], tw_loss_kind(q->s));
	return 163;
}

static unsigned explain_shift(const struct asked *q)
{
	const int to = q->verb == VERB_CROSS ? force_of_navy(q->arg[1])
					     : force_of_army(q->arg[1]);
	const int from = q->s->force == to ? q->s->partner : q->s->force;
	if (q->verb == VERB_CROSS)
		message_add(q->out, NAVY_HAS_NO, navy_of_force(from), q->arg[0]);
	else
		message_add(q->out, ARMY_HAS_NO, army_of_force(from), q->arg[0]);
	return 150;
}

static unsigned explain_muster(const struct asked *q)
{
	const int ally = q->s->helper[acting_side(q->s)] - 1;
	if (q->verb == VERB_PICK)
		message_add(q->out, ALLY_HAS_NO, ally, q->arg[0]);
	else
		message_add(q->out, LINE_HAS_NO, q->arg[0]);
	return 215;
}

/* Cards of a combat (TW-214, TW-220, TW-226, TW-229, TW-242) */

static bool is_in_hand(const struct asked *q, int troop)
{
	return tw_battle_find(q->s, tw_battle_side_of(q->s, q->seat), troop,
			      1u << tw_battle_hand(q->s));
}

static unsigned explain_special(const struct asked *q)
{
	if (!is_in_hand(q, q->arg[0]))
		message_add(q->out, NOT_LEFT_TO_SEND, q->arg[0]);
	else if (q->s->chosen[q->seat][ROLE_SPECIAL])
		message_add(q->out, ONE_SPECIAL);
	else
		message_add(q->out, WRONG_SPECIAL, q->arg[0], q->s->fight);
	return 242;
}

static unsigned rule_of_fight(const struct totalwar *s)
{
	return s->fight == FIGHT_TERRAIN ? 220 : s->fight == FIGHT_FLANKS ? 226 : 229;
}

static unsigned explain_light(const struct asked *q)
{
	if (q->s->fight == FIGHT_FLANKS) {
		message_add(q->out, RIDERS_MUST_GO);
		return 227;
	}
	message_add(q->out, MUST_GO_TOO,
		    q->arg[ROLE_SKIRMISHER] ? ROLE_ARTILLERY : ROLE_SKIRMISHER);
	return 229;
}

static unsigned explain_deploy(const struct asked *q)
{
	if (q->verb == VERB_UNLEASH)
		return explain_special(q);
	for (int role = 0; role < ROLE_SPECIAL; role++) {
		const int troop = q->arg[role];
		if (!troop)
			continue;
		if (!is_in_hand(q, troop))
			message_add(q->out, NOT_LEFT_TO_SEND, troop);
		else if (!tw_deploy_fits(q->s, troop, role))
			message_add(q->out, WRONG_ROLE, troop, role, q->s->fight);
		else
			continue;
		return rule_of_fight(q->s);
	}
	if (q->arg[ROLE_MAIN])
		return explain_light(q);
	message_add(q->out, SEND_A_MAIN);
	return rule_of_fight(q->s);
}

static unsigned explain_relief(const struct asked *q)
{
	message_add(q->out, NO_RELIEF, q->arg[0]);
	return 238;
}

static unsigned explain_ride(const struct asked *q)
{
	struct actions ways = { .count = 0 };
	tw_legal_RIDE(q->s, q->seat, &ways);
	message_add(q->out, ELEPHANTS_RIDE, action_arg(ways.list[0], 0));
	return 226;
}

static unsigned explain_spare(const struct asked *q)
{
	message_add(q->out, NO_SPARE_RIDER, q->arg[0]);
	return 228;
}

static unsigned explain_strike(const struct asked *q)
{
	struct actions ways = { .count = 0 };
	bool strikes = false;
	tw_legal_STRIKE(q->s, q->seat, &ways);
	for (unsigned i = 0; i < ways.count; i++)
		strikes = strikes || (action_verb(ways.list[i]) == VERB_STRIKE &&
				      action_arg(ways.list[i], 0) == q->arg[0]);
	if (strikes)
		message_add(q->out, NO_PREY, q->s->side[!acting_side(q->s)], q->arg[1],
			    q->arg[2]);
	else
		message_add(q->out, NO_STRIKER, q->arg[0]);
	return 231;
}

static unsigned explain_recover(const struct asked *q)
{
	message_add(q->out, NOT_AMONG_DEAD, q->arg[0]);
	return 235;
}

static tw_explainer *const by_phase[PHASE_COUNT] = {
	[PHASE_ORDER] = explain_order,	 [PHASE_AGENT_REROLL] = explain_die,
	[PHASE_LOSE] = explain_loss,	 [PHASE_SHIFT] = explain_shift,
	[PHASE_MUSTER] = explain_muster, [PHASE_DEPLOY] = explain_deploy,
	[PHASE_RELIEF] = explain_relief, [PHASE_REROLL] = explain_die,
	[PHASE_RIDE] = explain_ride,	 [PHASE_SPARE] = explain_spare,
	[PHASE_STRIKE] = explain_strike, [PHASE_RECOVER] = explain_recover,
};

unsigned tw_explain_not_offered(const struct asked *q)
{
	tw_explainer *explain = by_phase[q->s->flow[0]];
	return explain ? explain(q) : 0;
}

/* TW-228 */
unsigned tw_explain_centre_first(const struct asked *q)
{
	const int side = acting_side(q->s);
	message_add(q->out, NEEDED_IN_CENTRE, q->arg[0],
		    tw_battle_mains_in(q->s, side, READY) +
			    tw_battle_in_zone(q->s, side, IN_HAND) - 1);
	return 0;
}

/* TW-215 */
unsigned tw_explain_line_short(const struct asked *q)
{
	if (q->verb == VERB_DROP)
		message_add(q->out, LAST_OF_YOURS, q->arg[0]);
	else
		message_add(q->out, LINE_HAS_MAINS,
			    tw_battle_mains_in(q->s, acting_side(q->s), IN_HAND));
	return 0;
}
