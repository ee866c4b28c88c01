/* Deeds about dice, spaces and defence. */
#include "games/arena/arena.h"

/* AR-76: one die fewer on the next turn; several add up. */
void arena_distract(struct arena *s)
{
	const int enemy = enemy_of(s->active), less = s->fewer[enemy] < DIE_COUNT;
	s->fewer[enemy] = (u8)(s->fewer[enemy] + less);
	say(DISTRACTED, enemy, DIE_COUNT - s->fewer[enemy], less);
}

/* AR-96: until the end of this turn; several add up. */
void arena_weaken(struct arena *s)
{
	s->weakened = (u8)(s->weakened + WEAKER);
	say(WEAKENED, enemy_of(s->active), WEAKER, s->weakened);
}

/* AR-106: Praetorianus blocks a space for the opponent's next turn. */

void arena_block_space(struct arena *s)
{
	flow_push(s->flow, PHASE_BLOCKING);
}

void arena_legal_BLOCKING(const void *state, int seat, struct actions *out)
{
	(void)seat;
	for (int space = 0; space < spaces_of(state); space++)
		actions_add(out, action_make(VERB_BLOCK, space, 0, 0));
}

void arena_apply_BLOCKING(void *state, int seat, action a)
{
	struct arena *s = state;
	s->blocked[enemy_of(seat)][action_arg(a, 0)] = true;
	say(BLOCKED, seat, action_arg(a, 0), enemy_of(seat));
	flow_pop(s->flow);
}

/* AR-95: Consul turns an unused die by one; it stays within 1 to 6. */

void arena_nudge_die(struct arena *s)
{
	if (arena_dice_left(s) > 0)
		flow_push(s->flow, PHASE_NUDGING);
}

refusal arena_why_NUDGING(const void *state, int seat, action a)
{
	const int verb = action_verb(a), pips = action_arg(a, 0);
	(void)seat;
	if (verb != VERB_RAISE && verb != VERB_LOWER)
		return NOT_NOW;
	if (!arena_has_die(state, pips))
		return NO_DIE;
	return pips == (verb == VERB_RAISE ? DIE_FACES : 1) ? OUT_OF_RANGE : ALLOWED;
}

void arena_legal_NUDGING(const void *state, int seat, struct actions *out)
{
	for (int pips = 1; pips <= DIE_FACES; pips++) {
		const action raise = action_make(VERB_RAISE, pips, 0, 0);
		const action lower = action_make(VERB_LOWER, pips, 0, 0);
		if (arena_why_NUDGING(state, seat, raise) == ALLOWED)
			actions_add(out, raise);
		if (arena_why_NUDGING(state, seat, lower) == ALLOWED)
			actions_add(out, lower);
	}
}

void arena_apply_NUDGING(void *state, int seat, action a)
{
	struct arena *s = state;
	int i = 0;
	while (s->die[i] != action_arg(a, 0))
		i++;
	s->die[i] = (u8)(s->die[i] + (action_verb(a) == VERB_RAISE ? 1 : -1));
	say(NUDGED, seat, action_arg(a, 0), s->die[i]);
	flow_pop(s->flow);
}
