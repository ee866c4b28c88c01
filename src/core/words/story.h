/* The log of a match as a story: what each step says to one reader. */
#ifndef CORE_WORDS_STORY_H
#define CORE_WORDS_STORY_H

#include "core/match.h"

struct text;

/* Appends what one step says to `reader`, a line or none. */
void story_put_step(const struct game *g, const void *before, const struct step *step,
		    const void *after, int reader, struct text *out);

/* Appends the steps from `from` to before `to` as `reader` reads them; with `numbers`,
 * each line begins with the number of the position it leads to. */
void story_put(const struct match *m, size_t from, size_t to, int reader, bool numbers,
	       struct text *out);

/* Appends who won: one sentence. The match is over. */
void story_put_result(const struct match *m, struct text *out);

#endif
