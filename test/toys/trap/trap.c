/*
 * The trap: a game with every kind of bug in it, to see that a server lives through them.
 * One sets a trap for the other, whose rules then fail in the way of its name; without
 * one they wait in turn.
 */
#include <signal.h>
#include <stdlib.h>

#include "base/rng.h"
#include "core/evaluator.h"
#include "core/state.h"
#include "core/words/event.h"
#include "kit/flow.h"

enum { SEAT_COUNT = 2, PHASE_SET = 1, VERB_WAIT = 1, VERB_SET, TURNS = 20 };
enum { EVENT_ACTED = 1 };
enum { NO_TRAP, DEAD_END, BUG, CRASH, ABORT, BUG_IN_APPLY, BUG_IN_SHOW, TRAP_COUNT };

#define STATE_DEF "trap/state.def"
#define STATE_TYPE struct trap
struct trap {
#include "core/statestruct.h"
};

static const struct names SEAT_NAMES = { "seat", SEAT_COUNT,
					 (const char *const[]){ "cat", "mouse" } };
static const struct names PHASE_NAMES = { "phase", 2,
					  (const char *const[]){ NULL, "set" } };
static const struct names TRAP_NAMES = { "trap", TRAP_COUNT,
					 (const char *const[]){ NULL, "dead-end", "bug",
								"crash", "abort", "apply",
								"show" } };

static const struct field fields[] = {
#include "core/statefields.h"
};

static const struct verb verbs[] = {
	{ NULL },
	[VERB_WAIT] = { "wait", { NULL }, .help = "do nothing" },
	[VERB_SET] = { "set", { &TRAP_NAMES }, .help = "set a trap" },
	{ NULL },
};

static const struct event_row events[] = {
	{ NULL },
	[EVENT_ACTED] = { "acted",
			  FAMILY_CHOSE,
			  { { "who", &SEAT_NAMES } },
			  "{who} acts." },
	{ NULL },
};

static const struct reason refusals[] = {
	{ "allowed", "", "" },
	{ "no-trap", "There is no such trap.", "" },
	{ NULL, NULL, NULL },
};

static const struct option options[] = { { NULL, NULL, NULL } };
static const struct scenario scenarios[] = {
	{ "standard", "The trap", "A game with bugs." },
	{ NULL, NULL, NULL },
};

static status setup(void *state, const struct setup *how, struct text *why)
{
	(void)how, (void)why;
	flow_push(((struct trap *)state)->flow, PHASE_SET);
	return OK;
}

static seatset to_act(const void *state)
{
	const struct trap *t = state;
	return t->flow[0] == NO_PHASE ? 0 : seat_bit(t->active);
}

static void legal(const void *state, int seat, struct actions *out)
{
	const struct trap *t = state;
	const bool is_caught = seat == 1;
	ensure(!is_caught || t->trap != BUG);
	if (is_caught && t->trap == CRASH)
		raise(SIGSEGV);
	if (is_caught && t->trap == ABORT)
		abort();
	if (is_caught && t->trap == DEAD_END)
		return;
	actions_add(out, action_make(VERB_WAIT, 0, 0, 0));
	for (int trap = 1; trap < TRAP_COUNT && seat == 0; trap++)
		actions_add(out, action_make(VERB_SET, trap, 0, 0));
}

static refusal why_not(const void *state, int seat, action a)
{
	(void)state;
	return action_verb(a) == VERB_WAIT || (seat == 0 && action_arg(a, 0)) ? ALLOWED
									      : 1;
}

static void apply(void *state, int seat, action a)
{
	struct trap *t = state;
	say(ACTED, seat);
	if (action_verb(a) == VERB_SET)
		t->trap = (u8)action_arg(a, 0);
	ensure(t->trap != BUG_IN_APPLY);
	t->active = (u8)!seat;
	if (++t->turn == TURNS)
		flow_end(t->flow);
}

static void score(const void *state, float out[SEATS_MAX])
{
	(void)state;
	out[0] = out[1] = 0.5f;
}

static const char *prompt(const void *state, int seat)
{
	(void)state, (void)seat;
	return "Wait, or set a trap.";
}

static void show(const void *state, int reader, struct json *out)
{
	(void)reader, (void)out;
	ensure(((const struct trap *)state)->trap != BUG_IN_SHOW);
}

static void determinize(void *state, int seat, struct rng *rng)
{
	(void)state, (void)seat, (void)rng;
}

static float evaluate(const void *state, int seat)
{
	(void)state, (void)seat;
	return 0.5f;
}

static const struct evaluator evaluators[] = {
	{ .id = "handmade", .evaluate = evaluate, .determinize = determinize },
	{ .id = NULL },
};

const struct game trap_game = {
	.id = "trap",
	.title = "The trap",
	.about = "A game with bugs, for the tests of the server.",
	.rule_prefix = "TR",
	.seats_min = SEAT_COUNT,
	.seats_max = SEAT_COUNT,
	.rules_version = 1,
	.actions_limit = TURNS,
	.state_size = sizeof(struct trap),
	.seats = &SEAT_NAMES,
	.fields = fields,
	.verbs = verbs,
	.refusals = refusals,
	.events = events,
	.options = options,
	.scenarios = scenarios,
	.setup = setup,
	.to_act = to_act,
	.legal = legal,
	.apply = apply,
	.score = score,
	.why_not = why_not,
	.prompt = prompt,
	.show = show,
	.evaluators = evaluators,
};
