/*
 * Total War: Rome in one table: facts, words and the contract. The rules are in the files
 * of the chapters, the numbers in docs/rules/total-war-rome.md.
 */
#include "games/totalwar/totalwar.h"
#include "games/totalwar/check/check.h"

#include "base/text.h"
#include "games/totalwar/words/domains.h"

#include "core/rowtables.h"

#define TEXT(id, text) static const char TEXT_##id[] = text;
#include "games/totalwar/words/words.def"

static const struct scenario scenarios[] = {
#define SCENARIO(id, word, title, help) [id] = { word, title, help },
#include "games/totalwar/words/words.def"
	{ NULL, NULL, NULL },
};

/* Who decides in a phase. */

#define STATE ((const struct totalwar *)state)

static seatset chance(const void *state)
{
	(void)state;
	return seat_bit(CHANCE);
}

static seatset active(const void *state)
{
	return seat_bit(STATE->active);
}

static seatset asked(const void *state)
{
	return seat_bit(STATE->asked);
}

static seatset omens_asked(const void *state)
{
	return seat_bit(tw_window_first(state, STATE->omens_waiting, WINDOW_OMENS));
}

static seatset feasting(const void *state)
{
	return seat_bit(tw_event_player(state));
}

static seatset loser(const void *state)
{
	return seat_bit(STATE->loser);
}

/* TW-51, TW-260: all at the same time, until each is ready. */
static seatset unready(const void *state)
{
	seatset set = 0;
	for (int seat = 0; seat < STATE->players; seat++)
		if (!STATE->ready[seat])
			set = (seatset)(set | seat_bit(seat));
	return set;
}

static seatset acting(const void *state)
{
	return seat_bit(STATE->side[acting_side(state)]);
}

static seatset retreating(const void *state)
{
	return seat_bit(STATE->side[!tw_battle_victor(state)]);
}

/* TW-212, TW-213: both at once, or first the side that must show. */
static seatset deploying(const void *state)
{
	seatset set = 0;
	for (int side = 0; side < SIDE_COUNT; side++)
		if (!STATE->ready[STATE->side[side]])
			set = (seatset)(set | seat_bit(STATE->side[side]));
	for (int side = 0; side < SIDE_COUNT; side++)
		if (STATE->tally[side][SEES_FIRST] &&
		    (set & seat_bit(STATE->side[!side])))
			return seat_bit(STATE->side[!side]);
	return set;
}

static seatset winner(const void *state)
{
	return seat_bit(STATE->side[tw_battle_victor(state)]);
}

/* Steps never wait for anybody. */
static seatset nobody(const void *state)
{
	(void)state;
	return 0;
}

/* The rows of phases.def as functions of the contract. */
#define PHASE(name, word, whose, below, needs, question)         \
	static struct flaw check_phase_##name(const void *state) \
	{                                                        \
		return tw_check_##needs(state);                  \
	}
#define STEP(name, word, below, needs)                          \
	static struct flaw check_step_##name(const void *state) \
	{                                                       \
		return tw_check_##needs(state);                 \
	}                                                       \
	static void run_##name(void *state)                     \
	{                                                       \
		tw_step_##name(state);                          \
	}
#include "games/totalwar/phases.def"
#undef PHASE
#undef STEP

