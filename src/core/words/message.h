/*
 * What a player is told beside the log: what he is asked, and why he may not do
 * something. Each is a row of a game's messages.def, with typed blanks as in events.def:
 *
 *   MESSAGE(CARD_COSTS, BLANKS(OF(card, CARD), COUNT(price), COUNT(purse)),
 *           "{card} costs {price:sestertius|sestertii}; you have {purse}.")
 *
 * The rules fill the blanks, `message_add(out, CARD_COSTS, card, cost, money)`; core
 * writes the sentences, one after the other.
 */
#ifndef CORE_WORDS_MESSAGE_H
#define CORE_WORDS_MESSAGE_H

#include "core/words/event.h"

struct message_row {
	const char *id; /* NULL after the last; row 0 is unused */
	struct blank blank[EVENT_BLANKS + 1];
	const char *text;
};

enum { MESSAGES_MAX = 4 };

struct message {
	uint16_t kind;
	uint8_t count;
	int16_t value[EVENT_VALUES];
};

struct messages {
	unsigned count;
	struct message list[MESSAGES_MAX];
};

/* One more sentence: its row and the values of its blanks, ints. */
#define message_add(out, kind, ...) \
	message_note(out, MESSAGE_##kind, ##__VA_ARGS__, EVENT_END)
void message_note(struct messages *out, int kind, ...);

/* One more value for the last sentence, which ends in a list. */
void message_more(struct messages *out, int value);

/* The sentences in the words of the reader. */
void messages_put(const struct game *g, const void *state, const struct messages *m,
		  struct text *out);

/* What `reader` is asked: with who, where and how much if he must choose now, else what
 * is going on. */
void prompt_put(const struct game *g, const void *state, int reader, struct text *out);

#endif
