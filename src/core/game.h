/*
 * What a game is: its rules and its words. This is the whole contract but for what bots
 * think of positions, core/evaluator.h: whoever fills a `struct game` gets terminal
 * play, records, undo, bots, tests, fuzzing and the engine protocol for free.
 *
 * A state is one flat block without pointers: memcpy clones it, memcmp compares it. Rules
 * are silent and pure: no input or output, no clock, no allocation, no randomness. All
 * chance is an action of the seat CHANCE.
 */
#ifndef CORE_GAME_H
#define CORE_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"
#include "core/names.h"

struct json;
struct json_doc;
struct rng;
struct text;
struct evaluator;
struct event_row;
struct message_row;
struct messages;
struct field;
struct phase;

/* Verb in the top byte, three small arguments below. */
typedef uint32_t action;

/* A set of seats as bits; bit CHANCE for the dice and the decks. Empty: the game is over.
 */
typedef uint16_t seatset;

/* Why something is not allowed: a row of the game's refusals; 0 is ALLOWED. */
typedef uint8_t refusal;

enum { SEATS_MAX = 8, CHANCE = 8, SPECTATOR = 9, SEAT_NONE = 10 };
enum { ACTIONS_MAX = 1024, OPTIONS_MAX = 16, STATE_SIZE_MAX = 1 << 15 };
enum { ALLOWED = 0 };

static inline action action_make(int verb, int a, int b, int c)
{
	return (action)verb << 24 | (action)(a & 255) << 16 | (action)(b & 255) << 8 |
	       (action)(c & 255);
}

static inline int action_verb(action a)
{
	return (int)(a >> 24);
}

/* Argument `n`, 0 to 2. */
static inline int action_arg(action a, int n)
{
	return (int)(a >> (16 - 8 * n) & 255);
}

static inline seatset seat_bit(int seat)
{
	return (seatset)(1u << seat);
}

/* What a seat may do now. `weight` counts for CHANCE only: how many times as likely. */
struct actions {
	unsigned count;
	action list[ACTIONS_MAX];
	uint16_t weight[ACTIONS_MAX];
};

static inline void actions_add(struct actions *out, action a)
{
	ensure(out->count < ACTIONS_MAX);
	out->list[out->count++] = a;
}

static inline void actions_weigh(struct actions *out, action a, unsigned weight)
{
	actions_add(out, a);
	out->weight[out->count - 1] = (uint16_t)weight;
}

struct verb {
	const char *word;
	const struct names *arg[3]; /* the kinds of its arguments, NULL after the last */
	const char *help;	    /* what it does, for the terminal and the browser */
	bool reveals; /* shows something new to its player: no undo across it */
};

struct reason {
	const char *code, *sentence, *rule;
};

struct option {
	const char *id, *help;
	const char *const *values; /* NULL-ended; the first is the default */
};

struct scenario {
	const char *id, *title, *help;
};

struct setup {
	uint8_t scenario, seats;
	uint8_t option[OPTIONS_MAX];
};

struct game {
	const char *id, *title, *about;
	const char *rule_prefix; /* "AR": its rules are AR-1, AR-2, ... */
	uint8_t seats_min, seats_max;
	uint16_t rules_version; /* rises when play changes; every record names it */
	uint32_t actions_limit; /* no game takes more actions than this */
	size_t state_size;

	const struct names *seats;
	const struct field
		*fields; /* the state table, core/state.h; ends with .name NULL */
	const struct verb *verbs;	  /* verb 0 is unused; ends with .word NULL */
	const struct reason *refusals;	  /* row 0 is ALLOWED; ends with .code NULL */
	const struct option *options;	  /* ends with .id NULL */
	const struct scenario *scenarios; /* ends with .id NULL */
	const struct phase *phases;	/* optional: the chart of the game, kit/flow.h */
	const struct event_row *events; /* what can happen, core/words/event.h */
	const struct evaluator *evaluators; /* the default first; ends with .id NULL */
	const struct message_row
		*messages; /* prompts and refusals, core/words/message.h */

	/* Makes the first state in a zeroed block. `how` is within the tables' ranges. */
	status (*setup)(void *state, const struct setup *how, struct text *why);

	/* Who must choose now. With several seats the order of their answers is of no
	 * account. */
	seatset (*to_act)(const void *state);

	/* Appends all that `seat`, one of to_act, may do; never nothing. */
	void (*legal)(const void *state, int seat, struct actions *out);

	/* Carries out an action that `legal` listed; cannot fail. */
	void (*apply)(void *state, int seat, action a);

	/* 1 for the winner, 0 for the others, shared if they are level; called when over.
	 */
	void (*score)(const void *state, float out[SEATS_MAX]);

