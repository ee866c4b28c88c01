/* The events: when each can be played and at what, and what it does. */
#include "games/totalwar/totalwar.h"

static void offer(struct actions *out, int card, int a, int b)
{
	actions_add(out, action_make(VERB_EVENT, card, a, b));
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
				offer(out, card, other, army);
		}
}

static void offer_navies(const struct totalwar *s, int seat, int card,
			 struct actions *out)
{
	for (int other = 0; other < s->players; other++)
		for (int navy = 0; navy < NAVY_COUNT; navy++)
			if (other != seat && s->relation[seat][other] != ALLY &&
			    is_sea(s->fleet[other][navy]))
				offer(out, card, other, navy);
}

/* TW-119: one or two own regions with unrest. Pairs only of the first dozen, which is
 * more than play ever sees, lest a made-up position fills the whole list. */
static void offer_bread(const struct totalwar *s, int seat, int card, struct actions *out)
{
	enum { PAIRED_MAX = 12 };
	u8 restless[REGION_COUNT];
	int n = 0;
	for (int r = 1; r < REGION_COUNT; r++)
		if (s->unrest[r] && controls(s, seat, r))
			restless[n++] = (u8)r;
	for (int a = 0; a < n; a++) {
		offer(out, card, restless[a], 0);
		for (int b = a + 1; b < n && b < PAIRED_MAX; b++)
			offer(out, card, restless[a], restless[b]);
	}
}

static bool has_port(const struct totalwar *s, int seat)
{
	for (int r = 1; r < REGION_COUNT; r++)
		if (tw_rows_region[r].port && controls(s, seat, r))
			return true;
	return false;
}

static void offer_own(const struct totalwar *s, int seat, int card, struct actions *out)
{
	const int event = tw_rows_action_card[card].event;
	for (int i = 0; i < ARMY_COUNT; i++)
		if ((event == FORCED_MARCH || event == MOUNTAIN_GUIDES) &&
		    s->at[seat][i] && !s->finished[1 + i] &&
		    !(event == MOUNTAIN_GUIDES && s->guided[i]))
			offer(out, card, i, 0);
	for (int i = 0; i < NAVY_COUNT; i++)
		if (event == FAIR_WINDS && s->fleet[seat][i] &&
		    !s->finished[NAVY_FORCE + i])
			offer(out, card, i, 0);
	for (int i = 0; i < AGENT_COUNT; i++) {
		const bool ready = s->agent[seat][i] && s->sent[seat][i] != 3;
		/* TW-120: it has moved, or has acted where it was */
		const bool stays = s->sent[seat][i] == 1 ||
				   (s->sent[seat][i] == 0 && s->acted[seat][i]);
		if ((event == INFORMERS && ready && !s->informed[seat]) ||
		    (event == FORGED && ready && stays))
			offer(out, card, i, 0);
	}
}

static int troop_of(const struct totalwar *s, int side, int line)
{
	return line ? tw_battle_troop(s, side, line - 1) : NO_TROOP;
}

/* Events of a battle, which have conditions of their own. */
static bool fits_battle(const struct totalwar *s, int seat, int event)
{
	const int side = tw_battle_side_of(s, seat);
	if (event < 16 && (s->played[seat] >> event & 1))
		return false; /* TW-98 */
	if (event == AMBUSH)
		return side == 1 && s->terrain > 0;
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
		return seat == s->loser && !s->bonus; /* who assaults, once (TW-98) */
	if (event == GATES)
		return seat == s->loser;
	return event != CITIZENS || seat != s->loser;
}

void tw_event_offer(const struct totalwar *s, int seat, int card, int window,
		    struct actions *out)
{
	enum { BATTLE_WINDOWS = IN_PREP | IN_COMBAT | IN_ASSAULT };
	const int event = tw_rows_action_card[card].event;
	const int windows = tw_rows_event[event].windows;
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
				offer(out, card, other, 0);
	} else if (windows & (IN_CAMPAIGN_TURN | IN_AGENT_TURN)) {
		offer_own(s, seat, card, out);
	} else if (!(windows & BATTLE_WINDOWS) || fits_battle(s, seat, event)) {
		offer(out, card, 0, 0);
	}
}

/* What they do. */

static void mutiny(struct totalwar *s)
{
	if (!s->at[s->event_a][s->event_b] ||
	    tw_table_mercenaries(s, s->event_a, s->event_b) == 0)
		return;
	tw_loss_random(s, s->event_a, s->event_b, 1);
	s->main_first = true; /* of the mercenaries only */
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
	flow_pop(s->flow);
	const int ships = tw_roll_damage(s, 0) / 2;
	tw_roll_clear(s);
	tw_sea_damage(s, s->event_a, s->event_b, ships, 0);
}

