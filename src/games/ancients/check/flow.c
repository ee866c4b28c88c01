/*
 * The phases of a loaded position: each may stand only on what play pushes it on, and has
 * around it all that its rules take for granted (CC-160). Every push of the rules is in
 * these tables, so no stack outgrows its room and every step finds what it needs.
 */
#include "base/text.h"
#include "games/ancients/ancients.h"

/* Sets of phases, a bit each; that of NO_PHASE stands for the bottom of the stack. */
#define P(id) (1u << PHASE_##id)
#define S(id) (1u << STEP_##id)
#define NOTHING (1u << NO_PHASE)
#define COMBAT (P(BATTLE) | S(AFTER_ATTACK) | S(AFTER_STRIKE))
/* Where blocks are lost and leaders are in danger. */
#define LOSSES                                                               \
	(COMBAT | P(MOVE) | S(AFTER_EVADE) | S(FLAGS_FALL) | S(RETREATING) | \
	 S(RAMPAGE) | S(CRUSH) | S(RIDE_ON) | S(BONUS_CHANCE))
/* Where a banner or a fallen leader makes cards be drawn or lost. */
#define INTERRUPTED                                                                   \
	(P(ORDER) | P(MOVE) | P(BATTLE) | P(ROLL) | P(FLAGS) | P(RETREAT) | P(FLEE) | \
	 P(MOMENTUM_ADVANCE) | P(RIDE) | P(BONUS))

/* Sets of the rolls of a combat. */
#define ROLL_OF(id) (1u << STAGE_##id)
#define WITH_FLAGS \
	(ROLL_OF(FIRE) | ROLL_OF(CLOSE) | ROLL_OF(STRIKE) | ROLL_OF(BATTLE_BACK))

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

/* What a phase stands on, the rolls of a combat it goes with (0: it does not matter), and
 * what it needs: a field to name and what is wrong without it. */
struct frame {
	uint32_t on, stages;
	bool (*has_all)(const struct ancients *s);
	const char *field, *without;
};

static const struct frame frames[PHASE_COUNT] = {
	[PHASE_DEAL] = { NOTHING, 0, can_deal, "deck",
			 "there is nothing to deal, or too few cards" },
	[PHASE_PLACE] = { NOTHING | P(ORDER), 0, can_place, "waiting",
			  "no leader can be placed now" },
	[PHASE_CARD] = { NOTHING, 0, can_play, "hand", "there is no card to play" },
	[PHASE_RALLY] = { NOTHING, ROLL_OF(NONE), can_rally, "orders",
			  "with this card nobody rallies" },
	[PHASE_ORDER] = { NOTHING, ROLL_OF(NONE), can_order, "orders",
			  "with this card nobody is chosen" },
	[PHASE_MOVE] = { NOTHING, ROLL_OF(NONE), can_move, "orders",
			 "with this card nobody moves" },
	[PHASE_BATTLE] = { .on = NOTHING },
	[PHASE_DRAW] = { NOTHING | P(CARD) | INTERRUPTED, 0, can_draw, "owed",
			 "there is no card to draw" },
	[PHASE_LOSE] = { INTERRUPTED, 0, can_lose, "excess", "there is no card to lose" },
	[PHASE_REACT] = { P(BATTLE), 0, is_close_combat, "target",
			  "there is no attack to react to" },
	[PHASE_FLAGS] = { COMBAT, WITH_FLAGS, has_flags, "flags", "there are no flags" },
	[PHASE_RETREAT] = { S(RETREATING), 0, can_retreat, "mover",
			    "no unit is retreating" },
	[PHASE_FLEE] = { S(FLEEING), 0, can_flee, "fleeing", "no leader is fleeing" },
	[PHASE_MOMENTUM_ADVANCE] = { P(BATTLE), ROLL_OF(CLOSE), can_advance, "target",
				     "there is no hex to advance into" },
	[PHASE_RIDE] = { S(BONUS_CHANCE), ROLL_OF(NONE), attacker_stands, "attacker",
			 "the attacker is not there" },
	[PHASE_BONUS] = { P(BATTLE), ROLL_OF(NONE), attacker_stands, "attacker",
			  "the attacker is not there" },
	[STEP_AFTER_ATTACK] = { P(BATTLE), ROLL_OF(CLOSE), is_next_to, "target",
				"it is not next to the attacker" },
	[STEP_AFTER_STRIKE] = { P(BATTLE), ROLL_OF(STRIKE), is_next_to, "target",
				"it is not next to the attacker" },
	[STEP_AFTER_EVADE] = { P(BATTLE), ROLL_OF(EVADE), is_next_to, "target",
			       "it is not next to the attacker" },
	[STEP_FLAGS_FALL] = { COMBAT, WITH_FLAGS, flags_fall, "flags",
			      "there are no flags" },
	[STEP_RETREATING] = { .on = COMBAT, .stages = WITH_FLAGS | ROLL_OF(EVADE) },
	[STEP_RAMPAGE] = { S(RETREATING), 0, elephants_run, "mover",
			   "there are no elephants" },
	[STEP_CRUSH] = { S(RETREATING), 0, elephants_run, "mover",
			 "there are no elephants" },
	[STEP_FLEEING] = { LOSSES, 0, is_fleeing, "fleeing", "no leader is fleeing" },
	[STEP_RIDE_ON] = { .on = P(BATTLE), .stages = ROLL_OF(NONE) },
	[STEP_BONUS_CHANCE] = { .on = P(BATTLE), .stages = ROLL_OF(NONE) },
};

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

