/*
 * Refusals that teach: the question a player asked, and the sentences that answer it. A
 * teacher fills a row of messages.def from the state that the refusing predicate looked
 * at, and returns the number of the rule that forbids it here; 0 is the rule of the row.
 */
#ifndef GAMES_ANCIENTS_EXPLAIN_H
#define GAMES_ANCIENTS_EXPLAIN_H

#include "core/words/message.h"
#include "games/ancients/ancients.h"

struct cc_asked {
	const struct ancients *s;
	int seat, verb, first, second;
	struct messages *out;
};

typedef unsigned cc_teacher(const struct cc_asked *q);

/* One more sentence, a row and its blanks; its value is the rule. */
#define cc_say(q, rule, ...) (message_add((q)->out, __VA_ARGS__), (unsigned)(rule))

/* The blanks of a piece: its unit, else the leader; of him if he is meant, not his unit.
 */
#define WHO_AT(s, hex, is_leader)               \
	(is_leader) ? NO_KIND : (s)->unit[hex], \
		(is_leader) || !(s)->unit[hex] ? (s)->leader[hex] : NO_LEADER, hex
#define PIECE_AT(s, hex) WHO_AT(s, hex, false)
#define UNIT_AT(s, hex) (s)->unit[hex], hex
#define LEADER_AT(s, hex) (s)->leader[hex], hex

/* CC-42: of the card whose orders hold, and of a Counter Attack what it copies. */
#define CARD_OF(s) (s)->played, (s)->orders == (s)->played ? NO_CARD : (s)->orders
#define SECTIONS_OF(set) !!((set)&LEFT), !!((set)&CENTRE), !!((set)&RIGHT)

/* The hexes of a set, for a sentence that ends in a list. */
void cc_list_hexes(hexset hexes, struct messages *out);

/* The faces that the dice show, for the last blanks of a sentence. */
void cc_list_dice(const struct ancients *s, struct messages *out);

/* That the hex is empty, or whose piece is there. */
void cc_say_stranger(const struct cc_asked *q, int hex);

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
