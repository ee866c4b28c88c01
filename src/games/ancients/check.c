/*
 * Makes a loaded position safe: pieces that exist, blocks that fit, leaders with their
 * own side, cards of one deck, and for the phase all that its rules take for granted
 * (CC-160).
 */
#include "base/text.h"
#include "games/ancients/ancients.h"

static status bad(struct text *why, const char *field, const char *what)
{
	return status_say(BAD_POSITION, why, "Field \"%s\": %s.", field, what);
}

static status bad_hex(struct text *why, const char *field, int hex, const char *what)
{
	return status_say(BAD_POSITION, why, "Field \"%s\", hex %s: %s.", field,
			  HEX_NAMES.name[hex], what);
}

static status check_unit(const struct ancients *s, int hex, struct text *why)
{
	const int kind = kind_at(s, hex);
	if (!s->unit[hex])
		return s->blocks[hex] ? bad_hex(why, "blocks", hex, "there is no unit")
				      : OK;
	if (kind == NO_KIND || kind >= KIND_COUNT || s->unit[hex] >= PIECE_COUNT)
		return bad_hex(why, "unit", hex, "there is no such unit");
	const struct unit_row *row = &ancients_units[kind];
	if (s->blocks[hex] < 1 || s->blocks[hex] > row->blocks)
		return status_say(BAD_POSITION, why,
				  "Field \"blocks\", hex %s: %s, 1 to %d blocks, not %d.",
				  HEX_NAMES.name[hex], row->name, row->blocks,
				  s->blocks[hex]);
	if (ground_at(s, hex)->barred & row->traits)
		return status_say(
			BAD_POSITION, why, "Field \"unit\", hex %s: %s cannot be on %s.",
			HEX_NAMES.name[hex], row->name, ground_at(s, hex)->word);
	return OK;
}

static bool is_person(int leader)
{
	return (leader & PERSON_MASK) && (leader & PERSON_MASK) < PERSON_COUNT;
}

static status check_hex(const struct ancients *s, int hex, struct text *why)
{
	TRY(check_unit(s, hex, why));
	if (!s->leader[hex])
		return OK;
	if (!is_person(s->leader[hex]))
		return bad_hex(why, "leader", hex, "there is no such leader");
	if (s->unit[hex] && unit_side(s, hex) != leader_side(s, hex))
		return bad_hex(why, "leader", hex,
			       "a leader stands with a unit of his own side");
	if (!s->unit[hex] && ground_at(s, hex)->barred & ALONE)
		return bad_hex(why, "leader", hex, "a leader cannot be on such ground");
	return OK;
}

/* Orders go to pieces of the player whose turn it is, and none before a card. */
static status check_order(const struct ancients *s, int hex, struct text *why)
{
	const int order = s->order[hex];
	if (!order && (s->moved[hex] || s->fought[hex]))
		return bad_hex(why, "moved", hex,
			       "only what is ordered moves and battles");
	if (order & ORDER_UNIT && !has_unit(s, s->active, hex))
		return bad_hex(why, "order", hex, "there is no unit of the active side");
	if (order & ORDER_LEADER && !has_leader(s, s->active, hex))
		return bad_hex(why, "order", hex,
			       "there is no leader of the active side");
	return OK;
}

/* CC-5: there is one deck. */
static status check_cards(const struct ancients *s, struct text *why)
{
	for (int card = 1; card < CARD_COUNT; card++) {
		const int copies = s->deck[card] + s->discard[card] +
				   s->hand[BOTTOM][card] + s->hand[TOP][card] +
				   (s->played == card);
		if (copies > ancients_cards[card].copies)
			return status_say(
				BAD_POSITION, why,
				"Field \"deck\": there are %d of %s, the box has %d.",
				copies, ancients_cards[card].name,
				ancients_cards[card].copies);
	}
	return OK;
}

static status check_waiting(const struct ancients *s, int seat, struct text *why)
{
	for (int i = 1; i < PLACE_COUNT; i++) {
		if (s->reserve[seat][i] && !s->reserve[seat][i - 1])
			return bad(why, "reserve", "there is a gap");
		if (s->waiting[seat][i] && !s->waiting[seat][i - 1])
			return bad(why, "waiting", "there is a gap");
	}
	if (deck_total(s->hand[seat], CARD_COUNT) > COMMAND_MAX)
		return bad(why, "hand", "so many cards are never held");
	if (s->excess[seat] && s->excess[seat] >= deck_total(s->hand[seat], CARD_COUNT))
		return bad(why, "excess", "the last card of a hand is never lost");
	return s->command[seat] ? OK
				: bad(why, "command", "each side holds a card at least");
}

