/* Refuses positions that fit the table but cannot be in the game: what lies on the table.
 * What is under way stands in moment.c. */
#include "games/antike/check/check.h"
#include "games/antike/words/words.h"

static const char *seat_word(const struct antike *s, int seat)
{
	return game_seat_name(game_of(s), seat);
}

/* The regions */

static bool is_on_map(const struct antike *s, int r)
{
	int things = s->city[r] + s->temple[r] + s->wall[r] + s->armed[r];
	for (int seat = 0; seat < SEAT_COUNT; seat++)
		things += units_at(s, seat, r);
	return things == 0 || region_of(s, r)->terrain != NO_REGION;
}

static bool is_start_city(const struct antike *s, int r)
{
	for (int seat = 0; seat < s->seats; seat++) {
		const uint8_t *start = antike_boards[s->map].start[s->nation[seat]];
		if (s->nation[seat] && (start[0] == r || start[1] == r || start[2] == r))
			return true;
	}
	return false;
}

static int printed_at(const struct antike *s, int r)
{
	return is_start_city(s, r) ? region_of(s, r)->resource : site_resource(s->map, r);
}

/* A2-9, A2-71, CB-60: as it is printed, or else as the founder liked. */
static bool is_yield_sound(const struct antike *s, int r)
{
	if (!s->city[r])
		return s->yields[r] == ANY_RESOURCE;
	const int printed = printed_at(s, r);
	return s->yields[r] >= MARBLE && s->yields[r] <= GOLD &&
	       (printed == ANY_RESOURCE || printed == s->yields[r]);
}

static status refuse_yield(const struct antike *s, int r, struct text *why)
{
	const char *place = antike_words_place(s, r);
	const char *given = antike_words_resource(s, s->yields[r]);
	if (!s->city[r])
		return status_say(BAD_POSITION, why,
				  "Field \"yields\": %s gives %s, but there is no city.",
				  place, given);
	if (s->yields[r] == ANY_RESOURCE)
		return status_say(BAD_POSITION, why,
				  "Field \"yields\": the city in %s gives nothing.",
				  place);
	if (printed_at(s, r) == ANY_RESOURCE)
		return status_say(BAD_POSITION, why,
				  "Field \"yields\": no city gives %ss, not even %s.",
				  given, place);
	return status_say(BAD_POSITION, why,
			  "Field \"yields\": %s gives %s; its site gives %s.", place,
			  given, antike_words_resource(s, printed_at(s, r)));
}

/* A2-11: neutral temples are there from the beginning; nobody builds one. */
static bool is_temple_sound(const struct antike *s, int r)
{
	const uint8_t *neutral = antike_boards[s->map].opening[s->seats].temple;
	return !s->temple[r] || s->city[r] || neutral[0] == r || neutral[1] == r ||
	       neutral[2] == r;
}

static status check_site(const struct antike *s, int r, struct text *why)
{
	if (!is_on_map(s, r))
		return flaw_say(
			why, "map",
			"something stands in a region that this map does not have");
	if ((s->city[r] || s->temple[r]) && !region_of(s, r)->city)
		return flaw_say(why, "city",
				"there is a city or temple without a city site");
	if (s->city[r] > s->seats)
		return flaw_say(why, "city", "a city belongs to nobody in the game");
	if (!is_yield_sound(s, r))
		return refuse_yield(s, r, why);
	if (!is_temple_sound(s, r))
		return flaw_say(why, "temple", "there is no neutral temple at this site");
	if (s->wall[r] && !is_casus(s))
		return flaw_say(why, "wall", "this game has no town walls");
	return s->wall[r] && !s->city[r]
		       ? flaw_say(why, "wall", "a wall stands around no city")
		       : OK;
}

/* A2-35, A2-46, CB-38, CB-39: a unit is where its borders lead; a legion may have been
 * armed on an island, and is lost with the city. */
static bool can_stand(const struct antike *s, int seat, int kind, int r)
{
	for (const struct border *b = borders_of(s, r); b->to; b++)
		if (b->ways & 1 << kind)
			return true;
	return kind == LEGION && s->city[r] == seat + 1;
}

static const char *why_no_unit(const struct antike *s, int kind, int r)
{
	const struct region *region = region_of(s, r);
	if (kind == GALLEY)
		return "which does not border on water";
	if (region->terrain == SEA)
		return region->city ? "an island" : "a sea";
	return "where no legion can go";
}

static status refuse_unit(const struct antike *s, int seat, int kind, int r,
			  struct text *why)
{
	return status_say(BAD_POSITION, why, "Field \"units\": %s has a %s in %s, %s.",
			  seat_word(s, seat), antike_words_kind(s, kind),
			  antike_words_place(s, r), why_no_unit(s, kind, r));
}

