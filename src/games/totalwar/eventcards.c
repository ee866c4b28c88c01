/* The events: when each can be played and at what, and what it does. */
#include "games/totalwar/words/tell.h"

static void offer(struct actions *out, int card, int aim)
{
	actions_add(out, aim == NO_AIM ? action_make(VERB_EVENT, card, 0, 0)
				       : action_make(VERB_AIM, card, aim, 0));
}

static int aim_army(int seat, int army)
{
	return AIM_ARMY_OF + seat * ARMY_COUNT + army;
}

static int aim_navy(int seat, int navy)
{
	return AIM_NAVY_OF + seat * NAVY_COUNT + navy;
}

/* Whose event is being carried out: who plays it in his own turn is not asked. */
int tw_event_player(const struct totalwar *s)
{
	int i = 0;
	while (i + 1 < DEPTH_COUNT && s->flow[i] != STEP_EVENT &&
	       s->flow[i] != PHASE_FEAST)
		i++;
	const int below = i + 1 < DEPTH_COUNT ? s->flow[i + 1] : NO_PHASE;
	return below == PHASE_AGENTS || below == PHASE_CAMPAIGN ? s->active : s->asked;
}

int tw_event_card(const struct totalwar *s, int seat, int event)
{
	for (int card = 1; card < ACTION_CARD_COUNT; card++)
		if (s->hand[seat][card] && tw_rows_action_card[card].event == event)
			return card;
	return NO_CARD;
}

/* TW-113, TW-115: armies of others who are no allies; only what all can see counts. */
static void offer_armies(const struct totalwar *s, int seat, int card,
			 struct actions *out)
{
	const bool mutiny = tw_rows_action_card[card].event == MUTINY;
	for (int other = 0; other < s->players; other++)
		for (int army = 0; army < ARMY_COUNT; army++) {
			if (other == seat || s->relation[seat][other] == ALLY ||
			    !s->at[other][army] || s->at[other][army] == IN_SPACE)
				continue;
			const bool loyal =
				tw_table_has_skill(s, other, army, MERCENARY_LOYALTY);
			if (mutiny ? tw_table_mercenaries(s, other, army) > 0 && !loyal
				   : tw_table_size(s, other, army) >= 3)
				offer(out, card, aim_army(other, army));
		}
}

static void offer_navies(const struct totalwar *s, int seat, int card,
			 struct actions *out)
{
	for (int other = 0; other < s->players; other++)
		for (int navy = 0; navy < NAVY_COUNT; navy++)
			if (other != seat && s->relation[seat][other] != ALLY &&
			    is_sea(s->fleet[other][navy]))
				offer(out, card, aim_navy(other, navy));
}

/* TW-119: the first of one or two own regions with unrest. */
static void offer_bread(const struct totalwar *s, int seat, int card, struct actions *out)
{
	for (int r = 1; r < REGION_COUNT; r++)
		if (s->unrest[r] && controls(s, seat, r))
			offer(out, card, AIM_REGION + r);
}

static bool has_port(const struct totalwar *s, int seat)
{
	for (int r = 1; r < REGION_COUNT; r++)
		if (tw_rows_region[r].port && controls(s, seat, r))
			return true;
	return false;
}

static void offer_agents(const struct totalwar *s, int seat, int card,
			 struct actions *out)
{
	const int event = tw_rows_action_card[card].event;
	for (int i = 0; i < AGENT_COUNT; i++) {
		const u8 *agent_status = s->agent_status[seat][i];
		if (!s->agent[seat][i] || agent_status[CAUGHT])
			continue;
		if (event == INFORMERS ? !agent_status[INFORMED]
				       : (agent_status[MOVED] || agent_status[ACTED]) &&
						 !agent_status[PAPERS]) /* TW-120 */
			offer(out, card, AIM_AGENT + i);
	}
}

static void offer_forces(const struct totalwar *s, int seat, int card,
			 struct actions *out)
{
	const int event = tw_rows_action_card[card].event;
	for (int i = 0; event != FAIR_WINDS && i < ARMY_COUNT; i++) {
		const u8 *march = s->march[force_of_army(i)];
		if (s->at[seat][i] && !march[BEATEN] &&
		    !(event == MOUNTAIN_GUIDES && march[GUIDED]))
			offer(out, card, AIM_ARMY + i);
	}
	for (int i = 0; event == FAIR_WINDS && i < NAVY_COUNT; i++)
		if (s->fleet[seat][i] && !s->march[force_of_navy(i)][BEATEN])
			offer(out, card, AIM_NAVY + i);
}

static int troop_of(const struct totalwar *s, int side, int line)
{
	return line ? tw_battle_troop(s, side, line) : NO_TROOP;
}

