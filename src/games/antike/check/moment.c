/*
 * Refuses positions in which something is under way that cannot be: each phase lies on
 * its action and at its space of the rondel and has what it takes for granted (columns of
 * phases.def), and what belongs to other phases is not there.
 */
#include <stddef.h>

#include "games/antike/check/check.h"
#include "kit/deck.h"

static int goods(const struct antike *s)
{
	const u16 *stock = s->stock[s->active];
	return stock[MARBLE] + stock[IRON] + stock[GOLD];
}

/* Before the first turn */

static struct flaw check_untouched(const struct antike *s)
{
	for (int seat = 0; seat < s->seats; seat++) {
		if (s->space[seat] != CENTRE)
			return FLAW("space", "nobody has moved on the rondel yet");
		if (antike_table_sum(s->units[seat][0], KIND_COUNT * REGION_COUNT))
			return FLAW("units", "nobody has armed a unit yet");
		if (antike_table_sum(s->known[seat], KNOWHOW_COUNT))
			return FLAW("known", "nobody has learned anything yet");
		if (antike_table_points(s, seat))
			return FLAW("personage", "nobody has earned anything yet");
		if (antike_table_hand(s, seat))
			return FLAW("hand", "nobody has an event card yet");
	}
	return deck_total(s->discard, CARD_COUNT)
		       ? FLAW("discard", "no event card has been used yet")
		       : SOUND;
}

/* A2-8: the last seat has no nation yet, and those to come find their cities free. */
static struct flaw check_deal(const struct antike *s)
{
	const struct board *board = &antike_boards[s->map];
	if (s->nation[s->seats - 1])
		return FLAW("nation", "all nations are dealt already");
	for (int i = 0; i < s->seats; i++) {
		const int nation = board->opening[s->seats].nation[i];
		for (int j = 0; j < 3; j++) {
			const int owner = s->city[board->start[nation][j]];
			if (owner && s->nation[owner - 1] != nation)
				return FLAW("city", "a nation begins in these cities");
		}
	}
	return check_untouched(s);
}

/* CB-13: the start player is chosen before the event cards are turned face up. */
static struct flaw check_start(const struct antike *s)
{
	if (deck_total(s->open, CARD_COUNT))
		return FLAW("open", "no event card lies open yet");
	return check_untouched(s);
}

static struct flaw check_supply(const struct antike *s)
{
	if (deck_total(s->open, CARD_COUNT) == OPEN_CARDS)
		return FLAW("open", "three event cards lie open already");
	return check_untouched(s);
}

/* The event cards after a turn */

static struct flaw check_refill(const struct antike *s)
{
	if (deck_total(s->open, CARD_COUNT) == OPEN_CARDS)
		return FLAW("open", "three event cards lie open already");
	return deck_total(s->deck, CARD_COUNT) ? SOUND
					       : FLAW("deck", "there is no card to open");
}

static struct flaw check_pick(const struct antike *s)
{
	return s->picks ? SOUND : FLAW("picks", "there is no card to take");
}

/* What is paid and traded */

static struct flaw check_steps(const struct antike *s)
{
	const int coins = antike_paying_coins_are_wild(s) ? s->stock[s->active][COIN] : 0;
	if (s->due == 0 || s->due > rules_of(s)->steps_max - FREE_STEPS)
		return FLAW("due", "there are no such steps to pay");
	return s->due <= goods(s) + coins ? SOUND
					  : FLAW("due", "the steps cannot be paid");
}

/* The largest debt of each action. */
static struct flaw check_paying(const struct antike *s)
{
	static const u8 most[PHASE_COUNT][RESOURCE_COUNT] = {
		[PHASE_TEMPLUM] = { [MARBLE] = 6 },
		[PHASE_MILITIA] = { [IRON] = UNIT_IRON },
		[PHASE_SCIENTIA] = { [GOLD] = 10 },
		[PHASE_FOUNDING] = { [MARBLE] = 1, [IRON] = 1, [GOLD] = 1 },
	};
	for (int resource = 0; resource < RESOURCE_COUNT; resource++)
		if (s->owed[resource] > most[s->flow[1]][resource])
			return FLAW("owed", "this action costs no such thing");
	return antike_paying_can(s, s->active, s->owed)
		       ? SOUND
		       : FLAW("owed", "the debt cannot be paid");
}

/* A2-42, A2-43, CB-34: two or three are given for one less. */
static struct flaw check_trade(const struct antike *s)
{
	const u8 *known = s->known[s->active];
	if (s->taking == 0 || s->taking >= TRADE_MAX || s->giving > s->taking + 1)
		return FLAW("taking", "there is no such trade");
	if (!known[COMMERCIUM] && (!known[MERCATURA] || s->taking > 1))
		return FLAW("known", "a trade needs its know-how");
	return SOUND;
}

static struct flaw check_giving(const struct antike *s)
{
	if (s->giving == 0 || s->giving > goods(s))
		return FLAW("giving", "there is nothing to give");
	return check_trade(s);
}