static status check_region(const struct antike *s, int r, struct text *why)
{
	TRY(check_site(s, r, why));
	for (int seat = 0; seat < s->seats; seat++)
		for (int kind = 0; kind < KIND_COUNT; kind++)
			if (s->units[seat][kind][r] && !can_stand(s, seat, kind, r))
				return refuse_unit(s, seat, kind, r, why);
	return OK;
}

/* The nations */

static bool is_bare(const struct antike *s, int seat)
{
	int sum = s->nation[seat] + s->space[seat] + s->walls[seat];
	for (int i = 0; i < RESOURCE_COUNT; i++)
		sum += s->stock[seat][i];
	sum += antike_table_sum(s->known[seat], KNOWHOW_COUNT) +
	       antike_table_points(s, seat) + antike_table_cities(s, seat);
	sum += antike_table_sum(s->hand[seat], CARD_COUNT) +
	       antike_table_sum(s->box[seat], KIND_COUNT);
	return sum + antike_table_sum(s->units[seat][0], KIND_COUNT * REGION_COUNT) == 0;
}

static status refuse_nation(const struct antike *s, int seat, struct text *why)
{
	if (s->nation[seat] == NO_NATION)
		return status_say(BAD_POSITION, why,
				  "Field \"nation\": %s has no nation.",
				  seat_word(s, seat));
	return status_say(BAD_POSITION, why,
			  "Field \"nation\": %s has %s, who do not play.",
			  seat_word(s, seat), antike_nation_words[s->nation[seat]]);
}

/* A2-7, A2-8, CB-7: each of the nations in play belongs to one seat. */
static status check_nation(const struct antike *s, int seat, struct text *why)
{
	const uint8_t *in_play = antike_boards[s->map].opening[s->seats].nation;
	bool plays = false;
	for (int i = 0; i < s->seats; i++)
		plays |= in_play[i] == s->nation[seat] && (!is_casus(s) || i == seat);
	if (!plays)
		return refuse_nation(s, seat, why);
	for (int other = 0; other < seat; other++)
		if (s->nation[other] == s->nation[seat])
			return status_say(BAD_POSITION, why,
					  "Field \"nation\": %s and %s both have %s.",
					  seat_word(s, other), seat_word(s, seat),
					  antike_nation_words[s->nation[seat]]);
	if (seat > 0 && s->nation[seat - 1] == NO_NATION)
		return flaw_say(why, "nation", "the nations are dealt seat after seat");
	if (antike_table_cities(s, seat) == 0) /* A2-64, CB-52 */
		return status_say(
			BAD_POSITION, why,
			"Field \"city\": %s has no city; nobody loses the last one.",
			seat_word(s, seat));
	return OK;
}

/* A2-39, A2-40, CB-27 */
static status check_knowhow(const struct antike *s, int seat, struct text *why)
{
	for (int k = 1; k < KNOWHOW_COUNT; k++) {
		const struct knowhow_row *row = &antike_knowhow[k];
		if (!s->known[seat][k])
			continue;
		if (antike_table_price(s, k) == 0)
			return status_say(BAD_POSITION, why,
					  "Field \"known\": this game has no %s.",
					  row->name);
		if (row->needs && !is_casus(s) && !s->known[seat][row->needs])
			return status_say(BAD_POSITION, why,
					  "Field \"known\": %s has %s without %s.",
					  seat_word(s, seat), row->name,
					  antike_knowhow[row->needs].name);
	}
	return OK;
}

/* Three of each (A2-10, CB-11), and every turn at most a harvest in all cities, with all
 * temples and the best know-how or card. Trading adds nothing. More would make trades for
 * longer than a game may last. */
static bool is_too_rich(const struct antike *s, int seat)
{
	const struct rules *rules = rules_of(s);
	const int harvest = rules->tokens_all + 2 * rules->temples + 4;
	const int turns = (s->turn + s->seats - 1) / s->seats;
	const u16 *stock = s->stock[seat];
	return stock[MARBLE] + stock[IRON] + stock[GOLD] > 9 + turns * harvest;
}

static status check_pieces(const struct antike *s, int seat, struct text *why)
{
	for (int kind = 0; kind < KIND_COUNT; kind++) {
		if (antike_table_units_left(s, seat, kind) < 0)
			return flaw_say(why, "units",
					"a nation has more units than the box");
		if (s->box[seat][kind] && !rules_of(s)->recruits)
			return flaw_say(why, "box", "this game has no recruitment boxes");
	}
	if (s->walls[seat] && !is_casus(s))
		return flaw_say(why, "walls", "this game has no town walls");
	if (antike_table_hand(s, seat) && !is_casus(s))
		return flaw_say(why, "hand", "this game has no event cards");
	for (int resource = MARBLE; resource <= GOLD; resource++)
		if (antike_table_tokens_left(s, seat, resource) < 0)
			return flaw_say(why, "yields",
					"there are more cities than tokens");
	return OK;
}

