/*
 * A pool of threads for what takes long: bots, hints, analyses, passwords.
 *
 * Who comes first: the higher rank; then the person with fewer jobs running, then the one
 * who has used less time lately, then who has waited longest. So nobody has to be refused
 * because others ask for much, and nobody starves. Besides, whoever runs several jobs
 * leaves as many threads free: there is nearly always one for somebody else.
 */
#ifndef SERVER_BOTS_WORKERS_H
#define SERVER_BOTS_WORKERS_H

#include <stdbool.h>

struct workers;

struct pool_config {
	int threads;
	int nice;	/* how far it stands behind the threads that answer */
	int per_person; /* how many jobs of one person run at the same time */
};

enum rank {
	RANK_REQUEST, /* a request hangs on it: it is done even when the pool stops */
	RANK_LOOKED_AT,
	RANK_AWAY, /* people play there, but nobody looks */
	RANK_NOBODY
};

struct job {
	void (*work)(void *self);
	void *self;	    /* a block that `work` frees */
	const char *person; /* on whose account it goes: an id or an address */
	const char *about;  /* what it is about, for workers_promote; may be NULL */
	enum rank rank;
	int delay_ms; /* not before these have passed */
};

/* Room for person and about, longer ones are cut. */
enum { JOB_NAME_SIZE = 48 };

struct workers *workers_new(const struct pool_config *config);
/* Finishes what has begun and what has RANK_REQUEST, takes no more, and ends the
 * threads. */
void workers_stop(struct workers *w);
/* Throws away what still waits. */
void workers_end(struct workers *w);

/* What waits: how many jobs are due, how long the oldest of them has been, and how long
 * ago a worker took up the last one. */
struct workers_queue {
	long waiting;
	long long age_ms, idle_ms;
};
void workers_stats(struct workers *w, struct workers_queue *out);

/* Runs work(self) in a thread of the pool. False, and nothing will be done, if the pool
 * has stopped. */
bool workers_add(struct workers *w, const struct job *job);

/* What waits about this gets at least this rank: somebody looks now. */
void workers_promote(struct workers *w, const char *about, enum rank rank);

/* How many jobs of the person wait or run. */
int workers_count(struct workers *w, const char *person);

#endif
