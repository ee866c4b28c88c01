/*
 * What the player is asked: the phase with who, where and how much, as a row of
 * messages.def. A phase without a row of its own has its sentence in phases.def.
 */
#include "games/arena/arena.h"

typedef void asker(const struct arena *s, int seat, struct messages *out);

static const struct card_row *acting(const struct arena *s)
{
	return &arena_cards[s->acting];
}

void arena_list_dice(const struct arena *s, struct messages *out)
{
	for (int i = 0; i < DIE_COUNT; i++)
		if (s->die[i])
			message_more(out, s->die[i]);
}

int arena_lifted_card(const struct arena *s)
{
	int card = 1;
	while (card < CARD_COUNT - 1 && !s->lifted[card])
		card++;
	return card;
}

/* Before the first turn */

static void ask_exchange(const struct arena *s, int seat, struct messages *out)
{
	const int left = GIFTS - deck_total(s->gift[seat], CARD_COUNT);
	if (left > 0)
		message_add(out, ASK_GIFTS, left, enemy_of(seat));
	else
		message_add(out, ASK_SEAL, enemy_of(seat));
}

static void ask_layout(const struct arena *s, int seat, struct messages *out)
{
	message_add(out, ASK_LAYOUT, deck_total(s->hand[seat], CARD_COUNT));
}

/* The turn */

static void ask_triple(const struct arena *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_TRIPLE, s->die[0]);
}

static void ask_fons(const struct arena *s, int seat, struct messages *out)
{
	(void)seat;
	if (s->marked)
		message_add(out, ASK_FONS_ROLL, s->marked);
	else
		message_add(out, ASK_FONS);
	arena_list_dice(s, out);
}

static void ask_act(const struct arena *s, int seat, struct messages *out)
{
	const int left = arena_dice_left(s);
	if (left == 0)
		message_add(out, ASK_ACT_WITHOUT_DICE, s->money[seat]);
	else
		message_add(out, ASK_ACT, s->money[seat], left);
	if (left > 0)
		arena_list_dice(s, out);
}

static void ask_keeping(const struct arena *s, int seat, struct messages *out)
{
	message_add(out, ASK_KEEP, deck_total(s->drawn[seat], CARD_COUNT));
}

/* Battles */

static void ask_targeting(const struct arena *s, int seat, struct messages *out)
{
	const int enemy = enemy_of(seat);
	if (acting(s)->deed == arena_attack)
		message_add(out, ASK_ATTACK, s->acting, s->source,
			    arena_battle_strength(s), enemy);
	else if (acting(s)->to_hand)
		message_add(out, ASK_SEND_BACK, s->acting, s->source, enemy);
	else
		message_add(out, ASK_REMOVE, s->acting, s->source, acting(s)->price,
			    enemy);
}

static int target(const struct arena *s)
{
	return enemy_card(s, s->target);
}

static int defence(const struct arena *s)
{
	return arena_defence(s, enemy_of(s->active), s->target);
}

static int total(const struct arena *s)
{
	return s->roll + arena_battle_strength(s);
}

static void ask_hiring(const struct arena *s, int seat, struct messages *out)
{
	message_add(out, ASK_HIRE, s->acting, target(s), defence(s), PRICE_OF_MAN,
		    arena_most_hired(s), s->money[seat]);
}

static void ask_blowing(const struct arena *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_BLOW, target(s), total(s), defence(s));
}

static void ask_adding(const struct arena *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_ADD, s->acting, target(s), total(s), defence(s),
		    arena_dice_left(s));
	arena_list_dice(s, out);
}

/* Deeds of the cards */

static void ask_scoring(const struct arena *s, int seat, struct messages *out)
{
	message_add(out, ASK_SCORE, s->acting, arena_basilica_bonus(s, seat));
	arena_list_dice(s, out);
}

static void ask_temple(const struct arena *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_TEMPLE);
	arena_list_dice(s, out);
}

