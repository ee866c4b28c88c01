/*
 * Cards that dice, plague, desertion and the sea cost: chosen by their owner (PHASE_LOSE)
 * or by chance (PHASE_PERISH). `losses` says how many of which kind are still to be lost.
 */
#include "games/totalwar/words/tell.h"

static bool fits(int kind, int troop)
{
	switch ((enum loss)kind) {
	case LOSE_MAIN:
		return is_main(troop);
	case LOSE_LIGHT:
		return !is_main(troop);
	case LOSE_SKIRMISHER:
		return is_skirmisher(troop);
	case LOSE_ARTILLERY:
		return is_artillery(troop);
	case LOSE_MERCENARY:
		return is_mercenary(troop);
	case LOSE_OWN:
		return !is_mercenary(troop);
	case LOSE_ANY:
	case LOSS_COUNT:
		break;
	}
	return true;
}

/* The kind that is lost next: a main card, then the others (TW-163). */
int tw_loss_kind(const struct totalwar *s)
{
	int kind = 0;
	while (kind < LOSS_COUNT && !s->losses[kind])
		kind++;
	return kind;
}

static void begin(struct totalwar *s, int seat, int army)
{
	s->loser = (u8)seat;
	s->losing = (u8)army;
	memset(s->losses, 0, sizeof s->losses);
}

/* How many kinds of cards there are to choose from, and one of them. */
static int choices(const struct totalwar *s, int kind, int *only)
{
	const u8 *cards = s->army[s->loser][s->losing];
	int n = 0;
	for (int i = 0; i < SLOT_COUNT && cards[i]; i++) {
		if (!fits(kind, cards[i]) || (n > 0 && cards[i] == *only))
			continue;
		n++;
		*only = cards[i];
	}
	return n;
}

static void lose_card(struct totalwar *s, int troop)
{
	const int slot = tw_table_slot(s, s->loser, s->losing, troop);
	TELL(tw_tell_lost(s, s->losing, slot));
	tw_table_remove_slot(s, s->loser, s->losing, slot);
	s->losses[tw_loss_kind(s)]--;
}

/* Without a main card another one is lost instead; else the loss lapses. */
static void lapse(struct totalwar *s, int kind)
{
	if (kind == LOSE_MAIN)
		s->losses[LOSE_ANY] = (u8)(s->losses[LOSE_ANY] + s->losses[LOSE_MAIN]);
	s->losses[kind] = 0;
}

/* Takes what leaves no choice; true if there is nothing more to choose. */
static bool lose_the_obvious(struct totalwar *s)
{
	for (int kind; (kind = tw_loss_kind(s)) < LOSS_COUNT;) {
		int only = NO_TROOP;
		const int n = choices(s, kind, &only);
		if (n > 1)
			return false;
		if (n == 1)
			lose_card(s, only);
		else
			lapse(s, kind);
	}
	return true;
}

static void ask_owner(struct totalwar *s)
{
	if (lose_the_obvious(s))
		tw_table_disband_if_broken(s, s->loser, s->losing);
	else
		flow_push(s->flow, PHASE_LOSE);
}

/* TW-162 */
void tw_loss_start(struct totalwar *s, int seat, int army, int cards, int light)
{
	begin(s, seat, army);
	s->losses[LOSE_MAIN] = cards > 0;
	s->losses[LOSE_ANY] = (u8)(cards > 0 ? cards - 1 : 0);
	s->losses[LOSE_LIGHT] = (u8)light;
	TELL(tw_tell_suffers(s, seat, army, cards, light));
	ask_owner(s);
}

/* TW-115 */
void tw_loss_choose(struct totalwar *s, int seat, int army)
{
	begin(s, seat, army);
	s->losses[LOSE_ANY] = 1;
	ask_owner(s);
}

