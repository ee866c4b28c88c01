/*
 * The phases of a loaded position: each may lie only on what play pushes it on, and has
 * around it all that its rules take for granted (CC-160). phases.def has the columns, and
 * every push of the rules is in them, so no stack outgrows its room and every step finds
 * what it needs.
 */
#include "base/text.h"
#include "games/ancients/ancients.h"
#include "games/ancients/phasesets.h"

/* Cards */

static bool can_deal(const struct ancients *s)
{
	int missing[SEAT_COUNT];
	for (int seat = 0; seat < SEAT_COUNT; seat++)
		missing[seat] = s->command[seat] - deck_total(s->hand[seat], CARD_COUNT);
	return !s->turn && missing[BOTTOM] >= 0 && missing[TOP] >= 0 &&
	       missing[BOTTOM] + missing[TOP] > 0 &&
	       deck_total(s->deck, CARD_COUNT) >= missing[BOTTOM] + missing[TOP];
}

static bool can_place(const struct ancients *s)
{
	if (s->flow[1] == PHASE_ORDER)
		return cc_orders_leader_waits(s);
	return !s->turn && (cc_setup_can_place(s, BOTTOM) || cc_setup_can_place(s, TOP));
}

/* An empty hand is filled up first, and nobody else draws before. */
static bool can_play(const struct ancients *s)
{
	return deck_total(s->hand[s->active], CARD_COUNT) ||
	       (s->flow[0] == PHASE_DRAW && s->owed[s->active] &&
		!s->owed[enemy_of(s->active)]);
}

static bool can_rally(const struct ancients *s)
{
	return orders_of(s)->heals;
}

static bool can_order(const struct ancients *s)
{
	return !orders_of(s)->heals && !orders_of(s)->all;
}

static bool can_move(const struct ancients *s)
{
	return !orders_of(s)->stands;
}

static bool can_draw(const struct ancients *s)
{
	return s->owed[BOTTOM] || s->owed[TOP];
}

static bool can_lose(const struct ancients *s)
{
	return s->excess[BOTTOM] || s->excess[TOP];
}

/* The combat */

static bool attacker_stands(const struct ancients *s)
{
	return has_unit(s, s->active, s->attacker);
}

static bool target_stands(const struct ancients *s)
{
	return has_unit(s, enemy_of(s->active), s->target);
}

static bool is_next_to(const struct ancients *s)
{
	return hexes_adjacent(s->attacker, s->target);
}

static bool is_close_combat(const struct ancients *s)
{
	return attacker_stands(s) && target_stands(s) && is_next_to(s);
}

static bool is_answer(int stage)
{
	return stage == STAGE_STRIKE || stage == STAGE_BATTLE_BACK;
}

/* Who rolled the flags stands; whom they fall on may be gone, but is nobody else. */
static bool flags_fall(const struct ancients *s)
{
	const bool roller = is_answer(s->stage) ? target_stands(s) : attacker_stands(s);
	const bool victim = is_answer(s->stage) ? attacker_stands(s) : target_stands(s);
	return s->flags && roller && (victim || !s->unit[cc_dice_victim(s, s->stage)]);
}

static bool has_flags(const struct ancients *s)
{
	return s->flags && attacker_stands(s) && target_stands(s) &&
	       s->victim == cc_dice_victim(s, s->stage);
}

static bool can_retreat(const struct ancients *s)
{
	return s->unit[s->mover] && s->steps && cc_retreat_ways(s);
}

static bool elephants_run(const struct ancients *s)
{
	return is_elephant(s, s->mover);
}

static bool is_fleeing(const struct ancients *s)
{
	return s->fleeing && !(ground_at(s, s->at)->barred & ALONE);
}

static bool can_flee(const struct ancients *s)
{
	return is_fleeing(s) &&
	       (cc_flee_ways(s) || cc_flee_can_stay(s) || cc_flee_can_leave(s));
}

static bool can_advance(const struct ancients *s)
{
	return attacker_stands(s) && is_next_to(s) && !s->unit[s->target] &&
	       !s->leader[s->target] &&
	       cc_field_can_enter(s, kind_at(s, s->attacker), s->target);
}

/* The column `needs`: a field to name, and what is wrong without it. */
#define NEED(name, holds, field, without)                         \
	static struct flaw check_##name(const struct ancients *s) \
	{                                                         \
		return holds(s) ? SOUND : FLAW(field, without);   \
	}
NEED(deal, can_deal, "deck", "there is nothing to deal, or too few cards")
NEED(place, can_place, "waiting", "no leader can be placed now")
NEED(play, can_play, "hand", "there is no card to play")
NEED(rally, can_rally, "orders", "with this card nobody rallies")
NEED(order, can_order, "orders", "with this card nobody is chosen")
NEED(move, can_move, "orders", "with this card nobody moves")
NEED(draw, can_draw, "owed", "there is no card to draw")
NEED(lose, can_lose, "excess", "there is no card to lose")
NEED(attack, is_close_combat, "target", "there is no attack to react to")
NEED(flags, has_flags, "flags", "there are no flags")
NEED(retreat, can_retreat, "mover", "no unit is retreating")
NEED(flight, can_flee, "fleeing", "no leader is fleeing")
NEED(advance, can_advance, "target", "there is no hex to advance into")
NEED(attacker, attacker_stands, "attacker", "the attacker is not there")
NEED(neighbour, is_next_to, "target", "it is not next to the attacker")
NEED(flags_fall, flags_fall, "flags", "there are no flags")
NEED(elephants, elephants_run, "mover", "there are no elephants")
NEED(fleeing, is_fleeing, "fleeing", "no leader is fleeing")
#undef NEED

