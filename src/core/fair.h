/*
 * Where chance comes from, so that anybody can check it afterwards.
 *
 * A secret of 32 bytes is chosen when the game is made; its commitment (a hash) is shown
 * at once, the secret itself at the end. Each seat may add a nonce. The k-th outcome is
 * picked by a hash keyed with the secret over the game, k and the nonces; numbers that
 * would favour an outcome are thrown away. Nothing shown before the end tells a future
 * roll, and nobody can change a roll without changing the commitment.
 */
#ifndef CORE_FAIR_H
#define CORE_FAIR_H

#include <stdbool.h>
#include <stdint.h>

#include "core/game.h"

enum { SECRET_BYTES = 32, NONCE_MAX = 32, SECRET_HEX = 2 * SECRET_BYTES + 1 };

enum dice_kind {
	DICE_TABLE, /* people roll and enter what they rolled */
	DICE_SEED,  /* from a seed that everybody may know: to repeat a game */
	DICE_FAIR,  /* from a secret behind a commitment */
};

struct dice {
	enum dice_kind kind;
	uint64_t seed;	 /* DICE_SEED: makes the secret */
	bool has_secret; /* false: only the commitment is known */
	uint8_t secret[SECRET_BYTES];
	char commitment[SECRET_HEX]; /* DICE_FAIR: in hex */
	char nonce[SEATS_MAX][NONCE_MAX + 1];
};

struct dice fair_table(void);
struct dice fair_seeded(uint64_t seed);
struct dice fair_secret(void);		   /* a fresh secret from the system */
struct dice fair_test_seed(uint64_t seed); /* for tests: a secret anybody can work out */

/* Sets the secret from hex; false if it is not 64 hex digits. */
bool fair_set_secret(struct dice *d, const char *hex);
void fair_put_secret(const struct dice *d, char hex[SECRET_HEX]);

/* Sets what a seat adds to the dice; false if it is too long or not printable ASCII. */
bool fair_set_nonce(struct dice *d, int seat, const char *nonce);

/* True if the secret is the one committed to. */
bool fair_verify_commitment(const struct dice *d);

/* The k-th outcome among weighted ones: its index in `out`. Needs the secret. */
unsigned fair_pick(const struct dice *d, const char *game_id, uint64_t k,
		   const struct actions *out);

#endif
