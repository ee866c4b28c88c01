/*
 * Refusals with reasons: the question a player asked, and the sentences that answer it. A
 * explainer fills a row of messages.def from the state that the refusing predicate looked
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

typedef unsigned cc_explainer(const struct cc_asked *q);

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
cc_explainer cc_explain_moment;

/* explainorders.c */
cc_explainer cc_explain_not_in_hand, cc_explain_no_piece, cc_explain_ordered,
	cc_explain_section, cc_explain_kind, cc_explain_no_orders, cc_explain_link,
	cc_explain_detaching, cc_explain_no_leader, cc_explain_symbol,
	cc_explain_not_hurt, cc_explain_leader_near, cc_explain_reserve, cc_explain_place;

/* explainmoves.c */
cc_explainer cc_explain_not_ordered, cc_explain_moved, cc_explain_reach, cc_explain_exit,
	cc_explain_way, cc_explain_flight;

/* explainbattle.c */
cc_explainer cc_explain_fought, cc_explain_tired, cc_explain_firing, cc_explain_closing,
	cc_explain_no_enemy, cc_explain_not_next_to, cc_explain_enemy_near,
	cc_explain_too_near, cc_explain_too_far, cc_explain_sight, cc_explain_dice,
	cc_explain_charge, cc_explain_evade, cc_explain_flags;

#endif
