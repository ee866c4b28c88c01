#include "fuzz/positions.h"

#include <string.h>
#include <sys/time.h>

#include "base/text.h"
#include "core/state.h"
#include "fuzz/mutant.h"

/* Processor time; those that search may take their time. */
enum { HANGS_AFTER_S = 120, THINKS_FOR_S = 3600 };

/* The process dies if it has not come to an end by then. */
static void set_alarm(int seconds)
{
	const struct itimerval when = { .it_value = { .tv_sec = seconds } };
	setitimer(ITIMER_VIRTUAL, &when, NULL);
}

static struct rng rng_of(const struct positions *p, uint64_t what, long long number)
{
	return rng_seeded(rng_mix(p->seed + what) + (uint64_t)number);
}

static void hatch(const struct positions *p, long long number, struct corpus *b)
{
	struct rng rng = rng_of(p, 0x5eed, number / BROOD);
	corpus_make(b, p->game, &rng);
}

/* Thinking takes long: one in this many is played by a bot that does. */
static const struct bot *pick_bot(const struct positions *p, struct rng *rng)
{
	static const struct {
		const char *id;
		uint32_t one_in;
	} rows[] = { { "normal", 5000 }, { "easy", 500 }, { "greedy", 50 } };
	if (p->bot)
		return p->bot;
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
		if (rng_below(rng, rows[i].one_in) == 0)
			return bot_find(rows[i].id);
	return bot_find("random");
}

/* One play-out in four is lucky or unlucky all the way. */
static enum luck pick_luck(struct rng *rng)
{
	static const enum luck rows[] = { LOWEST_LUCK, HIGHEST_LUCK };
	const uint32_t n = rng_below(rng, 8);
	return n < 2 ? rows[n] : ANY_LUCK;
}

static status try_one(const struct positions *p, const struct corpus *b, struct tried *t,
		      struct text *position, struct text *why)
{
	_Alignas(16) char state[STATE_SIZE_MAX];
	struct rng rng = rng_of(p, 0, t->mutant);
	mutant_make(b, &rng, state);
	status s = playon_read_back(p->game, state, why);
	if (s == BAD_POSITION || (s == OK && p->game->to_act(state) == 0)) {
		t->refused++;
		return OK;
	}
	struct playing_on how = { .game = p->game,
				  .bot = pick_bot(p, &rng),
				  .luck = pick_luck(&rng),
				  .every_step = p->every_step };
	if (how.bot->limits.iterations > 0)
		set_alarm(THINKS_FOR_S);
	t->accepted++;
	t->by_bot[how.bot - bots]++;
	text_clear(position);
	state_put_position(p->game, state, position);
	if (s == OK)
		s = playon_to_end(&how, state, &rng, why);
	t->steps += how.steps;
	return s;
}

status positions_try(const struct positions *p, struct tried *t, struct text *position,
		     struct text *why)
{
	struct corpus b = { 0 };
	status s = OK;
	long long hatched = -1;
	for (; t->accepted < p->wanted && s == OK; t->mutant++) {
		set_alarm(HANGS_AFTER_S);
		if (hatched != t->mutant / BROOD) {
			corpus_free(&b);
			hatch(p, t->mutant, &b);
			hatched = t->mutant / BROOD;
		}
		if (b.stacks > 0)
			s = try_one(p, &b, t, position, why);
		if (s != OK)
			break;
	}
	set_alarm(0);
	corpus_free(&b);
	return s;
}

void positions_put(const struct positions *p, long long number, struct text *out)
{
	_Alignas(16) char state[STATE_SIZE_MAX];
	struct corpus b;
	hatch(p, number, &b);
	struct rng rng = rng_of(p, 0, number);
	if (b.stacks > 0) {
		mutant_make(&b, &rng, state);
		state_put_position(p->game, state, out);
	}
	corpus_free(&b);
}
