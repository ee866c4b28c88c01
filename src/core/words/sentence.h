/*
 * A sentence with blanks, as the tables of a game hold it, and what fills them:
 *
 *   {who}                 the name of a seat, a card, a region; a number
 *   {n:legion|legions}    the number and its noun: "1 legion", "3 legions"
 *   {n?dies|die}          only the word: the first for one, the second for several;
 *                         for a seat or another name by whether that is plural
 *   {n*what}              several of another blank, "2 circles"; of one its name alone
 *   [; {card} is lost]    left out if a blank in it is empty: 0, none of its names, or
 *                         one that is not said (its label is "")
 *   <{n} iron & {m:coin|coins} / nothing>
 *                         a list of such parts, "3 iron and 1 coin"; after the bar what
 *                         stands for an empty one
 *
 * A list of values in the last blank reads "3, 5 and 6", as {to or} "3, 5 or 6". The
 * first letter of a sentence is made a capital. All player text of a game is written this
 * way, so that it stands in its tables and can be edited, or translated
 * (core/words/locale.h), without reading C.
 */
#ifndef CORE_WORDS_SENTENCE_H
#define CORE_WORDS_SENTENCE_H

#include <stdbool.h>
#include <stdint.h>

#include "core/game.h"

struct text;

struct blank {
	const char *name;	  /* NULL after the last */
	const struct names *kind; /* names_number for a number */
	bool is_secret;		  /* not for every reader, core/words/event.h */
};

struct filling {
	const struct game *game; /* for the titles of its seats in `state` */
	const void *state;
	const struct blank *blank;
	const int16_t *value;
	unsigned count; /* of values; those after the last blank belong to it, a list */
};

/* Appends the sentence. A blank that it does not know is a bug. */
void sentence_put(const struct filling *f, const char *pattern, struct text *out);

/* The first sentence-breaking fault of a pattern for these blanks, or NULL: for tests. */
const char *sentence_fault(const struct blank *blanks, const char *pattern);

#endif
