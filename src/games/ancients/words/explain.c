/*
 * Refusals with reasons: what is missing, by the unit, the hex, the card and the numbers,
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

static cc_explainer *const explainers[REFUSAL_COUNT] = {
	[NOT_NOW] = cc_explain_moment,
	[NOT_IN_HAND] = cc_explain_not_in_hand,
	[NO_PIECE] = cc_explain_no_piece,
	[ORDERED_ALREADY] = cc_explain_ordered,
	[WRONG_SECTION] = cc_explain_section,
	[WRONG_KIND] = cc_explain_kind,
	[NO_ORDERS_LEFT] = cc_explain_no_orders,
	[NOT_LINKED] = cc_explain_link,
	[NO_DETACHING] = cc_explain_detaching,
	[NO_LEADER_THERE] = cc_explain_no_leader,
	[NO_SYMBOL] = cc_explain_symbol,
	[NOT_HURT] = cc_explain_not_hurt,
	[NO_LEADER_NEAR] = cc_explain_leader_near,
	[NO_RESERVE] = cc_explain_reserve,
	[NOT_ORDERED] = cc_explain_not_ordered,
	[MOVED_ALREADY] = cc_explain_moved,
	[OUT_OF_REACH] = cc_explain_reach,
	[NO_EXIT] = cc_explain_exit,
	[FOUGHT_ALREADY] = cc_explain_fought,
	[TOO_TIRED] = cc_explain_tired,
	[NO_FIRING] = cc_explain_firing,
	[NO_CLOSING] = cc_explain_closing,
	[NO_ENEMY] = cc_explain_no_enemy,
	[NOT_NEXT_TO] = cc_explain_not_next_to,
	[ENEMY_NEAR] = cc_explain_enemy_near,
	[TOO_NEAR] = cc_explain_too_near,
	[TOO_FAR] = cc_explain_too_far,
	[NO_SIGHT] = cc_explain_sight,
	[NO_DICE] = cc_explain_dice,
	[MUST_CHARGE] = cc_explain_charge,
	[CANNOT_EVADE] = cc_explain_evade,
	[TOO_MANY_FLAGS] = cc_explain_flags,
	[NO_WAY] = cc_explain_way,
	[NO_FLIGHT] = cc_explain_flight,
	[NO_PLACE] = cc_explain_place,
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
	return explainers[r] ? explainers[r](&q) : 0;
}
