/*
 * A series of games of bots against bots. Game number i depends on the seed and on i
 * alone and all sums are of whole numbers, so the figures are the same for any number of
 * threads.
 */
#ifndef CLI_SERIES_H
#define CLI_SERIES_H

#include <stdatomic.h>

#include "ai/bot.h"
#include "cli/args.h"
#include "core/match.h"

enum { THREADS_MAX = 256, POINT = 1000000 };

struct figures {
	long games, draws, too_long;
	long seat_wins[SEATS_MAX], bot_wins[SEATS_MAX];
	long long bot_points[SEATS_MAX]; /* shares of victory, in units of 1 / POINT */
	long actions, shortest, longest;
	long decisions, choices; /* of seats, not of chance */
};

struct series {
	const struct game *game;
	char scenario[TITLE_SIZE]; /* what people call it */
	int seats, bot_count;
	const struct bot *bot[SEATS_MAX];
	uint64_t seed;
	long games;
	void *origin; /* the first state of every game; series_end frees it */
	atomic_long next, done;
};

/* Reads GAME, the set-up, --games and --seed; false after a sentence to the user.
 * `scenario` as in gameargs_begin. */
bool series_begin(struct series *s, const struct args *a, const char *scenario);
void series_end(struct series *s);

/* Plays all games, with a progress bar when a person watches. */
struct figures series_play(struct series *s, int threads);

/* The bots of "greedy,random" one after another: false behind the last. *at moves on. */
bool series_take_bot(const char **at, char id[64]);

#endif
