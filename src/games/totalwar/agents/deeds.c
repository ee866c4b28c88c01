/* The thirteen agent actions: what they may aim at, and what they do. */
#include "games/totalwar/words/tell.h"

static int agent_place(const struct totalwar *s)
{
	return s->agent[s->active][s->doer];
}

static bool has_agent_at(const struct totalwar *s, int seat, int region)
{
	for (int i = 0; i < AGENT_COUNT; i++)
		if (s->agent[seat][i] == region)
			return true;
	return false;
}

static bool is_home_of(const struct totalwar *s, int seat, int region, int gold)
{
	return table_is_home(s, seat, region) && controls(s, seat, region) &&
	       tw_rows_region[region].gold >= gold;
}

/* TW-79, TW-249 */
static int bribe_of_army(const struct totalwar *s, int seat, int army)
{
	int price = tw_table_size(s, seat, army) + tw_table_stars(s, seat, army);
	if (!tw_table_has_skill(s, seat, army, MERCENARY_LOYALTY))
		price -= tw_table_mercenaries(s, seat, army);
	return price;
}

/* TW-81 */
static int bribe_of_region(const struct totalwar *s, int region)
{
	return 2 *
	       (tw_table_has_garrison(s, region) ? tw_table_garrison_dice(s, region) : 2);
}

static int richest(const struct totalwar *s, int seat)
{
	int best = 0;
	for (int r = 1; r < REGION_COUNT; r++)
		if (controls(s, seat, r) && tw_rows_region[r].gold > best)
			best = tw_rows_region[r].gold;
	return best;
}

static bool can_be_sown(const struct totalwar *s, int seat, int friend)
{
	return friend != seat && s->relation[seat][friend] >= FRIENDLY;
}

/* TW-70 */
bool tw_deed_allows_treaty(const struct totalwar *s, int seat, int other, int r)
{
	return other != seat && s->relation[seat][other] < ALLY &&
	       (has_agent_at(s, other, r) || is_home_of(s, other, r, 2));
}

/* Whether a deed can aim at another player as such. */
static bool fits_seat(const struct totalwar *s, int deed, int seat, int other, int r)
{
	const int owner = s->control[r] - 1;
	if (deed == SOW_DISTRUST) /* TW-85: `other` is the friend */
		return s->players > 2 && owner >= 0 && owner != seat &&
		       r == tw_rows_capital[owner] && can_be_sown(s, owner, other);
	if (other == seat)
		return false;
	if (deed == TREATY)
		return tw_deed_allows_treaty(s, seat, other, r);
	if (deed == TRADE) /* TW-71, TW-72 */
		return s->relation[seat][other] > ENEMY &&
		       !(s->intrigue[TRADED] >> other & 1) &&
		       (has_agent_at(s, other, r) || is_home_of(s, other, r, 1));
	return deed == TREASURY_THEFT && controls(s, other, r) && s->gold[other] > 0 &&
	       tw_rows_region[r].gold == richest(s, other);
}

static bool fits_army(const struct totalwar *s, int deed, int seat, int other, int r)
{
	const int army = tw_table_army_at(s, other, r);
	if (army == NO_ARMY)
		return false;
	return deed == SPY || (deed == ASSASSINATION && s->general[other][army]) ||
	       (deed == BRIBE && bribe_of_army(s, other, army) <= s->gold[seat]);
}

/* TW-81 */
static bool can_be_bribed(const struct totalwar *s, int owner, int r)
{
	return is_option(s, OPTION_BRIBES, BRIBE_ANY) ||
	       (!tw_rows_region[r].capital && tw_table_army_at(s, owner, r) == NO_ARMY);
}

static bool fits_region(const struct totalwar *s, int deed, int seat, int r)
{
	const int owner = s->control[r] - 1;
	if (deed == RECRUIT_MERCENARIES)
		return tw_hire_exists(s, seat, r);
	if (owner < 0 || owner == seat)
		return false;
	if (deed == PROTESTS || deed == RIOTS) /* TW-77 */
		return !s->built[BARRACKS][r] && s->unrest[r] < UNREST_MAX;
	if (deed == REBEL_UPRISING)
		return !table_is_home(s, owner, r);
	return deed == BRIBE && can_be_bribed(s, owner, r) &&
	       bribe_of_region(s, r) <= s->gold[seat];
}

