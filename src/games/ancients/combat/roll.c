/*
 * Rolling: every roll of the game is a run of single dice of CHANCE; when the last one
 * has fallen, what it was for decides what follows.
 */
#include "games/ancients/combat/losses.h"
#include "games/ancients/words/tell.h"

void cc_roll_begin(struct ancients *s, int roll, int dice)
{
	s->roll = (u8)roll;
	s->dice = (u8)(dice < DICE_MAX ? dice : DICE_MAX);
	memset(s->face, 0, sizeof s->face);
	if (roll <= STAGE_EVADE)
		s->stage = (u8)roll;
	flow_push(s->flow, PHASE_ROLL);
}

void cc_legal_ROLL(const void *state, int seat, struct actions *out)
{
	(void)state, (void)seat;
	dice_offer(VERB_DIE, out);
}

/* CC-111: elephants roll a sword that hits again. */
static bool rolls_again(const struct ancients *s, int face)
{
	if (face != SWORDS || !is_close(s->roll))
		return false;
	const int roller = cc_dice_roller(s, s->roll),
		  victim = cc_dice_victim(s, s->roll);
	return is_elephant(s, roller) && s->unit[victim] &&
	       s->face[SWORDS] + s->dice <= FACE_MAX &&
	       s->face[SWORDS] > cc_dice_ignored_swords(s, roller, victim, s->roll);
}

/* CC-81: a leader alone falls to any helmet, else he must flee. */
static void hit_lone_leader(struct ancients *s, int hex)
{
	if (!s->leader[hex])
		return;
	if (!s->face[HELMET]) {
		cc_flee_begin(s, hex);
		return;
	}
	cc_losses_kill_leader(s, hex);
}

static void resolve_combat(struct ancients *s)
{
	const int victim = cc_dice_victim(s, s->roll);
	if (!s->unit[victim]) {
		hit_lone_leader(s, victim);
		return;
	}
	const int hits = cc_dice_hits(s, s->roll);
	s->flags = s->roll == STAGE_EVADE ? 0 : s->face[FLAG]; /* CC-80 */
	s->victim = (u8)victim;
	if (s->flags)
		flow_push(s->flow, STEP_FLAGS_FALL);
	cc_losses_take(s, victim, hits, cc_losses_role(s), BY_HITS);
}

/* CC-88: two helmets. CC-89: one, when his unit is gone. */
static void resolve_check(struct ancients *s)
{
	const int hex = s->victim;
	if (!s->leader[hex])
		return;
	const int needed = s->roll == ROLL_CHECK ? 2 : 1;
	if (s->face[HELMET] >= needed) {
		cc_losses_kill_leader(s, hex);
	} else if (s->roll == ROLL_ORPHAN) {
		cc_flee_begin(s, hex);
	} else {
		say(SAFE, leader_side(s, hex), s->leader[hex], hex);
	}
}

/* CC-127 */
static void resolve_marsh(struct ancients *s)
{
	const int hex = s->victim;
	if (!s->unit[hex])
		return;
	if (s->face[HELMET] && s->leader[hex] && edition_of(s) == MANUAL)
		cc_losses_kill_leader(s, hex);
	if (s->face[unit_at(s, hex)->symbol])
		cc_losses_take(s, hex, 1, s->stage ? cc_losses_role(s) : BYSTANDER,
			       BY_MARSH);
}

/* A leader in flight, through marsh or through an enemy (CC-92, CC-127). */
static void resolve_flight(struct ancients *s)
{
	if (s->face[HELMET])
		cc_losses_kill_fugitive(s);
	else
		say(SAFE, s->fleeing >> LEADER_SIDE_BIT, s->fleeing, s->at);
}

/* CC-114: only the symbol of the victim hits; a leader it misses flees only as printed.
 */
static void resolve_rampage(struct ancients *s)
{
	const int hex = s->victim;
	if (s->unit[hex])
		cc_losses_take(s, hex, s->face[unit_at(s, hex)->symbol], BYSTANDER,
			       BY_RAMPAGE);
	else if (s->face[HELMET] || edition_of(s) == PUBLISHED)
		hit_lone_leader(s, hex);
}

static void resolve(struct ancients *s)
{
	switch ((enum stage)s->roll) {
	case STAGE_FIRE:
	case STAGE_CLOSE:
	case STAGE_STRIKE:
	case STAGE_BATTLE_BACK:
	case STAGE_EVADE:
		resolve_combat(s);
		break;
	case ROLL_CHECK:
	case ROLL_ORPHAN:
		resolve_check(s);
		break;
	case ROLL_MARSH:
		resolve_marsh(s);
		break;
	case ROLL_MARSH_LEADER:
	case ROLL_ESCAPE:
		resolve_flight(s);
		break;
	case ROLL_RAMPAGE:
		resolve_rampage(s);
		break;
	case ROLL_CARD:
	case STAGE_NONE:
	case STAGE_COUNT:
		break;
	}
}

void cc_apply_ROLL(void *state, int seat, action a)
{
	struct ancients *s = state;
	const int face = action_arg(a, 0);
	(void)seat;
	s->face[face]++;
	if (rolls_again(s, face))
		return;
	if (--s->dice > 0)
		return;
	flow_pop(s->flow);
	if (events_are_heard)
		cc_tell_roll(s);
	resolve(s);
}
