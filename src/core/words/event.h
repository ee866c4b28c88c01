/*
 * What happens, as facts: each kind of event is a row of a game's events.def, with typed
 * arguments and its English.
 *
 *   EVENT(DREW, "drew", FAMILY_DREW, { OF(who, SEAT), SECRET(card, CARD) },
 *         "{who} draws {card}.", .hidden = "{who} draws a card.",
 *         .changes = "deck[card] - 1; hand[who][card] + 1")
 *
 * The rules say what happens where it happens: `say(DREW, seat, card)`. Nobody
 * listens while a search or random play applies actions; then saying it is one test of a
 * flag. Whoever wants to know asks events_of(), which applies the action once more to a
 * copy and listens.
 */
#ifndef CORE_WORDS_EVENT_H
#define CORE_WORDS_EVENT_H

#include <stdbool.h>
#include <stdint.h>

#include "core/words/sentence.h"

struct json;

/*
 * The families that a client understands without knowing the game. The names of the
 * arguments are their roles: `who` a seat, `what` a piece or card, `n` how many, `from`
 * and `to` or `at` places, `dice` faces, `why` a cause.
 */
enum family {
	FAMILY_OTHER,	     /* said in the log, nothing to animate */
	FAMILY_CHOSE,	     /* a deed begins: what the following events belong to */
	FAMILY_MOVED,	     /* what, n, from, to */
	FAMILY_PLACED,	     /* what, n, at */
	FAMILY_REMOVED,	     /* what, n, at */
	FAMILY_ROLLED,	     /* who, dice */
	FAMILY_DREW,	     /* who, what */
	FAMILY_REVEALED,     /* who, what */
	FAMILY_COUNTER,	     /* who, n, why: a number changes */
	FAMILY_BATTLE_BEGAN, /* who, against, at */
	FAMILY_BATTLE_ENDED, /* who, result */
	FAMILY_TURN_BEGAN,   /* who, n */
	FAMILY_PHASE_BEGAN,
	FAMILY_GAME_ENDED, /* who won, or nobody */
	FAMILY_COUNT
};

enum { EVENT_BLANKS = 10, EVENT_VALUES = 16, EVENTS_MAX = 256, EVENT_END = -9999 };

struct event_row {
	const char *word; /* NULL after the last; row 0 is unused */
	uint8_t family;
	struct blank blank[EVENT_BLANKS + 1];
	const char *text;
	const char *hidden;  /* for those who may not know the secrets; NULL: nothing */
	const char *changes; /* what it does to the state, below; NULL: nothing */
	const char *rule;    /* "AR-13", or NULL */
	bool is_list;	     /* the last blank takes all values that are left */
};

/*
 * `changes` says in the words of the state table what an event means, so that a test can
 * add up all that was told and find the state after the action:
 *
 *   "money[who] - n; hand[who][card] - 1; space[who][at] = card"
 *
 * The indices and amounts are blanks of the row or numbers. A change of a field with a
 * blank that is empty is none. Every field that some row of a game changes is told
 * completely. A list without gaps, whose order does not matter, is told by what joins
 * and what leaves it, and with fewer indices than it has all of a row is meant:
 *
 *   "army[who][to] & card; army[who][from] ! card; army[who][lost] = 0"
 */

struct event {
	uint8_t kind, count;
	seatset knowing; /* who may know its secrets, SPECTATOR among them */
	int16_t value[EVENT_VALUES];
};

struct events {
	unsigned count;
	struct event list[EVENTS_MAX];
};

enum { EVERYBODY_KNOWS = (seatset)-1 };

/* Whether somebody listens to this thread. */
extern _Thread_local bool events_are_heard;

/* The values, ints, then EVENT_END. */
__attribute__((cold, noinline)) void event_note(seatset knowing, int kind, ...);
__attribute__((cold, noinline)) void event_note_list(seatset knowing, int kind,
						     unsigned count, const int *values);

/* In rules: this has happened. The values are not computed if nobody listens. */
#define say(...) say_to(EVERYBODY_KNOWS, __VA_ARGS__)

/* The same for an event with secrets, which only `knowing` may know. */
#define say_to(knowing, kind, ...)                                                  \
	do {                                                                        \
		if (__builtin_expect(events_are_heard, 0))                          \
			event_note((seatset)(knowing), EVENT_##kind, ##__VA_ARGS__, \
				   EVENT_END);                                      \
	} while (0)

/* How many have been said of this action so far; 0 if nobody listens. */
unsigned event_heard(void);
static inline unsigned event_count(void)
{
	return events_are_heard ? event_heard() : 0;
}

/* What the action means: applies it to a copy of `before` in `scratch`, a block of the
 * game's state size, which holds the state after it afterwards. */
void events_of(const struct game *g, const void *before, int seat, action a,
	       void *scratch, struct events *out);

/* Whether `reader` is told this event at all, and whether with its secrets. */
bool event_is_told(const struct game *g, const struct event *e, int reader);
bool event_is_open(const struct event *e, int reader);

/* The event in English, as `reader` may know it; `state` is the one after the action. */
void event_put_text(const struct game *g, const void *state, const struct event *e,
		    int reader, struct text *out);

/* All that an action means to a reader, one sentence after the other. */
void events_narrate(const struct game *g, const void *before, int seat, action a,
		    const void *after, int reader, struct text *out);

/* The same as an object: {"event":"drew","who":"roma","card":"Forum","text":"..."}. */
void event_put_json(const struct game *g, const void *state, const struct event *e,
		    int reader, struct json *out);

/* And as a short array of numbers: [kind,[values],"text"]; a secret is null. */
void event_put_short(const struct game *g, const void *state, const struct event *e,
		     int reader, struct json *out);

#endif
