/* Battles: the choice of the next one, and shooting (CC-62 to CC-65, CC-70). */
#include "games/ancients/words/tell.h"

void cc_battle_begin(struct ancients *s)
{
	flow_goto(s->flow, PHASE_BATTLE);
	if (events_are_heard)
		cc_tell_phase(s);
}

static bool can_battle(const struct ancients *s, int hex)
{
	const int most = orders_of(s)->shots ? orders_of(s)->shots : 1;
	return s->order[hex] & ORDER_UNIT && s->fought[hex] < most &&
	       !(s->tired[hex] & NO_BATTLE);
}

static refusal battle_refusal(const struct ancients *s, int from)
{
	if (!has_unit(s, s->active, from) || !(s->order[from] & ORDER_UNIT))
		return NOT_ORDERED;
	if (s->tired[from] & NO_BATTLE)
		return TOO_TIRED;
	return can_battle(s, from) ? ALLOWED : FOUGHT_ALREADY;
}

static bool is_enemy_at(const struct ancients *s, int hex)
{
	const int enemy = enemy_of(s->active);
	return has_unit(s, enemy, hex) || has_lone_leader(s, enemy, hex);
}

refusal cc_battle_attack_refusal(const struct ancients *s, int from, int to)
{
	const refusal why = battle_refusal(s, from);
	if (why != ALLOWED)
		return why;
	if (orders_of(s)->no_close)
		return NO_CLOSING;
	if (!is_enemy_at(s, to))
		return NO_ENEMY;
	return hexes_adjacent(from, to) ? ALLOWED : NOT_NEXT_TO;
}

/* CC-62 to CC-64 */
static refusal can_fire(const struct ancients *s, int from)
{
	const refusal why = battle_refusal(s, from);
	if (why != ALLOWED)
		return why;
	if (!unit_at(s, from)->range[edition_of(s)] || orders_of(s)->no_fire)
		return NO_FIRING;
	for (hexset near = hexes_next_to(from); near;)
		if (has_unit(s, enemy_of(s->active), hexset_take(&near)))
			return ENEMY_NEAR;
	return ALLOWED;
}

static refusal fire_refusal(const struct ancients *s, int from, int to)
{
	const refusal why = can_fire(s, from);
	if (why != ALLOWED)
		return why;
	if (!is_enemy_at(s, to))
		return NO_ENEMY;
	if (cc_dice_fire(s, from, to) < 1)
		return NO_DICE;
	return cc_reach_fire(s, from, to);
}

struct foes {
	hexset units, all;
};

static struct foes foes_of(const struct ancients *s)
{
	const int enemy = enemy_of(s->active);
	const hexset units = cc_field_units(s, enemy);
	return (struct foes){ units, units | cc_field_leaders(s, enemy) };
}

static void offer_fire(const struct ancients *s, int from, const struct foes *foes,
		       struct actions *out)
{
	const int range = unit_at(s, from)->range[edition_of(s)];
	const hexset near = hexes_next_to(from);
	if (!range || orders_of(s)->no_fire || near & foes->units)
		return;
	hexset disc = near | hexset_of(from);
	for (int n = 1; n < range; n++)
		disc |= hexes_around(disc);
	for (hexset targets = disc & ~near & foes->all; targets;) {
		const int to = hexset_take(&targets);
		if (cc_dice_fire(s, from, to) > 0 &&
		    cc_reach_fire(s, from, to) == ALLOWED)
			actions_add(out, action_make(VERB_FIRE, from, to, 0));
	}
}

/* The battles of this turn; true if a charge must be fought before the end (CC-54). */
static bool offer_battles(const struct ancients *s, struct actions *out)
{
	const struct foes foes = foes_of(s);
	bool must = false;
	for (hexset all = cc_field_ordered(s, ORDER_UNIT); all;) {
		const int from = hexset_take(&all);
		if (!can_battle(s, from))
			continue;
		const hexset near = hexes_next_to(from) & foes.all;
		if (!orders_of(s)->no_close && near) {
			offer_to(VERB_ATTACK, from, near, out);
			must |= s->tired[from] & CHARGING;
		}
		offer_fire(s, from, &foes, out);
	}
	return must;
}

void cc_legal_BATTLE(const void *state, int seat, struct actions *out)
{
	(void)seat;
	if (!offer_battles(state, out))
		actions_add(out, action_make(VERB_DONE, 0, 0, 0));
}

refusal cc_why_BATTLE(const void *state, int seat, action a)
{
	const struct ancients *s = state;
	struct actions legal;
	(void)seat;
	legal.count = 0;
	switch (action_verb(a)) {
	case VERB_DONE:
		return offer_battles(s, &legal) ? MUST_CHARGE : ALLOWED;
	case VERB_ATTACK:
		return cc_battle_attack_refusal(s, action_arg(a, 0), action_arg(a, 1));
	case VERB_FIRE:
		return fire_refusal(s, action_arg(a, 0), action_arg(a, 1));
	default:
		return NOT_NOW;
	}
}

void cc_battle_end(struct ancients *s)
{
	if (orders_of(s)->moves_again)
		cc_moves_again(s);
	else
		cc_turn_end(s);
}

static void fire(struct ancients *s, int from, int to)
{
	s->attacker = (u8)from;
	s->target = (u8)to;
	s->bonus = false;
	memset(s->checked, 0, sizeof s->checked);
	s->full[ATTACKER] = is_full(s, from);
	s->full[DEFENDER] = s->unit[to] && is_full(s, to);
	s->fought[from]++;
	say_fight(s, EVENT_FIRED, from, to);
	cc_roll_begin(s, STAGE_FIRE, cc_dice_fire(s, from, to));
}

void cc_apply_BATTLE(void *state, int seat, action a)
{
	struct ancients *s = state;
	(void)seat;
	if (action_verb(a) == VERB_DONE) {
		cc_battle_end(s);
	} else if (action_verb(a) == VERB_FIRE) {
		fire(s, action_arg(a, 0), action_arg(a, 1));
	} else {
		s->fought[action_arg(a, 0)]++;
		cc_combat_begin(s, action_arg(a, 0), action_arg(a, 1), false);
	}
}