/* CC-81: behind the attack on a leader who is alone nothing follows. */
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

static const struct frame rolls[STAGE_COUNT] = {
	[STAGE_FIRE] = { P(BATTLE), ROLL_OF(FIRE), can_fire, "target",
			 "there is no combat" },
	[STAGE_CLOSE] = { P(BATTLE) | S(AFTER_ATTACK), ROLL_OF(CLOSE), can_attack,
			  "target", "there is no combat" },
	[STAGE_STRIKE] = { S(AFTER_STRIKE), ROLL_OF(STRIKE), is_close_combat, "target",
			   "there is no combat" },
	[STAGE_BATTLE_BACK] = { P(BATTLE), ROLL_OF(BATTLE_BACK), is_close_combat,
				"target", "there is no combat" },
	[STAGE_EVADE] = { S(AFTER_EVADE), ROLL_OF(EVADE), is_close_combat, "target",
			  "there is no combat" },
	[ROLL_CHECK] = { LOSSES, 0, is_led, "victim", "there is no leader in danger" },
	[ROLL_ORPHAN] = { LOSSES, 0, is_orphan, "victim",
			  "there is no leader in danger" },
	[ROLL_MARSH] = { P(ORDER) | P(MOVE) | S(RETREATING) | S(RIDE_ON) |
				 S(BONUS_CHANCE),
			 0, enters_marsh, "victim", "no unit has entered a marsh" },
	[ROLL_MARSH_LEADER] = { .on = S(FLEEING) },
	[ROLL_RAMPAGE] = { S(RAMPAGE), 0, is_trampled, "victim", "nobody is trampled" },
	[ROLL_ESCAPE] = { .on = S(FLEEING) },
	[ROLL_CARD] = { P(ORDER) | P(RALLY), 0, rolls_for_card, "orders",
			"this card rolls no dice" },
};

static status check_frame(const struct ancients *s, const struct frame *f, int under,
			  struct text *why)
{
	if (!(f->on >> under & 1))
		return status_say(BAD_POSITION, why,
				  "Field \"flow\": the phases do not follow each other.");
	if (f->stages && !(f->stages >> s->stage & 1))
		return status_say(
			BAD_POSITION, why,
			"Field \"stage\": no such roll of a combat leads to \"flow\".");
	if (f->has_all && !f->has_all(s))
		return status_say(BAD_POSITION, why, "Field \"%s\": %s.", f->field,
				  f->without);
	return OK;
}

/* Only swords are rolled again (CC-111). */
static status check_dice(const struct ancients *s, struct text *why)
{
	const int swords = s->face[SWORDS];
	const int others = deck_total(s->face, FACE_COUNT) - swords;
	if (!s->dice)
		return status_say(BAD_POSITION, why,
				  "Field \"dice\": there are no dice to roll.");
	return others + s->dice <= DICE_MAX && swords + s->dice <= FACE_MAX
		       ? OK
		       : status_say(BAD_POSITION, why,
				    "Field \"face\": so many dice are never rolled.");
}

status cc_check_flow(const struct ancients *s, struct text *why)
{
	if (s->flow[0] >= FIRST_STEP)
		return status_say(BAD_POSITION, why,
				  "Field \"flow\": in \"%s\" nobody must choose.",
				  ancients_phases[s->flow[0]].id);
	for (int i = 0; i < DEPTH_COUNT && s->flow[i]; i++) {
		const int under = i + 1 < DEPTH_COUNT ? s->flow[i + 1] : NO_PHASE;
		const bool is_roll = s->flow[i] == PHASE_ROLL;
		if (is_roll)
			TRY(check_dice(s, why));
		TRY(check_frame(s, is_roll ? &rolls[s->roll] : &frames[s->flow[i]], under,
				why));
	}
	return OK;
}
