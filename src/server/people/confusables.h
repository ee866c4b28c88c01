/*
 * The letters of names. A name is shown as plain text: what cannot be seen or turns the
 * direction is taken out, letters that only look different (full width, mathematical,
 * circled) become the plain ones. Two names are compared by their shapes: without case,
 * accents and gaps, and with the look-alikes of other scripts as the Latin letters they
 * look like. What folds to what is confusables.def, which tools/confusables writes.
 */
#ifndef SERVER_PEOPLE_CONFUSABLES_H
#define SERVER_PEOPLE_CONFUSABLES_H

#include <stdbool.h>

#include "base/text.h"

/* The name as it is shown; refused with a sentence if it is none. */
MUST_USE status confusables_plain(const char *name, struct text *out, struct text *why);

/* The shape of a shown name; with `words`, a blank stays between its words. */
void confusables_skeleton(const char *shown, bool words, struct text *out);

#endif
