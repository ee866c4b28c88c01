/*
 * What each phase takes for granted beyond the values of its registers: who is asked,
 * which force is under way, which cards stand in the line.
 */
#include "games/totalwar/check.h"

/* The round (TW-50 to TW-53, TW-260) */

static int dealt(const struct totalwar *s)
{
	int n = 0;
	while (n < s->players && s->initiative[n])
		n++;
	return n;
}

static struct flaw check_initiative(const struct totalwar *s)
{
	int seen = 0;
	for (int seat = 0; seat < s->players; seat++) {
		const int card = s->initiative[seat];
		if (card > s->players || (card && (seen >> card & 1)) ||
		    (card && seat > dealt(s)))
			return FLAW("initiative", "each card is dealt once, in order");
		seen |= 1 << card;
	}
	return SOUND;
}

static struct flaw check_deal(const struct totalwar *s)
{
	if (dealt(s) == s->players)
		return FLAW("initiative", "all cards are dealt");
	return check_initiative(s);
}

/* Some are ready and some are not; who is out is not asked. */
static struct flaw check_readiness(const struct totalwar *s)
{
	bool waits = false;
	for (int seat = 0; seat < s->players; seat++) {
		waits = waits || !s->ready[seat];
		if (s->out[seat] && !s->ready[seat])
			return FLAW("ready", "a player who is out does not choose");
	}
	return waits ? SOUND : FLAW("ready", "nobody has anything left to choose");
}

static struct flaw check_bid(const struct totalwar *s)
{
	MUST(check_readiness(s));
	MUST(check_initiative(s));
	if (dealt(s) < s->players)
		return FLAW("initiative", "a card is yet to be dealt");
	for (int seat = 0; seat < s->players; seat++)
		if (s->bid[seat] > s->gold[seat] || (s->bid[seat] && !s->ready[seat]))
			return FLAW("bid", "nobody bids unready, or more than his gold");
	return SOUND;
}

static struct flaw check_active(const struct totalwar *s)
{
	return s->out[s->active] ? FLAW("active", "this player is out") : SOUND;
}

static struct flaw check_draw(const struct totalwar *s)
{
	return tw_agents_next_to_draw(s) == SEAT_NONE
		       ? FLAW("hand", "nobody has room for a card")
		       : SOUND;
}

/* TW-14: each army gets its general in turn. */
static struct flaw check_generals(const struct totalwar *s)
{
	int seat, army;
	if (!tw_setup_next_general(s, &seat, &army))
		return FLAW("general", "every army has its general");
	if (s->appoint_seat != seat || s->appoint_army != army)
		return FLAW("appoint_army", "another army is next to get its general");
	for (seat = 0; seat < s->players; seat++)
		for (army = 0; army < ARMY_COUNT; army++)
			if (s->at[seat][army] && !tw_setup_has_army(seat, army))
				return FLAW("at", "the game does not begin with it");
	for (int g = 1; g < GENERAL_COUNT; g++)
		if (s->spare[g])
			return FLAW("spare", "the game begins without spare generals");
	return SOUND;
}

/* TW-260: the orders of each seat could be carried out one after the other. */
static struct flaw check_orders(const struct totalwar *s)
{
	static const u8 none[PART_COUNT];
	for (int seat = 0; seat < s->players; seat++) {
		struct totalwar copy = *s; /* a seat knows only of its own */
		bool ended = s->out[seat];
		memset(copy.order, 0, sizeof copy.order);
		for (int i = 0; i < ORDER_COUNT; i++) {
			const u8 *order = s->order[seat][i];
			ended = ended || order[ORDER_VERB] == VERB_NONE;
			if (ended && memcmp(order, none, sizeof none) != 0)
				return FLAW("order", "nothing follows the last order");
			if (ended)
				continue;
			if (tw_buy_refusal(&copy, seat, order) != ALLOWED)
				return FLAW("order", "this cannot be ordered");
			tw_buy_apply(&copy, seat, order);
		}
	}
	return SOUND;
}

static struct flaw check_spend(const struct totalwar *s)
{
	MUST(check_readiness(s));
	return check_orders(s);
}

/* Agents */

static bool is_aimed_at_army(int target)
{
	return target >= AT_ARMY && target < AT_AGENT;
}

static bool is_aimed_at_agent(int target)
{
	return target >= AT_AGENT && target < AT_MARKET;
}

