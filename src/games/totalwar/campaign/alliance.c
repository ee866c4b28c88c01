/*
 * An attack changes relations. One on an ally breaks the alliance, and the armies it
 * leaves in each other's land must fight for it or go (TW-290, TW-291).
 */
#include "games/totalwar/words/tell.h"

static bool is_stranded(const struct totalwar *s, int seat, int army)
{
	const int region = s->at[seat][army];
	return tw_table_is_on_land(s, seat, army) && s->control[region] &&
	       !controls(s, seat, region);
}

/* Those that stand where the attack is made have their battle there. */
static void strand(struct totalwar *s, int guest, int host, int field)
{
	for (int army = 0; army < ARMY_COUNT; army++)
		if (is_stranded(s, guest, army) && s->at[guest][army] != field &&
		    controls(s, host, s->at[guest][army]))
			s->stranded[guest] = (u8)(s->stranded[guest] | 1u << army);
}

/* TW-290, TW-38 */
static void break_alliance(struct totalwar *s, int seat, int victim, int field)
{
	say(BROKE, seat, victim);
	tw_table_gain(s, seat, -1, CAUSE_FOR_BREACH);
	for (int other = 0; other < s->players; other++)
		if (other != seat && other != victim &&
		    s->relation[seat][other] > NEUTRAL)
			tw_table_relate(s, seat, other, NEUTRAL);
	tw_table_relate(s, seat, victim, ENEMY);
	strand(s, victim, seat, field);
	strand(s, seat, victim, field);
}

/* TW-146; TW-147: there is no other way out of an alliance. */
void tw_attack(struct totalwar *s, int seat, int victim, int field)
{
	if (s->relation[seat][victim] == ALLY)
		break_alliance(s, seat, victim, field);
	else
		tw_table_relate(s, seat, victim, ENEMY);
}

/* A defending army would have to be beaten first, and for that it is too late. */
static bool can_fight(const struct totalwar *s, int seat, int army)
{
	int other, enemy;
	return !tw_table_find_army(s, s->at[seat][army], seat, &other, &enemy);
}

static void ask(struct totalwar *s, int seat, int army)
{
	s->loser = (u8)seat;
	s->losing = (u8)army;
	if (can_fight(s, seat, army) || tw_escape_exists(s, seat, army))
		flow_push(s->flow, PHASE_STRANDED);
	else
		tw_table_disband(s, seat, army, CAUSE_NO_WAY_OUT);
}

/* One army after the other, those of the active player first (TW-7). */
void tw_step_STRANDED_ARMIES(struct totalwar *s)
{
	const int from = tw_round_position(s, s->active);
	for (int i = 0; i < s->players; i++) {
		const int seat = tw_round_seat(s, (from + i) % s->players);
		if (!s->stranded[seat])
			continue;
		const int army = __builtin_ctz(s->stranded[seat]);
		s->stranded[seat] = (u8)(s->stranded[seat] & ~(1u << army));
		if (is_stranded(s, seat, army))
			ask(s, seat, army);
		return;
	}
	flow_pop(s->flow);
}

void tw_legal_STRANDED(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	if (can_fight(s, seat, s->losing))
		actions_add(out, action_make(VERB_FIGHT, 0, 0, 0));
	tw_escape_offer(s, seat, s->losing, out);
	if (out->count == 0)
		actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

static void fight_on(struct totalwar *s, int seat, int army)
{
	const int region = s->at[seat][army];
	say(FIGHTS_ON, seat, army, region);
	if (seat == s->active) /* TW-168: once a turn */
		s->assaulted[region] = (u8)(s->assaulted[region] | 1u << army);
	tw_assault_take(s, seat, army);
}

void tw_apply_STRANDED(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int army = s->losing;
	flow_pop(s->flow);
	if (action_verb(a) == VERB_FLEE)
		tw_escape_go(s, seat, army, action_arg(a, 0));
	else if (action_verb(a) == VERB_PASS)
		tw_table_disband(s, seat, army, CAUSE_NO_WAY_OUT);
	else
		fight_on(s, seat, army);
}

ONE_REASON(STRANDED, NO_ESCAPE)