/* Events of a battle, which have conditions of their own. */
static bool fits_battle(const struct totalwar *s, int seat, int event)
{
	const int side = tw_battle_side_of(s, seat);
	if (s->played[seat][event])
		return false; /* TW-98 */
	if (event == AMBUSH)
		return side == 1 && s->combats > 0;
	if (event == SINGLE_COMBAT)
		return tw_battle_stars(s, 0) > 0 && tw_battle_stars(s, 1) > 0;
	if (event == RALLY)
		return tw_battle_in_zone(s, side, WOUNDED) > 0;
	if (event == FURIOUS_CHARGE)
		return is_main(troop_of(s, side, tw_combat_shooter(s, side)));
	if (event == LOCKED_SHIELDS) {
		const int troop = troop_of(s, side, tw_combat_shot_at(s, side));
		const int type = tw_rows_troop[troop].type;
		return type == INFANTRY || type == BOWMEN;
	}
	if (event == LADDERS)
		return seat == s->loser; /* who assaults */
	if (event == GATES)
		return seat == s->loser;
	return event != CITIZENS || seat != s->loser;
}

void tw_event_offer(const struct totalwar *s, int seat, int card, int window,
		    struct actions *out)
{
	enum { BATTLE_WINDOWS = IN_PREP | IN_COMBAT | IN_ASSAULT };
	const int event = tw_rows_action_card[card].event;
	const int windows = tw_rows_event_card[event].windows;
	if (!(windows >> window & 1) || window == WINDOW_SPENDING)
		return;
	if (event == MUTINY || event == PLAGUE) {
		offer_armies(s, seat, card, out);
	} else if (event == STORM) {
		offer_navies(s, seat, card, out);
	} else if (event == BREAD) {
		offer_bread(s, seat, card, out);
	} else if (event == PIRATES) {
		for (int other = 0; other < s->players; other++)
			if (other != seat && has_port(s, other))
				offer(out, card, AIM_SEAT + other);
	} else if (windows & IN_AGENT_TURN) {
		offer_agents(s, seat, card, out);
	} else if (windows & IN_CAMPAIGN_TURN) {
		offer_forces(s, seat, card, out);
	} else if (!(windows & BATTLE_WINDOWS) || fits_battle(s, seat, event)) {
		offer(out, card, NO_AIM);
	}
}

/* What they do. */

/* The force of another player that an event is aimed at. */
static int target_army(const struct totalwar *s, int *seat)
{
	*seat = (s->event_target - AIM_ARMY_OF) / ARMY_COUNT;
	return (s->event_target - AIM_ARMY_OF) % ARMY_COUNT;
}

static int target_navy(const struct totalwar *s, int *seat)
{
	*seat = (s->event_target - AIM_NAVY_OF) / NAVY_COUNT;
	return (s->event_target - AIM_NAVY_OF) % NAVY_COUNT;
}

static void mutiny(struct totalwar *s)
{
	int seat;
	const int army = target_army(s, &seat);
	if (s->at[seat][army])
		tw_loss_random(s, seat, army, LOSE_MERCENARY, 1);
}

/* TW-114 */
static void storm(struct totalwar *s)
{
	tw_roll_clear(s);
	tw_roll_add(s, 0, GREEN);
	tw_roll_add(s, 0, GREEN);
	flow_push(s->flow, STEP_STORMED);
	tw_roll_start(s);
}

void tw_step_STORMED(struct totalwar *s)
{
	int seat;
	const int navy = target_navy(s, &seat), ships = tw_roll_damage(s, 0) / 2;
	flow_pop(s->flow);
	tw_roll_clear(s);
	say(STORMED, seat, navy, s->fleet[seat][navy],
	    ships < tw_table_ships(s, seat, navy) ? ships
						  : tw_table_ships(s, seat, navy));
	tw_sea_damage(s, seat, navy, ships, 0);
}

/* TW-115 */
static void plague(struct totalwar *s)
{
	int seat;
	const int army = target_army(s, &seat);
	if (tw_table_mains(s, seat, army) >= 3)
		tw_loss_choose(s, seat, army);
}

/* TW-117; TW-176: nothing from a besieged region. */
static void strike_silver(struct totalwar *s, int seat)
{
	int found = 0;
	for (int r = 1; r < REGION_COUNT; r++)
		found += controls(s, seat, r) && tw_rows_region[r].mountains > 0 &&
			 !tw_table_is_besieged(s, r);
	const int more = tw_table_raise(s, seat, found < 4 ? found : 4);
	if (more)
		say(RAISED_MORE, seat, more, CAUSE_BY_SILVER);
}