static bool fits_target(const struct totalwar *s)
{
	const int t = s->target;
	switch ((enum deed_id)s->deed) {
	case TREATY:
	case TRADE:
	case TREASURY_THEFT:
	case SOW_DISTRUST:
		return t >= AT_SEAT && t < AT_SEAT + s->players;
	case SPY:
		return is_aimed_at_army(t);
	case BRIBE:
		return is_aimed_at_army(t) || t == AT_REGION;
	case SABOTAGE:
		return t >= AT_MARKET;
	case DOUBLE_AGENT:
		return is_aimed_at_agent(t);
	case ASSASSINATION:
		return is_aimed_at_army(t) || is_aimed_at_agent(t);
	case PROTESTS:
	case RIOTS:
	case REBEL_UPRISING:
	case RECRUIT_MERCENARIES:
		return t == AT_REGION;
	case NO_DEED: /* it was cancelled (TW-122) */
		return true;
	case DEED_COUNT:
		break;
	}
	return false;
}

static struct flaw check_deed(const struct totalwar *s)
{
	const int victim = tw_deed_victim(s);
	if (!s->agent[s->active][s->doer])
		return FLAW("doer", "there is no such agent");
	if (!fits_target(s))
		return FLAW("target", "the agent's action has no such target");
	if (s->deed != RECRUIT_MERCENARIES && s->deed != NO_DEED &&
	    (victim >= s->players || victim == s->active))
		return FLAW("target", "an action is aimed at another player");
	return SOUND;
}

static struct flaw check_treaty(const struct totalwar *s)
{
	MUST(check_deed(s));
	return s->asked == tw_deed_victim(s)
		       ? SOUND
		       : FLAW("asked", "the treaty is offered to another player");
}

/* TW-68: only some deeds are diced for. */
static struct flaw check_agent_die(const struct totalwar *s)
{
	if (s->deed != BRIBE && s->deed != SABOTAGE && s->deed != TREASURY_THEFT &&
	    s->deed != ASSASSINATION)
		return FLAW("deed", "no die is rolled for it");
	if (!s->die[0])
		return FLAW("die", "the agent's die is missing");
	return check_deed(s);
}

/* Windows and events */

static struct flaw check_window(const struct totalwar *s)
{
	return s->waiting >> s->asked & 1
		       ? SOUND
		       : FLAW("asked", "the player asked is not one who waits");
}

/* TW-101: all but who played the event. */
static struct flaw check_omens(const struct totalwar *s)
{
	if (s->omens_waiting >> s->event_by & 1)
		return FLAW("omens_waiting", "nobody answers his own event");
	return s->omens_waiting >> s->omens_asked & 1
		       ? SOUND
		       : FLAW("omens_asked", "the player asked is not one who waits");
}

static bool is_on_map(const struct totalwar *s, int seat, int army)
{
	return is_region(s->at[seat][army]) || is_sea(s->at[seat][army]);
}

static bool fits_event(const struct totalwar *s)
{
	const int a = s->event_a, b = s->event_b;
	switch (s->event) {
	case STORM:
		return a < s->players && b < NAVY_COUNT;
	case MUTINY:
	case PLAGUE:
		return a < s->players && b < ARMY_COUNT && is_on_map(s, a, b);
	case PIRATES:
		return a < s->players;
	case FAIR_WINDS:
		return a < NAVY_COUNT;
	case FORCED_MARCH:
	case MOUNTAIN_GUIDES:
		return a < ARMY_COUNT;
	case INFORMERS:
	case FORGED:
		return a < AGENT_COUNT;
	default:
		return true;
	}
}

/* In the own turn, or when armies meet, there is no window to be asked in. */
static int window_of_event(const struct totalwar *s)
{
	return tw_check_has(s, PHASE_WINDOW)   ? s->window
	       : tw_check_has(s, STEP_MEETING) ? WINDOW_AVOID
	       : tw_check_has(s, PHASE_AGENTS) ? WINDOW_AGENT_TURN
					       : WINDOW_CAMPAIGN_TURN;
}

static struct flaw check_event(const struct totalwar *s)
{
	if (!(tw_rows_event[s->event].windows >> window_of_event(s) & 1))
		return FLAW("event", "it cannot be played in this phase");
	return fits_event(s) ? SOUND : FLAW("event_a", "the event has no such target");
}

static struct flaw check_storm(const struct totalwar *s)
{
	return s->event_a < s->players ? SOUND
				       : FLAW("event_a", "the event has no such target");
}

/* Losses */

static struct flaw check_losses(const struct totalwar *s)
{
	if (!s->losses && !s->light_losses)
		return FLAW("losses", "nothing is to be lost");
	return is_on_map(s, s->loser, s->losing)
		       ? SOUND
		       : FLAW("losing", "there is no such army on the map");
}

