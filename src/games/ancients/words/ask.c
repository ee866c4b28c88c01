/*
 * What the player is asked: the phase with who, where and how much, as a row of
 * messages.def. A phase without a row of its own has its sentence in phases.def.
 */
#include "games/ancients/words/explain.h"

typedef void asker(const struct ancients *s, int seat, struct messages *out);

static void ask_place(const struct ancients *s, int seat, struct messages *out)
{
	message_add(out, ASK_PLACE, s->waiting[seat][0]);
}

static void ask_card(const struct ancients *s, int seat, struct messages *out)
{
	message_add(out, ASK_CARD, deck_total(s->hand[seat], CARD_COUNT));
}

static void ask_rally(const struct ancients *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_RALLY);
	cc_list_dice(s, out);
}

static void ask_order(const struct ancients *s, int seat, struct messages *out)
{
	const unsigned sections = cc_orders_sections(s);
	const int given = hexset_count(cc_field_ordered(s, ORDER_UNIT)) +
			  hexset_count(cc_field_ordered(s, ORDER_LEADER));
	(void)seat;
	if (sections && !orders_of(s)->inspires)
		message_add(out, ASK_ORDER_IN, CARD_OF(s), SECTIONS_OF(sections), given);
	else
		message_add(out, ASK_ORDER, CARD_OF(s), s->left);
}

/* How many pieces may still do something. */
static int idle_pieces(const struct ancients *s, int seat)
{
	struct actions legal;
	hexset idle = 0;
	legal.count = 0;
	ancients_phases[s->flow[0]].legal(s, seat, &legal);
	for (unsigned i = 0; i < legal.count; i++)
		if (action_verb(legal.list[i]) != VERB_DONE)
			idle |= hexset_of(action_arg(legal.list[i], 0));
	return hexset_count(idle);
}

static void ask_move(const struct ancients *s, int seat, struct messages *out)
{
	const int idle = idle_pieces(s, seat);
	if (s->second)
		message_add(out, ASK_MOVE_AGAIN, idle);
	else
		message_add(out, ASK_MOVE, idle);
}

static void ask_battle(const struct ancients *s, int seat, struct messages *out)
{
	message_add(out, ASK_BATTLE, idle_pieces(s, seat));
}

/* CC-78: whether he holds First Strike, he sees in his hand. */
static void ask_react(const struct ancients *s, int seat, struct messages *out)
{
	const bool evades = cc_combat_can_evade(s, s->target, s->attacker);
	const int dice = cc_dice_close(s, s->attacker, s->target, STAGE_CLOSE);
	(void)seat;
	if (evades)
		message_add(out, ASK_REACT_OR_EVADE, s->unit[s->attacker], s->attacker,
			    dice, s->unit[s->target], s->target);
	else
		message_add(out, ASK_REACT, s->unit[s->attacker], s->attacker, dice,
			    s->unit[s->target], s->target);
}

static void ask_flags(const struct ancients *s, int seat, struct messages *out)
{
	const int can = cc_dice_ignored_flags(s, s->victim, s->stage);
	(void)seat;
	message_add(out, ASK_FLAGS, s->unit[s->victim], s->victim, s->flags,
		    can < s->flags ? can : s->flags, cc_retreat_per_flag(s, s->victim));
}

static void ask_retreat(const struct ancients *s, int seat, struct messages *out)
{
	(void)seat;
	if (s->stage == STAGE_EVADE)
		message_add(out, ASK_EVADE, s->unit[s->mover], s->mover, s->steps);
	else
		message_add(out, ASK_RETREAT, s->unit[s->mover], s->mover, s->steps);
	cc_list_hexes(cc_retreat_ways(s), out);
}

static void ask_flee(const struct ancients *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_FLEE, s->fleeing, s->at);
}

static void ask_advance(const struct ancients *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_ADVANCE, s->unit[s->attacker], s->attacker, s->target);
}

static void ask_ride(const struct ancients *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_RIDE, s->unit[s->attacker], s->attacker);
	cc_list_hexes(cc_momentum_ride_ways(s), out);
}

static void ask_bonus(const struct ancients *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_BONUS, s->unit[s->attacker], s->attacker);
}

static asker *const askers[PHASE_COUNT] = {
	[PHASE_PLACE] = ask_place,
	[PHASE_CARD] = ask_card,
	[PHASE_RALLY] = ask_rally,
	[PHASE_ORDER] = ask_order,
	[PHASE_MOVE] = ask_move,
	[PHASE_BATTLE] = ask_battle,
	[PHASE_REACT] = ask_react,
	[PHASE_FLAGS] = ask_flags,
	[PHASE_RETREAT] = ask_retreat,
	[PHASE_FLEE] = ask_flee,
	[PHASE_MOMENTUM_ADVANCE] = ask_advance,
	[PHASE_RIDE] = ask_ride,
	[PHASE_BONUS] = ask_bonus,
};

void cc_ask_question(const void *state, int seat, struct messages *out)
{
	const struct ancients *s = state;
	if (askers[s->flow[0]])
		askers[s->flow[0]](s, seat, out);
}