/* TW-110: a kill before a wound; an S kills what its card is deadly for (TW-217). */
static void lock_shields(struct totalwar *s, int side)
{
	const int shooter = troop_of(s, !side, tw_combat_shooter(s, !side));
	const int target = troop_of(s, side, tw_combat_shot_at(s, side));
	const bool deadly =
		tw_rows_troop[shooter].kills >> tw_rows_troop[target].type & 1;
	const int harm[FACE_COUNT] = {
		[SKULL] = 2, [CROSS] = 1, [SIGN] = deadly ? 2 : 0
	};
	int worst = -1;
	for (int i = 0; i < DIE_COUNT && s->die[i]; i++)
		if (s->roller[i] != side &&
		    (worst < 0 || harm[s->face[i]] > harm[s->face[worst]]))
			worst = i;
	if (worst < 0)
		return;
	say(SHIELDED, s->side[side], s->face[worst]);
	s->face[worst] = BLANK;
}

static void duel(struct totalwar *s)
{
	tw_roll_clear(s);
	for (int side = 0; side < SIDE_COUNT; side++)
		tw_roll_add(s, side, tw_table_general_die(tw_battle_stars(s, side)));
	flow_push(s->flow, STEP_DUEL);
	tw_roll_start(s);
}

/* TW-112 */
void tw_step_DUEL(struct totalwar *s)
{
	flow_pop(s->flow);
	const int a = s->face[0], b = s->face[1];
	const bool slain = a != b && (a < b ? a : b) == SKULL;
	tw_roll_clear(s);
	say(DUEL, s->side[0], a, s->side[1], b,
	    a == b  ? VERDICT_TIE
	    : slain ? VERDICT_SLAIN
		    : VERDICT_DISGRACED);
	if (a == b)
		return;
	const int side = a < b ? 1 : 0;
	s->tally[side][DISHONOURED] = true;
	if (!slain)
		return;
	int seat;
	const int army = tw_battle_lead_army(s, side, &seat);
	say(GENERAL_LOST, seat, s->general[seat][army], army, CAUSE_FELL_IN_DUEL);
	s->general[seat][army] = NO_GENERAL;
}

/* A count goes no further than its field has room for. */
static u8 up_to(int most, int value)
{
	return (u8)(value < most ? value : most);
}

static bool has_unrest(const struct totalwar *s, int seat, int region)
{
	return is_region(region) && controls(s, seat, region) && s->unrest[region];
}

static void feed(struct totalwar *s, int region)
{
	if (s->unrest[region])
		say(CALMED, region, s->unrest[region], CAUSE_BY_BREAD);
	s->unrest[region] = 0;
}

/* TW-119 */
static void feast(struct totalwar *s, int seat, int region)
{
	if (is_region(region) && controls(s, seat, region))
		feed(s, region);
	for (int r = 1; r < REGION_COUNT; r++)
		if (has_unrest(s, seat, r)) {
			flow_push(s->flow, PHASE_FEAST);
			return;
		}
}

