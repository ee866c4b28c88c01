/* `tessera puzzles`: finds positions in games of bots in which one action is clearly
 * best. A puzzle is a lesson of one question (docs/lessons.md). */
#include <stdio.h>
#include <string.h>

#include "ai/puzzle.h"
#include "base/text.h"
#include "cli/args/args.h"
#include "cli/command.h"
#include "cli/args/gameargs.h"
#include "core/state.h"

enum { PER_GAME = 3, APART = 12 }; /* puzzles of a game, and actions between two */

struct hunt {
	const struct args *args;
	const struct game *game;
	const char *folder;
	long long seed, wanted, found;
	long long level[PUZZLE_LEVELS];
};

static void put_answer(const struct hunt *h, const char *word, action a, struct text *out)
{
	text_add(out, "%s ", word);
	action_put(h->game, a, out);
}

static int percent(float share)
{
	return (int)(100 * share + 0.5F);
}

/* The puzzle as a lesson with one question. */
static void put_puzzle(const struct hunt *h, const struct match *m,
		       const struct puzzle *p, struct text *out)
{
	const int won = percent(p->value), next = percent(p->next_value);
	text_add(out, "title Puzzle %lld-%zu\n", h->seed, m->count);
	text_add(out, "about One action is clearly best. Level: %s.\n",
		 puzzle_level_names[p->level]);
	text_add(out, "seat %s\nposition ", game_seat_name(h->game, p->seat));
	state_put_position(h->game, m->state, out);
	text_put(out, "\nask Find the best action.\n");
	put_answer(h, "expect", p->best, out);
	put_answer(h, "\nother", p->next, out);
	text_add(out, ": Second best: about %d %% to win. There is better.\n", next);
	if (p->greedy != p->next) {
		put_answer(h, "other", p->greedy, out);
		text_put(out, ": It looks best now, but not a turn later.\n");
	}
	text_add(out, "else Another action has about %d %% to win.\n", won);
	text_add(out, "end Solved: about %d %% to win; the next best has %d %%.\n", won,
		 next);
}

static bool save_puzzle(const struct hunt *h, const struct match *m,
			const struct puzzle *p)
{
	char path[512];
	struct text out = { 0 };
	snprintf(path, sizeof path, "%s/%lld-%zu.lesson", h->folder, h->seed, m->count);
	put_puzzle(h, m, p, &out);
	FILE *f = fopen(path, "w");
	const bool good = f && fputs(text_str(&out), f) >= 0;
	if (!f || fclose(f) != 0 || !good) {
		args_bad(h->args, "%s cannot be written.", path);
		text_free(&out);
		return false;
	}
	printf("%s: %s\n", path, puzzle_level_names[p->level]);
	fflush(stdout);
	text_free(&out);
	return true;
}

static int seat_to_act(const struct match *m)
{
	const seatset all = m->game->to_act(m->state);
	int seat = 0;
	while (!(all >> seat & 1))
		seat++;
	return seat;
}

/* One game of greedy bots with some noise; false if a puzzle could not be written. */
static bool search_game(struct hunt *h, struct match *m)
{
	struct bot player = *bot_find("greedy");
	struct rng rng = rng_seeded((uint64_t)h->seed);
	static struct thoughts thoughts;
	size_t last = 0;
	int here = 0;
	player.noise = 20;
	for (match_chance(m); !match_is_over(m); match_chance(m)) {
		struct puzzle p;
		const int seat = seat_to_act(m);
		if (here < PER_GAME && h->found < h->wanted && m->count >= last + APART &&
		    puzzle_find(m->game, m->state, seat,
				rng_mix((uint64_t)h->seed << 20 | m->count), &p)) {
			if (!save_puzzle(h, m, &p))
				return false;
			last = m->count;
			here++;
			h->found++;
			h->level[p.level]++;
		}
		if (h->found == h->wanted || here == PER_GAME)
			return true;
		const action a = bot_choose(&player, m->game, m->state, seat, NULL, &rng,
					    &thoughts);
		ensure(match_play(m, seat, a, NULL) == OK);
	}
	return true;
}

static int find_all(struct hunt *h)
{
	for (; h->found < h->wanted; h->seed++) {
		struct match m;
		if (!gameargs_begin(h->args, h->game, args_value(h->args, "scenario"),
				    fair_seeded((uint64_t)h->seed), &m))
			return EXIT_MISUSED;
		const bool good = search_game(h, &m);
		match_end(&m);
		if (!good)
			return EXIT_FAILED;
	}
	printf("%lld puzzles; of level", h->found);
	for (int i = 0; i < PUZZLE_LEVELS; i++)
		printf(" %s %lld", puzzle_level_names[i], h->level[i]);
	printf("; go on with --seed %lld\n", h->seed);
	return EXIT_DONE;
}

static int run(const struct args *a)
{
	struct hunt h = { .args = a,
			  .game = gameargs_find(a, a->word[0]),
			  .folder = a->word[1],
			  .seed = 1,
			  .wanted = 40 };
	if (!h.game || !args_number(a, "seed", 1, 1LL << 40, &h.seed) ||
	    !args_number(a, "count", 1, 1000, &h.wanted))
		return EXIT_MISUSED;
	return find_all(&h);
}

static const struct flag flags[] = {
#include "cli/args/setupflags.def"
	{ "count", "N", "how many (40)" },
	{ "seed", "N", "the first game (1); each file is named by its game and step" },
	{ NULL, NULL, NULL },
};

const struct command puzzles_command = {
	.name = "puzzles",
	.takes = "GAME FOLDER",
	.about = "find positions in which one action is clearly best",
	.more = "Each becomes FOLDER/GAME-STEP.lesson: `tessera lesson` gives and checks "
		"it.",
	.flags = flags,
	.words_min = 2,
	.words_max = 2,
	.run = run,
};
