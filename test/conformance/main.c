/*
 * Conformance: tries every game of the registry in every scenario, with every value of
 * every option and every number of seats, by random play.
 *
 *   conformance [--games N] [--full N] [--steps N] [--checks N] [--sparse N] [--seed N]
 *               [--part I/N] [GAME]
 *
 * plays N games in each set-up; the first `full` of them with all checks on a sample of
 * their states, the rest only for dead ends, endless games and memory faults. A game gets
 * at most the given steps and fully checked steps, shared by its set-ups, so that a game
 * of many long battles does not take the day; at least one game of each kind is played.
 * With --sparse one step in N is checked, however many checks that makes. A line `ok
 * NAME` or `not ok NAME: what` for each set-up; the status is 1 if one is not ok.
 */
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "core/state.h"
#include "games/registry.h"
#include "trial.h"

struct plan {
	unsigned games, full;
	unsigned long steps, checks; /* for all set-ups of a game together */
	unsigned sparse;	     /* one step in so many is checked; 0: as fits */
	unsigned setups;	     /* of the game at hand */
	bool counting;		     /* only count the set-ups */
	uint64_t seed;
	unsigned part, parts;
	const char *game;
	unsigned count, failed;
};

static bool scores_add_up(struct trial *t, const void *state)
{
	float score[SEATS_MAX] = { 0 }, sum = 0;
	t->game->score(state, score);
	for (int seat = 0; seat < SEATS_MAX; seat++)
		sum += score[seat];
	return fabsf(sum - 1) < 0.001f ||
	       trial_broken(t, "the scores do not add up to 1", 0);
}

/* One random step; false if the game is over or stuck. */
static bool step_fast(struct trial *t, void *state)
{
	const seatset who = t->game->to_act(state);
	if (who == 0)
		return false;
	const int seat = playout_seat(who, &t->rng);
	if (seat == CHANCE) {
		t->game->apply(state, CHANCE, playout_chance(t->game, state, &t->rng));
		return true;
	}
	struct actions legal;
	trial_legal(t, state, seat, &legal);
	if (legal.count == 0)
		return trial_broken(t, "a dead end: nothing is legal", 0);
	t->game->apply(state, seat, legal.list[rng_below(&t->rng, legal.count)]);
	return true;
}

static bool play_fast(struct trial *t, void *state)
{
	uint32_t steps = 0;
	while (step_fast(t, state))
		if (++steps > t->game->actions_limit)
			return trial_broken(t, "the game takes too many actions", 0);
	t->steps += steps;
	return t->broken.len == 0 && scores_add_up(t, state);
}

static bool state_holds(struct trial *t, const void *state, int seat)
{
	if (!words_hold(t, state, seat) || !position_holds(t, state) ||
	    !order_is_free(t, state))
		return false;
	if (!(seat == CHANCE ? chance_holds(t, state) : refusals_hold(t, state, seat)))
		return false;
	return looks_hold(t, state) && secrets_hold(t, state) &&
	       determinize_is_honest(t, state);
}

/* One step with all checks; false if the game is over or broken. */
static bool step_checked(struct trial *t, void *state, void *before)
{
	const seatset who = t->game->to_act(state);
	if (who == 0)
		return false;
	const int seat = playout_seat(who, &t->rng);
	struct actions legal;
	trial_legal(t, state, seat, &legal);
	if (legal.count == 0)
		return trial_broken(t, "a dead end: nothing is legal", 0);
	t->checks++;
	if (!state_holds(t, state, seat))
		return false;
	const action a = seat == CHANCE ? playout_chance(t->game, state, &t->rng)
					: legal.list[rng_below(&t->rng, legal.count)];
	memcpy(before, state, t->game->state_size);
	t->game->apply(state, seat, a);
	const struct moment m = { before, state, seat, a };
	return rules_are_pure(t, &m) && story_is_a_line(t, &m) && story_adds_up(t, &m) &&
	       story_keeps_secrets(t, &m);
}

/* Some steps are checked in full, so that many games are looked into. */
static bool play_checked(struct trial *t, void *state)
{
	void *before = trial_block(t);
	uint32_t steps = 0;
	bool on = true;
	while (on && steps++ <= t->game->actions_limit)
		on = rng_below(&t->rng, t->sparse) == 0 ? step_checked(t, state, before)
							: step_fast(t, state);
	free(before);
	if (t->broken.len)
		return false;
	if (t->game->to_act(state) != 0)
		return trial_broken(t, "the game takes too many actions", 0);
	return scores_add_up(t, state) && position_holds(t, state) &&
	       secrets_hold(t, state);
}

static bool play_game(struct trial *t, bool full, void *state, uint64_t seed)
{
	enum { MATCH_EVERY = 4 };
	memset(state, 0, t->game->state_size);
	t->rng = rng_seeded(seed);
	if (t->game->setup(state, &t->setup, &t->broken) != OK)
		return false;
	if (!full)
		return play_fast(t, state);
	return play_checked(t, state) &&
	       (seed % MATCH_EVERY != 0 || match_holds(t, seed));
}

static void put_name(const struct trial *t, struct text *out)
{
	const struct game *g = t->game;
	text_add(out, "conformance %s %s %d seats", g->id,
		 g->scenarios[t->setup.scenario].id, t->setup.seats);
	for (int i = 0; g->options[i].id; i++)
		text_add(out, " %s=%s", g->options[i].id,
			 g->options[i].values[t->setup.option[i]]);
}