static status check_seat(const struct antike *s, int seat, struct text *why)
{
	if (seat >= s->seats)
		return is_bare(s, seat)
			       ? OK
			       : flaw_say(why, "seats", "an absent seat has something");
	if (s->nation[seat] == NO_NATION && s->flow[0] == PHASE_DEAL)
		return is_bare(s, seat) ? OK
					: flaw_say(why, "nation",
						   "a seat has something but no nation");
	TRY(check_nation(s, seat, why));
	TRY(check_knowhow(s, seat, why));
	TRY(check_pieces(s, seat, why));
	if (s->stock[seat][ANY_RESOURCE])
		return flaw_say(why, "stock", "this is no resource");
	if (is_too_rich(s, seat))
		return flaw_say(why, "stock", "nobody can have earned so much by now");
	return OK;
}

/* The bank and the cards */

static status check_cards(const struct antike *s, struct text *why)
{
	for (int card = 0; card < CARD_COUNT; card++) {
		const int copies = s->deck[card] + s->open[card] + s->discard[card] +
				   s->hand[0][card] + s->hand[1][card];
		if (copies != (is_casus(s) ? antike_cards[card].copies : 0))
			return flaw_say(why, "deck",
					"these are not the event cards of the box");
	}
	if (antike_table_sum(s->open, CARD_COUNT) > OPEN_CARDS)
		return flaw_say(why, "open", "more than three event cards lie open");
	return OK;
}

static status check_supplies(const struct antike *s, struct text *why)
{
	if (antike_table_coins_left(s) < 0)
		return flaw_say(why, "stock", "there are more coins than 30");
	if (antike_table_temples_left(s) < 0)
		return flaw_say(why, "temple", "there are more temples than the box has");
	if (is_casus(s) && antike_table_walls_left(s) < 0)
		return flaw_say(why, "walls", "there are more walls than 12");
	for (int p = 0; p < PERSONAGE_COUNT; p++)
		if (antike_table_personages_left(s, p) < 0)
			return flaw_say(why, "personage",
					"there are more cards than the box has");
	return check_cards(s, why);
}

/* The end (A2-81, A2-82, A2-84, CB-110, CB-111) */

static status check_points(const struct antike *s, struct text *why)
{
	const int goal = rules_of(s)->goal[s->seats];
	for (int seat = 0; seat < s->seats; seat++)
		if (antike_table_points(s, seat) >= goal && s->winner != seat + 1)
			return flaw_say(why, "personage", "somebody has won already");
	return OK;
}

static status check_winner(const struct antike *s, struct text *why)
{
	const bool over = s->flow[0] == NO_PHASE;
	const int goal = rules_of(s)->goal[s->seats] - (!is_casus(s) && s->razed);
	if (s->winner > s->seats || (s->winner && !over))
		return flaw_say(why, "winner", "there is no such winner");
	if (s->winner && antike_table_points(s, s->winner - 1) < goal)
		return flaw_say(why, "winner", "the winner lacks personages");
	if (over && !s->winner && s->turn < rules_of(s)->rounds * s->seats)
		return flaw_say(why, "winner", "the game is over, but nobody has won");
	return check_points(s, why);
}

/* A2-13, A2-36: from the first turn on somebody has Bellona. */
static status check_turn(const struct antike *s, struct text *why)
{
	const int least = is_casus(s) ? 2 : 3, most = is_casus(s) ? 2 : SEAT_COUNT;
	if (s->seats < least || s->seats > most || s->active >= s->seats)
		return flaw_say(why, "seats", "this many cannot play");
	if (s->turn > rules_of(s)->rounds * s->seats)
		return flaw_say(why, "turn", "no game has that many turns");
	if (s->bellona > s->seats || (s->bellona != 0) != (!is_casus(s) && s->turn))
		return flaw_say(
			why, "bellona",
			"only Antike II has it, and from the first turn on always a "
			"nation");
	return OK;
}

status antike_check_position(const struct antike *s, struct text *why)
{
	TRY(check_turn(s, why));
	TRY(flow_check(s->flow, antike_phases, why));
	for (int r = 0; r < REGION_COUNT; r++)
		TRY(check_region(s, r, why));
	for (int seat = 0; seat < SEAT_COUNT; seat++)
		TRY(check_seat(s, seat, why));
	TRY(check_supplies(s, why));
	TRY(check_winner(s, why));
	return antike_moment_check(s, why);
}
