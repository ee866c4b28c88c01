/*
 * Refuses positions that fit the table but cannot be in the game. What is accepted can be
 * played to its end: each phase has what it takes for granted of the fields around it
 * (columns of phases.def).
 */
#include "base/text.h"
#include "games/arena/arena.h"

/* Sets of phases, as bits. */
#define IN(phase) (1 << PHASE_##phase)
enum {
	ANY_PHASE = (1 << PHASE_COUNT) - 1,
	ROLLS = IN(ROLL) | IN(TRIPLE) | IN(FONS),
	DRAWS = IN(DRAWING) | IN(KEEPING),
	DEALT = ANY_PHASE & ~IN(DEAL),
	EXCHANGED = DEALT & ~IN(EXCHANGE),
	TURNS = EXCHANGED & ~IN(LAYOUT),
	ROLLED = TURNS & ~ROLLS,
};
_Static_assert(PHASE_COUNT < 31, "a bit for each phase");

static bool is_in(const struct arena *s, int phases)
{
	return phases >> s->flow[0] & 1;
}

/* Cards, VP and spaces: whatever the phase */

static int copies_of(const struct arena *s, int card)
{
	int copies = s->deck[card] + s->discard[card] + s->lifted[card];
	for (int seat = 0; seat < SEAT_COUNT; seat++)
		copies += s->hand[seat][card] + s->gift[seat][card] +
			  s->drawn[seat][card] + arena_count(s, seat, card);
	return copies;
}

static status check_cards(const struct arena *s, struct text *why)
{
	for (int card = 1; card < CARD_COUNT; card++) {
		const int copies = copies_of(s, card), box = arena_copies_in_box(s, card);
		if (copies > box)
			return status_say(
				BAD_POSITION, why,
				"Field \"deck\": there are %d of %s, the box has %d.",
				copies, arena_cards[card].name, box);
		for (int seat = 0; seat < SEAT_COUNT; seat++)
			if (s->known[seat][card] > s->hand[seat][card])
				return flaw_say(why, "known",
						"more is known of a hand than it holds");
	}
	return OK;
}

/* AR-10 */
static bool keeps_off_bribery(const struct arena *s)
{
	int there = s->fresh[BRIBERY] + (s->source == BRIBERY) + (s->target == BRIBERY);
	for (int seat = 0; seat < SEAT_COUNT; seat++)
		there += s->space[seat][BRIBERY] + s->blocked[seat][BRIBERY] +
			 s->visited[seat][BRIBERY];
	return !s->beginner || there == 0;
}

/* AR-110: the third die is still used when the second has emptied the supply. */
static bool has_emptied_supply(const struct arena *s)
{
	return is_in(s, IN(TEMPLE)) && s->supply == 0 && s->vp[0] > 0 && s->vp[1] > 0;
}

static bool is_undecided(const struct arena *s)
{
	return !arena_is_decided(s) || has_emptied_supply(s);
}

/* AR-45: only when the supply runs out are there more VP, by what one gain can bring. */
static bool has_points_of_box(const struct arena *s)
{
	enum { GAIN_MAX = DIE_FACES + 4 }; /* AR-71, AR-92 */
	const int credit = has_emptied_supply(s) ? GAIN_MAX - 1 : 0;
	return s->vp[0] + s->vp[1] + s->supply <= arena_points_in_game(s) + credit;
}

static bool has_begun(const struct arena *s)
{
	return s->turn > 0;
}

/* The opening */

static int hand_size(const struct arena *s, int seat)
{
	return deck_total(s->hand[seat], CARD_COUNT);
}

static bool can_deal(const struct arena *s)
{
	const int cards = arena_opening_cards(s);
	const int missing = 2 * cards - hand_size(s, 0) - hand_size(s, 1);
	return hand_size(s, 0) <= cards && hand_size(s, 1) < cards &&
	       deck_total(s->deck, CARD_COUNT) >= missing;
}

static bool are_gifts_sound(const struct arena *s)
{
	for (int seat = 0; seat < SEAT_COUNT; seat++) {
		const int given = deck_total(s->gift[seat], CARD_COUNT);
		if (given > GIFTS || given + hand_size(s, seat) != arena_opening_cards(s))
			return false;
	}
	return true;
}