/* What each action may aim at; for the rest see above. */
enum { ON_REGION = 1, ON_SEAT = 2, ON_ARMY = 4, ON_AGENT = 8, ON_WORK = 16 };
static const u8 aims[DEED_COUNT] = {
	[TREATY] = ON_SEAT,
	[TRADE] = ON_SEAT,
	[SPY] = ON_ARMY,
	[PROTESTS] = ON_REGION,
	[RIOTS] = ON_REGION,
	[REBEL_UPRISING] = ON_REGION,
	[BRIBE] = ON_REGION | ON_ARMY,
	[SABOTAGE] = ON_WORK,
	[TREASURY_THEFT] = ON_SEAT,
	[DOUBLE_AGENT] = ON_AGENT,
	[SOW_DISTRUST] = ON_SEAT,
	[RECRUIT_MERCENARIES] = ON_REGION,
	[ASSASSINATION] = ON_ARMY | ON_AGENT,
};

/* Whether an action may aim at targets of this kind. */
bool tw_deed_aims_at(int deed, int target)
{
	const int kind = target == AT_REGION  ? ON_REGION
			 : target < AT_ARMY   ? ON_SEAT
			 : target < AT_AGENT  ? ON_ARMY
			 : target < AT_MARKET ? ON_AGENT
					      : ON_WORK;
	return aims[deed] & kind;
}

/* What it costs to bribe the region or the army there. */
int tw_deed_bribe(const struct totalwar *s, int target, int region)
{
	const int seat = target - AT_ARMY;
	return target == AT_REGION
		       ? bribe_of_region(s, region)
		       : bribe_of_army(s, seat, tw_table_army_at(s, seat, region));
}

static void offer_on_agents(const struct totalwar *s, action use, int other, int r,
			    struct actions *out)
{
	for (int i = 0; i < AGENT_COUNT; i++)
		if (s->agent[other][i] == r)
			actions_add(out,
				    use + (action)(AT_AGENT + other * AGENT_COUNT + i));
}

static void offer_on_players(const struct totalwar *s, int seat, action use, int r,
			     struct actions *out)
{
	const int deed = tw_rows_action_card[action_arg(use, 0)].action;
	for (int other = 0; other < s->players; other++) {
		if (s->out[other])
			continue;
		if ((aims[deed] & ON_SEAT) && fits_seat(s, deed, seat, other, r))
			actions_add(out, use + (action)(AT_SEAT + other));
		if (other == seat)
			continue;
		if ((aims[deed] & ON_ARMY) && fits_army(s, deed, seat, other, r))
			actions_add(out, use + (action)(AT_ARMY + other));
		if (aims[deed] & ON_AGENT)
			offer_on_agents(s, use, other, r, out);
	}
}

static void offer_on_works(const struct totalwar *s, int seat, action use, int r,
			   struct actions *out)
{
	if (!s->control[r] || controls(s, seat, r))
		return;
	if (s->built[MARKET][r])
		actions_add(out, use + AT_MARKET);
	if (s->built[BARRACKS][r])
		actions_add(out, use + AT_BARRACKS);
}

void tw_deed_offer(const struct totalwar *s, int seat, int card, int agent,
		   struct actions *out)
{
	const int deed = tw_rows_action_card[card].action, r = s->agent[seat][agent];
	const action use = action_make(VERB_USE, card, agent, 0);
	if ((aims[deed] & ON_REGION) && fits_region(s, deed, seat, r))
		actions_add(out, use + AT_REGION);
	if (aims[deed] & ON_WORK)
		offer_on_works(s, seat, use, r, out);
	if (aims[deed] & (ON_SEAT | ON_ARMY | ON_AGENT))
		offer_on_players(s, seat, use, r, out);
}

/* The player an action is aimed at. */
int tw_deed_victim(const struct totalwar *s)
{
	const int r = agent_place(s);
	if (s->deed == RECRUIT_MERCENARIES)
		return SEAT_NONE;
	if (s->target >= AT_AGENT && s->target < AT_MARKET)
		return (s->target - AT_AGENT) / AGENT_COUNT;
	if (s->target >= AT_ARMY && s->target < AT_AGENT)
		return s->target - AT_ARMY;
	if (s->target >= AT_SEAT && s->target < AT_ARMY && s->deed != SOW_DISTRUST)
		return s->target - AT_SEAT;
	return s->control[r] ? s->control[r] - 1 : SEAT_NONE;
}

