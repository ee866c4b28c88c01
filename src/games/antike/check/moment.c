/*
 * Refuses positions in which something is under way that cannot be: each phase stands on
 * its action and at its space of the rondel, has what it takes for granted, and what
 * belongs to other phases is not there.
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

static status check_untouched(const struct antike *s, struct text *why)
{
	for (int seat = 0; seat < s->seats; seat++) {
		if (s->space[seat] != CENTRE)
			return bad(why, "space", "nobody has moved on the rondel yet");
		if (antike_table_sum(s->units[seat][0], KIND_COUNT * REGION_COUNT))
			return bad(why, "units", "nobody has armed a unit yet");
		if (antike_table_sum(s->known[seat], KNOWHOW_COUNT))
			return bad(why, "known", "nobody has learned anything yet");
		if (antike_table_points(s, seat))
			return bad(why, "personage", "nobody has earned anything yet");
		if (antike_table_hand(s, seat))
			return bad(why, "hand", "nobody has an event card yet");
	}
	return deck_total(s->discard, CARD_COUNT)
		       ? bad(why, "discard", "no event card has been used yet")
		       : OK;
}

/* A2-8: the last seat has no nation yet, and those to come find their cities free. */
static status check_deal(const struct antike *s, struct text *why)
{
	const struct board *board = &antike_boards[s->map];
	if (s->nation[s->seats - 1])
		return bad(why, "nation", "all nations are dealt already");
	for (int i = 0; i < s->seats; i++) {
		const int nation = board->opening[s->seats].nation[i];
		for (int j = 0; j < 3; j++) {
			const int owner = s->city[board->start[nation][j]];
			if (owner && s->nation[owner - 1] != nation)
				return bad(why, "city",
					   "a nation begins in these cities");
		}
	}
	return check_untouched(s, why);
}

/* CB-13: the start player is chosen before the event cards are laid open. */
static status check_start(const struct antike *s, struct text *why)
{
	if (deck_total(s->open, CARD_COUNT))
		return bad(why, "open", "no event card lies open yet");
	return check_untouched(s, why);
}

static status check_supply(const struct antike *s, struct text *why)
{
	if (deck_total(s->open, CARD_COUNT) == OPEN_CARDS)
		return bad(why, "open", "three event cards lie open already");
	return check_untouched(s, why);
}

/* The event cards behind a turn */

static status check_refill(const struct antike *s, struct text *why)
{
	if (deck_total(s->open, CARD_COUNT) == OPEN_CARDS)
		return bad(why, "open", "three event cards lie open already");
	return deck_total(s->deck, CARD_COUNT)
		       ? OK
		       : bad(why, "deck", "there is no card to open");
}

static status check_pick(const struct antike *s, struct text *why)
{
	return s->picks ? OK : bad(why, "picks", "there is no card to take");
}

/* What is paid and traded */

static status check_steps(const struct antike *s, struct text *why)
{
	const int coins = antike_paying_coins_are_wild(s) ? s->stock[s->active][COIN] : 0;
	if (s->due == 0 || s->due > rules_of(s)->steps_max - FREE_STEPS)
		return bad(why, "due", "there are no such steps to pay");
	return s->due <= goods(s) + coins ? OK
					  : bad(why, "due", "the steps cannot be paid");
}

/* The largest debt of each action. */
static status check_paying(const struct antike *s, struct text *why)
{
	static const u8 most[PHASE_COUNT][RESOURCE_COUNT] = {
		[PHASE_TEMPLUM] = { [MARBLE] = 6 },
		[PHASE_MILITIA] = { [IRON] = UNIT_IRON },
		[PHASE_SCIENTIA] = { [GOLD] = 10 },
		[PHASE_FOUNDING] = { [MARBLE] = 1, [IRON] = 1, [GOLD] = 1 },
	};
	for (int resource = 0; resource < RESOURCE_COUNT; resource++)
		if (s->owed[resource] > most[s->flow[1]][resource])
			return bad(why, "owed", "this action costs no such thing");
	return antike_paying_can(s, s->active, s->owed)
		       ? OK
		       : bad(why, "owed", "the debt cannot be paid");
}

