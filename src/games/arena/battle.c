/*
 * Battles (AR-55). A deed chooses its target (TARGETING), may hire men (HIRING), rolls
 * the battle die (BATTLE), may roll again (BLOWING, Tuba) or add a die (ADDING,
 * Centurio), and ends.
 */
#include "games/arena/arena.h"

/* AR-38: by an option the bonus of a card helps the other cards of its owner as well. */
static int bonus_of_others(const struct arena *s)
{
	int bonus = 0;
	if (s->option[OPTION_BONUS] == OWN_ATTACK)
		return 0;
	for (int space = 0; space < SPACE_COUNT; space++)
		if (space != s->source)
			bonus += arena_cards[own_card(s, space)].bonus;
	return bonus;
}

/* AR-38: all that adds to the roll. */
int arena_battle_strength(const struct arena *s)
{
	return arena_cards[s->acting].bonus + s->hired + bonus_of_others(s);
}

static int attack_of(const struct arena *s)
{
	return s->roll + arena_battle_strength(s);
}

static int defence_of(const struct arena *s)
{
	return arena_defence(s, enemy_of(s->active), s->target);
}

bool arena_is_beaten(const struct arena *s)
{
	return attack_of(s) >= defence_of(s); /* AR-37 */
}

/* A roll that may still be changed: the question follows it. */
static void ask_about_roll(struct arena *s, int phase)
{
	say(SO_FAR, s->active, enemy_card(s, s->target), s->target, attack_of(s),
	    defence_of(s));
	flow_goto(s->flow, phase);
}

void arena_battle_start(struct arena *s, int space)
{
	s->target = (u8)space;
	s->roll = s->rerolled = 0;
	say(ATTACKED, s->active, s->acting, enemy_card(s, space), space, defence_of(s));
	flow_push(s->flow, PHASE_BATTLE);
}

/* Where the only target stands, or -1 if there are several. */
static int only_one(unsigned targets)
{
	return targets & (targets - 1) ? -1 : __builtin_ctz(targets);
}

/* AR-74: more than makes a roll of 1 succeed is of no use. */
int arena_most_hired(const struct arena *s)
{
	const int useful = defence_of(s) - 1 - (arena_battle_strength(s) - s->hired);
	const int paid = s->money[s->active] / PRICE_OF_MAN;
	return useful < paid ? useful : paid;
}

static void strike(struct arena *s, int space)
{
	arena_battle_start(s, space);
	if (arena_cards[s->acting].hires && arena_most_hired(s) > 0)
		flow_goto(s->flow, PHASE_HIRING); /* AR-74 */
}

/* AR-35: without a target nothing happens. */
void arena_attack(struct arena *s)
{
	const unsigned targets = arena_deed_targets(s);
	if (!targets)
		return;
	if (only_one(targets) >= 0)
		strike(s, only_one(targets));
	else
		flow_push(s->flow, PHASE_TARGETING);
}

/* The first space from here on with an enemy character, or SPACE_COUNT. */
static int next_character(const struct arena *s, int space)
{
	while (space < SPACE_COUNT && !(type_of(s, enemy_card(s, space)) & CHARACTERS))
		space++;
	return space;
}

/* AR-61: from the first space on; after a battle it goes on with the next character. */
static void sweep_from(struct arena *s, int space)
{
	space = next_character(s, space);
	if (space < SPACE_COUNT)
		arena_battle_start(s, space);
}

void arena_sweep(struct arena *s)
{
	sweep_from(s, 0);
}

/* TARGETING also serves the deeds of remove.c, which have no battle. */

void arena_legal_TARGETING(const void *state, int seat, struct actions *out)
{
	const struct arena *s = state;
	(void)seat;
	for (unsigned left = arena_deed_targets(s); left; left &= left - 1)
		actions_add(out, action_make(VERB_TARGET, __builtin_ctz(left), 0, 0));
}

