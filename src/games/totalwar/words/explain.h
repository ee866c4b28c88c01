/*
 * Refusals that teach, private to the explain files: what was asked for, and the teachers
 * of each chapter. A teacher fills rows of messages.def from what the refusing predicate
 * looked at, and returns the number of the rule that forbids it here; 0: that of the
 * refusal.
 */
#ifndef GAMES_TOTALWAR_EXPLAIN_H
#define GAMES_TOTALWAR_EXPLAIN_H

#include "games/totalwar/totalwar.h"

struct asked {
	const struct totalwar *s; /* in the spending phase with the orders carried out */
	int seat, verb, arg[3];
	struct messages *out;
};

typedef unsigned tw_teacher(const struct asked *q);

/* explain.c: whose region it is, if it is not one's own; why somebody is no target. */
void tw_explain_owner(const struct asked *q, int region);
bool tw_explain_stranger(const struct asked *q, int seat);

/* explainagents.c */
tw_teacher tw_teach_no_agent, tw_teach_reach, tw_teach_target, tw_teach_hire,
	tw_teach_nothing_to_show, tw_teach_confided;

/* explainevents.c */
tw_teacher tw_teach_not_in_hand, tw_teach_window;

/* explainmoves.c: forces on their way */
tw_teacher tw_teach_no_force, tw_teach_not_on_land, tw_teach_not_on_map,
	tw_teach_not_aboard, tw_teach_on_map, tw_teach_beaten, tw_teach_turned_away,
	tw_teach_no_mu, tw_teach_not_adjacent, tw_teach_closed, tw_teach_no_coast,
	tw_teach_foreign_port, tw_teach_must_meet, tw_teach_nobody_here,
	tw_teach_not_beside, tw_teach_no_escape, tw_teach_no_retreat, tw_teach_occupied,
	tw_teach_intercept;

/* explainforces.c: forces where they are */
tw_teacher tw_teach_placing, tw_teach_too_small, tw_teach_no_leader, tw_teach_no_room,
	tw_teach_assault, tw_teach_subdue, tw_teach_general, tw_teach_together,
	tw_teach_not_part, tw_teach_army_full, tw_teach_overloaded, tw_teach_no_ally;

/* explainbattle.c */
tw_teacher tw_teach_not_offered, tw_teach_centre_first, tw_teach_line_short;

/* explainspending.c */
tw_teacher tw_teach_no_gold, tw_teach_navy_full, tw_teach_reserve, tw_teach_not_developed,
	tw_teach_reformed, tw_teach_not_yours, tw_teach_no_line, tw_teach_no_spare,
	tw_teach_pack, tw_teach_enlist, tw_teach_disunited, tw_teach_box_above,
	tw_teach_row_bought, tw_teach_owned, tw_teach_not_controlled, tw_teach_besieged,
	tw_teach_limit, tw_teach_generals, tw_teach_agents, tw_teach_not_complete,
	tw_teach_no_port;

#endif