void tw_deed_start(struct totalwar *s, int seat, int card, int agent, int target)
{
	s->deed = tw_rows_action_card[card].action;
	s->doer = (u8)agent;
	s->target = (u8)target;
	s->intrigue[EXPERT] = false;
	s->agent_status[seat][agent][ACTED]++;
	tw_table_discard(s, seat, card);
	flow_push(s->flow, STEP_DEED);
	const int victim = tw_deed_victim(s);
	say(DEED, seat, card, s->deed, target, s->agent[seat][agent], victim);
	if (victim < s->players && victim != seat)
		tw_window_open(s, WINDOW_ACTION, seat_bit(victim)); /* TW-122 */
}

/* TW-71, TW-284 */
static void trade(struct totalwar *s, int other)
{
	const int base = 1 + s->relation[s->active][other];
	const bool houses = s->active == CARTHAGE - 1 && works(s, CAR_M1);
	const int own = tw_table_earn(
		s, s->active, base + tw_table_port_markets(s, s->active) + houses);
	const int theirs =
		tw_table_earn(s, other, base + tw_table_port_markets(s, other));
	say(TRADED, s->active, own, other, theirs);
	s->intrigue[TRADED] |= (u8)seat_bit(other);
}

/* TW-74, TW-75, TW-76 */
static void add_unrest(struct totalwar *s, int region, int markers, int why)
{
	const int before = s->unrest[region], sum = before + markers;
	s->unrest[region] = (u8)(sum < UNREST_MAX ? sum : UNREST_MAX);
	if (s->unrest[region] > before)
		say(UNREST, region, s->unrest[region] - before, why);
}

static void spy(struct totalwar *s, int other)
{
	int seats = seat_bit(s->active);
	for (int i = 0; i < s->players; i++)
		if (i != s->active && s->relation[s->active][i] == ALLY)
			seats |= seat_bit(i);
	const int army = tw_table_army_at(s, other, agent_place(s));
	tw_table_show(s, other, army, seats);
	TELL(tw_tell_seen(s, s->active, other, army, seats));
}

/* TW-78: whose armies the rebels strike. */
static int struck_seats(const struct totalwar *s, int region)
{
	int seats = 0;
	for (int other = 0; other < s->players; other++)
		if (other != s->active && s->relation[s->active][other] != ALLY &&
		    tw_table_army_at(s, other, region) != NO_ARMY)
			seats |= seat_bit(other);
	return seats;
}

/* TW-78: the dice of the region's people. */
static void rise(struct totalwar *s)
{
	const int r = agent_place(s);
	const struct region_row *row = &tw_rows_region[r];
	tw_roll_clear(s);
	flow_push(s->flow, STEP_UPRISING);
	s->waiting = (u8)struck_seats(s, r);
	if (!s->waiting)
		return;
	for (int i = 0; i < (row->home ? row->gold + 1 : 2); i++)
		tw_roll_add(s, 0, row->home ? RED : row->defence[i]);
	tw_roll_start(s);
}

/* One army after the other takes the same dice; then the region may be free. */
void tw_step_UPRISING(struct totalwar *s)
{
	const int r = agent_place(s), home = tw_rows_region[r].home;
	if (s->waiting) {
		const int seat = tw_window_first(s, s->waiting, NO_WINDOW);
		const int army = tw_table_army_at(s, seat, r);
		s->waiting = (u8)(s->waiting & ~seat_bit(seat));
		if (army != NO_ARMY)
			tw_loss_start(s, seat, army, tw_roll_damage(s, 0) / 2,
				      tw_roll_count(s, 0, SIGN));
		return;
	}
	const bool returns = tw_table_is_playing(s, home) && !s->out[home - 1];
	const bool succeeds = !struck_seats(s, r);
	flow_pop(s->flow);
	tw_roll_clear(s);
	say(UPRISING, s->active, r, succeeds ? VERDICT_FREE : VERDICT_NOT_FREE);
	if (succeeds)
		tw_table_set_control(s, r, returns ? home : NOBODY_HOME, CAUSE_BY_REVOLT);
}