void arena_apply_TARGETING(void *state, int seat, action a)
{
	struct arena *s = state;
	(void)seat;
	flow_pop(s->flow);
	if (arena_cards[s->acting].deed == arena_attack) {
		strike(s, action_arg(a, 0));
	} else {
		s->target = (u8)action_arg(a, 0);
		arena_remove_target(s);
	}
}

/* AR-74: three sestertii for each +1 */

void arena_legal_HIRING(const void *state, int seat, struct actions *out)
{
	(void)seat;
	for (int n = 0; n <= arena_most_hired(state); n++)
		actions_add(out, action_make(VERB_HIRE, n, 0, 0));
}

void arena_apply_HIRING(void *state, int seat, action a)
{
	struct arena *s = state;
	s->hired = (u8)action_arg(a, 0);
	s->money[seat] = (u16)(s->money[seat] - PRICE_OF_MAN * s->hired);
	if (s->hired > 0)
		say(HIRED, seat, PRICE_OF_MAN * s->hired, s->hired);
	flow_goto(s->flow, PHASE_BATTLE);
}

void arena_legal_BATTLE(const void *state, int seat, struct actions *out)
{
	(void)state, (void)seat;
	dice_offer(VERB_DIE, out);
}

static bool is_sweep(const struct arena *s)
{
	return arena_cards[s->acting].deed == arena_sweep;
}

static bool stops_at_success(const struct arena *s)
{
	return s->option[OPTION_SWEEP] == STOPS_AT_SUCCESS;
}

/* AR-37: beaten cards are discarded; else nothing happens. */
static void finish_battle(struct arena *s)
{
	const bool beaten = arena_is_beaten(s);
	say(BATTLE, s->active, enemy_card(s, s->target), s->target, attack_of(s),
	    defence_of(s), beaten ? BEATEN : HOLDS);
	if (beaten)
		arena_lose(s, enemy_of(s->active), s->target);
	flow_pop(s->flow);
	if (is_sweep(s) && beaten != stops_at_success(s))
		sweep_from(s, s->target + 1); /* AR-61 */
}

/* AR-93: only an attack that fails so far asks for another die. */
static void after_roll(struct arena *s)
{
	if (arena_cards[s->acting].adds_die && !arena_is_beaten(s) &&
	    arena_dice_left(s) > 0)
		ask_about_roll(s, PHASE_ADDING);
	else
		finish_battle(s);
}

/* AR-87: a roll that succeeds is not asked about, unless Arena would go on after a miss.
 */
static bool may_roll_again(const struct arena *s)
{
	if (s->rerolled || arena_count(s, s->active, TUBA) == 0)
		return false;
	if (!arena_is_beaten(s))
		return true;
	return is_sweep(s) && stops_at_success(s) &&
	       next_character(s, s->target + 1) < SPACE_COUNT;
}

void arena_apply_BATTLE(void *state, int seat, action a)
{
	struct arena *s = state;
	(void)seat;
	s->roll = (u8)action_arg(a, 0);
	say(BATTLE_DIE, s->active, s->roll);
	if (may_roll_again(s))
		ask_about_roll(s, PHASE_BLOWING); /* AR-87 */
	else
		after_roll(s);
}

void arena_legal_BLOWING(const void *state, int seat, struct actions *out)
{
	arena_legal_TRIPLE(state, seat, out);
}

void arena_apply_BLOWING(void *state, int seat, action a)
{
	struct arena *s = state;
	if (action_verb(a) == VERB_PASS) {
		after_roll(s);
		return;
	}
	say(BLEW, seat);
	s->rerolled = true;
	flow_goto(s->flow, PHASE_BATTLE);
}

void arena_legal_ADDING(const void *state, int seat, struct actions *out)
{
	(void)seat;
	arena_offer_dice(state, VERB_ADD, out);
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void arena_apply_ADDING(void *state, int seat, action a)
{
	struct arena *s = state;
	if (action_verb(a) == VERB_ADD) {
		say(ADDED, seat, action_arg(a, 0));
		arena_use_die(s, action_arg(a, 0));
		s->roll = (u8)(s->roll + action_arg(a, 0));
	}
	finish_battle(s);
}
