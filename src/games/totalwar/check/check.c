/*
 * Whether a position that fits the table can be played on without harm: the players and
 * pieces are such as can be, the stack of phases is one that play can reach and each of
 * them finds what it takes for granted (columns of phases.def), and the registers hold
 * what they may (registers.c).
 */
#include "games/totalwar/check/check.h"

#include "base/text.h"

/* Players */

static bool is_row_empty(const struct totalwar *s, const struct field *f, int seat)
{
	const size_t size = (size_t)f->extent[1] * f->extent[2] * f->size;
	const u8 *row = (const u8 *)s + f->offset + (size_t)seat * size;
	for (size_t i = 0; i < size; i++)
		if (row[i])
			return false;
	return true;
}

/* By the state table: what names a seat names one that plays, and the others are empty.
 */
static struct flaw check_seats(const struct totalwar *s)
{
	const struct names *seats = total_war_rome_game.seats;
	for (const struct field *f = total_war_rome_game.fields; f->name; f++) {
		for (int i = 0; f->value == seats && i < f->extent[0]; i++)
			if (*((const u8 *)s + f->offset + i) >= s->players)
				return FLAW(f->name,
					    "a seat is named that does not play");
		for (int seat = s->players; seat < SEAT_COUNT; seat++)
			if (f->rank > 0 && f->dim[0] == seats &&
			    !is_row_empty(s, f, seat))
				return FLAW(f->name, "this seat does not play");
	}
	return SOUND;
}

/* Seats as bits, and seats from 1 on. */
static struct flaw check_more_seats(const struct totalwar *s)
{
	const int all = (1 << s->players) - 1;
	if ((s->waiting | s->omens_waiting) & ~all)
		return FLAW("waiting", "a seat is named that does not play");
	if ((s->intrigue[TRADED] | s->intrigue[CONFIDED] | s->hunters) & ~all)
		return FLAW("hunters", "a seat is named that does not play");
	if (s->helper[0] > s->players || s->helper[1] > s->players)
		return FLAW("helper", "a seat is named that does not play");
	if (s->tally[0][VICTOR] && s->tally[1][VICTOR])
		return FLAW("tally", "one side at most is the victor");
	for (int r = 1; r < REGION_COUNT; r++)
		if (s->control[r] > s->players || (s->invaded[r] & ~all))
			return FLAW("control", "a faction is named that does not play");
	return SOUND;
}

static struct flaw check_relations(const struct totalwar *s)
{
	for (int a = 0; a < SEAT_COUNT; a++)
		for (int b = 0; b < SEAT_COUNT; b++)
			if (s->relation[a][b] != s->relation[b][a] ||
			    (a == b && s->relation[a][b]))
				return FLAW("relation",
					    "both sides of a relation are alike");
	return SOUND;
}

/* TW-16: who is out has neither land nor forces; with one player left the game ends. */
static struct flaw check_out(const struct totalwar *s)
{
	int in = 0;
	for (int seat = 0; seat < s->players; seat++) {
		bool stands = tw_round_stands(s, seat);
		for (int navy = 0; navy < NAVY_COUNT; navy++)
			stands = stands || s->fleet[seat][navy];
		for (int i = 0; i < AGENT_COUNT; i++)
			stands = stands || s->agent[seat][i];
		if (s->out[seat] && stands)
			return FLAW("out", "this player still has something on the map");
		in += !s->out[seat];
	}
	return in < 2 && s->flow[0] ? FLAW("out", "two players at least are in") : SOUND;
}

static struct flaw check_players(const struct totalwar *s)
{
	if (s->players < 2 || (s->intro && s->players != 2))
		return FLAW("players", "two to four play, in the introduction two");
	MUST(check_seats(s));
	MUST(check_more_seats(s));
	MUST(check_relations(s));
	MUST(check_out(s));
	return s->turns <= s->players ? SOUND
				      : FLAW("turns", "there are not that many turns");
}

/* Cards and dice */

static struct flaw check_cards(const struct totalwar *s)
{
	enum { HAND_MAX = 20 }; /* beyond it `legal` might run out of room */
	for (int card = 1; card < ACTION_CARD_COUNT; card++) {
		int copies = s->deck[card] + s->discard[card];
		for (int seat = 0; seat < s->players; seat++)
			copies += s->hand[seat][card];
		if (copies > 1)
			return FLAW("hand", "an action card is in two places");
	}
	for (int seat = 0; seat < s->players; seat++)
		if (tw_table_hand_size(s, seat) > HAND_MAX)
			return FLAW("hand", "nobody holds that many cards");
	for (int dev = 1; dev < DEVELOPMENT_COUNT; dev++)
		if (s->bought[dev] > s->round ||
		    (s->bought[dev] && tw_rows_development[dev].owner > s->players))
			return FLAW("bought", "nobody can have this development yet");
	return SOUND;
}

static struct flaw check_dice(const struct totalwar *s)
{
	bool ended = false;
	for (int i = 0; i < DIE_COUNT; i++) {
		ended = ended || !s->die[i];
		if (ended && (s->die[i] || s->face[i] || s->roller[i] || s->again[i]))
			return FLAW("die", "the dice lie in a row without a gap");
	}
	return SOUND;
}

/* Generals */

