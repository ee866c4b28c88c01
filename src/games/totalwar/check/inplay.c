/*
 * What each phase takes for granted beyond the values of its registers: who is asked,
 * which force is under way, which cards stand in the line.
 */
#include "games/totalwar/check/check.h"

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

struct flaw tw_check_deal(const struct totalwar *s)
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

struct flaw tw_check_bid(const struct totalwar *s)
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

struct flaw tw_check_active(const struct totalwar *s)
{
	return s->out[s->active] ? FLAW("active", "this player is out") : SOUND;
}

struct flaw tw_check_draw(const struct totalwar *s)
{
	return tw_agents_next_to_draw(s) == SEAT_NONE
		       ? FLAW("hand", "nobody has room for a card")
		       : SOUND;
}

/* TW-14: each army gets its general in turn. */
struct flaw tw_check_generals(const struct totalwar *s)
{
	int seat, army;
	if (!tw_setup_next_general(s, &seat, &army))
		return FLAW("general", "every army has its general");
	if (s->loser != seat || s->losing != army)
		return FLAW("losing", "another army is next to get its general");
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

struct flaw tw_check_spend(const struct totalwar *s)
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

struct flaw tw_check_deed(const struct totalwar *s)
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

struct flaw tw_check_treaty(const struct totalwar *s)
{
	MUST(tw_check_deed(s));
	return s->asked == tw_deed_victim(s)
		       ? SOUND
		       : FLAW("asked", "the treaty is offered to another player");
}

/* TW-68: only some deeds are diced for. */
struct flaw tw_check_agent_die(const struct totalwar *s)
{
	if (s->deed != BRIBE && s->deed != SABOTAGE && s->deed != TREASURY_THEFT &&
	    s->deed != ASSASSINATION)
		return FLAW("deed", "no die is rolled for it");
	if (!s->die[0])
		return FLAW("die", "the agent's die is missing");
	return tw_check_deed(s);
}

/* TW-78: those whose armies the rebels have yet to strike. */
struct flaw tw_check_uprising(const struct totalwar *s)
{
	MUST(tw_check_deed(s));
	return s->waiting >> s->active & 1
		       ? FLAW("waiting", "nobody is struck by his own rebels")
		       : SOUND;
}

/* Losses */

bool tw_check_is_on_map(const struct totalwar *s, int seat, int army)
{
	return is_region(s->at[seat][army]) || is_sea(s->at[seat][army]);
}

struct flaw tw_check_losses(const struct totalwar *s)
{
	int sum = 0;
	for (int kind = 0; kind < LOSS_COUNT; kind++)
		sum += s->losses[kind];
	if (!sum)
		return FLAW("losses", "nothing is to be lost");
	return s->losing < ARMY_COUNT && tw_check_is_on_map(s, s->loser, s->losing)
		       ? SOUND
		       : FLAW("losing", "there is no such army on the map");
}

/* By chance a card of the army is lost; there must be one. */
struct flaw tw_check_perishing(const struct totalwar *s)
{
	struct actions list;
	if (s->flow[1] == STEP_CAMPAIGN_END && s->loser != s->active) /* TW-154 */
		return FLAW("loser", "at the end of a turn others lose nothing");
	MUST(tw_check_losses(s));
	list.count = 0;
	tw_legal_PERISH(s, CHANCE, &list);
	return list.count > 0 ? SOUND : FLAW("losses", "no card can be lost");
}

struct flaw tw_check_appointment(const struct totalwar *s)
{
	if (!tw_general_in_box(s, s->loser, s->appointing))
		return FLAW("appointing", "no such general is left");
	if (s->losing == ARMY_COUNT)
		return tw_flow_has(s, STEP_ROUND_END)
			       ? SOUND
			       : FLAW("losing", "there is no such army");
	return s->at[s->loser][s->losing] ? SOUND
					  : FLAW("losing", "there is no such army");
}

/* Forces under way */

static int place_of(const struct totalwar *s, int force)
{
	return is_navy_force(force)   ? s->fleet[s->active][navy_of_force(force)]
	       : is_army_force(force) ? s->at[s->active][army_of_force(force)]
				      : NOWHERE_REGION;
}

struct flaw tw_check_shift(const struct totalwar *s)
{
	const int a = s->force, b = s->partner, place = place_of(s, a);
	if (!a || !b || a == b || is_navy_force(a) != is_navy_force(b) || !place ||
	    place == IN_SPACE || place_of(s, b) != place)
		return FLAW("partner", "two forces in one place are reorganised");
	if (is_army_force(a) && (s->aboard[s->active][army_of_force(a)] ||
				 s->aboard[s->active][army_of_force(b)]))
		return FLAW("aboard", "no army on a navy is reorganised");
	return SOUND;
}

/* TW-148 */
struct flaw tw_check_entry(const struct totalwar *s)
{
	const int owner = s->control[s->goal] - 1;
	if (owner < 0 || owner == s->active || s->asked != owner ||
	    s->relation[s->active][owner] != ALLY)
		return FLAW("asked", "an ally who holds the region is asked");
	const refusal r =
		is_navy_force(s->force)
			? tw_sea_refusal(s, s->active, navy_of_force(s->force), s->goal)
		: s->aboard[s->active][army_of_force(s->force)]
			? tw_land_refusal(s, s->active, army_of_force(s->force), s->goal)
			: tw_march_refusal(s, s->active, army_of_force(s->force),
					   s->goal);
	return r == ALLOWED && place_of(s, s->force) != IN_SPACE
		       ? SOUND
		       : FLAW("goal", "the force cannot enter there");
}

/* `loser` and `losing` are the army that takes the land. */
struct flaw tw_check_conquest(const struct totalwar *s)
{
	return s->losing < ARMY_COUNT && tw_table_is_on_land(s, s->loser, s->losing)
		       ? SOUND
		       : FLAW("losing", "no army is there to take the land");
}

struct flaw tw_check_assault(const struct totalwar *s)
{
	return tw_table_is_on_land(s, s->active, army_of_force(s->force))
		       ? SOUND
		       : FLAW("force", "no army is there to assault");
}

/* TW-99: settled before anybody may go on. */
struct flaw tw_check_campaign(const struct totalwar *s)
{
	MUST(tw_check_active(s));
	return s->interlude && s->flow[0] == PHASE_CAMPAIGN
		       ? FLAW("interlude", "the others were to be asked before")
		       : SOUND;
}

/* TW-291 */
struct flaw tw_check_stranded(const struct totalwar *s)
{
	MUST(tw_check_conquest(s));
	const int region = s->at[s->loser][s->losing];
	return s->control[region] && !controls(s, s->loser, region)
		       ? SOUND
		       : FLAW("losing", "the army is not stranded");
}

struct flaw tw_check_nothing(const struct totalwar *s)
{
	(void)s;
	return SOUND;
}