static bool are_seals_sound(const struct arena *s)
{
	for (int seat = 0; seat < SEAT_COUNT; seat++)
		if (s->sealed[seat] && deck_total(s->gift[seat], CARD_COUNT) != GIFTS)
			return false;
	return !s->sealed[0] || !s->sealed[1];
}

/* AR-8: the first player has laid his cards when the second lays. */
static bool can_lay_out(const struct arena *s)
{
	for (int seat = 0; seat < SEAT_COUNT; seat++) {
		const int held = hand_size(s, seat);
		const bool is_done = seat < s->active;
		if (is_done != (held == 0) || held > arena_empty_spaces(s, seat))
			return false;
	}
	return true;
}

/* Dice and draws */

static bool can_roll(const struct arena *s)
{
	return s->rolling > 0 && s->rolling + arena_dice_left(s) <= DIE_COUNT;
}

static bool has_triple(const struct arena *s)
{
	return arena_is_triple(s) && !s->tripled;
}

static bool can_mark(const struct arena *s)
{
	const int dice = s->marked + arena_dice_left(s);
	return s->rerolls > 0 && dice > 0 && dice <= DIE_COUNT;
}

static bool has_fountains(const struct arena *s)
{
	return s->rerolls <= arena_count(s, s->active, FONS);
}

static bool can_draw(const struct arena *s)
{
	const int drawn = deck_total(s->drawn[s->active], CARD_COUNT);
	return s->drawing > 0 && s->drawing + drawn <= DIE_FACES;
}

static bool can_keep(const struct arena *s)
{
	const int drawn = deck_total(s->drawn[s->active], CARD_COUNT);
	return drawn > 1 && drawn <= DIE_FACES;
}

static bool draws_alone(const struct arena *s)
{
	return deck_total(s->drawn[enemy_of(s->active)], CARD_COUNT) == 0;
}

/* AR-96: each die can still weaken by 2, and so can a card that is to be copied. */
static bool can_weaken_on(const struct arena *s)
{
	const int deeds = arena_dice_left(s) + is_in(s, IN(COPYING));
	return s->weakened + WEAKER * deeds <= WEAKENED_MAX;
}

/* Activations */

static bool has_deed(const struct arena *s)
{
	return !arena_cards[s->acting].always;
}

/* AR-44 */
static bool is_used_up(const struct arena *s)
{
	return s->spent > 0 && s->visited[s->active][s->source];
}

static bool has_hirer(const struct arena *s)
{
	return s->hired == 0 || arena_cards[s->acting].hires;
}

static bool hires(const struct arena *s)
{
	return arena_cards[s->acting].hires;
}

static bool has_target(const struct arena *s)
{
	if (arena_cards[s->acting].deed == arena_sweep)
		return type_of(s, enemy_card(s, s->target)) & CHARACTERS;
	return arena_deed_targets(s) >> s->target & 1;
}

static bool shows_one_die(const struct arena *s)
{
	return s->roll > 0 && s->roll <= DIE_FACES;
}

static bool can_blow(const struct arena *s)
{
	return !s->rerolled && arena_count(s, s->active, TUBA) > 0;
}

static bool can_add(const struct arena *s)
{
	return arena_cards[s->acting].adds_die && arena_dice_left(s) > 0 &&
	       !arena_is_beaten(s);
}

static bool has_temple(const struct arena *s)
{
	return arena_dice_left(s) > 0 &&
	       arena_next_to(s, s->active, s->source, TEMPLUM) > 0;
}

static bool has_choice_of_copy(const struct arena *s)
{
	return arena_cards[s->acting].copies_from != ENEMY_OPPOSITE;
}

static bool can_see_hand(const struct arena *s)
{
	return s->acting != SPECULATOR || hand_size(s, enemy_of(s->active)) > 0;
}

static bool can_see_pile(const struct arena *s)
{
	return s->acting != HARUSPEX || deck_total(s->deck, CARD_COUNT) > 0;
}

/* AR-52: else a bot would choose among cards that it only guesses. */
static bool has_looked(const struct arena *s)
{
	const int enemy = enemy_of(s->active);
	return (s->acting != SPECULATOR && s->acting != HARUSPEX) ||
	       memcmp(s->known[enemy], s->hand[enemy], sizeof s->hand[enemy]) == 0;
}

