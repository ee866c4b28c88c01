/* The legal actions as a numbered list for a person. */
#ifndef TERMINAL_CHOICES_H
#define TERMINAL_CHOICES_H

#include "core/game.h"

struct text;

/* Appends the list in columns; a long one has those that differ in the last word only on
 * one line: "8-14 lay Decurio: 1 2 3 4 5 6 bribery". */
void choices_put(const struct game *g, const struct actions *legal, struct text *out);

#endif
