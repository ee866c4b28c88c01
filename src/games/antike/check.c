/* Refuses positions that fit the table but cannot be in the game. */
#include "base/text.h"
#include "games/antike/antike.h"

static status bad(struct text *why, const char *field, const char *what)
{
	return status_say(BAD_POSITION, why, "Field \"%s\": %s.", field, what);
}

static status check_region(const struct antike *s, int r, struct text *why)
{
	const struct region *region = region_of(s, r);
	bool has_units = false;
	for (int seat = 0; seat < SEAT_COUNT; seat++)
		has_units |= units_at(s, seat, r) > 0;
	const bool used =
		s->city[r] || s->temple[r] || s->wall[r] || has_units || s->armed[r];
	if (used && region->terrain == NO_REGION)
		return bad(why, "map",
			   "something stands in a region that this map does not have");
	if ((s->city[r] || s->temple[r]) && !region->city)
		return bad(why, "city", "there is a city or temple without a city site");
	if (s->city[r] > s->seats)
		return bad(why, "city", "a city belongs to nobody in the game");
	if ((s->city[r] != 0) != (s->yields[r] != 0) || s->yields[r] > GOLD)
		return bad(why, "yields",
			   "a city has one resource, and nothing else has");
	if (s->wall[r] && !s->city[r])
		return bad(why, "wall", "a wall stands around no city");
	for (int kind = 0; kind < KIND_COUNT; kind++)
		if (s->marching[0][kind][r] + s->marching[1][kind][r] +
			    s->marching[2][kind][r] >
		    s->units[s->active][kind][r])
			return bad(why, "marching", "more units march than there are");
	return OK;
}

static bool is_empty_seat(const struct antike *s, int seat)
{
	int sum = s->nation[seat] + s->space[seat] + s->walls[seat];
	for (int i = 0; i < RESOURCE_COUNT; i++)
		sum += s->stock[seat][i];
	sum += antike_table_sum(s->known[seat], KNOWHOW_COUNT) +
	       antike_table_points(s, seat);
	sum += antike_table_sum(s->hand[seat], CARD_COUNT) +
	       antike_table_sum(s->box[seat], KIND_COUNT);
	return sum + antike_table_sum(s->units[seat][0], KIND_COUNT * REGION_COUNT) == 0;
}

static status check_seat(const struct antike *s, int seat, struct text *why)
{
	const struct rules *rules = rules_of(s);
	if (seat >= s->seats)
		return is_empty_seat(s, seat)
			       ? OK
			       : bad(why, "seats", "an absent seat has something");
	if (s->stock[seat][ANY_RESOURCE])
		return bad(why, "stock", "this is no resource");
	for (int kind = 0; kind < KIND_COUNT; kind++) {
		if (antike_table_units_left(s, seat, kind) < 0)
			return bad(why, "units", "a nation has more units than the box");
		if (s->box[seat][kind] && !rules->recruits)
			return bad(why, "box", "this game has no recruitment boxes");
	}
	if (s->walls[seat] && !rules->recruits)
		return bad(why, "walls", "this game has no town walls");
	for (int resource = MARBLE; resource <= GOLD; resource++)
		if (antike_table_tokens_left(s, seat, resource) < 0)
			return bad(why, "yields", "there are more cities than tokens");
	if (s->flow[0] != NO_PHASE &&
	    antike_table_points(s, seat) >= rules->goal[s->seats])
		return bad(why, "personage", "somebody has won already");
	return OK;
}

static status check_supplies(const struct antike *s, struct text *why)
{
	if (antike_table_coins_left(s) < 0)
		return bad(why, "stock", "there are more coins than 30");
	if (antike_table_temples_left(s) < 0)
		return bad(why, "temple", "there are more temples than the box has");
	if (is_casus(s) && antike_table_walls_left(s) < 0)
		return bad(why, "walls", "there are more walls than 12");
	for (int p = 0; p < PERSONAGE_COUNT; p++)
		if (antike_table_personages_left(s, p) < 0)
			return bad(why, "personage",
				   "there are more cards than the box has");
	for (int card = 0; card < CARD_COUNT; card++) {
		const int copies = s->deck[card] + s->open[card] + s->discard[card] +
				   s->hand[0][card] + s->hand[1][card];
		if (copies > (is_casus(s) ? antike_cards[card].copies : 0))
			return bad(why, "deck",
				   "there are more event cards than the box has");
	}
	return OK;
}

/* Units that arrive with 2 steps left would have had 3 (A2-47). */
static bool has_wrong_steps(const struct antike *s)
{
	const int slow = s->arrived - s->fresh;
	if (s->steps + 1 >= STEP_COUNT || slow < 0)
		return true;
	return s->fresh > s->marching[s->steps][s->kind][s->front] ||
	       (s->steps > 0 && slow > s->marching[s->steps - 1][s->kind][s->front]);
}

