/*
 * Whether a position that fits the table can be played on without harm: the stack of
 * phases is one that play can reach, the pieces are where pieces can be, and a phase
 * finds what it takes for granted.
 */
#include "base/text.h"
#include "games/totalwar/totalwar.h"

static status bad(struct text *why, const char *field, const char *what)
{
	return status_say(BAD_POSITION, why, "Field \"%s\": %s.", field, what);
}

/* What may lie directly below what; NO_PHASE for the bottom. */
static const u8 stacks[][2] = {
	{ PHASE_DEAL, NO_PHASE },
	{ PHASE_BID, NO_PHASE },
	{ PHASE_ORDER, NO_PHASE },
	{ PHASE_DRAW, NO_PHASE },
	{ PHASE_AGENTS, NO_PHASE },
	{ PHASE_CAMPAIGN, NO_PHASE },
	{ PHASE_SPEND, NO_PHASE },
	{ STEP_ROUND, NO_PHASE },
	{ STEP_TAXES_END, NO_PHASE },
	{ STEP_CAMPAIGN_END, NO_PHASE },
	{ STEP_INFIGHTING, NO_PHASE },
	{ STEP_GENERALS, STEP_ROUND },
	{ PHASE_TREATY, PHASE_AGENTS },
	{ PHASE_AGENT_REROLL, PHASE_AGENTS },
	{ PHASE_HIRE, PHASE_AGENTS },
	{ PHASE_LEAD_AWAY, PHASE_AGENTS },
	{ STEP_DEED, PHASE_AGENTS },
	{ STEP_AGENT_DIE, PHASE_AGENTS },
	{ STEP_AGENT_FATE, PHASE_AGENTS },
	{ STEP_UPRISING, PHASE_AGENTS },
	{ STEP_THINNED, PHASE_AGENTS },
	{ PHASE_APPOINT, PHASE_AGENTS },
	{ PHASE_APPOINT, STEP_BATTLE_END },
	{ PHASE_APPOINT, STEP_EXCHANGE },
	{ PHASE_APPOINT, STEP_GENERALS },
	{ STEP_EVENT, PHASE_AGENTS },
	{ STEP_EVENT, PHASE_CAMPAIGN },
	{ STEP_EVENT, STEP_MEETING },
	{ STEP_EVENT, PHASE_WINDOW },
	{ PHASE_OMENS, STEP_EVENT },
	{ STEP_STORMED, PHASE_CAMPAIGN },
	{ STEP_STORMED, PHASE_WINDOW },
	{ STEP_DUEL, PHASE_WINDOW },
	{ PHASE_ENTRY, PHASE_CAMPAIGN },
	{ PHASE_SHIFT, PHASE_CAMPAIGN },
	{ STEP_CONQUEST, PHASE_CAMPAIGN },
	{ STEP_CONQUERED, PHASE_CAMPAIGN },
	{ STEP_ASSAULT, PHASE_CAMPAIGN },
	{ STEP_STRANDED_ARMIES, STEP_ASSAULT },
	{ STEP_STRANDED_ARMIES, STEP_MEETING },
	{ STEP_STRANDED_ARMIES, STEP_SEA_MOVE },
	{ PHASE_STRANDED, STEP_STRANDED_ARMIES },
	{ STEP_CONQUEST, STEP_STRANDED_ARMIES },
	{ STEP_CONQUERED, STEP_STRANDED_ARMIES },
	{ STEP_GARRISON, STEP_STRANDED_ARMIES },
	{ STEP_GARRISON_ROLLED, STEP_STRANDED_ARMIES },
	{ STEP_ATTACK_ROLL, STEP_STRANDED_ARMIES },
	{ STEP_ATTACK_ROLLED, STEP_STRANDED_ARMIES },
	{ STEP_GARRISON, PHASE_CAMPAIGN },
	{ STEP_GARRISON_ROLLED, PHASE_CAMPAIGN },
	{ STEP_ATTACK_ROLL, PHASE_CAMPAIGN },
	{ STEP_ATTACK_ROLLED, PHASE_CAMPAIGN },
	{ STEP_ESCAPE, PHASE_CAMPAIGN },
	{ STEP_MEETING, STEP_ESCAPE },
	{ STEP_AVOID_ROLLED, STEP_ESCAPE },
	{ STEP_AVOID_FAILED, STEP_ESCAPE },
	{ STEP_AVOIDED, STEP_ESCAPE },
	{ STEP_BATTLE_LINES, STEP_ESCAPE },
	{ STEP_FIGHT, STEP_ESCAPE },
	{ STEP_GROWTH, STEP_ESCAPE },
	{ STEP_BATTLE_END, STEP_ESCAPE },
	{ PHASE_FLEE, STEP_ESCAPE },
	{ PHASE_FLEE, STEP_BATTLE_END },
	{ PHASE_MEET, STEP_MEETING },
	{ PHASE_JOIN, STEP_BATTLE_LINES },
	{ PHASE_MUSTER, STEP_BATTLE_LINES },
	{ PHASE_GROUND, STEP_BATTLE_LINES },
	{ STEP_COMBAT, STEP_FIGHT },
	{ STEP_EXCHANGE, STEP_FIGHT },
	{ STEP_EXCHANGE_ROLLED, STEP_FIGHT },
	{ STEP_STRUCK, STEP_FIGHT },
	{ PHASE_SPARE, STEP_FIGHT },
	{ PHASE_STRIKE, STEP_FIGHT },
	{ PHASE_RECON, STEP_COMBAT },
	{ PHASE_DEPLOY, STEP_COMBAT },
	{ PHASE_RELIEF, STEP_EXCHANGE },
	{ PHASE_RALLYING, STEP_EXCHANGE },
	{ PHASE_RALLYING, STEP_EXCHANGE_ROLLED },
	{ PHASE_REROLL, STEP_EXCHANGE_ROLLED },
	{ PHASE_REROLL, STEP_STRUCK },
	{ PHASE_REROLL, PHASE_WINDOW },
	{ PHASE_RECOVER, STEP_GROWTH },
	{ PHASE_UPGRADE, STEP_GROWTH },
	{ STEP_SEA_MOVE, PHASE_CAMPAIGN },
	{ PHASE_INTERCEPT, STEP_SEA_MOVE },
	{ STEP_NAVAL, STEP_SEA_MOVE },
	{ STEP_NAVAL_ROLLED, STEP_SEA_MOVE },
	{ STEP_DROWN, STEP_SEA_MOVE },
	{ PHASE_RETREAT, STEP_SEA_MOVE },
	{ PHASE_LOSE, STEP_ATTACK_ROLL },
	{ PHASE_LOSE, PHASE_CAMPAIGN },
	{ PHASE_LOSE, STEP_CONQUERED },
	{ PHASE_LOSE, STEP_INFIGHTING },
	{ PHASE_LOSE, STEP_UPRISING },
	{ PHASE_LOSE, PHASE_WINDOW },
	{ PHASE_PERISH, PHASE_CAMPAIGN },
	{ PHASE_PERISH, STEP_DROWN },
	{ PHASE_PERISH, STEP_THINNED },
	{ PHASE_PERISH, PHASE_WINDOW },
	{ PHASE_ROLL, STEP_AGENT_DIE },
	{ PHASE_ROLL, STEP_ATTACK_ROLLED },
	{ PHASE_ROLL, STEP_AVOID_ROLLED },
	{ PHASE_ROLL, STEP_BATTLE_END },
	{ PHASE_ROLL, STEP_CONQUEST },
	{ PHASE_ROLL, STEP_DUEL },
	{ PHASE_ROLL, STEP_EXCHANGE_ROLLED },
	{ PHASE_ROLL, STEP_GARRISON_ROLLED },
	{ PHASE_ROLL, STEP_INFIGHTING },
	{ PHASE_ROLL, STEP_NAVAL_ROLLED },
	{ PHASE_ROLL, PHASE_REROLL },
	{ PHASE_ROLL, STEP_STORMED },
	{ PHASE_ROLL, STEP_STRUCK },
	{ PHASE_ROLL, STEP_UPRISING },
	{ PHASE_ROLL, PHASE_WINDOW },
	{ PHASE_WINDOW, STEP_AGENT_FATE },
	{ PHASE_WINDOW, STEP_AVOID_FAILED },
	{ PHASE_WINDOW, STEP_AVOIDED },
	{ PHASE_WINDOW, STEP_BATTLE_LINES },
	{ PHASE_WINDOW, PHASE_CAMPAIGN },
	{ PHASE_WINDOW, STEP_CAMPAIGN_END },
	{ PHASE_WINDOW, STEP_DEED },
	{ PHASE_WINDOW, STEP_EXCHANGE_ROLLED },
	{ PHASE_WINDOW, STEP_GARRISON },
	{ PHASE_WINDOW, STEP_NAVAL },
	{ PHASE_WINDOW, STEP_STRUCK },
	{ PHASE_WINDOW, STEP_TAXES_END },
};