static struct flaw check_appointment(const struct totalwar *s)
{
	return s->at[s->appoint_seat][s->appoint_army]
		       ? SOUND
		       : FLAW("appoint_army", "there is no such army");
}

/* Forces under way */

static bool is_same_place(const struct totalwar *s, int a, int b)
{
	const u8 *at = s->at[s->active], *fleet = s->fleet[s->active];
	const bool navies = a >= NAVY_FORCE;
	const int here = navies ? fleet[a - NAVY_FORCE] : at[a - 1];
	const int there = navies ? fleet[b - NAVY_FORCE] : at[b - 1];
	return here == there && (is_region(here) || is_sea(here));
}

static struct flaw check_shift(const struct totalwar *s)
{
	const int a = s->force, b = s->partner;
	if (!a || !b || a == b || (a >= NAVY_FORCE) != (b >= NAVY_FORCE) ||
	    !is_same_place(s, a, b))
		return FLAW("partner", "two forces in one place are reorganised");
	if (a < NAVY_FORCE &&
	    (s->aboard[s->active][a - 1] || s->aboard[s->active][b - 1]))
		return FLAW("aboard", "no army on a navy is reorganised");
	return SOUND;
}

/* TW-148 */
static struct flaw check_entry(const struct totalwar *s)
{
	const int owner = s->control[s->goal] - 1, navy = s->force - NAVY_FORCE;
	if (owner < 0 || owner == s->active || s->asked != owner)
		return FLAW("asked", "who holds the region is asked");
	if (navy >= 0)
		return s->fleet[s->active][navy] && tw_rows_region[s->goal].port
			       ? SOUND
			       : FLAW("goal", "no navy wants into port");
	return is_on_map(s, s->active, s->force - 1)
		       ? SOUND
		       : FLAW("force", "no army wants to enter");
}

/* `loser` and `losing` are the army that takes the land. */
static struct flaw check_conquest(const struct totalwar *s)
{
	return is_on_land(s, s->loser, s->losing)
		       ? SOUND
		       : FLAW("losing", "no army is there to take the land");
}

static struct flaw check_assault(const struct totalwar *s)
{
	return is_on_land(s, s->active, s->force - 1)
		       ? SOUND
		       : FLAW("force", "no army is there to assault");
}

/* TW-291 */
static struct flaw check_stranded(const struct totalwar *s)
{
	MUST(check_conquest(s));
	const int region = s->at[s->loser][s->losing];
	return s->control[region] && !controls(s, s->loser, region)
		       ? SOUND
		       : FLAW("losing", "the army is not stranded");
}

/* Navies */

static bool is_at_goal(const struct totalwar *s, int seat, int navy)
{
	return s->fleet[seat][navy] == s->goal;
}

/* TW-193 */
static bool may_hunt(const struct totalwar *s, int seat)
{
	return seat != s->active && s->relation[s->active][seat] != ALLY;
}

static struct flaw check_hunters(const struct totalwar *s)
{
	for (int seat = 0; seat < s->players; seat++)
		if ((s->hunters >> seat & 1) && !may_hunt(s, seat))
			return FLAW("hunters", "neither oneself nor an ally intercepts");
	return SOUND;
}

static struct flaw check_intercept(const struct totalwar *s)
{
	if (!is_at_goal(s, s->active, s->force - NAVY_FORCE))
		return FLAW("goal", "the navy under way is elsewhere");
	return may_hunt(s, s->asked)
		       ? SOUND
		       : FLAW("asked", "neither oneself nor an ally intercepts");
}

static struct flaw check_navies(const struct totalwar *s)
{
	if (s->side[0] == s->side[1] ||
	    (s->side[0] != s->active && s->side[1] != s->active))
		return FLAW("side", "two players fight, and one of them is active");
	if (s->host[0] >= NAVY_COUNT || s->host[1] >= NAVY_COUNT)
		return FLAW("host", "there is no such navy");
	return SOUND;
}

static struct flaw check_naval(const struct totalwar *s)
{
	MUST(check_navies(s));
	return is_at_goal(s, s->side[0], s->host[0]) &&
			       is_at_goal(s, s->side[1], s->host[1])
		       ? SOUND
		       : FLAW("host", "the navies do not meet");
}

/* TW-195: what is sunk and taken is reckoned from the ships that began. */
static struct flaw check_broadside(const struct totalwar *s)
{
	MUST(check_naval(s));
	for (int side = 0; side < SIDE_COUNT; side++)
		if (s->began[side] != tw_table_ships(s, s->side[side], s->host[side]))
			return FLAW("began", "the navy has not so many ships");
	return SOUND;
}

