/*
 * Refusals with reasons, private to the explain files: what was asked for, and the
 * explainers of each chapter. A explainer fills rows of messages.def from what the
 * refusing predicate looked at, and returns the number of the rule that forbids it here;
 * 0: that of the refusal.
 */
#ifndef GAMES_TOTALWAR_EXPLAIN_H
#define GAMES_TOTALWAR_EXPLAIN_H

#include "games/totalwar/totalwar.h"

struct asked {
	const struct totalwar *s; /* in the spending phase with the orders carried out */
	int seat, verb, arg[3];
	struct messages *out;
};

typedef unsigned tw_explainer(const struct asked *q);

/* explain.c: whose region it is, if it is not one's own; why somebody is no target. */
void tw_explain_owner(const struct asked *q, int region);
bool tw_explain_stranger(const struct asked *q, int seat);

/* explainagents.c */
tw_explainer tw_explain_no_agent, tw_explain_reach, tw_explain_target, tw_explain_hire,
	tw_explain_nothing_to_show, tw_explain_confided;

/* explainevents.c */
tw_explainer tw_explain_not_in_hand, tw_explain_window;

/* explainmoves.c: forces on their way */
tw_explainer tw_explain_no_force, tw_explain_not_on_land, tw_explain_not_on_map,
	tw_explain_not_aboard, tw_explain_on_map, tw_explain_beaten,
	tw_explain_turned_away, tw_explain_no_mu, tw_explain_not_adjacent,
	tw_explain_closed, tw_explain_no_coast, tw_explain_foreign_port,
	tw_explain_must_meet, tw_explain_nobody_here, tw_explain_not_beside,
	tw_explain_no_escape, tw_explain_no_retreat, tw_explain_occupied,
	tw_explain_intercept;

/* explainforces.c: forces where they are */
tw_explainer tw_explain_placing, tw_explain_too_small, tw_explain_no_leader,
	tw_explain_no_room, tw_explain_assault, tw_explain_subdue, tw_explain_general,
	tw_explain_together, tw_explain_not_part, tw_explain_army_full,
	tw_explain_overloaded, tw_explain_no_ally;

/* explainbattle.c */
tw_explainer tw_explain_not_offered, tw_explain_centre_first, tw_explain_line_short;

/* explainspending.c */
tw_explainer tw_explain_no_gold, tw_explain_navy_full, tw_explain_reserve,
	tw_explain_not_developed, tw_explain_reformed, tw_explain_not_yours,
	tw_explain_no_line, tw_explain_no_spare, tw_explain_pack, tw_explain_enlist,
	tw_explain_disunited, tw_explain_box_above, tw_explain_row_bought,
	tw_explain_owned, tw_explain_not_controlled, tw_explain_besieged,
	tw_explain_limit, tw_explain_generals, tw_explain_agents, tw_explain_not_complete,
	tw_explain_no_port;

#endif