static void roll_agent_dice(struct totalwar *s, int dice)
{
	tw_roll_clear(s);
	while (dice-- > 0)
		tw_roll_add(s, 0, RED);
	flow_push(s->flow, STEP_AGENT_DIE);
	tw_roll_start(s);
}

static void pay_bribe(struct totalwar *s, int victim)
{
	const int price =
		s->target == AT_REGION
			? bribe_of_region(s, agent_place(s))
			: bribe_of_army(s, victim,
					tw_table_army_at(s, victim, agent_place(s)));
	const int paid = tw_table_pay(s, s->active, price);
	if (paid)
		say(BRIBED, s->active, paid, agent_place(s));
}

/* TW-84 */
static void send_home(struct totalwar *s, int seat, int agent)
{
	if (s->agent[seat][agent] != tw_rows_capital[seat])
		say(AGENT_RETURNED, seat, agent, s->agent[seat][agent],
		    tw_rows_capital[seat]);
	s->agent[seat][agent] = tw_rows_capital[seat];
	s->agent_status[seat][agent][CAUGHT] = true;
}

/* What was aimed at may be gone by now. */
static bool is_still_there(const struct totalwar *s)
{
	const int r = agent_place(s);
	if (!r)
		return false;
	if (s->target >= AT_ARMY && s->target < AT_AGENT)
		return tw_table_army_at(s, s->target - AT_ARMY, r) != NO_ARMY;
	if (s->target >= AT_AGENT && s->target < AT_MARKET)
		return s->agent[(s->target - AT_AGENT) / AGENT_COUNT]
			       [(s->target - AT_AGENT) % AGENT_COUNT];
	return true;
}

void tw_step_DEED(struct totalwar *s)
{
	const int victim = tw_deed_victim(s), r = agent_place(s);
	flow_pop(s->flow);
	if (!is_still_there(s))
		return;
	switch ((enum deed_id)s->deed) {
	case NO_DEED:
	case DEED_COUNT:
		return;
	case TREATY:
		s->asked = (u8)victim;
		flow_push(s->flow, PHASE_TREATY);
		return;
	case TRADE:
		trade(s, victim);
		return;
	case SPY:
		spy(s, victim);
		return;
	case PROTESTS:
	case RIOTS:
		add_unrest(s, r, s->deed == RIOTS ? 2 : 1,
			   s->deed == RIOTS ? CAUSE_BY_RIOTS : CAUSE_BY_PROTESTS);
		return;
	case REBEL_UPRISING:
		rise(s);
		return;
	case BRIBE:
		pay_bribe(s, victim);
		roll_agent_dice(s, 1);
		return;
	case SABOTAGE:
	case TREASURY_THEFT:
		roll_agent_dice(s, 1);
		return;
	case ASSASSINATION: /* TW-88, TW-89 */
		roll_agent_dice(s, s->target >= AT_AGENT ? 2 : 1);
		return;
	case DOUBLE_AGENT:
		send_home(s, victim, (s->target - AT_AGENT) % AGENT_COUNT);
		return;
	case SOW_DISTRUST: {
		const int friend = s->target - AT_SEAT;
		if (can_be_sown(s, victim, friend))
			tw_table_relate(s, victim, friend,
					s->relation[victim][friend] - 1);
		return;
	}
	case RECRUIT_MERCENARIES:
		flow_push(s->flow, PHASE_HIRE);
		return;
	}
}

/* TW-70 */
void tw_legal_TREATY(const void *state, int seat, struct actions *out)
{
	(void)state, (void)seat;
	actions_add(out, action_make(VERB_YES, 0, 0, 0));
	actions_add(out, action_make(VERB_NO, 0, 0, 0));
}

void tw_apply_TREATY(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int level = s->relation[s->active][seat];
	const bool agrees = action_verb(a) == VERB_YES;
	flow_pop(s->flow);
	if (agrees)
		say(AGREED, seat, ASKS_TREATY, s->active);
	else
		say(REFUSED, seat, ASKS_TREATY, s->active);
	if (agrees && level < ALLY && seat != s->active)
		tw_table_relate(s, s->active, seat, level + 1);
}

ONE_REASON(TREATY, NOT_OFFERED)
