/* One decision of a person at the terminal: the picture, the choices, the words. */
#ifndef TERMINAL_PROMPT_H
#define TERMINAL_PROMPT_H

#include "terminal/seating.h"

/* Asks the person at `seat` (or, for CHANCE, the table) until an action was played, taken
 * back, or t->quit is set. */
void prompt_ask(struct seating *t, int seat);

/* Prints what `reader` has not read yet. */
void prompt_tell(struct seating *t, int reader, size_t *told);

/* The offers for completion; `self` is the seating. */
void prompt_offer(void *self, struct text *out);

#endif
