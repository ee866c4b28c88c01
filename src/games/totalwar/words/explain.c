/*
 * Refusals with reasons: which explainer explains which row of refusals.def. What is
 * asked for in the spending phase is judged as if the orders so far were carried out.
 */
#include "games/totalwar/words/explain.h"

void tw_explain_owner(const struct asked *q, int region)
{
	const int owner = q->s->control[region] - 1;
	if (owner < 0)
		message_add(q->out, IS_NOBODYS, region);
	else if (owner == q->seat)
		message_add(q->out, IS_YOUR_REGION, region);
	else
		message_add(q->out, IS_REGION_OF, region, owner);
}

bool tw_explain_stranger(const struct asked *q, int seat)
{
	if (seat == q->seat)
		message_add(q->out, IS_YOURSELF);
	else if (seat >= q->s->players)
		message_add(q->out, NOBODY_PLAYS, seat);
	else if (q->s->out[seat])
		message_add(q->out, HAS_LEFT, seat);
	else
		return false;
	return true;
}

/* Not now: what the word waits for; the prompt follows. */

static const struct {
	uint16_t message, rule;
} moments[VERB_COUNT] = {
#define MOMENT(verb, number, said) [VERB_##verb] = { MESSAGE_WHEN_##verb, number },
#include "games/totalwar/words/moments.def"
#undef MOMENT
};

static unsigned explain_moment(const struct asked *q)
{
	message_note(q->out, moments[q->verb].message, EVENT_END);
	return moments[q->verb].rule;
}

static unsigned explain_same_kind(const struct asked *q)
{
	message_add(q->out, SAME_KIND);
	return 0;
}

static tw_explainer *const explainers[REFUSAL_COUNT] = {
	[NOT_NOW] = explain_moment,
	[NOT_IN_YOUR_HAND] = tw_explain_not_in_hand,
	[NO_GOLD] = tw_explain_no_gold,
	[NO_AGENT] = tw_explain_no_agent,
	[OUT_OF_REACH] = tw_explain_reach,
	[NO_TARGET] = tw_explain_target,
	[WRONG_WINDOW] = tw_explain_window,
	[NOT_OFFERED] = tw_explain_not_offered,
	[NO_FORCE] = tw_explain_no_force,
	[NOT_ON_LAND] = tw_explain_not_on_land,
	[NOT_ON_MAP] = tw_explain_not_on_map,
	[NOT_ABOARD] = tw_explain_not_aboard,
	[ON_MAP] = tw_explain_on_map,
	[IS_BEATEN] = tw_explain_beaten,
	[IS_TURNED_AWAY] = tw_explain_turned_away,
	[NO_MU] = tw_explain_no_mu,
	[NOT_ADJACENT] = tw_explain_not_adjacent,
	[CLOSED] = tw_explain_closed,
	[NO_COAST] = tw_explain_no_coast,
	[NO_ESCAPE] = tw_explain_no_escape,
	[NO_RETREAT] = tw_explain_no_retreat,
	[OCCUPIED] = tw_explain_occupied,
	[NO_INTERCEPTOR] = tw_explain_intercept,
	[NOT_BESIDE] = tw_explain_not_beside,
	[NOT_TOGETHER] = tw_explain_together,
	[UNEQUAL] = explain_same_kind,
	[NOT_PART] = tw_explain_not_part,
	[NOTHING_TO_SHOW] = tw_explain_nothing_to_show,
	[CONFIDED_ONCE] = tw_explain_confided,
	[FOREIGN_PORT] = tw_explain_foreign_port,
	[MUST_MEET] = tw_explain_must_meet,
	[NOBODY_HERE] = tw_explain_nobody_here,
	[BAD_PLACING] = tw_explain_placing,
	[TOO_SMALL] = tw_explain_too_small,
	[NO_LEADER] = tw_explain_no_leader,
	[NO_ROOM] = tw_explain_no_room,
	[NO_ASSAULT] = tw_explain_assault,
	[NOTHING_TO_SUBDUE] = tw_explain_subdue,
	[NO_GENERAL_NEAR] = tw_explain_general,
	[ARMY_FULL] = tw_explain_army_full,
	[NAVY_FULL] = tw_explain_navy_full,
	[NOT_IN_RESERVE] = tw_explain_reserve,
	[NOT_DEVELOPED] = tw_explain_not_developed,
	[REFORMED] = tw_explain_reformed,
	[NOT_YOURS] = tw_explain_not_yours,
	[NO_LINE] = tw_explain_no_line,
	[NO_SPARE_GENERAL] = tw_explain_no_spare,
	[NO_PACK] = tw_explain_pack,
	[NOT_TO_HIRE] = tw_explain_hire,
	[DISUNITED] = tw_explain_disunited,
	[BOX_ABOVE] = tw_explain_box_above,
	[ROW_BOUGHT] = tw_explain_row_bought,
	[OWNED] = tw_explain_owned,
	[NOT_CONTROLLED] = tw_explain_not_controlled,
	[BESIEGED] = tw_explain_besieged,
	[LIMIT_REACHED] = tw_explain_limit,
	[ENOUGH_GENERALS] = tw_explain_generals,
	[ENOUGH_AGENTS] = tw_explain_agents,
	[NOT_COMPLETE] = tw_explain_not_complete,
	[CENTRE_FIRST] = tw_explain_centre_first,
	[NO_ALLY] = tw_explain_no_ally,
	[LINE_SHORT] = tw_explain_line_short,
	[OVERLOADED] = tw_explain_overloaded,
	[NO_PORT] = tw_explain_no_port,
};

/* What a program made up has no name, and so no sentence of its own. */
static bool has_names(action a)
{
	const struct verb *verb = &total_war_rome_game.verbs[action_verb(a)];
	for (int i = 0; i < 3 && verb->arg[i]; i++)
		if (action_arg(a, i) >= verb->arg[i]->count ||
		    (verb->arg[i]->name && !verb->arg[i]->name[action_arg(a, i)]))
			return false;
	return true;
}

unsigned tw_explain_refusal(const void *state, int seat, action a, refusal r,
			    struct messages *out)
{
	struct totalwar copy = *(const struct totalwar *)state;
	const struct asked q = { .s = &copy,
				 .seat = seat,
				 .verb = action_verb(a),
				 .arg = { action_arg(a, 0), action_arg(a, 1),
					  action_arg(a, 2) },
				 .out = out };
	if (!explainers[r] || q.verb <= VERB_NONE || q.verb >= VERB_COUNT ||
	    !has_names(a))
		return 0;
	if (copy.flow[0] == PHASE_SPEND)
		tw_spend_foresee(&copy, seat);
	return explainers[r](&q);
}
