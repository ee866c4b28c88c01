/*
 * What the unit tests need again and again: a match of a toy, played by words.
 */
#ifndef UNIT_SCENE_H
#define UNIT_SCENE_H

#include "base/text.h"
#include "core/match.h"

const struct game *scene_game(const char *id);

/* A match in the default set-up; of the drawing game with dice of the table. */
void scene_begin(struct match *m, const char *id, struct dice dice);

/* A match of the drawing game up to the bids: red has ant and bee, green cat and dog, the
 * omen is a dog. */
void scene_deal(struct match *m, struct dice dice);

/* Plays "red bid ant"; the status of the match. The sentence goes into `why` if given. */
status scene_try(struct match *m, const char *words, struct text *why);

/* Plays each line; stops the program if one is refused. */
void scene_play(struct match *m, const char *const *lines);

/* Some state of a random game, and the seat that must choose in it; SEAT_NONE if it is
 * over. */
int scene_played(const struct game *g, uint64_t seed, void *state);

/* Random play to the end. */
void scene_finish(struct match *m, uint64_t seed);

#endif
