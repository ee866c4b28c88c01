/*
 * Tic-tac-toe: the smallest whole game, and the example of docs/adding-a-game.md. It
 * lives with the tests and is not in the product's list.
 */
#include "base/rng.h"
#include "base/text.h"
#include "core/evaluator.h"
#include "core/state.h"
#include "core/words/event.h"
#include "kit/flow.h"

enum { SEAT_COUNT = 2, CELL_COUNT = 9, NO_MARK = 0 };
enum { PHASE_MARK = 1 };
enum { VERB_MARK = 1 };
enum { EVENT_MARKED = 1, EVENT_WON, EVENT_DRAWN };
enum { TAKEN = 1 };

#define STATE_DEF "tictactoe/state.def"
#define STATE_TYPE struct tictactoe
struct tictactoe {
#include "core/statestruct.h"
};

static const struct names SEAT_NAMES = { "seat", 2,
					 (const char *const[]){ "cross", "nought" } };
static const struct names MARK_NAMES = { "mark", 3,
					 (const char *const[]){ NULL, "x", "o" } };
static const struct names PHASE_NAMES = { "phase", 2,
					  (const char *const[]){ NULL, "mark" } };
static const struct names CELL_NAMES = {
	"cell", 9,
	(const char *const[]){ "a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3" }
};

static const struct field fields[] = {
#include "core/statefields.h"
};

static const struct verb verbs[] = {
	{ NULL },
	[VERB_MARK] = { "mark",
			{ &CELL_NAMES },
			.help = "put your mark into an empty cell" },
	{ NULL },
};

static const struct event_row events[] = {
	{ NULL },
	[EVENT_MARKED] = { "marked",
			   FAMILY_PLACED,
			   { { "who", &SEAT_NAMES },
			     { "what", &MARK_NAMES },
			     { "at", &CELL_NAMES } },
			   "{who} marks {at}.",
			   .changes = "cell[at] = what" },
	[EVENT_WON] = { "won",
			FAMILY_GAME_ENDED,
			{ { "who", &SEAT_NAMES } },
			"{who} wins with three in a row." },
	[EVENT_DRAWN] = { "drawn",
			  FAMILY_GAME_ENDED,
			  { { NULL } },
			  "The board is full: a draw." },
	{ NULL },
};

static const struct reason refusals[] = {
	{ "allowed", "", "" },
	[TAKEN] = { "taken", "There is a mark in this cell already.", "TT-2" },
	{ NULL, NULL, NULL },
};

static const struct option options[] = { { NULL, NULL, NULL } };
static const struct scenario scenarios[] = {
	{ "standard", "Three in a row", "The game as everybody knows it." },
	{ NULL, NULL, NULL },
};

/* TT-3: three in a row, a column or a diagonal. */
static bool has_line(const struct tictactoe *t, int mark)
{
	static const u8 lines[8][3] = { { 0, 1, 2 }, { 3, 4, 5 }, { 6, 7, 8 },
					{ 0, 3, 6 }, { 1, 4, 7 }, { 2, 5, 8 },
					{ 0, 4, 8 }, { 2, 4, 6 } };
	for (int i = 0; i < 8; i++)
		if (t->cell[lines[i][0]] == mark && t->cell[lines[i][1]] == mark &&
		    t->cell[lines[i][2]] == mark)
			return true;
	return false;
}

static bool is_full(const struct tictactoe *t)
{
	for (int c = 0; c < CELL_COUNT; c++)
		if (t->cell[c] == NO_MARK)
			return false;
	return true;
}

static status setup(void *state, const struct setup *how, struct text *why)
{
	struct tictactoe *t = state;
	(void)how, (void)why;
	flow_push(t->flow, PHASE_MARK);
	return OK;
}

static seatset to_act(const void *state)
{
	const struct tictactoe *t = state;
	return t->flow[0] == NO_PHASE ? 0 : seat_bit(t->active); /* TT-1 */
}

static void legal(const void *state, int seat, struct actions *out)
{
	const struct tictactoe *t = state;
	(void)seat;
	for (int c = 0; c < CELL_COUNT; c++)
		if (t->cell[c] == NO_MARK) /* TT-2 */
			actions_add(out, action_make(VERB_MARK, c, 0, 0));
}

static refusal why_not(const void *state, int seat, action a)
{
	const struct tictactoe *t = state;
	(void)seat;
	return t->cell[action_arg(a, 0)] == NO_MARK ? ALLOWED : TAKEN;
}

static void apply(void *state, int seat, action a)
{
	struct tictactoe *t = state;
	t->cell[action_arg(a, 0)] = (u8)(seat + 1);
	say(MARKED, seat, seat + 1, action_arg(a, 0));
	if (has_line(t, seat + 1)) { /* TT-3 */
		say(WON, seat);
		flow_end(t->flow);
	} else if (is_full(t)) { /* TT-4 */
		say(DRAWN);
		flow_end(t->flow);
	} else {
		t->active = (u8)!seat;
	}
}

static void score(const void *state, float out[SEATS_MAX])
{
	const struct tictactoe *t = state;
	for (int seat = 0; seat < SEAT_COUNT; seat++)
		out[seat] = has_line(t, seat + 1)   ? 1.0f
			    : has_line(t, 2 - seat) ? 0.0f
						    : 0.5f;
}

static const char *prompt(const void *state, int seat)
{
	(void)state, (void)seat;
	return "Mark an empty cell.";
}

static void draw(const void *state, int reader, bool colour, struct text *out)
{
	const struct tictactoe *t = state;
	(void)reader, (void)colour;
	for (int c = 0; c < CELL_COUNT; c++)
		text_add(out, "%s%s", t->cell[c] ? MARK_NAMES.name[t->cell[c]] : ".",
			 c % 3 == 2 ? "\n" : " ");
}

static void determinize(void *state, int seat, struct rng *rng)
{
	(void)state, (void)seat, (void)rng; /* nothing is hidden */
}

static float evaluate(const void *state, int seat)
{
	float result[SEATS_MAX];
	score(state, result);
	return result[seat];
}

static status check(const void *state, struct text *why)
{
	const struct tictactoe *t = state;
	if (t->flow[0] != NO_PHASE && (has_line(t, 1) || has_line(t, 2) || is_full(t)))
		return status_say(BAD_POSITION, why,
				  "Field \"flow\": the game is over already.");
	return OK;
}

static const struct phase phases[] = {
	{ NULL },
	[PHASE_MARK] = { .id = "mark", .prompt = "Mark an empty cell." },
	{ NULL },
};

static const struct evaluator evaluators[] = {
	{ .id = "handmade", .evaluate = evaluate, .determinize = determinize },
	{ .id = NULL },
};

const struct game tictactoe_game = {
	.id = "tictactoe",
	.title = "Tic-tac-toe",
	.about = "Three in a row; the toy that shows how to add a game.",
	.rule_prefix = "TT",
	.seats_min = 2,
	.seats_max = 2,
	.rules_version = 1,
	.actions_limit = 9,
	.state_size = sizeof(struct tictactoe),
	.seats = &SEAT_NAMES,
	.fields = fields,
	.verbs = verbs,
	.refusals = refusals,
	.options = options,
	.scenarios = scenarios,
	.phases = phases,
	.setup = setup,
	.to_act = to_act,
	.legal = legal,
	.apply = apply,
	.score = score,
	.why_not = why_not,
	.prompt = prompt,
	.events = events,
	.draw = draw,
	.evaluators = evaluators,
	.check = check,
};