static void ask_copying(const struct arena *s, int seat, struct messages *out)
{
	if (acting(s)->copies_from == OWN_ADJACENT)
		message_add(out, ASK_COPY_NEXT, s->acting, s->source);
	else if (acting(s)->copies_from == OWN_PAID)
		message_add(out, ASK_COPY_PAID, s->acting, s->money[seat]);
	else
		message_add(out, ASK_COPY_CHARACTER, s->acting);
}

static void ask_offering(const struct arena *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_OFFERING, s->acting, acting(s)->hits);
}

static void ask_looking(const struct arena *s, int seat, struct messages *out)
{
	const int enemy = enemy_of(seat);
	if (s->acting == HARUSPEX)
		message_add(out, ASK_LOOK_AT_PILE, s->acting,
			    deck_total(s->deck, CARD_COUNT));
	else
		message_add(out, ASK_LOOK_AT_HAND, s->acting, enemy,
			    deck_total(s->hand[enemy], CARD_COUNT));
}

static void ask_taking(const struct arena *s, int seat, struct messages *out)
{
	if (s->acting == SPECULATOR)
		message_add(out, ASK_TAKE_FROM_HAND, s->acting, enemy_of(seat));
	else if (s->acting == HARUSPEX)
		message_add(out, ASK_TAKE_FROM_PILE, s->acting);
	else
		message_add(out, ASK_RECOVER, s->acting, acting(s)->hits);
}

static void ask_blocking(const struct arena *s, int seat, struct messages *out)
{
	message_add(out, ASK_BLOCK, s->acting, enemy_of(seat));
}

static void ask_nudging(const struct arena *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_NUDGE, s->acting, arena_dice_left(s));
	arena_list_dice(s, out);
}

static void ask_swapping(const struct arena *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_SWAP, s->acting);
}

static void ask_buying(const struct arena *s, int seat, struct messages *out)
{
	message_add(out, ASK_BUY, s->acting, enemy_of(seat), PRICE_OF_POINT,
		    arena_most_bought(s), s->money[seat]);
}

static void ask_free(const struct arena *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_FREE, s->acting, acting(s)->hits);
}

static void ask_relaying(const struct arena *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_RELAY, s->acting, deck_total(s->lifted, CARD_COUNT));
}

static void ask_settling(const struct arena *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_SETTLE, s->acting, arena_lifted_card(s));
}

static asker *const askers[PHASE_COUNT] = {
	[PHASE_EXCHANGE] = ask_exchange,
	[PHASE_LAYOUT] = ask_layout,
	[PHASE_TRIPLE] = ask_triple,
	[PHASE_FONS] = ask_fons,
	[PHASE_ACT] = ask_act,
	[PHASE_KEEPING] = ask_keeping,
	[PHASE_TARGETING] = ask_targeting,
	[PHASE_HIRING] = ask_hiring,
	[PHASE_BLOWING] = ask_blowing,
	[PHASE_ADDING] = ask_adding,
	[PHASE_SCORING] = ask_scoring,
	[PHASE_TEMPLE] = ask_temple,
	[PHASE_COPYING] = ask_copying,
	[PHASE_OFFERING] = ask_offering,
	[PHASE_LOOKING] = ask_looking,
	[PHASE_TAKING] = ask_taking,
	[PHASE_BLOCKING] = ask_blocking,
	[PHASE_NUDGING] = ask_nudging,
	[PHASE_SWAPPING] = ask_swapping,
	[PHASE_BUYING] = ask_buying,
	[PHASE_BUILDING_FREE] = ask_free,
	[PHASE_RELAYING] = ask_relaying,
	[PHASE_SETTLING] = ask_settling,
};

/* AR-20: what is not used by the end of the turn is lost. */
void arena_warn(const void *state, int seat, action a, struct messages *out)
{
	const struct arena *s = state;
	(void)seat;
	if (action_verb(a) != VERB_END || arena_dice_left(s) == 0)
		return;
	message_add(out, DICE_UNUSED, arena_dice_left(s));
	arena_list_dice(s, out);
}

void arena_ask_question(const void *state, int seat, struct messages *out)
{
	const struct arena *s = state;
	if (askers[s->flow[0]])
		askers[s->flow[0]](s, seat, out);
}
