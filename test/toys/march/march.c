/*
 * The long march: a game of ten thousand steps, for none of the five is half as long. It
 * shows what a long record costs (test/bench/growth) and is in no list but toys/long.def.
 *
 * In turn each walks as far as a die says.
 */
#include "base/rng.h"
#include "core/evaluator.h"
#include "core/state.h"
#include "core/words/event.h"
#include "kit/dice.h"
#include "kit/flow.h"

enum { SEAT_COUNT = 2, STAGE_COUNT = 5100, STEPS_A_STAGE = 2 };
enum { PHASE_GO = 1, PHASE_THROW };
enum { VERB_WALK = 1, VERB_THROW };
enum { EVENT_WALKS = 1, EVENT_CAME };
enum { NOT_YOURS = 1 };

#define STATE_DEF "march/state.def"
#define STATE_TYPE struct march
struct march {
#include "core/statestruct.h"
};

static const struct names SEAT_NAMES = { "seat", SEAT_COUNT,
					 (const char *const[]){ "hare", "tortoise" } };
static const struct names PHASE_NAMES = { "phase", 3,
					  (const char *const[]){ NULL, "go", "throw" } };

static const struct field fields[] = {
#include "core/statefields.h"
};

static const struct verb verbs[] = {
	{ NULL },
	[VERB_WALK] = { "walk", { NULL }, .help = "go as far as the die shows" },
	[VERB_THROW] = { "throw", { &names_number }, .help = "what the die shows" },
	{ NULL },
};

static const struct event_row events[] = {
	{ NULL },
	[EVENT_WALKS] = { "walks",
			  FAMILY_CHOSE,
			  { { "who", &SEAT_NAMES } },
			  "{who} walks." },
	[EVENT_CAME] = { "came",
			 FAMILY_ROLLED,
			 { { "who", &SEAT_NAMES },
			   { "dice", &names_number },
			   { "at", &names_number } },
			 "The die shows {dice}: {who} is at mile {at}.",
			 .changes = "miles[who] = at" },
	{ NULL },
};

static const struct reason refusals[] = {
	{ "allowed", "", "" },
	[NOT_YOURS] = { "not-yours", "This is for chance to decide.", "" },
	{ NULL, NULL, NULL },
};

static const struct option options[] = { { NULL, NULL, NULL } };
static const struct scenario scenarios[] = {
	{ "standard", "The long march", "Ten thousand steps." },
	{ NULL, NULL, NULL },
};

static status setup(void *state, const struct setup *how, struct text *why)
{
	struct march *m = state;
	(void)how, (void)why;
	flow_push(m->flow, PHASE_GO);
	return OK;
}

static seatset to_act(const void *state)
{
	const struct march *m = state;
	if (m->flow[0] == NO_PHASE)
		return 0;
	return seat_bit(m->flow[0] == PHASE_THROW ? CHANCE : m->active);
}

static void legal(const void *state, int seat, struct actions *out)
{
	(void)state;
	if (seat == CHANCE)
		dice_offer(VERB_THROW, out);
	else
		actions_add(out, action_make(VERB_WALK, 0, 0, 0));
}

static refusal why_not(const void *state, int seat, action a)
{
	(void)state, (void)seat, (void)a;
	return NOT_YOURS;
}

static void come(struct march *m, int die)
{
	m->miles[m->active] = (u16)(m->miles[m->active] + die);
	say(CAME, m->active, die, m->miles[m->active]);
	m->active = (u8)!m->active;
	m->stage++;
	if (m->stage == STAGE_COUNT)
		flow_end(m->flow);
	else
		flow_goto(m->flow, PHASE_GO);
}

static void apply(void *state, int seat, action a)
{
	struct march *m = state;
	if (seat == CHANCE) {
		come(m, action_arg(a, 0));
		return;
	}
	say(WALKS, seat);
	flow_goto(m->flow, PHASE_THROW);
}

static float evaluate(const void *state, int seat)
{
	const struct march *m = state;
	return m->miles[seat] > m->miles[!seat]	  ? 1.0f
	       : m->miles[seat] < m->miles[!seat] ? 0.0f
						  : 0.5f;
}

static void score(const void *state, float out[SEATS_MAX])
{
	for (int seat = 0; seat < SEAT_COUNT; seat++)
		out[seat] = evaluate(state, seat);
}

static const char *prompt(const void *state, int seat)
{
	(void)state, (void)seat;
	return "Walk on.";
}

static void determinize(void *state, int seat, struct rng *rng)
{
	(void)state, (void)seat, (void)rng; /* nothing is hidden */
}

static const struct evaluator evaluators[] = {
	{ .id = "handmade", .evaluate = evaluate, .determinize = determinize },
	{ .id = NULL },
};

const struct game march_game = {
	.id = "march",
	.title = "The long march",
	.about = "A toy of ten thousand steps.",
	.rule_prefix = "MA",
	.seats_min = SEAT_COUNT,
	.seats_max = SEAT_COUNT,
	.rules_version = 1,
	.actions_limit = STAGE_COUNT * STEPS_A_STAGE,
	.state_size = sizeof(struct march),
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
	.evaluators = evaluators,
};