/* How deep in the stack a phase lives; each may stand only on shallower ones. */
static int depth_of(int phase)
{
	static const u8 depth[PHASE_COUNT] = {
		[STEP_AFTER_ATTACK] = 1, [STEP_AFTER_STRIKE] = 1, [STEP_AFTER_EVADE] = 1,
		[STEP_BONUS_CHANCE] = 1, [STEP_RIDE_ON] = 2,	  [STEP_FLAGS_FALL] = 2,
		[STEP_RETREATING] = 3,	 [STEP_RAMPAGE] = 4,	  [STEP_CRUSH] = 4,
		[STEP_FLEEING] = 5,	 [PHASE_REACT] = 6,	  [PHASE_ROLL] = 6,
		[PHASE_FLAGS] = 6,	 [PHASE_RETREAT] = 6,	  [PHASE_FLEE] = 6,
		[PHASE_ADVANCE] = 6,	 [PHASE_RIDE] = 6,	  [PHASE_BONUS] = 6,
		[PHASE_LOSE] = 7,
	};
	return depth[phase];
}

static bool can_be_inner(int phase)
{
	return depth_of(phase) > 0 || phase == PHASE_PLACE || phase == PHASE_DRAW;
}

/* Cards are drawn or lost in the middle of things. */
static bool is_interruption(int phase)
{
	return phase == PHASE_LOSE || phase == PHASE_DRAW;
}

/* Base phases at the bottom alone, steps never on top. */
static bool is_stack_sound(const struct ancients *s)
{
	int count = 0;
	while (count < DEPTH_COUNT && s->flow[count])
		count++;
	const int base = s->flow[count - 1];
	if (s->flow[0] >= FIRST_STEP || depth_of(base) > 0)
		return false;
	if (count > 1 && base != PHASE_CARD && base != PHASE_ORDER &&
	    base != PHASE_RALLY && base != PHASE_MOVE && base != PHASE_BATTLE &&
	    base != PHASE_DRAW)
		return false;
	for (int i = 0; i < count - 1; i++) {
		const bool is_base = i + 2 == count;
		const bool interrupted = i == 1 && is_interruption(s->flow[0]);
		if (!can_be_inner(s->flow[i]))
			return false;
		if (i > 0 && s->flow[i] < FIRST_STEP && !interrupted)
			return false;
		if (!is_base && i > 0 && depth_of(s->flow[i]) <= depth_of(s->flow[i + 1]))
			return false;
	}
	return true;
}

static bool has_step(const struct ancients *s, int phase)
{
	for (int i = 1; i < DEPTH_COUNT; i++)
		if (s->flow[i] == phase)
			return true;
	return false;
}

/* From the moment a card is played until it is laid aside, at the end of the turn. */
static bool needs_played_card(const struct ancients *s)
{
	static const uint8_t phases[] = { PHASE_RALLY, PHASE_ORDER, PHASE_MOVE,
					  PHASE_BATTLE };
	for (unsigned i = 0; i < sizeof phases; i++)
		if (s->flow[0] == phases[i] || has_step(s, phases[i]))
			return true;
	return false;
}

static bool has_flags(const struct ancients *s)
{
	const int roller = cc_dice_roller(s, s->stage),
		  victim = cc_dice_victim(s, s->stage);
	return s->stage && s->stage < STAGE_EVADE && s->flags && victim == s->victim &&
	       s->unit[roller] && s->unit[victim] && roller != victim;
}

/* Whether the combat the stack speaks of has its two sides. */
static const char *missing_in_combat(const struct ancients *s)
{
	const int enemy = enemy_of(s->active);
	const bool here = has_unit(s, s->active, s->attacker);
	const bool there =
		has_unit(s, enemy, s->target) || has_lone_leader(s, enemy, s->target);
	switch (s->flow[0]) {
	case PHASE_REACT:
		return here && has_unit(s, enemy, s->target) &&
				       hexes_adjacent(s->attacker, s->target)
			       ? NULL
			       : "there is no attack to react to";
	case PHASE_ADVANCE:
		return here && !s->unit[s->target] && !s->leader[s->target] &&
				       hexes_adjacent(s->attacker, s->target) &&
				       cc_field_can_enter(s, kind_at(s, s->attacker),
							  s->target)
			       ? NULL
			       : "there is no hex to advance into";
	case PHASE_RIDE:
	case PHASE_BONUS:
		return here ? NULL : "the attacker is not there";
	case PHASE_FLAGS:
		return has_flags(s) ? NULL : "there are no flags";
	default:
		break;
	}
	const bool fights = s->flow[0] == PHASE_ROLL && s->roll <= STAGE_EVADE;
	if (fights && (!s->roll || !here || !there || s->attacker == s->target))
		return "there is no combat";
	if (fights && s->roll != STAGE_CLOSE && s->roll != STAGE_FIRE &&
	    !s->unit[s->target])
		return "there is no unit to fight";
	return NULL;
}

