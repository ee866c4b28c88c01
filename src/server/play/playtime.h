/*
 * Playing time: what the clocks of the tables count, in ms. It passes only while a server
 * runs and its store answers.
 *
 * It is counted with the monotonic clock, so nobody who sets the time of day ends a game
 * or feeds a clock. A process that is stopped and continued (SIGSTOP, a suspended
 * machine) finds a gap in which nobody has looked at the time; of a gap only GAP_MS
 * count. While the store does not answer nobody can act, and no time passes.
 *
 * It must outlive the process: what has been reached is kept in the store (`pulse`) every
 * few seconds and when the server stops, and goes on from there at the next start. A
 * crash gives back what passed since.
 *
 * Several servers on one database. Their monotonic clocks have nothing in common, but
 * all run equally fast. So each counts on from what it has read, and whenever they share
 * it (playtime_sync) the highest count wins: the stored count never falls, and who is
 * behind takes it over. Then
 *   - all that run show the same time, but for what passes between two shares;
 *   - one that was stopped is behind when it goes on, and catches up at its next share;
 *     until then its players have a little more time, never less;
 *   - one that is ahead of the store by up to one share may die: then the others go on
 *     from what they have counted themselves, which is the same.
 *   - If all stop, time stops.
 * A row that says when its clocks were set (clock_at) is a witness too: nobody who has
 * read it can be earlier than that (playtime_advance). So no clock ever runs backwards.
 * The worst error is one interval between shares, in the player's favour.
 */
#ifndef SERVER_PLAY_PLAYTIME_H
#define SERVER_PLAY_PLAYTIME_H

#include <pthread.h>
#include <stdint.h>

#include "base/status.h"

struct server;
struct text;

struct playtime {
	pthread_mutex_t mutex;
	int64_t reached; /* the count */
	int64_t seen;	 /* the monotonic clock when it was reached */
};

/* Goes on from what the store says. */
MUST_USE status playtime_start(struct server *s, struct text *why);
/* Keeps it and takes over what others have reached: every few seconds, and at the end. */
void playtime_sync(struct server *s);

int64_t playtime_now(struct server *s);
/* It is at least this late: a row says so. */
void playtime_advance(struct server *s, int64_t at);

#endif