static struct flaw check_nothing(const struct ancients *s)
{
	(void)s;
	return SOUND;
}

/* Rolls */

static bool can_fire(const struct ancients *s)
{
	return attacker_stands(s) &&
	       (target_stands(s) || has_lone_leader(s, enemy_of(s->active), s->target));
}

static int under_roll(const struct ancients *s)
{
	return s->flow[s->flow[0] == PHASE_ROLL ? 1 : 2];
}

/* CC-81: after the attack on a leader who is alone nothing follows. */
static bool can_attack(const struct ancients *s)
{
	const bool follows = under_roll(s) == STEP_AFTER_ATTACK;
	return can_fire(s) && is_next_to(s) && follows == target_stands(s);
}

static bool is_led(const struct ancients *s)
{
	return s->unit[s->victim] && s->leader[s->victim];
}

static bool is_orphan(const struct ancients *s)
{
	return !s->unit[s->victim] && s->leader[s->victim];
}

/* CC-150: who comes out of an ambush into a marsh has no leader yet. */
static bool enters_marsh(const struct ancients *s)
{
	return s->unit[s->victim] &&
	       (under_roll(s) != PHASE_ORDER || !s->leader[s->victim]);
}

static bool is_trampled(const struct ancients *s)
{
	return s->unit[s->victim] || s->leader[s->victim];
}

static bool rolls_for_card(const struct ancients *s)
{
	return orders_of(s)->rolls;
}

/* What a roll needs, by its kind: phases.def has only what all rolls have in common. */
static const struct {
	const uint8_t *on;
	unsigned stages; /* 0: any */
	bool (*holds)(const struct ancients *s);
	const char *field, *without;
} rolls[STAGE_COUNT] = {
	[STAGE_FIRE] = { ON(PHASE_BATTLE), IN_STAGE(FIRE), can_fire, "target",
			 "there is no combat" },
	[STAGE_CLOSE] = { ON(PHASE_BATTLE, STEP_AFTER_ATTACK), IN_STAGE(CLOSE),
			  can_attack, "target", "there is no combat" },
	[STAGE_STRIKE] = { ON(STEP_AFTER_STRIKE), IN_STAGE(STRIKE), is_close_combat,
			   "target", "there is no combat" },
	[STAGE_BATTLE_BACK] = { ON(PHASE_BATTLE), IN_STAGE(BATTLE_BACK), is_close_combat,
				"target", "there is no combat" },
	[STAGE_EVADE] = { ON(STEP_AFTER_EVADE), IN_STAGE(EVADE), is_close_combat,
			  "target", "there is no combat" },
	[ROLL_CHECK] = { ON(LOSSES), ANY_STAGE, is_led, "victim",
			 "there is no leader in danger" },
	[ROLL_ORPHAN] = { ON(LOSSES), ANY_STAGE, is_orphan, "victim",
			  "there is no leader in danger" },
	[ROLL_MARSH] = { ON(PHASE_ORDER, PHASE_MOVE, STEP_RETREATING, STEP_RIDE_ON,
			    STEP_BONUS_CHANCE),
			 ANY_STAGE, enters_marsh, "victim",
			 "no unit has entered a marsh" },
	[ROLL_MARSH_LEADER] = { .on = ON(STEP_FLEEING) },
	[ROLL_RAMPAGE] = { ON(STEP_RAMPAGE), ANY_STAGE, is_trampled, "victim",
			   "nobody is trampled" },
	[ROLL_ESCAPE] = { .on = ON(STEP_FLEEING) },
	[ROLL_CARD] = { ON(PHASE_ORDER, PHASE_RALLY), ANY_STAGE, rolls_for_card, "orders",
			"this card rolls no dice" },
};

static struct flaw check_stage(const struct ancients *s, unsigned stages)
{
	return !stages || stages >> s->stage & 1
		       ? SOUND
		       : FLAW("stage", "no such roll of a combat leads to \"flow\"");
}

/* Only swords are rolled again (CC-111). */
static struct flaw check_dice(const struct ancients *s)
{
	const int swords = s->face[SWORDS];
	const int others = deck_total(s->face, FACE_COUNT) - swords;
	if (!s->dice)
		return FLAW("dice", "there are no dice to roll");
	return others + s->dice <= DICE_MAX && swords + s->dice <= FACE_MAX
		       ? SOUND
		       : FLAW("face", "nobody ever rolls that many dice");
}

static struct flaw check_roll(const struct ancients *s)
{
	MUST(check_dice(s));
	if (!rolls[s->roll].on)
		return FLAW("roll", "it must say what the dice are rolled for");
	if (!flow_can_lie_on(rolls[s->roll].on, under_roll(s)))
		return FLAW("flow", "such phases do not lie on each other");
	MUST(check_stage(s, rolls[s->roll].stages));
	return !rolls[s->roll].holds || rolls[s->roll].holds(s)
		       ? SOUND
		       : FLAW(rolls[s->roll].field, rolls[s->roll].without);
}

#define CHECK(name, stages, needs)                     \
	struct flaw cc_check_##name(const void *state) \
	{                                              \
		MUST(check_stage(state, stages));      \
		return check_##needs(state);           \
	}
#define PHASE(id, word, who, on, stages, needs, prompt) CHECK(PHASE_##id, stages, needs)
#define STEP(id, word, on, stages, needs) CHECK(STEP_##id, stages, needs)
#include "games/ancients/phases.def"