void tw_legal_LOSE(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const u8 *cards = s->army[seat][s->losing];
	for (int i = 0; i < SLOT_COUNT && cards[i]; i++)
		if (fits(tw_loss_kind(s), cards[i]) &&
		    tw_table_slot(s, seat, s->losing, cards[i]) == i)
			actions_add(out, action_make(VERB_LOSE, cards[i], 0, 0));
	if (out->count == 0)
		actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void tw_apply_LOSE(void *state, int seat, action a)
{
	struct totalwar *s = state;
	if (action_verb(a) == VERB_PASS)
		memset(s->losses, 0, sizeof s->losses);
	else
		lose_card(s, action_arg(a, 0));
	if (!lose_the_obvious(s))
		return;
	flow_pop(s->flow);
	tw_table_disband_if_broken(s, seat, s->losing);
}

ONE_REASON(LOSE, NOT_OFFERED)

/*
 * By chance. What is beyond the limits at the end of a turn (TW-154) is drawn from all
 * the armies that stand together, else it is one army that suffers.
 */

static bool suffers(const struct totalwar *s, int army)
{
	if (s->flow[0] != STEP_CAMPAIGN_END && s->flow[1] != STEP_CAMPAIGN_END)
		return army == s->losing;
	return army == s->losing || (tw_table_is_on_land(s, s->loser, army) &&
				     tw_table_is_on_land(s, s->loser, s->losing) &&
				     s->at[s->loser][army] == s->at[s->loser][s->losing]);
}

/* How many copies of each card are in danger; returns the sum. */
static int in_danger(const struct totalwar *s, u8 copies[TROOP_COUNT])
{
	const int kind = tw_loss_kind(s);
	int n = 0;
	memset(copies, 0, TROOP_COUNT);
	for (int army = 0; army < ARMY_COUNT; army++)
		for (int i = 0; suffers(s, army) && i < SLOT_COUNT; i++) {
			const int troop = s->army[s->loser][army][i];
			if (!troop || !fits(kind, troop))
				continue;
			copies[troop]++;
			n++;
		}
	return n;
}

void tw_loss_random(struct totalwar *s, int seat, int army, int kind, int cards)
{
	u8 copies[TROOP_COUNT];
	begin(s, seat, army);
	s->losses[kind] = (u8)cards;
	const int most = cards > 0 ? in_danger(s, copies) : 0;
	s->losses[kind] = (u8)(cards < most ? cards : most);
	if (s->losses[kind])
		flow_push(s->flow, PHASE_PERISH);
}

void tw_legal_PERISH(const void *state, int seat, struct actions *out)
{
	u8 copies[TROOP_COUNT];
	(void)seat;
	in_danger(state, copies);
	for (int troop = 1; troop < TROOP_COUNT; troop++)
		if (copies[troop])
			actions_weigh(out, action_make(VERB_PERISH, troop, 0, 0),
				      copies[troop]);
}

static void perish(struct totalwar *s, int troop)
{
	for (int army = 0; army < ARMY_COUNT; army++) {
		const int slot = suffers(s, army)
					 ? tw_table_slot(s, s->loser, army, troop)
					 : NO_ARMY;
		if (slot == NO_ARMY)
			continue;
		TELL(tw_tell_lost(s, army, slot));
		tw_table_remove_slot(s, s->loser, army, slot);
		s->losses[tw_loss_kind(s)]--;
		return;
	}
}

void tw_apply_PERISH(void *state, int seat, action a)
{
	struct totalwar *s = state;
	u8 copies[TROOP_COUNT];
	(void)seat;
	perish(s, action_arg(a, 0));
	if (tw_loss_kind(s) < LOSS_COUNT && in_danger(s, copies) > 0)
		return;
	memset(s->losses, 0, sizeof s->losses);
	flow_pop(s->flow);
	if (s->flow[0] != STEP_CAMPAIGN_END)
		tw_table_disband_if_broken(s, s->loser, s->losing);
}

ONE_REASON(PERISH, NOT_OFFERED)
