/*
 * Expands the rows of a game to the tables of the contract: STATE_DEF to `fields`,
 * VERBS_DEF to `verbs`, REFUSALS_DEF to `refusals`, OPTIONS_DEF to `options` and
 * OPTION_NAMES, and if they are defined EVENTS_DEF to `events` and MESSAGES_DEF to
 * `messages`. Follows the names
 * that the rows use. A game whose refusals have other columns defines REFUSAL before. No
 * guard: once for each game.
 */
static const char *const option_words[OPTION_COUNT] = {
#define OPTION(id, word, ...) [OPTION_##id] = word,
#include OPTIONS_DEF
#undef OPTION
};
static const struct names OPTION_NAMES = { "option", OPTION_COUNT, option_words };

static const struct field fields[] = {
#include "core/statefields.h"
};

static const struct verb verbs[VERB_COUNT + 1] = {
#define VERB(id, text, ...) [VERB_##id] = { .word = text, __VA_ARGS__ },
#include VERBS_DEF
#undef VERB
};

#ifndef REFUSAL
#define REFUSAL(id, code, rule, sentence) [id] = { code, sentence, rule },
#endif
static const struct reason refusals[REFUSAL_COUNT + 1] = {
	{ "allowed", "", "" },
#include REFUSALS_DEF
};
#undef REFUSAL

#define LIST(...) ((const char *const[]){ __VA_ARGS__, NULL })
static const struct option options[OPTION_COUNT + 1] = {
#define OPTION(id, word, values, help) [OPTION_##id] = { word, help, values },
#include OPTIONS_DEF
#undef OPTION
};
#undef LIST

/* Blanks of a row: BLANKS(OF(who, SEAT), SECRET(card, CARD), COUNT(n)). */
#define OF(name, DOMAIN)               \
	{                              \
#name, &DOMAIN##_NAMES \
	}
#define SECRET(name, DOMAIN)                 \
	{                                    \
#name, &DOMAIN##_NAMES, true \
	}
#define COUNT(name)                  \
	{                            \
#name, &names_number \
	}
#define BLANKS(...)         \
	{                   \
		__VA_ARGS__ \
	}
#ifdef EVENTS_DEF
static const struct event_row events[EVENT_COUNT + 1] = {
#define EVENT(id, word, family, blanks, text, ...) \
	[EVENT_##id] = { word, FAMILY_##family, blanks, text, __VA_ARGS__ },
#include EVENTS_DEF
#undef EVENT
};
#endif
#ifdef MESSAGES_DEF
static const struct message_row messages[MESSAGE_COUNT + 1] = {
#define MESSAGE(id, blanks, text) [MESSAGE_##id] = { #id, blanks, text },
#include MESSAGES_DEF
#undef MESSAGE
};
#endif
#undef OF
#undef SECRET
#undef COUNT
#undef BLANKS
