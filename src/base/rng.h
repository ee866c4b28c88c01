/*
 * The generator for search, self-play and tests: xoshiro256**, seeded by splitmix64.
 * The same numbers on every machine and in WebAssembly. Not for dice that people must
 * trust: see core/fair.h.
 */
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <stdint.h>

struct rng {
	uint64_t s[4];
};

/* Mixes 64 bits well; also the step of the seeding sequence. */
static inline uint64_t rng_mix(uint64_t x)
{
	x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
	x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
	return x ^ (x >> 31);
}

static inline struct rng rng_seeded(uint64_t seed)
{
	struct rng r;
	for (int i = 0; i < 4; i++)
		r.s[i] = rng_mix(seed += 0x9E3779B97F4A7C15u);
	return r;
}

static inline uint64_t rng_rotl(uint64_t x, int k)
{
	return x << k | x >> (64 - k);
}

static inline uint64_t rng_next(struct rng *r)
{
	uint64_t *s = r->s;
	const uint64_t result = rng_rotl(s[1] * 5, 7) * 9;
	const uint64_t t = s[1] << 17;
	s[2] ^= s[0];
	s[3] ^= s[1];
	s[1] ^= s[2];
	s[0] ^= s[3];
	s[2] ^= t;
	s[3] = rng_rotl(s[3], 45);
	return result;
}

/* A number from 0 to below - 1, each equally likely to within 2^-32; below > 0. */
static inline uint32_t rng_below(struct rng *r, uint32_t below)
{
	return (uint32_t)(((rng_next(r) >> 32) * below) >> 32);
}

static inline double rng_unit(struct rng *r)
{
	return (double)(rng_next(r) >> 11) * 0x1.0p-53;
}

#endif