static bool can_lie_on(int phase, int below)
{
	for (size_t i = 0; i < sizeof stacks / sizeof stacks[0]; i++)
		if (stacks[i][0] == phase && stacks[i][1] == below)
			return true;
	return false;
}

static bool has_phase(const struct totalwar *s, int phase)
{
	for (int i = 0; i < DEPTH_COUNT; i++)
		if (s->flow[i] == phase)
			return true;
	return false;
}

static status check_stack(const struct totalwar *s, struct text *why)
{
	TRY(flow_check(s->flow, tw_totalwar_phases, why));
	if (s->flow[0] > PHASE_SPEND)
		return bad(why, "flow", "a step runs by itself and cannot be on top");
	for (int i = 0; i < DEPTH_COUNT && s->flow[i]; i++)
		if (!can_lie_on(s->flow[i],
				i + 1 < DEPTH_COUNT ? s->flow[i + 1] : NO_PHASE))
			return bad(why, "flow", "such phases do not lie upon each other");
	return OK;
}

/* Every field that names a seat names one that plays. */
static status check_seats(const struct totalwar *s, struct text *why)
{
	const int n = s->players;
	if (n < 2 || (s->intro && n != 2))
		return bad(why, "players", "two to four play, in the introduction two");
	const u8 seats[] = { s->first,	     s->active,	 s->asked,	  s->event_by,
			     s->omens_asked, s->loser,	 s->appoint_seat, s->met,
			     s->side[0],     s->side[1], s->rerolls_by };
	for (size_t i = 0; i < sizeof seats; i++)
		if (seats[i] >= n)
			return bad(why, "active", "a seat is named that does not play");
	if (s->helper[0] > n || s->helper[1] > n)
		return bad(why, "helper", "a seat is named that does not play");
	for (int a = 0; a < SEAT_COUNT; a++)
		for (int b = 0; b < SEAT_COUNT; b++)
			if (s->relation[a][b] != s->relation[b][a] ||
			    (a == b && s->relation[a][b]))
				return bad(why, "relation",
					   "both sides of a relation are alike");
	for (int r = 1; r < REGION_COUNT; r++)
		if (s->control[r] > n)
			return bad(why, "control",
				   "a faction is named that does not play");
	return s->turns <= n ? OK : bad(why, "turns", "there are not so many turns");
}