/* AR-94, AR-101: each card that was taken up finds a space of its own. */
static bool can_lay_all(const struct arena *s)
{
	int spaces = spaces_of(s);
	for (int space = 0; space < SPACE_COUNT; space++)
		spaces -= s->fresh[space];
	return deck_total(s->lifted, CARD_COUNT) <= spaces;
}

static bool has_lifted_its_kind(const struct arena *s)
{
	return !arena_holds_type(s, s->lifted, ANY_CARD & ~arena_cards[s->acting].hits);
}

static bool has_lifted_one(const struct arena *s)
{
	return deck_total(s->lifted, CARD_COUNT) == 1;
}

/* The column `needs` of phases.def: the first that does not hold is the reason. */

#define NEED(holds, field, what) MUST(holds(s) ? SOUND : FLAW(field, what))

#define ONE_NEED(name, holds, field, what)                     \
	static struct flaw check_##name(const struct arena *s) \
	{                                                      \
		return holds(s) ? SOUND : FLAW(field, what);   \
	}
ONE_NEED(deal, can_deal, "hand", "the deal cannot go on")
ONE_NEED(layout, can_lay_out, "hand", "the opening cards do not fit the spaces")
ONE_NEED(battle, has_target, "target", "there is no battle")
ONE_NEED(temple, has_temple, "die", "there is no third die, or no Templum")
ONE_NEED(taking, has_looked, "known", "who takes a hidden card has looked before")
ONE_NEED(settling, has_lifted_one, "lifted", "just one card is turned up")
#undef ONE_NEED

static struct flaw check_nothing(const struct arena *s)
{
	(void)s;
	return SOUND;
}

static struct flaw check_exchange(const struct arena *s)
{
	NEED(arena_has_exchange, "flow", "beginners exchange no cards");
	NEED(are_gifts_sound, "gift", "the gifts do not fit the hand");
	NEED(are_seals_sound, "sealed",
	     "who has sealed gives two cards and waits for the other");
	return SOUND;
}

static struct flaw check_roll(const struct arena *s)
{
	NEED(can_roll, "rolling", "there are no such dice to roll");
	NEED(has_fountains, "rerolls", "each takes a Fons Bacchi");
	return SOUND;
}

static struct flaw check_triple(const struct arena *s)
{
	NEED(has_triple, "die", "there is no triple to roll again");
	NEED(has_fountains, "rerolls", "each takes a Fons Bacchi");
	return SOUND;
}

static struct flaw check_fons(const struct arena *s)
{
	NEED(can_mark, "rerolls", "there is no roll to repeat");
	NEED(has_fountains, "rerolls", "each takes a Fons Bacchi");
	return SOUND;
}

static struct flaw check_drawing(const struct arena *s)
{
	NEED(can_draw, "drawing", "no die draws that many cards");
	NEED(draws_alone, "drawn", "only the active player draws cards");
	return SOUND;
}

static struct flaw check_keeping(const struct arena *s)
{
	NEED(can_keep, "drawn", "no die leaves that many cards to choose from");
	NEED(draws_alone, "drawn", "only the active player draws cards");
	return SOUND;
}

static struct flaw check_hiring(const struct arena *s)
{
	NEED(hires, "acting", "the card hires nobody");
	NEED(has_target, "target", "there is no battle");
	return SOUND;
}

static struct flaw check_blowing(const struct arena *s)
{
	NEED(has_target, "target", "there is no battle");
	NEED(shows_one_die, "roll", "the battle die shows 1 to 6");
	NEED(can_blow, "rerolled", "there is no Tuba to blow");
	return SOUND;
}

static struct flaw check_adding(const struct arena *s)
{
	NEED(has_target, "target", "there is no battle");
	NEED(shows_one_die, "roll", "the battle die shows 1 to 6");
	NEED(can_add, "die", "there is no die to add, or no need of one");
	return SOUND;
}

static struct flaw check_copying(const struct arena *s)
{
	NEED(has_choice_of_copy, "acting", "the card has no choice");
	NEED(is_used_up, "visited", "the acting card is used, and so is its die");
	return SOUND;
}

static struct flaw check_looking(const struct arena *s)
{
	NEED(can_see_hand, "hand", "an opponent with no cards has nothing to look at");
	NEED(can_see_pile, "deck", "an empty pile has nothing to look at");
	return SOUND;
}

static struct flaw check_relaying(const struct arena *s)
{
	NEED(can_lay_all, "lifted", "a card is taken up that cannot be laid");
	NEED(has_lifted_its_kind, "lifted",
	     "the acting card does not take up such cards");
	return SOUND;
}

