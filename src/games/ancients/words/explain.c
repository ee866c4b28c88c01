/*
 * Refusals that teach: what is missing, by the unit, the hex, the card and the numbers,
 * and the rule that forbids it just here. Each sentence is read off the state that the
 * refusing predicate looked at.
 */
#include "games/ancients/words/explain.h"

void cc_list_hexes(hexset hexes, struct messages *out)
{
	while (hexes)
		message_more(out, hexset_take(&hexes));
}

void cc_list_dice(const struct ancients *s, struct messages *out)
{
	for (int face = 1; face < FACE_COUNT; face++)
		message_more(out, s->face[face]);
}

void cc_say_stranger(const struct cc_asked *q, int hex)
{
	const struct ancients *s = q->s;
	const bool own = has_unit(s, q->seat, hex) || has_lone_leader(s, q->seat, hex);
	if (!s->unit[hex] && !s->leader[hex])
		message_add(q->out, HEX_IS_EMPTY, hex);
	else if (own)
		message_add(q->out, PIECE_IS_YOURS, PIECE_AT(s, hex));
	else
		message_add(q->out, PIECE_IS_ENEMYS, PIECE_AT(s, hex));
}

static cc_teacher *const teachers[REFUSAL_COUNT] = {
	[NOT_NOW] = cc_teach_moment,
	[NOT_IN_HAND] = cc_teach_not_in_hand,
	[NO_PIECE] = cc_teach_no_piece,
	[ORDERED_ALREADY] = cc_teach_ordered,
	[WRONG_SECTION] = cc_teach_section,
	[WRONG_KIND] = cc_teach_kind,
	[NO_ORDERS_LEFT] = cc_teach_no_orders,
	[NOT_LINKED] = cc_teach_link,
	[NO_DETACHING] = cc_teach_detaching,
	[NO_LEADER_THERE] = cc_teach_no_leader,
	[NO_SYMBOL] = cc_teach_symbol,
	[NOT_HURT] = cc_teach_not_hurt,
	[NO_LEADER_NEAR] = cc_teach_leader_near,
	[NO_RESERVE] = cc_teach_reserve,
	[NOT_ORDERED] = cc_teach_not_ordered,
	[MOVED_ALREADY] = cc_teach_moved,
	[OUT_OF_REACH] = cc_teach_reach,
	[NO_EXIT] = cc_teach_exit,
	[FOUGHT_ALREADY] = cc_teach_fought,
	[TOO_TIRED] = cc_teach_tired,
	[NO_FIRING] = cc_teach_firing,
	[NO_CLOSING] = cc_teach_closing,
	[NO_ENEMY] = cc_teach_no_enemy,
	[NOT_NEXT_TO] = cc_teach_not_next_to,
	[ENEMY_NEAR] = cc_teach_enemy_near,
	[TOO_NEAR] = cc_teach_too_near,
	[TOO_FAR] = cc_teach_too_far,
	[NO_SIGHT] = cc_teach_sight,
	[NO_DICE] = cc_teach_dice,
	[MUST_CHARGE] = cc_teach_charge,
	[CANNOT_EVADE] = cc_teach_evade,
	[TOO_MANY_FLAGS] = cc_teach_flags,
	[NO_WAY] = cc_teach_way,
	[NO_FLIGHT] = cc_teach_flight,
	[NO_PLACE] = cc_teach_place,
};

unsigned cc_explain_refusal(const void *state, int seat, action a, refusal r,
			    struct messages *out)
{
	const struct cc_asked q = { .s = state,
				    .seat = seat,
				    .verb = action_verb(a),
				    .first = action_arg(a, 0),
				    .second = action_arg(a, 1),
				    .out = out };
	return teachers[r] ? teachers[r](&q) : 0;
}
