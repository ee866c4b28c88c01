/*
 * `tessera fuzz`: random play over all scenarios, options and numbers of seats, checking
 * what must hold in every game. Games are played in a child process, so that a crash is
 * reported like any other failure.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "ai/playout.h"
#include "base/text.h"
#include "cli/anysetup.h"
#include "cli/args.h"
#include "cli/command.h"
#include "cli/fuzzcheck.h"
#include "cli/gameargs.h"
#include "core/record.h"

struct fuzzing {
	const struct game *game;
	long long first, games, seed;
};

/* What the child tells: shared memory. */
struct told {
	long long game, actions, refused;
};

static action pick(const struct match *m, int seat, struct rng *rng)
{
	struct actions legal;
	if (seat == CHANCE)
		return playout_chance(m->game, m->state, rng);
	match_legal(m, seat, &legal);
	return legal.list[rng_below(rng, legal.count)];
}

static status play_on(struct match *m, struct rng *rng, struct text *why)
{
	while (!match_is_over(m)) {
		TRY(fuzzcheck_position(m, rng, why));
		const int seat = playout_seat(m->game->to_act(m->state), rng);
		TRY(match_play(m, seat, pick(m, seat, rng), why));
	}
	return fuzzcheck_end(m, why);
}

/* Says where the game that failed can be found. */
static void report(const struct fuzzing *f, const struct match *m, long long number,
		   const struct text *why)
{
	struct text record = { 0 }, path = { 0 };
	text_add(&path, "fuzz-%s-%lld-%lld.rec", f->game->id, f->seed, number);
	record_write(m, &record);
	printf("game %lld, action %zu: %s\n", number, m->count, text_str(why));
	if (text_write_file(&record, text_str(&path), NULL) == OK)
		printf("The record is in %s.\n", text_str(&path));
	fflush(stdout);
	text_free(&record);
	text_free(&path);
}

static int play_games(const struct fuzzing *f, struct told *told)
{
	struct text why = { 0 };
	int result = EXIT_DONE;
	for (long long i = f->first; i < f->first + f->games && result == EXIT_DONE;
	     i++) {
		struct rng rng = rng_seeded(rng_mix((uint64_t)f->seed) + (uint64_t)i);
		const struct setup how = anysetup_pick(f->game, &rng);
		struct match m;
		told->game = i;
		if (match_begin(&m, f->game, &how, fair_table(), &why) != OK) {
			told->refused++; /* not all options go together */
			continue;
		}
		if (play_on(&m, &rng, &why) != OK) {
			report(f, &m, i, &why);
			result = EXIT_FAILED;
		}
		told->actions += (long long)m.count;
		match_end(&m);
	}
	text_free(&why);
	return result;
}

static int watch(const struct fuzzing *f, struct told *told)
{
	fflush(NULL);
	const pid_t child = fork();
	if (child < 0)
		die("a process could not be started");
	if (child == 0)
		_exit(play_games(f, told));
	int end;
	if (waitpid(child, &end, 0) != child)
		die("the playing process was lost");
	if (WIFEXITED(end) && WEXITSTATUS(end) <= EXIT_FAILED)
		return WEXITSTATUS(end);
	printf("game %lld crashed: tessera fuzz %s --seed %lld --first %lld --games 1\n",
	       told->game, f->game->id, f->seed, told->game);
	return EXIT_FAILED;
}

static int run(const struct args *a)
{
	struct fuzzing f = { .game = gameargs_find(a, a->word[0]),
			     .games = 1000,
			     .seed = 1 };
	if (!f.game || !args_number(a, "games", 1, 1000000000, &f.games) ||
	    !args_number(a, "first", 0, 1000000000, &f.first) ||
	    !args_number(a, "seed", 0, INT64_MAX, &f.seed))
		return EXIT_MISUSED;
	struct told *told = mmap(NULL, sizeof *told, PROT_READ | PROT_WRITE,
				 MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (told == MAP_FAILED)
		die("out of memory");
	const int result = watch(&f, told);
	if (result == EXIT_DONE)
		printf("%s: %lld games, %lld actions, nothing wrong (%lld set-ups were "
		       "refused)\n",
		       f.game->id, f.games, told->actions, told->refused);
	munmap(told, sizeof *told);
	return result;
}

static const struct flag flags[] = {
	{ "games", "N", "how many games (1000)" },
	{ "seed", "N", "the same number gives the same games (1)" },
	{ "first", "N", "begin with this game, to repeat one (0)" },
	{ NULL, NULL, NULL },
};

const struct command fuzz_command = {
	.name = "fuzz",
	.takes = "GAME",
	.about = "play at random in all set-ups and check what must always hold",
	.more = "No dead end, no game past its limit, texts and positions read back, "
		"reasons\n"
		"agree with what is legal. A failure leaves the record of its game "
		"behind.",
	.flags = flags,
	.words_min = 1,
	.words_max = 1,
	.run = run,
};
