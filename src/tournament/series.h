/*
 * A series of games of bots against bots. Game number i depends on the seed and on i
 * alone and all sums are of whole numbers, so the figures are the same for any number of
 * threads and of processes.
 */
#ifndef TOURNAMENT_SERIES_H
#define TOURNAMENT_SERIES_H

#include <stdatomic.h>

#include "ai/crew.h"
#include "core/match.h"
#include "tournament/ranks.h"

enum { THREADS_MAX = 256, POINT = 1000000, LENGTH_BINS = 96, BINS_AN_OCTAVE = 4 };
enum { SIDES_MAX = 32, SIDE_SIZE = 32 };

/* A people or an army, whichever seat it was dealt to. By its name: processes share no
 * pointers. */
struct side {
	char name[SIDE_SIZE];
	long games, wins;
};

struct figures {
	long games, draws, too_long;
	long seat_wins[SEATS_MAX], bot_wins[SEATS_MAX];
	long order_wins[SEATS_MAX];	 /* of who chose first, second, ... in the game */
	struct side side[SIDES_MAX];	 /* by name; the first without a name ends them */
	long long bot_points[SEATS_MAX]; /* shares of victory, in units of 1 / POINT */
	long actions, shortest, longest;
	long decisions, choices; /* of seats, not of chance */
	/* Games between the same seats changed round are a group, and its score is what
	 * the last bot won of it, in thousandths: for tests that stop early. */
	long groups;
	long long group_scores, group_squares;
	/* Turns of seats: with more than twice the choices they needed, and with a circle
	 * that cost something (ai/trail.h). */
	long turns, long_turns, wasteful_turns, longest_turn;
	long long thinking[SEATS_MAX]; /* processor time of each bot, in microseconds */
	long thoughts[SEATS_MAX];      /* and how many decisions it was for */
	long lengths[LENGTH_BINS]; /* games by length: four bins from one power of two to
				    * the next */
};

struct series {
	const struct game *game;
	char scenario[TITLE_SIZE]; /* what people call it */
	int seats, bot_count;
	const struct bot *bot[SEATS_MAX];
	struct crew crew;
	uint64_t seed;
	long first, games; /* numbers from `first` on, below `games`: whole groups */
	bool mirrored; /* the games of a group have the same luck and the same opening: */
	int opening;   /* so many decisions that are taken at random */
	char *origin;  /* the first states of the games, one a scenario; series_end frees
			* them */
	int origins;
	struct ranks ranks; /* the processes that share the games */
	atomic_long next, done;
};

/* Dismisses the bots and frees the first states. */
void series_end(struct series *s);

/* Which bot sits at `seat` in game `number`: they move one seat on from game to game, so
 * that no seat favours one of them. */
int series_bot_at(const struct series *s, long number, int seat);

/* The first state of game `number`. Every scenario sees the bots in all seats before the
 * next has its turn. */
const void *series_origin(const struct series *s, long number);

/* Adds the figures of other games. */
void series_add(struct figures *sum, const struct figures *f);

/* The first number of the group that `number` is in. */
long series_group(const struct series *s, long number);

/* Plays all games, with a progress bar when a person watches. Of several processes each
 * plays its part, and the figures are whole on rank 0. */
struct figures series_play(struct series *s, int threads);

#endif
