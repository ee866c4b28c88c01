/*
 * What happens by itself after an action: the steps on the stack, cards owed and lost,
 * and base phases in which nothing is left to do. When this is done somebody must choose.
 */
#include "games/ancients/words/tell.h"

typedef void step(struct ancients *s);

/* CC-14; CC-16: what is crushed is lost at the same time, leaders among it. */
bool ancients_is_decided(const struct ancients *s)
{
	if (s->banner[BOTTOM] < s->goal && s->banner[TOP] < s->goal)
		return false;
	for (int i = 0; i < DEPTH_COUNT; i++)
		if (s->flow[i] == STEP_CRUSH)
			return false;
	return true;
}

static bool has_choice(struct ancients *s)
{
	struct actions legal;
	legal.count = 0;
	ancients_phases[s->flow[0]].legal(s, s->active, &legal);
	return legal.count > 1 || action_verb(legal.list[0]) != VERB_DONE;
}

/* Goes on from a draw: back to what it interrupted, or to the next turn. */
static void leave_draw(struct ancients *s)
{
	if (s->flow[1] != NO_PHASE)
		flow_pop(s->flow);
	else
		cc_turn_begin(s, enemy_of(s->active));
}

/* Phases that are left when nothing remains to be done in them. */
static const struct {
	bool (*goes_on)(struct ancients *s);
	step *leave;
} passing[PHASE_COUNT] = {
	[PHASE_DRAW] = { cc_turn_is_drawing, leave_draw },
	[PHASE_ORDER] = { cc_orders_possible, cc_orders_done },
	[PHASE_RALLY] = { has_choice, cc_moves_begin },
	[PHASE_MOVE] = { cc_moves_possible, cc_moves_end },
	[PHASE_BATTLE] = { has_choice, cc_battle_end },
};

static bool skip_phase(struct ancients *s)
{
	const int phase = s->flow[0];
	if (!passing[phase].leave || passing[phase].goes_on(s))
		return false;
	passing[phase].leave(s);
	return true;
}

/* CC-152, CC-156: cards drawn or lost in the middle of things. CC-150: the leader of an
 * ambush is placed. */
static bool interrupt(struct ancients *s)
{
	const int phase = s->flow[0];
	if (phase == PHASE_LOSE || phase == PHASE_DRAW)
		return false;
	if (s->excess[BOTTOM] || s->excess[TOP])
		flow_push(s->flow, PHASE_LOSE);
	else if (s->owed[BOTTOM] || s->owed[TOP])
		flow_push(s->flow, PHASE_DRAW);
	else if (phase == PHASE_ORDER && cc_orders_leader_waits(s))
		flow_push(s->flow, PHASE_PLACE);
	else
		return false;
	return true;
}

void cc_end(struct ancients *s, enum ending why)
{
	flow_end(s->flow);
	if (events_are_heard)
		cc_tell_end(s, why);
}

void cc_settle(struct ancients *s)
{
	bool going = true;
	while (going) {
		if (s->flow[0] == NO_PHASE)
			return;
		if (ancients_is_decided(s)) {
			cc_end(s, GOAL_REACHED);
			return;
		}
		if (flow_is_step(ancients_phases, s))
			flow_top(ancients_phases, s)->run(s);
		else
			going = interrupt(s) || skip_phase(s);
	}
}