void tw_legal_FEAST(const void *state, int seat, struct actions *out)
{
	for (int r = 1; r < REGION_COUNT; r++)
		if (has_unrest(state, seat, r))
			actions_add(out, action_make(VERB_FEAST, r, 0, 0));
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void tw_apply_FEAST(void *state, int seat, action a)
{
	struct totalwar *s = state;
	(void)seat;
	flow_pop(s->flow);
	if (action_verb(a) == VERB_FEAST)
		feed(s, action_arg(a, 0));
}

ONE_REASON(FEAST, NOTHING_TO_SUBDUE)

/* TW-106 */
static void cut_off(struct totalwar *s, int side)
{
	s->tally[!side][AVOIDS] = s->tally[!side][WITHDRAWS] = false;
	say(CUT_OFF, s->side[side], s->side[!side]);
}

static void change_ground(struct totalwar *s, int event)
{
	const int before = s->combats;
	if (event == BROKEN_GROUND)
		s->combats = up_to(COMBATS_MAX, s->combats + 1);
	else if (s->combats > 0)
		s->combats--;
	if (s->combats != before)
		say(TERRAIN, s->combats,
		    event == BROKEN_GROUND ? CAUSE_BY_BROKEN_GROUND
					   : CAUSE_BY_LEVEL_PLAIN);
}

static void apply_war_event(struct totalwar *s, int event, int seat)
{
	const int side = tw_battle_side_of(s, seat);
	u8 *tally = s->tally[side];
	if (event == BROKEN_GROUND || event == LEVEL_PLAIN) /* TW-102 */
		change_ground(s, event);
	else if (event == SCOUTS_RETURN) /* TW-111 */
		tally[REVEALS] = up_to(SLOT_COUNT, tally[REVEALS] + 1);
	else if (event == AMBUSH)
		tally[AMBUSHES] = true;
	else if (event == SINGLE_COMBAT)
		duel(s);
	else if (event == RALLY)
		tw_combat_heal(s, side, CAUSE_BY_RALLY);
	else if (event == LOCKED_SHIELDS)
		lock_shields(s, side);
	else if (event == NIGHT_WITHDRAWAL)
		tally[WITHDRAWS] = true;
	else if (event == CUT_OFF)
		cut_off(s, side);
	else if (event == GRAPPLING)
		tally[IRONS] = true;
	else if (event == FURIOUS_CHARGE)
		tw_combat_reroll(s, seat, REROLLS_MAX, CAUSE_BY_CHARGE);
}

/* TW-123: what the attacker plays counts for him, the citizens for the other side. */
static void apply_siege_event(struct totalwar *s, int event)
{
	if (event == LADDERS)
		s->tally[0][HAS_LADDERS] = true;
	else if (event == GATES)
		s->tally[0][HAS_GATES] = true;
	else
		s->tally[1][HAS_CITIZENS] = true;
}

static void stop_deed(struct totalwar *s)
{
	say(DEED_STOPPED, s->active, s->deed, s->agent[s->active][s->doer]);
	s->deed = NO_DEED;
}

static void hide_agent(struct totalwar *s)
{
	say(AGENT_SAFE, s->active, s->agent[s->active][s->doer]);
	for (int i = 0; i < DIE_COUNT; i++)
		s->face[i] = s->face[i] == CROSS ? SIGN : s->face[i];
}

static void apply_agent_event(struct totalwar *s, int event, int seat)
{
	const int agent = s->event_target - AIM_AGENT;
	if (event == INFORMERS)
		s->agent_status[seat][agent][INFORMED] = true;
	else if (event == FORGED)
		s->agent_status[seat][agent][PAPERS] = true;
	else if (event == COUNTER_SPY)
		stop_deed(s);
	else if (event == SAFE_HOUSE)
		hide_agent(s);
}

static void hasten(struct totalwar *s, int seat, int force, int mu)
{
	u8 *march = s->march[force];
	march[MU] = up_to(MU_MAX, march[MU] + mu);
	say(MORE_MU, seat, force, mu);
}

static void guide(struct totalwar *s, int seat, int force)
{
	s->march[force][GUIDED] = true;
	say(GUIDED, seat, force);
}

/* TW-118 */
static void raid(struct totalwar *s, int victim)
{
	const int less = s->raised[victim] < 2 ? s->raised[victim] : 2;
	s->raised[victim] = (u16)(s->raised[victim] - less);
	if (less)
		say(RAISED_LESS, victim, less, CAUSE_BY_PIRATES);
}

static void apply_peace_event(struct totalwar *s, int event, int seat)
{
	const int aim = s->event_target;
	if (event == FORCED_MARCH || event == MOUNTAIN_GUIDES) { /* TW-103, TW-104 */
		const int force = force_of_army(aim - AIM_ARMY);
		if (event == FORCED_MARCH)
			hasten(s, seat, force, 1);
		else
			guide(s, seat, force);
	} else if (event == FAIR_WINDS) {
		hasten(s, seat, force_of_navy(aim - AIM_NAVY), 2);
	} else if (event == HARVEST) {
		const int more = tw_table_raise(s, seat, 3);
		say(RAISED_MORE, seat, more, CAUSE_BY_HARVEST);
	} else if (event == SILVER) {
		strike_silver(s, seat);
	} else if (event == PIRATES) {
		raid(s, aim - AIM_SEAT);
	} else if (event == BREAD) {
		feast(s, seat, aim - AIM_REGION);
	}
}

void tw_step_EVENT(struct totalwar *s)
{
	const int event = s->event, seat = tw_event_player(s);
	const int windows = tw_rows_event_card[event].windows;
	flow_pop(s->flow);
	s->event = NO_EVENT;
	if (event == MUTINY)
		mutiny(s);
	else if (event == STORM)
		storm(s);
	else if (event == PLAGUE)
		plague(s);
	else if (windows & IN_ASSAULT)
		apply_siege_event(s, event);
	else if (windows & (IN_PREP | IN_COMBAT | IN_AVOID | IN_CUT | IN_NAVAL))
		apply_war_event(s, event, seat);
	else if (windows & (IN_ACTION | IN_SAFE) || event == INFORMERS || event == FORGED)
		apply_agent_event(s, event, seat);
	else
		apply_peace_event(s, event, seat);
}
