/*
 * `tessera fuzz`: random play over all scenarios, options and numbers of seats, checking
 * what must hold in every game; or mutated positions, checking that whatever is accepted
 * can be played to its end. Both run in a child process, so that a crash is reported like
 * any other failure.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "ai/playout.h"
#include "base/progress.h"
#include "base/text.h"
#include "cli/args/args.h"
#include "cli/args/gameargs.h"
#include "cli/command.h"
#include "core/record.h"
#include "fuzz/anysetup.h"
#include "fuzz/fuzzcheck.h"
#include "fuzz/positions.h"

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

/* Waits for the child and draws how far it is. */
static int wait_for(pid_t child, const long long *done, long long all)
{
	int end;
	pid_t ended = 0;
	while (ended == 0 && progress_draw((long)*done, (long)all))
		ended = waitpid(child, &end, WNOHANG);
	progress_wipe();
	if (ended == 0)
		ended = waitpid(child, &end, 0);
	if (ended != child)
		die("the playing process was lost");
	return end;
}

/* Runs `work` in a child, which counts up to `all` in shared memory; its status, or -1 if
 * it crashed or hung. */
static int run_apart(int (*work)(void *self), void *self, const long long *done,
		     long long all)
{
	fflush(NULL);
	const pid_t child = fork();
	if (child < 0)
		die("a process could not be started");
	if (child == 0)
		_exit(work(self));
	const int end = wait_for(child, done, all);
	return WIFEXITED(end) && WEXITSTATUS(end) <= EXIT_FAILED ? WEXITSTATUS(end) : -1;
}

static void *shared(size_t size)
{
	void *block = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS,
			   -1, 0);
	if (block == MAP_FAILED)
		die("out of memory");
	return block;
}

struct games_work {
	const struct fuzzing *fuzzing;
	struct told *told;
};

static int work_on_games(void *self)
{
	const struct games_work *w = self;
	return play_games(w->fuzzing, w->told);
}

static int fuzz_games(const struct fuzzing *f)
{
	struct told *told = shared(sizeof *told);
	struct games_work w = { f, told };
	int result = run_apart(work_on_games, &w, &told->game, f->first + f->games);
	if (result < 0)
		printf("game %lld crashed: tessera fuzz %s --seed %lld --first %lld "
		       "--games 1\n",
		       told->game, f->game->id, f->seed, told->game);
	else if (result == EXIT_DONE)
		printf("%s: %lld games, %lld actions, nothing wrong (%lld set-ups were "
		       "refused)\n",
		       f->game->id, f->games, told->actions, told->refused);
	munmap(told, sizeof *told);
	return result == EXIT_DONE ? EXIT_DONE : EXIT_FAILED;
}

struct positions_work {
	const struct positions *positions;
	struct tried *tried;
};

static void save_position(const struct positions *p, long long number,
			  const struct text *position)
{
	struct text path = { 0 };
	text_add(&path, "fuzz-%s-%llu-%lld.json", p->game->id,
		 (unsigned long long)p->seed, number);
	if (text_write_file(position, text_str(&path), NULL) == OK)
		printf("  The position is in %s.\n", text_str(&path));
	text_free(&path);
}

static int work_on_positions(void *self)
{
	const struct positions_work *w = self;
	struct text position = { 0 }, why = { 0 };
	const status s = positions_try(w->positions, w->tried, &position, &why);
	if (s != OK) {
		printf("mutant %lld: %s\n", w->tried->mutant, text_str(&why));
		save_position(w->positions, w->tried->mutant, &position);
		fflush(stdout);
	}
	text_free(&position);
	text_free(&why);
	return s == OK ? EXIT_DONE : EXIT_FAILED;
}

static void print_tried(const struct positions *p, const struct tried *t, int findings)
{
	printf("%s: %lld positions accepted, %lld refused, %lld actions played on (",
	       p->game->id, t->accepted, t->refused, t->steps);
	bool first = true;
	for (int i = 0; bots[i].id; i++)
		if (t->by_bot[i]) {
			printf("%s%s %lld", first ? "" : ", ", bots[i].id, t->by_bot[i]);
			first = false;
		}
	printf("), %d findings\n", findings);
}

/* Goes on after a finding, up to `most` of them. */
static int fuzz_positions(const struct positions *p, int most)
{
	struct tried *tried = shared(sizeof *tried);
	struct positions_work w = { p, tried };
	int findings = 0, result;
	tried->mutant = p->first;
	while ((result = run_apart(work_on_positions, &w, &tried->accepted, p->wanted)) !=
	       EXIT_DONE) {
		findings++;
		if (result < 0) {
			struct text position = { 0 };
			printf("mutant %lld crashed or hung: tessera fuzz %s --seed %llu "
			       "--first %lld --positions 1\n",
			       tried->mutant, p->game->id, (unsigned long long)p->seed,
			       tried->mutant);
			positions_put(p, tried->mutant, &position);
			save_position(p, tried->mutant, &position);
			text_free(&position);
		}
		tried->mutant++;
		if (findings >= most || tried->accepted >= p->wanted)
			break;
	}
	print_tried(p, tried, findings);
	munmap(tried, sizeof *tried);
	return findings ? EXIT_FAILED : EXIT_DONE;
}

static bool find_bot(const struct args *a, const struct bot **out)
{
	const char *id = args_value(a, "bot");
	*out = id ? bot_find(id) : NULL;
	if (id && !*out)
		args_bad(a, "There is no such bot.");
	return !id || *out;
}

static int run(const struct args *a)
{
	struct fuzzing f = { .game = gameargs_find(a, a->word[0]),
			     .games = 1000,
			     .seed = 1 };
	struct positions p = { .game = f.game, .every_step = args_has(a, "every-step") };
	long long findings = 1;
	if (!f.game || !args_number(a, "games", 1, 1000000000, &f.games) ||
	    !args_number(a, "first", 0, INT64_MAX, &f.first) ||
	    !args_number(a, "seed", 0, INT64_MAX, &f.seed) ||
	    !args_number(a, "positions", 1, 1000000000, &p.wanted) ||
	    !args_number(a, "findings", 1, 1000000, &findings) || !find_bot(a, &p.bot))
		return EXIT_MISUSED;
	p.seed = (uint64_t)f.seed;
	p.first = f.first;
	return p.wanted ? fuzz_positions(&p, (int)findings) : fuzz_games(&f);
}

static const struct flag flags[] = {
	{ "games", "N", "how many games (1000)" },
	{ "seed", "N", "the same number gives the same games (1)" },
	{ "first", "N", "begin with this game or mutant, to repeat one (0)" },
	{ "positions", "N", "instead, mutate positions until N are accepted" },
	{ "findings", "N", "positions: stop after N findings (1)" },
	{ "bot", "NAME",
	  "positions: who plays on (mostly random, some greedy to normal)" },
	{ "every-step", NULL, "positions: write and read each position, not one in 16" },
	{ NULL, NULL, NULL },
};

const struct command fuzz_command = {
	.name = "fuzz",
	.takes = "GAME",
	.about = "play at random in all set-ups and check what must always hold",
	.more = "No dead end, no game past its limit, texts and positions read back, "
		"reasons\n"
		"agree with what is legal. A failure writes the record of its game.\n"
		"With --positions: every accepted position can be played to its end.",
	.flags = flags,
	.words_min = 1,
	.words_max = 1,
	.run = run,
};
