/*
 * Fits a net to positions: stochastic gradient descent on how surprised it is by what
 * became of them, each weight with a pace of its own (Adagrad), so that what is seldom
 * seen is learned too. In floating point; the weights are rounded for play.
 */
#ifndef AI_NETFIT_H
#define AI_NETFIT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/rng.h"
#include "base/text.h"
#include "core/net.h"

struct netfit;

struct netfit *netfit_new(unsigned inputs, uint64_t seed);
void netfit_free(struct netfit *f);

/* The positions: added, aimed at a chance of winning from 0 to 1, and forgotten from
 * number `first` on. */
bool netfit_has_room(const struct netfit *f, int positions);
void netfit_add(struct netfit *f, const struct net_inputs *in);
void netfit_aim(struct netfit *f, size_t number, float chance);
float netfit_aimed(const struct netfit *f, size_t number);
void netfit_forget(struct netfit *f, size_t first);
size_t netfit_count(const struct netfit *f);
float netfit_chance(const struct netfit *f, size_t number, const struct net *net);

/* Learns from the first `count` positions, in round `round` of `rounds`: the later, the
 * more cautiously. */
void netfit_learn(struct netfit *f, size_t count, unsigned round, unsigned rounds,
		  struct rng *rng);

/* How surprised it is by positions: the mean of -log of what it gave to what happened. */
double netfit_loss(const struct netfit *f, size_t first, size_t end);

/* The weights, rounded for play. */
void netfit_round(const struct netfit *f, int16_t *weight);

/* Keeps what was learned in a file, and what was told of it, and reads both again: how
 * many rounds are done, 0 if there is no file of this title. False: it cannot be written.
 */
MUST_USE bool netfit_save(const struct netfit *f, const char *path, const char *title,
			  unsigned rounds, const struct text *told);
unsigned netfit_load(struct netfit *f, const char *path, const char *title,
		     struct text *told);

#endif