static status check_cards(const struct totalwar *s, struct text *why)
{
	for (int card = 1; card < ACTION_CARD_COUNT; card++) {
		int copies = s->deck[card] + s->discard[card];
		for (int seat = 0; seat < SEAT_COUNT; seat++)
			copies += s->hand[seat][card];
		if (copies > 1)
			return bad(why, "hand", "an action card is in two places");
	}
	for (int dev = 1; dev < DEVELOPMENT_COUNT; dev++)
		if (s->bought[dev] > s->round)
			return bad(why, "bought",
				   "a development comes from a later round");
	return OK;
}

static bool is_army_sound(const struct totalwar *s, int seat, int army)
{
	const int at = s->at[seat][army], size = tw_table_size(s, seat, army);
	const int aboard = s->aboard[seat][army], general = s->general[seat][army];
	for (int i = 0; i < SLOT_COUNT; i++) {
		const int troop = s->army[seat][army][i];
		if ((i >= size && troop) ||
		    (troop && tw_rows_troop[troop].owner != faction_of(seat) &&
		     !is_mercenary(troop)))
			return false;
	}
	const bool may_be_empty = has_phase(s, PHASE_SHIFT);
	if ((at == 0 && size > 0) || (at && size == 0 && !may_be_empty) ||
	    (general && tw_rows_general[general].owner != faction_of(seat)) ||
	    (general && !at) || (general && s->spare[general]))
		return false;
	if (aboard)
		return (is_region(at) || is_sea(at)) &&
		       s->fleet[seat][aboard - 1] == at &&
		       tw_table_carried(s, seat, aboard - 1) == army;
	return !is_sea(at);
}

