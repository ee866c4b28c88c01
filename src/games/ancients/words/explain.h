/*
 * Refusals that teach: the question a player asked, and the sentences that answer it. A
 * teacher writes what is missing and returns the number of the rule that forbids it here;
 * 0 is the rule of the row.
 */
#ifndef GAMES_ANCIENTS_EXPLAIN_H
#define GAMES_ANCIENTS_EXPLAIN_H

#include "games/ancients/words/naming.h"

struct cc_asked {
	const struct ancients *s;
	int seat, verb, first, second;
	struct text *out;
};

typedef unsigned cc_teacher(const struct cc_asked *q);

/* Writes the sentence and returns the rule. */
unsigned cc_say(const struct cc_asked *q, unsigned rule, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* "E5 is empty", or whose piece is there if it is not the player's. */
struct cc_name cc_say_stranger(const struct cc_asked *q, int hex);

/* moments.c: not now. */
cc_teacher cc_teach_moment;

/* explainorders.c */
cc_teacher cc_teach_not_in_hand, cc_teach_no_piece, cc_teach_ordered, cc_teach_section,
	cc_teach_kind, cc_teach_no_orders, cc_teach_link, cc_teach_detaching,
	cc_teach_no_leader, cc_teach_symbol, cc_teach_not_hurt, cc_teach_leader_near,
	cc_teach_reserve, cc_teach_place;

/* explainmoves.c */
cc_teacher cc_teach_not_ordered, cc_teach_moved, cc_teach_reach, cc_teach_exit,
	cc_teach_way, cc_teach_flight;

/* explainbattle.c */
cc_teacher cc_teach_fought, cc_teach_tired, cc_teach_firing, cc_teach_closing,
	cc_teach_no_enemy, cc_teach_not_next_to, cc_teach_enemy_near, cc_teach_too_near,
	cc_teach_too_far, cc_teach_sight, cc_teach_dice, cc_teach_charge, cc_teach_evade,
	cc_teach_flags;

#endif