	/* The reason why an acting seat may not do `a` now; ALLOWED just when `legal`
	 * lists it. */
	refusal (*why_not)(const void *state, int seat, action a);

	/* Optional: the refusal that why_not gave as rows of `messages`, with what is
	 * missing (price and purse, the unit, the region); none: the refusal's own
	 * sentence. And the number of the rule that forbids it here; 0: the row's. */
	unsigned (*explain)(const void *state, int seat, action a, refusal r,
			    struct messages *out);

	/* What is going on, in one sentence, also when the game is over. */
	const char *(*prompt)(const void *state, int seat);

	/* Optional: what an acting seat is asked as a row of `messages`, with who, where
	 * and how much; none: `prompt` says it all. */
	void (*ask)(const void *state, int seat, struct messages *out);

	/* Optional: what a player may regret about `a`, which is legal, as rows of
	 * `messages`: dice unused at the end of a turn. It may ask only what the seat can
	 * know. */
	void (*warn)(const void *state, int seat, action a, struct messages *out);

	/* Optional: whether the seats choose in secret now, and what they chose comes to
	 * light together when the last has. Nobody can foretell what follows then. */
	bool (*is_sealed)(const void *state);

	/* Optional: derived extras for a view (members of an open object), and the
	 * picture of the position in a terminal of 80 columns; `colour` allows colour
	 * codes. */
	void (*show)(const void *state, int reader, struct json *out);
	void (*draw)(const void *state, int reader, bool colour, struct text *out);

	/* Optional: the map and its legend in a terminal of 80 to 160 columns. */
	void (*map)(const void *state, int reader, unsigned columns, bool colour,
		    struct text *out);

	/* Optional: what never changes and a client wants to show (card texts, costs,
	 * maps), as members of an open object. */
	void (*facts)(struct json *out);

	/* Optional: the tables of reference (cards, units, costs), from the same rows as
	 * the rules: elements of an open array, each an object {"id", "title", "note",
	 * "columns":[text], "rows":[[text or number]]}. */
	void (*tables)(struct json *out);

	/* Optional: what the briefing of a match that begins so names, in its blanks
	 * (lesson/briefing.h): members of an open object, "values" {name: text or
	 * number}, "seats" [{...}] likewise in their order, and "special" [text] for
	 * special rules that are rows. A line of a list whose blank is "" is left out. */
	void (*brief)(const void *start, struct json *out);

	/* Optional: one chance outcome, as likely as `legal` and its weights say, but
	 * faster. */
	action (*sample)(const void *state, struct rng *rng);

	/* Optional: refuses a position that fits the table but cannot be in this game. */
	status (*check)(const void *state, struct text *why);

	/* Optional, both or none: a beginning that people describe (core/custom.h).
	 * `custom` makes the first state in a zeroed block from the members of the object
	 * `node`, with the options of `how`; `describe` writes the members for a state
	 * that has just begun. */
	status (*custom)(void *state, const struct setup *how, const struct json_doc *d,
			 int node, struct text *why);
	void (*describe)(const void *state, struct json *out);

	/* Optional: how many seats play, and what people call a seat in this set-up. */
	int (*seat_count)(const void *state);
	const char *(*seat_title)(const void *state, int seat);
	bool (*seat_is_plural)(const void *state, int seat); /* "the Germani march" */
};

/* All that `seat`, one of to_act, may do. A dead end is a bug of the game. */
static inline void game_list(const struct game *g, const void *state, int seat,
			     struct actions *out)
{
	out->count = 0;
	g->legal(state, seat, out);
	ensure(out->count > 0);
}

/* How many seats are at the table. */
int game_seats(const struct game *g, const void *state);

/* What people call a seat: its title, else its name; "chance", "spectator" for those. */
const char *game_seat_title(const struct game *g, const void *state, int seat);

/* Whether its title takes a plural verb. */
bool game_seat_is_plural(const struct game *g, const void *state, int seat);

/* The seat of this name ("chance" included), or SEAT_NONE. */
int game_find_seat(const struct game *g, const char *name);

/* The stable name of a seat in records and protocols. */
const char *game_seat_name(const struct game *g, int seat);

int game_find_scenario(const struct game *g, const char *id);
int game_find_option(const struct game *g, const char *id);
int game_find_value(const struct option *o, const char *value);

/* The set-up if nothing is said: first scenario, default options, fewest seats. */
struct setup game_default_setup(const struct game *g);

/* Appends the action as text ("play Forum 3"). */
void action_put(const struct game *g, action a, struct text *out);

/* Reads an action's text. Names may be shortened as long as they are clear. */
MUST_USE status action_read(const struct game *g, const char *words, action *out,
			    struct text *why);

#endif