static void plague(struct totalwar *s)
{
	if (tw_table_mains(s, s->event_a, s->event_b) < 3)
		return;
	tw_loss_start(s, s->event_a, s->event_b, 1, 0);
}

/* TW-117; TW-176: nothing from a besieged region. */
static void strike_silver(struct totalwar *s, int seat)
{
	int found = 0;
	for (int r = 1; r < REGION_COUNT; r++)
		found += controls(s, seat, r) && tw_rows_region[r].mountains > 0 &&
			 !tw_table_is_besieged(s, r);
	tw_table_raise(s, seat, found < 4 ? found : 4);
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
	if (worst >= 0)
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
	tw_roll_clear(s);
	if (a == b)
		return;
	const int side = a < b ? 1 : 0;
	s->dishonoured[side] = true;
	if ((a < b ? a : b) != SKULL)
		return;
	int seat;
	const int army = tw_battle_lead_army(s, side, &seat);
	s->general[seat][army] = NO_GENERAL;
}

/* A register holds no more than it has room for. */
static u8 up_to(int most, int value)
{
	return (u8)(value < most ? value : most);
}

static void calm(struct totalwar *s, int seat, int region)
{
	if (is_region(region) && controls(s, seat, region))
		s->unrest[region] = 0;
}

static void apply_war_event(struct totalwar *s, int event, int seat)
{
	const int side = tw_battle_side_of(s, seat);
	if (event == BROKEN_GROUND && /* TW-102 */
	    s->terrain < TERRAIN_MAX + 4)
		s->terrain++;
	else if (event == LEVEL_PLAIN && s->terrain > 0)
		s->terrain--;
	else if (event == SCOUTS_RETURN) /* TW-111 */
		s->reveals[side] = up_to(9, s->reveals[side] + 1);
	else if (event == AMBUSH)
		s->ambush = true;
	else if (event == SINGLE_COMBAT)
		duel(s);
	else if (event == RALLY)
		tw_combat_heal(s, side);
	else if (event == LOCKED_SHIELDS)
		lock_shields(s, side);
	else if (event == NIGHT_WITHDRAWAL)
		s->avoiding[seat == s->active ? 0 : 1] = 3;
	else if (event == CUT_OFF)
		s->fleeing = 0;
	else if (event == LADDERS)
		s->bonus = 2;
	else if (event == GATES)
		s->walls_up = (u8)(s->walls_up > 0 ? s->walls_up - 1 : 0);
	else if (event == CITIZENS)
		s->walls_up = up_to(9, s->walls_up + 1);
	else if (event == GRAPPLING)
		s->inspired[side] = true;
	else if (event == FURIOUS_CHARGE) {
		s->rerolls_by = (u8)seat;
		s->rerolling = 4;
		flow_push(s->flow, PHASE_REROLL);
	}
}

static void apply_peace_event(struct totalwar *s, int event, int seat)
{
	const int a = s->event_a;
	if (event == FORCED_MARCH) /* TW-103 */
		s->mu[a] = up_to(MU_MAX, s->mu[a] + 1);
	else if (event == FAIR_WINDS)
		s->sail[a] = up_to(MU_MAX, s->sail[a] + 2);
	else if (event == MOUNTAIN_GUIDES)
		s->guided[a] = true;
	else if (event == HARVEST)
		tw_table_raise(s, seat, 3);
	else if (event == SILVER)
		strike_silver(s, seat);
	else if (event == PIRATES) /* TW-118 */
		s->raised[a] = (u16)(s->raised[a] > 2 ? s->raised[a] - 2 : 0);
	else if (event == BREAD) {
		calm(s, seat, a);
		calm(s, seat, s->event_b);
	} else if (event == INFORMERS)
		s->informed[seat] = (u8)(a + 1);
	else if (event == FORGED)
		s->sent[seat][a] = 2;
	else if (event == SAFE_HOUSE)
		for (int i = 0; i < DIE_COUNT; i++)
			s->face[i] = s->face[i] == CROSS ? SIGN : s->face[i];
	else if (event == COUNTER_SPY)
		s->deed = NO_DEED;
}

void tw_step_EVENT(struct totalwar *s)
{
	const int event = s->event, seat = s->event_by;
	flow_pop(s->flow);
	s->event = NO_EVENT;
	if (event == MUTINY)
		mutiny(s);
	else if (event == STORM)
		storm(s);
	else if (event == PLAGUE)
		plague(s);
	else if (tw_rows_event[event].windows &
		 (IN_PREP | IN_COMBAT | IN_AVOID | IN_CUT | IN_ASSAULT | IN_NAVAL))
		apply_war_event(s, event, seat);
	else
		apply_peace_event(s, event, seat);
}