static void report(const struct trial *t, bool good, uint64_t seed, const void *state)
{
	struct text line = { 0 };
	put_name(t, &line);
	if (good) {
		printf("ok %s\n", text_str(&line));
	} else {
		for (char *c = t->broken.at; c && *c; c++)
			*c = *c == '\n' ? ';' : *c;
		printf("not ok %s: %s (seed %llu)\n", text_str(&line),
		       text_str(&t->broken), (unsigned long long)seed);
		text_clear(&line);
		state_put_position(t->game, state, &line);
		printf("# position %s\n", text_str(&line));
	}
	fflush(stdout);
	text_free(&line);
}

/* Whether the game can be set up so: a scenario may be for fewer seats than the game. */
static bool is_offered(const struct game *g, const struct setup *how)
{
	struct text why = { 0 };
	void *state = calloc(1, g->state_size);
	const bool is_refused = g->setup(state, how, &why) == BAD_SETUP;
	free(state);
	text_free(&why);
	return !is_refused;
}

/* One step in six, or fewer if a game of usual length would use up its share of checks.
 */
static unsigned sparse_for(const struct plan *p)
{
	enum { DENSE = 6, USUAL_LENGTH = 2000 };
	if (p->sparse)
		return p->sparse;
	const unsigned long share = p->checks / p->setups + 1;
	return share * DENSE >= USUAL_LENGTH ? DENSE : (unsigned)(USUAL_LENGTH / share);
}

/* Full games first, as long as their share of the checks lasts, then the others. */
static bool play_games(const struct plan *p, struct trial *t, void *state, uint64_t *seed)
{
	bool good = events_hold(t);
	for (unsigned n = 0; good && n < p->games; n++) {
		const bool full =
			n < p->full && (n == 0 || t->checks < p->checks / p->setups);
		if (!full && t->steps > p->steps / p->setups)
			break;
		good = play_game(t, full, state, *seed);
		*seed += good;
	}
	return good && messages_hold(t, state);
}

static void try_setup(struct plan *p, const struct game *g, const struct setup *how)
{
	if (!is_offered(g, how))
		return;
	if (p->counting) {
		p->setups++;
		return;
	}
	if (p->count++ % p->parts != p->part)
		return;
	struct trial t = { .game = g, .setup = *how, .sparse = sparse_for(p) };
	void *state = trial_block(&t);
	uint64_t seed = p->seed;
	const bool good =
		(g->state_size <= STATE_SIZE_MAX ||
		 trial_broken(&t, "the state is larger than STATE_SIZE_MAX", 0)) &&
		play_games(p, &t, state, &seed);
	report(&t, good, seed, state);
	p->failed += !good;
	text_free(&t.broken);
	free(state);
}

static unsigned count_values(const struct option *o)
{
	unsigned n = 0;
	while (o->values[n])
		n++;
	return n;
}

/* All combinations if they are few, else each value on its own. */
static void try_options(struct plan *p, const struct game *g, struct setup how)
{
	enum { COMBINATIONS_MAX = 16 };
	unsigned all = 1;
	for (int i = 0; g->options[i].id; i++)
		all *= count_values(&g->options[i]);
	for (unsigned n = 0; n < all && all <= COMBINATIONS_MAX; n++) {
		unsigned rest = n;
		for (int i = 0; g->options[i].id; i++) {
			const unsigned values = count_values(&g->options[i]);
			how.option[i] = (uint8_t)(rest % values);
			rest /= values;
		}
		try_setup(p, g, &how);
	}
	if (all <= COMBINATIONS_MAX)
		return;
	try_setup(p, g, &how);
	for (int i = 0; g->options[i].id; i++) {
		for (unsigned v = 1; v < count_values(&g->options[i]); v++) {
			how.option[i] = (uint8_t)v;
			try_setup(p, g, &how);
		}
		how.option[i] = 0;
	}
}

static void try_setups(struct plan *p, const struct game *g)
{
	struct setup how = game_default_setup(g);
	for (how.scenario = 0; g->scenarios[how.scenario].id; how.scenario++)
		for (how.seats = g->seats_min; how.seats <= g->seats_max; how.seats++)
			try_options(p, g, how);
}

static void try_game(struct plan *p, const struct game *g)
{
	p->setups = 0;
	p->counting = true;
	try_setups(p, g);
	p->counting = false;
	try_setups(p, g);
}

static struct plan read_plan(int argc, char **argv)
{
	struct plan p = { .games = 200, .full = 50, .seed = 1, .parts = 1 };
	p.steps = p.checks = ULONG_MAX / 8;
	for (int i = 1; i < argc; i++) {
		const char *value = i + 1 < argc ? argv[i + 1] : "";
		if (strcmp(argv[i], "--games") == 0)
			p.games = (unsigned)atoi(value), i++;
		else if (strcmp(argv[i], "--full") == 0)
			p.full = (unsigned)atoi(value), i++;
		else if (strcmp(argv[i], "--steps") == 0)
			p.steps = strtoul(value, NULL, 10), i++;
		else if (strcmp(argv[i], "--checks") == 0)
			p.checks = strtoul(value, NULL, 10), i++;
		else if (strcmp(argv[i], "--sparse") == 0)
			p.sparse = (unsigned)atoi(value), i++;
		else if (strcmp(argv[i], "--seed") == 0)
			p.seed = strtoull(value, NULL, 10), i++;
		else if (strcmp(argv[i], "--part") == 0 &&
			 sscanf(value, "%u/%u", &p.part, &p.parts) == 2)
			i++;
		else
			p.game = argv[i];
	}
	if (p.parts == 0)
		die("--part I/N: N is at least 1");
	return p;
}

int main(int argc, char **argv)
{
	struct plan p = read_plan(argc, argv);
	if (p.game && !registry_find(p.game))
		die("there is no game %s", p.game);
	for (int i = 0; registry_games[i]; i++)
		if (!p.game || strcmp(p.game, registry_games[i]->id) == 0)
			try_game(&p, registry_games[i]);
	return p.failed > 0;
}