/* What a phase takes for granted of the fields around it; NULL if all is there. */
static const char *missing_in_battle(const struct antike *s)
{
	const int phase = s->flow[0], asked = s->asked - 1;
	if (phase == PHASE_DEMAND || phase == PHASE_FORTRESS)
		if (asked < 0 || asked >= s->seats || asked == s->active)
			return "nobody is asked";
	if (phase == PHASE_DEMAND &&
	    (is_casus(s) || s->arrived == 0 || has_wrong_steps(s) ||
	     s->arrived > s->units[s->active][s->kind][s->front]))
		return "nobody has arrived";
	if (phase == PHASE_FORTRESS &&
	    (!is_casus(s) || !s->hand[asked][CARD_FORTRESS] ||
	     antike_can_conquer(s, s->active, s->front) != ALLOWED))
		return "there is no conquest to resist";
	if (phase == PHASE_LOSSES &&
	    (s->losses == 0 || s->losses > units_at(s, s->active, s->front)))
		return "there is nothing to lose";
	return NULL;
}

static const char *missing_in_phase(const struct antike *s)
{
	const int phase = s->flow[0];
	const u16 *stock = s->stock[s->active];
	const int goods = stock[MARBLE] + stock[IRON] + stock[GOLD];
	const bool dealt = is_casus(s) || s->nation[s->seats - 1];
	if ((phase == PHASE_DEAL) == dealt)
		return "the nations are dealt already, or not yet";
	if (phase > PHASE_SUPPLY && s->turn == 0)
		return "nobody has begun";
	if (phase == PHASE_STEPS &&
	    (s->due == 0 ||
	     s->due > goods + (antike_paying_coins_are_wild(s) ? stock[COIN] : 0)))
		return "there are no steps to pay";
	if (phase == PHASE_GIVING &&
	    (s->giving == 0 || s->giving > goods || s->taking == 0))
		return "there is no trade";
	if ((phase == PHASE_TAKING && s->taking == 0) ||
	    (phase == PHASE_FLEET && !s->giving))
		return "there is no trade";
	if (phase == PHASE_PAYING && (s->owed[ANY_RESOURCE] || s->owed[COIN] ||
				      !antike_paying_can(s, s->active, s->owed)))
		return "the debt cannot be paid";
	if (phase == PHASE_PICK && s->picks == 0)
		return "there is no card to take";
	return missing_in_battle(s);
}

/* Which phases belong to Casus Belli or to Antike II alone, and what may stand below. */
static bool is_flow_sound(const struct antike *s)
{
	static const uint32_t only_casus =
		1u << PHASE_SUPPLY | 1u << PHASE_PICK | 1u << PHASE_REFILL |
		1u << PHASE_FORTRESS | 1u << PHASE_EARTHQUAKE | 1u << PHASE_MERCENARIES |
		1u << PHASE_DESERTION | 1u << PHASE_STORM | 1u << PHASE_MASONS |
		1u << PHASE_FLEET;
	static const uint8_t below[PHASE_COUNT] = {
		[PHASE_DEMAND] = PHASE_MOVERE,
		[PHASE_FORTRESS] = PHASE_CONQUEST,
		[PHASE_LOSSES] = PHASE_CONQUEST,
		[PHASE_MERCENARIES] = PHASE_MILITIA,
	};
	const int phase = s->flow[0], under = s->flow[1];
	if (!is_casus(s) && only_casus >> phase & 1)
		return false;
	if (is_casus(s) && (phase == PHASE_DEAL || phase == PHASE_DEMAND))
		return false;
	if (phase < PHASE_PAYING)
		return under == NO_PHASE;
	const bool is_own =
		under >= PHASE_RONDEL && under <= PHASE_FOUNDING && under != PHASE_STEPS;
	return is_own && s->flow[2] == NO_PHASE &&
	       (!below[phase] || below[phase] == under);
}

static status check_board(const struct antike *s, struct text *why)
{
	for (int r = 0; r < REGION_COUNT; r++)
		TRY(check_region(s, r, why));
	for (int seat = 0; seat < SEAT_COUNT; seat++)
		TRY(check_seat(s, seat, why));
	return check_supplies(s, why);
}

status antike_check_position(const struct antike *s, struct text *why)
{
	const int least = is_casus(s) ? 2 : 3, most = is_casus(s) ? 2 : SEAT_COUNT;
	if (s->seats < least || s->seats > most || s->active >= s->seats)
		return bad(why, "seats", "this many cannot play");
	if (s->winner > s->seats || (s->winner && s->flow[0] != NO_PHASE))
		return bad(why, "winner", "there is no such winner");
	if (s->bellona > s->seats || (s->bellona && is_casus(s)))
		return bad(why, "bellona", "nobody in the game has it");
	TRY(check_board(s, why));
	TRY(flow_check(s->flow, antike_phases, why));
	if (s->flow[0] == NO_PHASE)
		return OK;
	if (!is_flow_sound(s))
		return bad(why, "flow", "a choice within an action stands on its action");
	const char *missing = missing_in_phase(s);
	return missing ? bad(why, "flow", missing) : OK;
}