static struct flaw check_retreat(const struct totalwar *s)
{
	MUST(check_navies(s));
	const int loser = s->victor == 1;
	return is_sea(s->fleet[s->side[loser]][s->host[loser]])
		       ? SOUND
		       : FLAW("victor", "no navy has to retreat");
}

/* One row for each phase that needs something. */
static const struct {
	u8 phase;
	struct flaw (*check)(const struct totalwar *s);
} needs[] = {
	{ PHASE_DEAL, check_deal },
	{ PHASE_BID, check_bid },
	{ PHASE_ORDER, check_active },
	{ PHASE_DRAW, check_draw },
	{ PHASE_AGENTS, check_active },
	{ PHASE_CAMPAIGN, check_active },
	{ STEP_CAMPAIGN_END, check_active },
	{ STEP_INFIGHTING, check_active },
	{ PHASE_SPEND, check_spend },
	{ STEP_GENERALS, check_generals },
	{ PHASE_TREATY, check_treaty },
	{ PHASE_HIRE, check_deed },
	{ PHASE_LEAD_AWAY, check_deed },
	{ PHASE_AGENT_REROLL, check_agent_die },
	{ STEP_AGENT_DIE, check_agent_die },
	{ STEP_AGENT_FATE, check_agent_die },
	{ STEP_DEED, check_deed },
	{ STEP_UPRISING, check_deed },
	{ STEP_THINNED, check_deed },
	{ PHASE_WINDOW, check_window },
	{ PHASE_OMENS, check_omens },
	{ STEP_EVENT, check_event },
	{ STEP_STORMED, check_storm },
	{ PHASE_LOSE, check_losses },
	{ PHASE_PERISH, check_losses },
	{ PHASE_APPOINT, check_appointment },
	{ PHASE_SHIFT, check_shift },
	{ PHASE_ENTRY, check_entry },
	{ STEP_CONQUEST, check_conquest },
	{ STEP_CONQUERED, check_conquest },
	{ STEP_GARRISON, check_conquest },
	{ STEP_GARRISON_ROLLED, check_conquest },
	{ STEP_ATTACK_ROLL, check_conquest },
	{ STEP_ATTACK_ROLLED, check_conquest },
	{ STEP_ASSAULT, check_assault },
	{ PHASE_STRANDED, check_stranded },
	{ STEP_SEA_MOVE, check_hunters },
	{ PHASE_INTERCEPT, check_intercept },
	{ STEP_NAVAL, check_naval },
	{ STEP_NAVAL_ROLLED, check_broadside },
	{ STEP_DROWN, check_navies },
	{ PHASE_RETREAT, check_retreat },
	{ STEP_ESCAPE, tw_check_sides },
	{ STEP_MEETING, tw_check_meeting },
	{ PHASE_MEET, tw_check_asked_side },
	{ STEP_AVOID_ROLLED, tw_check_meeting },
	{ STEP_AVOID_FAILED, tw_check_meeting },
	{ STEP_AVOIDED, tw_check_meeting },
	{ PHASE_FLEE, tw_check_flight },
	{ STEP_BATTLE_LINES, tw_check_battle },
	{ PHASE_JOIN, tw_check_join },
	{ PHASE_MUSTER, tw_check_muster },
	{ STEP_FIGHT, tw_check_battle },
	{ STEP_FIGHT, tw_check_fielded },
	{ PHASE_RECON, tw_check_recon },
	{ PHASE_DEPLOY, tw_check_deploy },
	{ STEP_EXCHANGE, tw_check_fielded },
	{ STEP_EXCHANGE_ROLLED, tw_check_fielded },
	{ PHASE_RELIEF, tw_check_relief },
	{ PHASE_RALLYING, tw_check_rallying },
	{ PHASE_REROLL, tw_check_reroll },
	{ STEP_STRUCK, tw_check_struck },
	{ PHASE_RECOVER, tw_check_battle },
	{ STEP_GROWTH, tw_check_field },
	{ STEP_BATTLE_END, tw_check_field },
};

struct flaw tw_check_in_play(const struct totalwar *s)
{
	for (int i = 0; i < DEPTH_COUNT && s->flow[i]; i++)
		for (size_t n = 0; n < sizeof needs / sizeof needs[0]; n++)
			if (needs[n].phase == s->flow[i])
				MUST(needs[n].check(s));
	return SOUND;
}