const struct phase tw_totalwar_phases[PHASE_COUNT + 1] = {
	[NO_PHASE] = { .prompt = TEXT_OVER },
#define PHASE(name, word, whose, below, needs, question) \
	[PHASE_##name] = { .id = word,                   \
			   .prompt = question,           \
			   .who = whose,                 \
			   .legal = tw_legal_##name,     \
			   .apply = tw_apply_##name,     \
			   .why_not = tw_why_##name,     \
			   .on = below,                  \
			   .check = check_phase_##name },
#define STEP(name, word, below, needs)       \
	[STEP_##name] = { .id = word,        \
			  .prompt = "",      \
			  .who = nobody,     \
			  .run = run_##name, \
			  .on = below,       \
			  .check = check_step_##name },
#include "games/totalwar/phases.def"
#undef PHASE
#undef STEP
};

/* Runs steps until somebody must choose. */
static void settle(struct totalwar *s)
{
	do
		flow_run_steps(tw_totalwar_phases, s);
	while (tw_window_settle(s) || tw_campaign_settle(s));
}

/* The contract. */

static status setup(void *state, const struct setup *how, struct text *why)
{
	struct totalwar *s = state;
	if (how->scenario == INTRODUCTION && how->seats != 2)
		return status_say(BAD_SETUP, why, "The introduction is for two players.");
	tw_setup_begin(s, how);
	settle(s);
	return OK;
}

#define PHASES tw_totalwar_phases
#include "kit/flowrules.h"
_Static_assert(offsetof(struct totalwar, flow) == 0, "the flow comes first");

static void apply_and_settle(void *state, int seat, action a)
{
	apply(state, seat, a);
	settle(state);
}

/* Words that a verb does not have must be empty. */
static bool has_stray_words(action a)
{
	for (int i = 0; i < 3; i++)
		if (!verbs[action_verb(a)].arg[i] && action_arg(a, i))
			return true;
	return false;
}

static refusal why_not_strict(const void *state, int seat, action a)
{
	if (action_verb(a) <= VERB_NONE || action_verb(a) >= VERB_COUNT)
		return NOT_NOW;
	const refusal r = why_not(state, seat, a);
	return r == ALLOWED && has_stray_words(a) ? NOT_OFFERED : r;
}

/* TW-4, as one number. */
static long standing(const struct totalwar *s, int seat)
{
	long land = 0, cards = 0;
	for (int r = 1; r < REGION_COUNT; r++)
		land += controls(s, seat, r) ? tw_rows_region[r].gold : 0;
	for (int army = 0; army < ARMY_COUNT; army++)
		cards += tw_table_size(s, seat, army);
	return ((s->vp[seat] * 1000L + land) * 10000L + s->gold[seat]) * 100L + cards;
}

static void score(const void *state, float out[SEATS_MAX])
{
	const struct totalwar *s = state;
	long best = -1;
	int winners = 0;
	for (int seat = 0; seat < s->players; seat++)
		best = standing(s, seat) > best ? standing(s, seat) : best;
	for (int seat = 0; seat < s->players; seat++)
		winners += standing(s, seat) == best;
	for (int seat = 0; seat < s->players; seat++)
		out[seat] = standing(s, seat) == best ? 1.0f / (float)winners : 0.0f;
}

static int seat_count(const void *state)
{
	return STATE->players;
}

static const char *seat_title(const void *state, int seat)
{
	static const char *const titles[SEAT_COUNT] = { "Rome", "Carthage", "Greece",
							"Barbarians" };
	(void)state;
	return titles[seat];
}

static bool seat_is_plural(const void *state, int seat)
{
	(void)state;
	return is_plural_faction(faction_of(seat));
}

/* TW-260: all write their orders in secret. */
static bool is_sealed(const void *state)
{
	return STATE->flow[0] == PHASE_SPEND;
}

/* Why an action is good, for hints. */
#define MOTIVE(feature, weight, words) { #feature, weight, words },
static const struct motive motives[] = {
#include "games/totalwar/evaluation/motives.def"
	{ NULL, 0, NULL },
};
#undef MOTIVE

/* What bots think of positions: what was learned first. */
#define SHARED .determinize = tw_think_determinize, .turn = tw_think_turn, .horizon = 2
static const struct evaluator evaluators[] = {
	{ .id = "learned",
	  .evaluate = tw_evaluate_learned,
	  .forecast = tw_evaluate_forecast,
	  .features = tw_evaluate_features,
	  .measure = tw_evaluate_measure,
	  .motives = motives,
	  SHARED },
	{ .id = "handmade",
	  .evaluate = tw_evaluate_handmade,
	  .features = tw_evaluate_features,
	  .measure = tw_evaluate_measure,
	  .weights = tw_evaluate_weights_handmade,
	  SHARED },
	{ .id = NULL },
};
#undef SHARED

const struct game total_war_rome_game = {
	.id = "total-war-rome",
	.title = TEXT_TITLE,
	.about = TEXT_ABOUT,
	.rule_prefix = "TW",
	.seats_min = 2,
	.seats_max = SEAT_COUNT,
	.rules_version = 5,
	.actions_limit = ROUND_LIMIT * 8000,
	.state_size = sizeof(struct totalwar),
	.seats = &SEAT_NAMES,
	.fields = fields,
	.verbs = verbs,
	.refusals = refusals,
	.options = options,
	.scenarios = scenarios,
	.phases = tw_totalwar_phases,
	.events = events,
	.messages = messages,
	.evaluators = evaluators,
	.setup = setup,
	.to_act = to_act,
	.legal = legal,
	.apply = apply_and_settle,
	.score = score,
	.why_not = why_not_strict,
	.explain = tw_explain_refusal,
	.prompt = prompt,
	.ask = tw_ask_question,
	.is_sealed = is_sealed,
	.show = tw_show_extras,
	.facts = tw_show_facts,
	.tables = tw_show_tables,
	.brief = tw_show_brief,
	.draw = tw_draw_position,
	.map = tw_map_put,
	.sample = tw_think_sample,
	.check = tw_check_position,
	.seat_count = seat_count,
	.seat_title = seat_title,
	.seat_is_plural = seat_is_plural,
};