static status check_forces(const struct totalwar *s, struct text *why)
{
	for (int seat = 0; seat < SEAT_COUNT; seat++) {
		for (int army = 0; army < ARMY_COUNT; army++)
			if (!is_army_sound(s, seat, army) ||
			    (seat >= s->players && s->at[seat][army]))
				return bad(why, "army", "an army cannot be like this");
		for (int navy = 0; navy < NAVY_COUNT; navy++) {
			const int ships = tw_table_ships(s, seat, navy);
			const bool is_gone = s->fleet[seat][navy] == 0;
			if (ships > SHIPS_MAX || (is_gone && ships) ||
			    (!is_gone && !ships && !has_phase(s, PHASE_SHIFT)) ||
			    (seat >= s->players && ships))
				return bad(why, "navy", "a navy cannot be like this");
		}
		for (int i = 0; i < AGENT_COUNT; i++)
			if (s->agent[seat][i] >= REGION_COUNT)
				return bad(why, "agent", "an agent is in a region");
	}
	for (int troop = 1; troop < TROOP_COUNT; troop++)
		for (int seat = 0; seat < s->players; seat++)
			if (tw_table_left(s, seat, troop) < 0)
				return bad(why, "army",
					   "there are not so many cards of a kind");
	return OK;
}

static bool fits_target(const struct totalwar *s)
{
	const int t = s->target;
	const bool seat = t >= AT_SEAT && t < AT_ARMY,
		   army = t >= AT_ARMY && t < AT_AGENT;
	const bool agent = t >= AT_AGENT && t < AT_MARKET;
	if (s->deed == NO_DEED)
		return true;
	if (s->deed != RECRUIT_MERCENARIES && tw_deed_victim(s) >= s->players)
		return false;
	switch ((enum deed_id)s->deed) {
	case TREATY:
	case TRADE:
	case TREASURY_THEFT:
	case SOW_DISTRUST:
		return seat && t - AT_SEAT < s->players;
	case SPY:
		return army;
	case BRIBE:
		return army || t == AT_REGION;
	case SABOTAGE:
		return t >= AT_MARKET;
	case DOUBLE_AGENT:
		return agent;
	case ASSASSINATION:
		return army || agent;
	case PROTESTS:
	case RIOTS:
	case REBEL_UPRISING:
	case RECRUIT_MERCENARIES:
		return t == AT_REGION;
	case NO_DEED:
	case DEED_COUNT:
		break;
	}
	return false;
}

static bool fits_event(const struct totalwar *s)
{
	const int a = s->event_a, b = s->event_b;
	if (has_phase(s, STEP_STORMED) || s->event == STORM)
		return a < s->players && b < NAVY_COUNT;
	if (s->event == MUTINY || s->event == PLAGUE)
		return a < s->players && b < ARMY_COUNT;
	if (s->event == PIRATES)
		return a < s->players;
	if (s->event == FAIR_WINDS)
		return a < NAVY_COUNT;
	return s->event == NO_EVENT || s->event == BREAD || a < AGENT_COUNT ||
	       (a < ARMY_COUNT && s->event != INFORMERS && s->event != FORGED);
}

static bool is_on_land(const struct totalwar *s, int side)
{
	const int at = s->at[s->side[side]][s->host[side]];
	return at < REGION_COUNT && !s->aboard[s->side[side]][s->host[side]];
}

static bool is_assaulting(const struct totalwar *s)
{
	return s->force && s->force < NAVY_FORCE &&
	       is_region(s->at[s->active][s->force - 1]);
}

static bool fits_shift(const struct totalwar *s)
{
	const bool navies = s->force >= NAVY_FORCE;
	return s->force && s->partner && s->force != s->partner &&
	       navies == (s->partner >= NAVY_FORCE);
}

