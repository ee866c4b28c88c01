/*
 * What the server finds around it, the same in every run: time that passes only when it
 * is told to, randomness from a seed, bots that do not think, passwords hashed quickly,
 * and a database in memory.
 */
#ifndef FUZZ_WORLD_H
#define FUZZ_WORLD_H

#include "store/store.h"

/* Sets time and randomness back and empties the database, which is opened once. */
struct store *world_begin(void);

void world_wait(int64_t ms);

/* A number that every change to a table changes. */
long long world_trace(void);

#endif