static struct flaw check_fleet(const struct antike *s)
{
	return s->giving ? SOUND : FLAW("giving", "the fleet has sailed");
}

/* Units */

/* By an option all units there count, so those that were armed must be there (CB-37). */
static int most_armed(const struct antike *s, int region)
{
	const int limit = s->temple[region] ? TEMPLE_LIMIT : 1;
	const int there = units_at(s, s->active, region);
	return antike_counts_all_units(s) && there < limit ? there : limit;
}

/* A2-31, CB-36 */
static struct flaw check_militia(const struct antike *s)
{
	for (int r = 1; r < REGION_COUNT; r++) {
		if (s->armed[r] &&
		    (s->city[r] != s->active + 1 || s->armed[r] > most_armed(s, r)))
			return FLAW("armed", "no city can arm that many");
	}
	return SOUND;
}

/* A2-45, A2-47, CB-40; CB-100, CB-101: one more after the card. */
static int most_steps(const struct antike *s, int kind)
{
	const int card = kind == LEGION ? CARD_FORCED_MARCH : CARD_FAIR_WIND;
	return antike_table_reach(s, s->active, kind) + s->discard[card];
}

static struct flaw check_movere(const struct antike *s)
{
	for (int kind = 0; kind < KIND_COUNT; kind++)
		for (int r = 1; r < REGION_COUNT; r++) {
			int marching = 0;
			for (int left = 0; left < STEP_COUNT; left++) {
				marching += s->marching[left][kind][r];
				if (s->marching[left][kind][r] &&
				    left >= most_steps(s, kind))
					return FLAW("marching", "no unit may go so far");
			}
			if (marching > s->units[s->active][kind][r])
				return FLAW("marching",
					    "more units march than there are");
		}
	return SOUND;
}

/* A2-47, A2-48: of those that have arrived some may have one step more, if the others
 * have none; the others are counted where their steps are. */
static bool are_arrivals_sound(const struct antike *s)
{
	const int here = s->units[s->active][s->kind][s->front];
	const int one = s->marching[0][s->kind][s->front];
	const int two = s->marching[1][s->kind][s->front];
	const int slow = s->arrived - s->fresh;
	if (slow < 0 || s->arrived == 0)
		return false;
	if (s->steps == 1)
		return s->fresh == 0 && slow <= one;
	return s->steps == 0 && s->fresh <= one && slow <= here - one - two;
}

/* A2-51 */
static struct flaw check_demand(const struct antike *s)
{
	const int asked = s->asked - 1;
	if (asked < 0 || asked >= s->seats || asked == s->active ||
	    s->units[asked][s->kind][s->front] == 0)
		return FLAW("asked", "nobody can demand a battle");
	return are_arrivals_sound(s) ? SOUND
				     : FLAW("arrived", "no such units have arrived");
}

/* CB-93: a city is held by a Fortress that was played in this turn. */
static struct flaw check_conquest(const struct antike *s)
{
	int held = 0;
	for (int i = 0; i < FORT_COUNT; i++)
		held += s->repelled[i] != NOWHERE;
	return held <= s->discard[CARD_FORTRESS]
		       ? SOUND
		       : FLAW("repelled", "no Fortress holds these cities");
}

static struct flaw check_fortress(const struct antike *s)
{
	const int asked = s->asked - 1;
	if (asked != enemy_of(s->active) || !s->hand[asked][CARD_FORTRESS])
		return FLAW("asked", "nobody can play Fortress");
	if (s->option[OPTION_FORTRESS])
		return FLAW("option", "nobody is asked for Fortress"); /* CB-112 */
	return antike_can_conquer(s, s->active, s->front) == ALLOWED
		       ? SOUND
		       : FLAW("front", "there is no conquest to resist");
}

/* A2-61, CB-47: after a conquest, or where a neutral temple stood. */
static struct flaw check_losses(const struct antike *s)
{
	const int owner = s->city[s->front];
	if (s->losses == 0 || s->losses > units_at(s, s->active, s->front))
		return FLAW("losses", "there are no such units to lose");
	if (s->temple[s->front] || (owner ? owner != s->active + 1 : !s->razed))
		return FLAW("front", "nothing was conquered there");
	return SOUND;
}

/* In which phases something can be there at all. What was earned stays to the end. */
#define AFTER (IN(FOUNDING) | IN(PICK) | IN(REFILL) | IN(NONE))
#define ROW(name, which, when)                                               \
	{                                                                    \
		.field = #name, .at = offsetof(struct antike, name),         \
		.size = sizeof((struct antike *)NULL)->name, .games = which, \
		.phases = when                                               \
	}
