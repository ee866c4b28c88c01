/* When a register is in use, and what it may hold then (registers.def). */
#include "games/totalwar/check/check.h"

enum { ANY = NO_PHASE, LIVES_MAX = 16 };

/* A field of bytes, and where it stands. */
struct bytes {
	const char *field;
	size_t offset, size;
};

#define BYTES(field)                                                \
	{                                                           \
#field, offsetof(struct totalwar, field),           \
			sizeof(((const struct totalwar *)0)->field) \
	}

static const struct life {
	struct bytes bytes;
	u8 phases[LIVES_MAX];
} lives[] = {
#define LIVE(field, ...) { BYTES(field), { __VA_ARGS__ } },
#define RANGE(phase, below, field, least, most)
#include "games/totalwar/check/registers.def"
#undef LIVE
#undef RANGE
};

static const struct range {
	struct bytes bytes;
	u8 phase, below, least, most;
} ranges[] = {
#define LIVE(field, ...)
#define RANGE(phase, below, field, least, most) \
	{ BYTES(field), phase, below, least, most },
#include "games/totalwar/check/registers.def"
#undef LIVE
#undef RANGE
};

static int below(const struct totalwar *s, int depth)
{
	return depth + 1 < DEPTH_COUNT ? s->flow[depth + 1] : NO_PHASE;
}

static bool is_live(const struct totalwar *s, const struct life *l)
{
	for (int i = 0; i < LIVES_MAX && l->phases[i]; i++)
		if (tw_flow_has(s, l->phases[i]))
			return true;
	return false;
}

static bool is_within(const struct totalwar *s, struct bytes b, int least, int most)
{
	const u8 *at = (const u8 *)s + b.offset;
	for (size_t i = 0; i < b.size; i++)
		if (at[i] < least || at[i] > most)
			return false;
	return true;
}

static bool applies(const struct totalwar *s, const struct range *r)
{
	for (int i = 0; i < DEPTH_COUNT && s->flow[i]; i++)
		if (s->flow[i] == r->phase &&
		    (r->below == ANY || r->below == below(s, i)))
			return true;
	return false;
}

struct flaw tw_check_registers(const struct totalwar *s)
{
	for (size_t i = 0; i < sizeof lives / sizeof lives[0]; i++)
		if (!is_live(s, &lives[i]) && !is_within(s, lives[i].bytes, 0, 0))
			return FLAW(lives[i].bytes.field,
				    "it is not in use in this phase");
	for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++) {
		const struct range *r = &ranges[i];
		if (applies(s, r) && !is_within(s, r->bytes, r->least, r->most))
			return FLAW(r->bytes.field,
				    "it cannot have this value in this phase");
	}
	return SOUND;
}