static struct flaw check_generals(const struct totalwar *s)
{
	u8 copies[GENERAL_COUNT] = { 0 };
	for (int seat = 0; seat < s->players; seat++)
		for (int army = 0; army < ARMY_COUNT; army++) {
			const int general = s->general[seat][army];
			copies[general]++;
			if (general &&
			    (!s->at[seat][army] ||
			     tw_rows_general[general].owner != faction_of(seat)))
				return FLAW("general", "he does not lead this army");
		}
	for (int g = 1; g < GENERAL_COUNT; g++)
		if (copies[g] + s->spare[g] > 1 ||
		    (s->spare[g] && tw_rows_general[g].owner > s->players))
			return FLAW("general", "a general is in two places or in none");
	return SOUND;
}

/* Armies (TW-41, TW-44, TW-191) */

static bool is_card_sound(const struct totalwar *s, int seat, int army, int slot)
{
	const int troop = s->army[seat][army][slot];
	return is_mercenary(troop) ? s->known[seat][army][slot] == KNOWN_TO_ALL
				   : tw_rows_troop[troop].owner == faction_of(seat);
}

/* More of a kind than an army has room for (TW-41) does no harm: they are what a seat may
 * have to take an unknown army for. */
static struct flaw check_army_cards(const struct totalwar *s, int seat, int army)
{
	const u8 *cards = s->army[seat][army];
	const int size = tw_table_size(s, seat, army);
	for (int i = 0; i < SLOT_COUNT; i++) {
		if (i >= size && (cards[i] || s->known[seat][army][i]))
			return FLAW("army", "the cards stand without a gap");
		if (i < size && !is_card_sound(s, seat, army, i))
			return FLAW("army", "a card is another's, or a hired one hidden");
	}
	return SOUND;
}

/* While two forces are reorganised one of them may be empty or too large. */
static bool is_shifted(const struct totalwar *s, int seat, int force)
{
	return seat == s->active && tw_flow_has(s, PHASE_SHIFT) &&
	       (s->force == force || s->partner == force);
}

/* At the end of a turn chance may have emptied an army that is about to join another
 * (TW-154). */
static bool is_reorganised(const struct totalwar *s, int seat, int army)
{
	return (seat == s->active && tw_flow_has(s, STEP_CAMPAIGN_END)) ||
	       is_shifted(s, seat, force_of_army(army));
}

static struct flaw check_army(const struct totalwar *s, int seat, int army)
{
	const int at = s->at[seat][army], aboard = s->aboard[seat][army];
	const int size = tw_table_size(s, seat, army);
	MUST(check_army_cards(s, seat, army));
	if ((!at && size) || (at && !size && !is_reorganised(s, seat, army)))
		return FLAW("at", "an army with cards is somewhere, one without nowhere");
	if (!aboard)
		return is_sea(at) ? FLAW("at", "an army at sea is on a navy") : SOUND;
	return (is_region(at) || is_sea(at)) && s->fleet[seat][aboard - 1] == at &&
			       tw_table_carried(s, seat, aboard - 1) == army
		       ? SOUND
		       : FLAW("aboard", "a navy carries one army, and with it");
}

/* Navies (TW-190, TW-264) */

static struct flaw check_navy(const struct totalwar *s, int seat, int navy)
{
	const int at = s->fleet[seat][navy], ships = tw_table_ships(s, seat, navy);
	if (ships > SHIPS_MAX && !is_shifted(s, seat, force_of_navy(navy)))
		return FLAW("navy", "a navy has no room for that many ships");
	if ((!at && ships) || (at && !ships && !is_shifted(s, seat, force_of_navy(navy))))
		return FLAW("fleet",
			    "a navy with ships is somewhere, one without nowhere");
	return is_region(at) && !tw_rows_region[at].port
		       ? FLAW("fleet", "this region has no port")
		       : SOUND;
}

/* TW-46: nobody has more than is in the box. */
static struct flaw check_box(const struct totalwar *s)
{
	for (int seat = 0; seat < s->players; seat++) {
		for (int troop = 1; troop < TROOP_COUNT; troop++)
			if (tw_table_left(s, seat, troop) < 0)
				return FLAW("army",
					    "there are not that many cards of a kind");
		for (int ship = 1; ship < SHIP_COUNT; ship++)
			if (tw_table_ships_left(s, seat, ship) < 0)
				return FLAW("navy",
					    "there are not that many ships of a kind");
	}
	return SOUND;
}

static struct flaw check_forces(const struct totalwar *s)
{
	for (int seat = 0; seat < s->players; seat++) {
		for (int army = 0; army < ARMY_COUNT; army++)
			MUST(check_army(s, seat, army));
		for (int navy = 0; navy < NAVY_COUNT; navy++)
			MUST(check_navy(s, seat, navy));
		for (int i = 0; i < AGENT_COUNT; i++)
			if (s->agent[seat][i] >= REGION_COUNT)
				return FLAW("agent", "an agent is in a region");
	}
	MUST(check_generals(s));
	return check_box(s);
}

static struct flaw check_all(const struct totalwar *s)
{
	MUST(check_players(s));
	MUST(check_cards(s));
	MUST(check_dice(s));
	MUST(check_forces(s));
	MUST(flow_check_stack(s->flow, tw_totalwar_phases));
	if (s->flow[0] && s->round == 0 && !tw_flow_has(s, STEP_GENERALS))
		return FLAW("round", "the game has not begun");
	MUST(tw_check_registers(s));
	return flow_check_phases(s, tw_totalwar_phases);
}

status tw_check_position(const void *state, struct text *why)
{
	const struct totalwar *s = state;
	TRY(flow_check(s->flow, tw_totalwar_phases, why));
	return flaw_status(check_all(s), why);
}