/* What the phases of war take for granted; NULL if all is there. */
static const char *missing_in_war(const struct totalwar *s)
{
	const bool at_sea = has_phase(s, STEP_SEA_MOVE);
	if (at_sea && (s->force < NAVY_FORCE || !is_sea(s->goal)))
		return "no navy is under way";
	const bool battle_at_sea = at_sea && !has_phase(s, PHASE_INTERCEPT) &&
				   !has_phase(s, STEP_STRANDED_ARMIES) &&
				   s->flow[1] != NO_PHASE;
	if (battle_at_sea && (s->host[0] >= NAVY_COUNT || s->host[1] >= NAVY_COUNT))
		return "no navies fight";
	if (has_phase(s, STEP_ESCAPE) &&
	    (s->side[0] == s->side[1] || s->side[0] != s->active || !is_on_land(s, 0) ||
	     !is_on_land(s, 1)))
		return "no armies meet";
	if (has_phase(s, STEP_AVOIDED) && s->fleeing > FLEES_DEFENDER)
		return "only who met can avoid";
	if (has_phase(s, STEP_FIGHT) && !s->fight)
		return "no fight is on";
	if (has_phase(s, PHASE_STRANDED) && !is_region(s->at[s->loser][s->losing]))
		return "no army is stranded";
	if (has_phase(s, STEP_ASSAULT) && !is_assaulting(s))
		return "no army assaults";
	if (has_phase(s, PHASE_SHIFT) && !fits_shift(s))
		return "no two forces are reorganised";
	if (has_phase(s, PHASE_LEAD_AWAY) && (!is_region(s->goal) || !s->steps))
		return "no army is led away";
	if (has_phase(s, PHASE_ENTRY) &&
	    (!is_region(s->goal) || !s->control[s->goal] || !s->force))
		return "nobody wants to enter";
	if (has_phase(s, PHASE_RECOVER) && (!s->victor || !s->rewards))
		return "there is no victor";
	if (has_phase(s, PHASE_UPGRADE) && (!s->victor || !s->rewards))
		return "there is no victor";
	if (has_phase(s, STEP_BATTLE_LINES) && s->field == NOWHERE_REGION)
		return "there is no field of battle";
	return NULL;
}

static bool can_perish(const struct totalwar *s)
{
	struct actions list = { .count = 0 };
	tw_legal_PERISH(s, CHANCE, &list);
	return list.count > 0;
}

static const char *missing_in_phase(const struct totalwar *s)
{
	if (has_phase(s, PHASE_LOSE) && !s->losses && !s->light_losses)
		return "nothing is to be lost";
	if (has_phase(s, PHASE_PERISH) && (!s->losses || !can_perish(s)))
		return "nothing is to be lost";
	if (has_phase(s, PHASE_TREATY) && s->asked == s->active)
		return "a treaty is made with another player";
	if (has_phase(s, PHASE_WINDOW) && !(s->waiting >> s->asked & 1))
		return "the player asked is not one who waits";
	if (has_phase(s, PHASE_WINDOW) && s->window == NO_WINDOW)
		return "no window is open";
	if (!fits_event(s))
		return "the event has no such target";
	const bool agents = has_phase(s, PHASE_AGENTS) && s->flow[1] != NO_PHASE &&
			    s->flow[0] != PHASE_APPOINT &&
			    !(has_phase(s, STEP_EVENT) && !has_phase(s, PHASE_WINDOW));
	return agents && !fits_target(s) ? "the agent has no such target"
					 : missing_in_war(s);
}

/* The orders of each seat could be carried out one after the other. */
static bool are_orders_sound(const struct totalwar *s)
{
	for (int seat = 0; seat < s->players; seat++) {
		struct totalwar copy = *s; /* a seat knows only of its own */
		memset(copy.order, 0, sizeof copy.order);
		for (int i = 0; i < ORDER_COUNT && s->order[seat][i][ORDER_VERB]; i++) {
			if (tw_buy_refusal(&copy, seat, s->order[seat][i]) != ALLOWED)
				return false;
			tw_buy_apply(&copy, seat, s->order[seat][i]);
		}
	}
	return true;
}

status tw_check_position(const void *state, struct text *why)
{
	const struct totalwar *s = state;
	TRY(check_stack(s, why));
	TRY(check_seats(s, why));
	TRY(check_cards(s, why));
	TRY(check_forces(s, why));
	if (s->flow[0] == NO_PHASE)
		return OK;
	if (s->round == 0 && !has_phase(s, STEP_GENERALS))
		return bad(why, "round", "the game has not begun");
	if (s->flow[0] == PHASE_SPEND && !are_orders_sound(s))
		return bad(why, "order", "this cannot be ordered");
	const char *missing = missing_in_phase(s);
	return missing ? bad(why, "flow", missing) : OK;
}
