/* Shared by state.c and statejson.c only: values of the state table and their words. */
#ifndef CORE_STATEVALUE_H
#define CORE_STATEVALUE_H

#include "core/state.h"

unsigned field_size(const struct field *f);
void state_put(void *state, struct place p, long value);

/* The word of a value in its field's domain or NULL; the value of a word or below 0. */
const char *value_word(const struct game *g, struct place p, long value);
long value_of_word(const struct game *g, struct place p, const char *word);
bool value_fits(const struct game *g, struct place p, long value);

#endif