static const struct {
	const char *field;
	size_t at, size;
	uint8_t games;
	uint32_t phases;
} passing[] = {
	ROW(due, IN_BOTH, IN(STEPS)),
	ROW(marching, IN_BOTH, IN(MOVERE)),
	ROW(armed, IN_BOTH, IN(MILITIA)),
	ROW(razed, IN_BOTH, IN(CONQUEST) | AFTER),
	ROW(firsts, IN_BOTH, IN(SCIENTIA) | AFTER),
	ROW(conquered, IN_BOTH, IN(CONQUEST) | AFTER),
	ROW(picks, IN_CASUS, IN(PICK) | IN(REFILL)),
	ROW(engine, IN_CASUS, IN(CONQUEST)),
	ROW(builder, IN_CASUS, IN(TEMPLUM)),
	ROW(colonists, IN_CASUS, AFTER),
	ROW(envoy, IN_CASUS, IN(RONDEL)),
	ROW(repelled, IN_CASUS, IN(CONQUEST) | AFTER),
	ROW(owed, IN_BOTH, IN(PAYING)),
	ROW(giving, IN_BOTH, IN(GIVING) | IN(FLEET)),
	ROW(taking, IN_BOTH, IN(GIVING) | IN(TAKING)),
	ROW(front, IN_BOTH, IN(DEMAND) | IN(FORTRESS) | IN(LOSSES)),
	ROW(kind, IN_ANTIKE2, IN(DEMAND)),
	ROW(arrived, IN_ANTIKE2, IN(DEMAND)),
	ROW(steps, IN_ANTIKE2, IN(DEMAND)),
	ROW(fresh, IN_ANTIKE2, IN(DEMAND)),
	ROW(asked, IN_BOTH, IN(DEMAND) | IN(FORTRESS)),
	ROW(losses, IN_BOTH, IN(LOSSES)),
};
#undef ROW

static int this_game(const struct antike *s)
{
	return is_casus(s) ? IN_CASUS : IN_ANTIKE2;
}

/* The phases of the stack, as bits. */
static uint32_t stack_of(const struct antike *s)
{
	return 1u << s->flow[0] | (s->flow[1] ? 1u << s->flow[1] : 0);
}

static struct flaw check_passing(const struct antike *s)
{
	for (size_t i = 0; i < sizeof passing / sizeof passing[0]; i++) {
		const u8 *values = (const u8 *)s + passing[i].at;
		const bool may_be = (passing[i].games & this_game(s)) &&
				    (passing[i].phases & stack_of(s));
		if (!may_be && antike_table_sum(values, (int)passing[i].size))
			return FLAW(passing[i].field, "it belongs to another phase");
	}
	return SOUND;
}

/* A2-41: only who learned it in this turn has a new know-how. */
static struct flaw check_new(const struct antike *s)
{
	for (int seat = 0; seat < s->seats; seat++)
		for (int k = 1; k < KNOWHOW_COUNT; k++)
			if (s->known[seat][k] == NEW && seat != s->active)
				return FLAW("known",
					    "a know-how is new only in the turn of its "
					    "nation");
	return SOUND;
}

/* What a turn can earn at most, and whose cities a Fortress has held. */
static struct flaw check_earned(const struct antike *s)
{
	if (s->razed > antike_table_temples_left(s))
		return FLAW("razed", "there were never that many temples");
	if (s->firsts >= KNOWHOW_COUNT)
		return FLAW("firsts", "there are not that many know-hows");
	for (int i = 0; i < FORT_COUNT; i++)
		if (s->repelled[i] && s->city[s->repelled[i]] != enemy_of(s->active) + 1)
			return FLAW("repelled", "this is no enemy city");
	return check_new(s);
}

static struct flaw check_nothing(const struct antike *s)
{
	(void)s;
	return SOUND;
}

/* The columns of phases.def. */
static const struct {
	uint8_t games;
	uint16_t spaces;
} allowed[PHASE_COUNT] = {
#define PHASE(id, word, who, games, spaces, ...) [PHASE_##id] = { games, spaces },
#include "games/antike/phases.def"
#undef PHASE
};

#define PHASE(id, word, who, games, spaces, on, needs, ...) \
	struct flaw antike_check_##id(const void *state)    \
	{                                                   \
		return check_##needs(state);                \
	}
#include "games/antike/phases.def"
#undef PHASE

static struct flaw check_place(const struct antike *s)
{
	const int phase = s->flow[0], first = s->flow[1] ? s->flow[1] : phase;
	if (!(allowed[phase].games & this_game(s)))
		return FLAW("flow", "this game has no such phase");
	MUST(flow_check_stack(s->flow, antike_phases));
	if (!(allowed[first].spaces >> s->space[s->active] & 1))
		return FLAW("space", "the marker stands at another action");
	if ((s->turn == 0) != (first == PHASE_DEAL || first == PHASE_START) ||
	    (first == PHASE_SUPPLY && s->turn != 1))
		return FLAW("turn", "the first turn begins with its player");
	return SOUND;
}

static struct flaw check_all(const struct antike *s)
{
	MUST(check_passing(s));
	MUST(check_earned(s));
	if (s->flow[0] == NO_PHASE)
		return SOUND;
	MUST(check_place(s));
	return flow_check_phases(s, antike_phases);
}

status antike_moment_check(const struct antike *s, struct text *why)
{
	return flaw_status(check_all(s), why);
}
