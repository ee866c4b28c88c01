/* Jansson as the oracle of the JSON fuzzer; on its own, for its names are ours too. */
#ifndef FUZZ_ORACLE_H
#define FUZZ_ORACLE_H

#include "base/text.h"

/* Reads JSON and appends its content in the notation of json.c. False if it is refused;
 * *overflow if only for a number that is too large. */
bool oracle_read(const char *json, size_t len, struct text *out, bool *overflow);

#endif
