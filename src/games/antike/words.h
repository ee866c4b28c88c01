/* The words that refusals share: peoples, places, amounts. */
#ifndef GAMES_ANTIKE_WORDS_H
#define GAMES_ANTIKE_WORDS_H

#include "base/text.h"
#include "games/antike/antike.h"

const char *antike_words_place(const struct antike *s, int region);
const char *antike_words_space(const struct antike *s, int space);
const char *antike_words_resource(int resource);
const char *antike_words_kind(int kind);

/* "the Germani", "Roma"; `begins`: as the first word of a sentence. */
void antike_words_people(const struct antike *s, int seat, bool begins, struct text *out);

/* "2 legions", "1 galley", "no legion". */
void antike_words_units(int kind, int count, struct text *out);

/* "3 marble, no iron and 1 coin": those of the set `which` (bits by resource). */
void antike_words_amounts(const int count[RESOURCE_COUNT], unsigned which,
			  struct text *out);

static inline const char *antike_words_plural(int n)
{
	return n == 1 ? "" : "s";
}

#endif