/* A2-42, A2-43, CB-34: two or three are given for one less. */
static status check_trade(const struct antike *s, struct text *why)
{
	const u8 *known = s->known[s->active];
	if (s->taking == 0 || s->taking >= TRADE_MAX || s->giving > s->taking + 1)
		return bad(why, "taking", "there is no such trade");
	if (!known[COMMERCIUM] && (!known[MERCATURA] || s->taking > 1))
		return bad(why, "known", "a trade needs its know-how");
	return OK;
}

static status check_giving(const struct antike *s, struct text *why)
{
	if (s->giving == 0 || s->giving > goods(s))
		return bad(why, "giving", "there is nothing to give");
	return check_trade(s, why);
}

static status check_fleet(const struct antike *s, struct text *why)
{
	return s->giving ? OK : bad(why, "giving", "the fleet has sailed");
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
static status check_militia(const struct antike *s, struct text *why)
{
	for (int r = 1; r < REGION_COUNT; r++) {
		if (s->armed[r] &&
		    (s->city[r] != s->active + 1 || s->armed[r] > most_armed(s, r)))
			return bad(why, "armed", "no city has armed so many");
	}
	return OK;
}

/* A2-45, A2-47, CB-40; CB-100, CB-101: one more behind the card. */
static int most_steps(const struct antike *s, int kind)
{
	const int card = kind == LEGION ? CARD_FORCED_MARCH : CARD_FAIR_WIND;
	return antike_table_reach(s, s->active, kind) + s->discard[card];
}

static status check_movere(const struct antike *s, struct text *why)
{
	for (int kind = 0; kind < KIND_COUNT; kind++)
		for (int r = 1; r < REGION_COUNT; r++) {
			int marching = 0;
			for (int left = 0; left < STEP_COUNT; left++) {
				marching += s->marching[left][kind][r];
				if (s->marching[left][kind][r] &&
				    left >= most_steps(s, kind))
					return bad(why, "marching",
						   "no unit may go so far");
			}
			if (marching > s->units[s->active][kind][r])
				return bad(why, "marching",
					   "more units march than there are");
		}
	return OK;
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
static status check_demand(const struct antike *s, struct text *why)
{
	const int asked = s->asked - 1;
	if (asked < 0 || asked >= s->seats || asked == s->active ||
	    s->units[asked][s->kind][s->front] == 0)
		return bad(why, "asked", "nobody can demand a battle");
	return are_arrivals_sound(s) ? OK
				     : bad(why, "arrived", "no such units have arrived");
}

/* CB-93: a city is held by a Fortress that was played in this turn. */
static status check_conquest(const struct antike *s, struct text *why)
{
	int held = 0;
	for (int i = 0; i < FORT_COUNT; i++)
		held += s->repelled[i] != NOWHERE;
	return held <= s->discard[CARD_FORTRESS]
		       ? OK
		       : bad(why, "repelled", "no Fortress holds these cities");
}

static status check_fortress(const struct antike *s, struct text *why)
{
	const int asked = s->asked - 1;
	if (asked != enemy_of(s->active) || !s->hand[asked][CARD_FORTRESS])
		return bad(why, "asked", "nobody can play Fortress");
	if (s->option[OPTION_FORTRESS])
		return bad(why, "option", "nobody is asked for Fortress"); /* CB-112 */
	return antike_can_conquer(s, s->active, s->front) == ALLOWED
		       ? OK
		       : bad(why, "front", "there is no conquest to resist");
}

/* A2-61, CB-47: behind a conquest, or where a neutral temple stood. */
static status check_losses(const struct antike *s, struct text *why)
{
	const int owner = s->city[s->front];
	if (s->losses == 0 || s->losses > units_at(s, s->active, s->front))
		return bad(why, "losses", "there are no such units to lose");
	if (s->temple[s->front] || (owner ? owner != s->active + 1 : !s->razed))
		return bad(why, "front", "nothing was conquered there");
	return OK;
}

/* Where a phase may stand, and what it takes for granted. */

enum { ANTIKE2 = 1, CASUS = 2, BOTH = ANTIKE2 | CASUS };
enum { ANYWHERE = (1 << SPACE_COUNT) - 1, MOVED = ANYWHERE & ~(1 << CENTRE) };
#define AT(space) (1 << space)
#define BUYING (IN(TEMPLUM) | IN(MILITIA) | IN(SCIENTIA) | IN(FOUNDING))
#define OWN_TURN (IN(RONDEL) | BUYING | IN(MOVERE) | IN(CONQUEST)) /* CB-78 */
static const struct {
	uint8_t games;
	uint16_t spaces; /* of the active marker; 0: as the phase below has it */
	uint32_t below;	 /* 0: nothing, it is the first of the stack */
	status (*check)(const struct antike *s, struct text *why);
} stands[PHASE_COUNT] = {
	[PHASE_DEAL] = { ANTIKE2, AT(CENTRE), 0, check_deal },
	[PHASE_START] = { BOTH, AT(CENTRE), 0, check_start },
	[PHASE_SUPPLY] = { CASUS, AT(CENTRE), 0, check_supply },
	[PHASE_RONDEL] = { BOTH, ANYWHERE, 0, NULL },
	[PHASE_STEPS] = { BOTH, MOVED, 0, check_steps },
	[PHASE_TEMPLUM] = { BOTH, AT(TEMPLUM), 0, NULL },
	[PHASE_MILITIA] = { BOTH, AT(MILITIA), 0, check_militia },
	[PHASE_SCIENTIA] = { BOTH, AT(SCIENTIA), 0, NULL },
	[PHASE_MOVERE] = { BOTH, AT(MOVERE_1) | AT(MOVERE_2), 0, check_movere },
	[PHASE_CONQUEST] = { BOTH, AT(MOVERE_1) | AT(MOVERE_2), 0, check_conquest },
	[PHASE_FOUNDING] = { BOTH, MOVED, 0, check_conquest },
	[PHASE_PICK] = { CASUS, MOVED, 0, check_pick },
	[PHASE_REFILL] = { CASUS, MOVED, 0, check_refill },
	[PHASE_PAYING] = { BOTH, 0, BUYING, check_paying },
	[PHASE_DEMAND] = { ANTIKE2, 0, IN(MOVERE), check_demand },
	[PHASE_FORTRESS] = { CASUS, 0, IN(CONQUEST), check_fortress },
	[PHASE_LOSSES] = { BOTH, 0, IN(CONQUEST), check_losses },
	[PHASE_GIVING] = { BOTH, 0, IN(RONDEL) | BUYING, check_giving },
	[PHASE_TAKING] = { BOTH, 0, IN(RONDEL) | BUYING, check_trade },
	[PHASE_EARTHQUAKE] = { CASUS, 0, OWN_TURN, NULL },
	[PHASE_MERCENARIES] = { CASUS, 0, IN(MILITIA), NULL },
	[PHASE_DESERTION] = { CASUS, 0, OWN_TURN, NULL },
	[PHASE_STORM] = { CASUS, 0, OWN_TURN, NULL },
	[PHASE_MASONS] = { CASUS, 0, OWN_TURN, NULL },
	[PHASE_FLEET] = { CASUS, 0, OWN_TURN, check_fleet },
};

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
	ROW(due, BOTH, IN(STEPS)),
	ROW(marching, BOTH, IN(MOVERE)),
	ROW(armed, BOTH, IN(MILITIA)),
	ROW(razed, BOTH, IN(CONQUEST) | AFTER),
	ROW(firsts, BOTH, IN(SCIENTIA) | AFTER),
	ROW(conquered, BOTH, IN(CONQUEST) | AFTER),
	ROW(picks, CASUS, IN(PICK) | IN(REFILL)),
	ROW(engine, CASUS, IN(CONQUEST)),
	ROW(builder, CASUS, IN(TEMPLUM)),
	ROW(colonists, CASUS, AFTER),
	ROW(envoy, CASUS, IN(RONDEL)),
	ROW(repelled, CASUS, IN(CONQUEST) | AFTER),
	ROW(owed, BOTH, IN(PAYING)),
	ROW(giving, BOTH, IN(GIVING) | IN(FLEET)),
	ROW(taking, BOTH, IN(GIVING) | IN(TAKING)),
	ROW(front, BOTH, IN(DEMAND) | IN(FORTRESS) | IN(LOSSES)),
	ROW(kind, ANTIKE2, IN(DEMAND)),
	ROW(arrived, ANTIKE2, IN(DEMAND)),
	ROW(steps, ANTIKE2, IN(DEMAND)),
	ROW(fresh, ANTIKE2, IN(DEMAND)),
	ROW(asked, BOTH, IN(DEMAND) | IN(FORTRESS)),
	ROW(losses, BOTH, IN(LOSSES)),
};
#undef ROW

static int this_game(const struct antike *s)
{
	return is_casus(s) ? CASUS : ANTIKE2;
}

/* The phases of the stack, as bits. */
static uint32_t stack_of(const struct antike *s)
{
	return 1u << s->flow[0] | (s->flow[1] ? 1u << s->flow[1] : 0);
}

static status check_passing(const struct antike *s, struct text *why)
{
	for (size_t i = 0; i < sizeof passing / sizeof passing[0]; i++) {
		const u8 *values = (const u8 *)s + passing[i].at;
		const bool may_be = (passing[i].games & this_game(s)) &&
				    (passing[i].phases & stack_of(s));
		if (!may_be && antike_table_sum(values, (int)passing[i].size))
			return bad(why, passing[i].field, "it belongs to another phase");
	}
	return OK;
}

/* A2-41: only who learned it in this turn has a new know-how. */
static status check_new(const struct antike *s, struct text *why)
{
	for (int seat = 0; seat < s->seats; seat++)
		for (int k = 1; k < KNOWHOW_COUNT; k++)
			if (s->known[seat][k] == NEW && seat != s->active)
				return bad(why, "known",
					   "a know-how is new only in the turn of its "
					   "nation");
	return OK;
}

/* What a turn can earn at most, and whose cities a Fortress has held. */
static status check_earned(const struct antike *s, struct text *why)
{
	if (s->razed > antike_table_temples_left(s))
		return bad(why, "razed", "there were never so many temples");
	if (s->firsts >= KNOWHOW_COUNT)
		return bad(why, "firsts", "there are not so many know-hows");
	for (int i = 0; i < FORT_COUNT; i++)
		if (s->repelled[i] && s->city[s->repelled[i]] != enemy_of(s->active) + 1)
			return bad(why, "repelled", "this is no enemy city");
	return check_new(s, why);
}

static status check_stack(const struct antike *s, struct text *why)
{
	const int phase = s->flow[0], under = s->flow[1];
	if (!(stands[phase].games & this_game(s)))
		return bad(why, "flow", "this game has no such phase");
	const bool is_sound = stands[phase].below ? stands[phase].below >> under & 1
						  : under == NO_PHASE;
	if (!is_sound || s->flow[2] != NO_PHASE)
		return bad(why, "flow", "a choice within an action stands on its action");
	const int first = under ? under : phase;
	if (!(stands[first].spaces >> s->space[s->active] & 1))
		return bad(why, "space", "the marker stands at another action");
	if ((s->turn == 0) != (first == PHASE_DEAL || first == PHASE_START) ||
	    (first == PHASE_SUPPLY && s->turn != 1))
		return bad(why, "turn", "the first turn begins with its player");
	return OK;
}

status antike_moment_check(const struct antike *s, struct text *why)
{
	TRY(check_passing(s, why));
	TRY(check_earned(s, why));
	if (s->flow[0] == NO_PHASE)
		return OK;
	TRY(check_stack(s, why));
	for (int i = 0; i < 2; i++)
		if (stands[s->flow[i]].check)
			TRY(stands[s->flow[i]].check(s, why));
	return OK;
}