static const char *missing_in_roll(const struct ancients *s)
{
	if (s->flow[0] != PHASE_ROLL)
		return NULL;
	if (!s->dice)
		return "there are no dice to roll";
	for (int face = 0; face < FACE_COUNT; face++)
		if (s->face[face] >= FACE_MAX)
			return "so many dice are never rolled";
	const bool flies = s->roll == ROLL_ESCAPE || s->roll == ROLL_MARSH_LEADER;
	if (flies && (!s->fleeing || s->flow[1] != STEP_FLEEING))
		return "no leader is fleeing";
	if (s->roll == ROLL_CARD && s->flow[1] != PHASE_ORDER &&
	    s->flow[1] != PHASE_RALLY)
		return "there is no card to roll for";
	return NULL;
}

static bool can_deal(const struct ancients *s)
{
	int missing[SEAT_COUNT];
	for (int seat = 0; seat < SEAT_COUNT; seat++)
		missing[seat] = s->command[seat] - deck_total(s->hand[seat], CARD_COUNT);
	return !s->turn && missing[BOTTOM] >= 0 && missing[TOP] >= 0 &&
	       missing[BOTTOM] + missing[TOP] > 0 &&
	       deck_total(s->deck, CARD_COUNT) >= missing[BOTTOM] + missing[TOP];
}

/* What a phase takes for granted of the fields around it; NULL if all is there. */
static const char *missing_in_phase(const struct ancients *s)
{
	const int phase = s->flow[0];
	const int other = enemy_of(s->active);
	if (phase == PHASE_DEAL && !can_deal(s))
		return "there is nothing to deal, or too few cards";
	if (phase == PHASE_LOSE && !s->excess[BOTTOM] && !s->excess[TOP])
		return "there is no card to lose";
	if (phase == PHASE_DRAW && !s->owed[BOTTOM] && !s->owed[TOP])
		return "there is no card to draw";
	const bool others_wait =
		s->waiting[other][0] && !has_special(s, other, SPECIAL_AMBUSH);
	if (phase == PHASE_PLACE && !s->waiting[s->active][0] &&
	    (s->flow[1] || !others_wait))
		return "no leader waits";
	if (phase == PHASE_RETREAT &&
	    (!s->unit[s->mover] || !s->steps || s->flow[1] != STEP_RETREATING))
		return "no unit is retreating";
	if (phase == PHASE_FLEE && (!s->fleeing || s->flow[1] != STEP_FLEEING))
		return "no leader is fleeing";
	const char *missing = missing_in_combat(s);
	return missing ? missing : missing_in_roll(s);
}

static status check_flight(const struct ancients *s, struct text *why)
{
	if (!s->fleeing)
		return OK;
	if (!is_person(s->fleeing) || !has_step(s, STEP_FLEEING))
		return bad(why, "fleeing", "no such leader is fleeing");
	return OK;
}

/* What goes on after an interruption must be sound as well. */
static status check_interrupted(const struct ancients *s, struct text *why)
{
	struct ancients under = *s;
	flow_pop(under.flow);
	if (under.flow[0] >= FIRST_STEP)
		return OK;
	if (under.flow[0] == PHASE_CARD && s->owed[s->active])
		return OK;
	const char *missing = missing_in_phase(&under);
	if (missing)
		return bad(why, "flow", missing);
	struct actions legal;
	legal.count = 0;
	ancients_phases[under.flow[0]].legal(&under, under.active, &legal);
	return legal.count ? OK
			   : bad(why, "flow", "nothing could be done after the cards");
}

status cc_check_position(const void *state, struct text *why)
{
	const struct ancients *s = state;
	TRY(flow_check(s->flow, ancients_phases, why));
	for (int hex = 0; hex < HEX_COUNT; hex++)
		TRY(check_hex(s, hex, why));
	TRY(check_cards(s, why));
	TRY(check_waiting(s, BOTTOM, why));
	TRY(check_waiting(s, TOP, why));
	if (s->flow[0] == NO_PHASE)
		return OK;
	if (!s->goal || ancients_is_decided(s))
		return bad(why, "banner", "with such banners the battle is over");
	for (int hex = 0; hex < HEX_COUNT; hex++)
		TRY(check_order(s, hex, why));
	TRY(check_flight(s, why));
	if (!is_stack_sound(s))
		return bad(why, "flow", "the phases do not follow each other");
	if (s->played == NO_CARD && needs_played_card(s))
		return bad(why, "played", "no card is played");
	const char *missing = missing_in_phase(s);
	if (missing)
		return bad(why, "flow", missing);
	return is_interruption(s->flow[0]) && s->flow[1] ? check_interrupted(s, why) : OK;
}