#define PHASE(id, word, who, on, deeds, needs, prompt)  \
	struct flaw arena_check_##id(const void *state) \
	{                                               \
		return check_##needs(state);            \
	}
#include "games/arena/phases.def"
#undef PHASE

/* Whatever the phase. */
static struct flaw check_always(const struct arena *s)
{
	NEED(is_undecided, "flow", "the game is over with such VP");
	NEED(has_points_of_box, "vp", "there are more VP than the game has");
	if (is_in(s, TURNS))
		NEED(has_begun, "turn", "no turn has begun");
	NEED(can_weaken_on, "weakened", "what is left to do could take it past 100");
	NEED(has_deed, "acting", "an always-active card does not act");
	NEED(has_hirer, "hired", "the acting card hires nobody");
	return SOUND;
}

#undef NEED

/* Which phases use a field; in all others nothing is in it. */
#define FIELD(name, phases)                                            \
	{                                                              \
#name, offsetof(struct arena, name),                   \
			sizeof((const struct arena *)0)->name, phases, \
	}
static const struct use {
	const char *field;
	size_t offset, size;
	int phases;
} uses[] = {
	FIELD(turn, TURNS),	    FIELD(active, EXCHANGED),
	FIELD(space, EXCHANGED),    FIELD(known, EXCHANGED),
	FIELD(gift, IN(EXCHANGE)),  FIELD(sealed, DEALT),
	FIELD(die, TURNS),	    FIELD(rolling, IN(ROLL)),
	FIELD(marked, IN(FONS)),    FIELD(drawing, IN(DRAWING)),
	FIELD(drawn, DRAWS),	    FIELD(bribed, ROLLED),
	FIELD(weakened, ROLLED),    FIELD(acting, ROLLED),
	FIELD(visited, ROLLED),	    FIELD(lifted, IN(RELAYING) | IN(SETTLING)),
	FIELD(fresh, IN(RELAYING)),
};

static bool is_empty(const struct arena *s, const struct use *u)
{
	const u8 *at = (const u8 *)s + u->offset;
	for (size_t i = 0; i < u->size; i++)
		if (at[i])
			return false;
	return true;
}

static status check_uses(const struct arena *s, struct text *why)
{
	for (size_t i = 0; i < sizeof uses / sizeof uses[0]; i++)
		if (!is_in(s, uses[i].phases) && !is_empty(s, &uses[i]))
			return status_say(BAD_POSITION, why,
					  "Field \"%s\": the phase %s has no use for it.",
					  uses[i].field, arena_phases[s->flow[0]].id);
	return OK;
}

/* The column `deeds`: NULL after the last. */
#define DEEDS(...) ((deed *const[]){ __VA_ARGS__, NULL })
#define ANY_CARD_ACTS NULL
static deed *const *const leads[PHASE_COUNT] = {
#define PHASE(id, word, who, on, deeds, needs, prompt) [PHASE_##id] = deeds,
#include "games/arena/phases.def"
#undef PHASE
};

static status check_deed(const struct arena *s, struct text *why)
{
	deed *const *lead = leads[s->flow[0]];
	if (!lead)
		return OK;
	for (; *lead; lead++)
		if (*lead == arena_cards[s->acting].deed)
			return OK;
	return status_say(BAD_POSITION, why,
			  "Field \"acting\": no such card leads to the phase %s.",
			  arena_phases[s->flow[0]].id);
}

static struct flaw check_phases(const struct arena *s)
{
	MUST(check_always(s));
	MUST(flow_check_stack(s->flow, arena_phases));
	return flow_check_phases(s, arena_phases);
}

status arena_check_position(const void *state, struct text *why)
{
	const struct arena *s = state;
	TRY(flow_check(s->flow, arena_phases, why));
	TRY(check_cards(s, why));
	if (!keeps_off_bribery(s))
		return flaw_say(why, "beginner",
				"the beginner game has no bribery space");
	if (s->flow[0] == NO_PHASE)
		return arena_is_decided(s) || s->turn == TURN_LIMIT
			       ? OK
			       : flaw_say(why, "flow",
					  "nobody acts, but the game is not over");
	TRY(check_deed(s, why));
	TRY(check_uses(s, why));
	return flaw_status(check_phases(s), why);
}
