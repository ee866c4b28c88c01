/* Threads that share a range of numbers: each works on a piece of it, the caller too. */
#ifndef RESEARCH_POOL_H
#define RESEARCH_POOL_H

struct pool;

struct pool *pool_new(unsigned threads);
void pool_free(struct pool *p);

/* Calls `work` with pieces that make up 0 to count - 1; back when all are done. */
void pool_run(struct pool *p, void (*work)(void *what, unsigned from, unsigned to),
	      void *what, unsigned count);

#endif
