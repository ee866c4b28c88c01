/* `tessera puzzles`: finds positions in games of bots in which one action is clearly
 * best, and checks those that were found. The facts of each go to the end of a file
 * (docs/lessons.md). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/puzzle.h"
#include "base/text.h"
#include "cli/args/args.h"
#include "cli/args/gameargs.h"
#include "cli/command.h"
#include "core/state.h"
#include "games/registry.h"
#include "lesson/lesson.h"
#include "lesson/puzzlebook.h"

enum { PER_GAME = 2, APART = 12 };  /* puzzles of a game, and actions between two */
enum { VERBS = 256, PER_VERB = 4 }; /* no verb is the answer of more than one in four */
enum { FILE_BYTES = 1 << 22, MARGIN = 4 };

struct hunt {
	const struct args *args;
	const struct game *game;
	const char *path;
	long long seed, wanted, found, margin, after;
	long long stage[PUZZLE_STAGES]; /* how far positions came */
	long long answers[VERBS];	/* of those found */
	bool enough[VERBS];		/* no more answers like these are wanted */
};

/* Writing */

static int percent(float share)
{
	return (int)(100 * share + 0.5F);
}

static void put_choice(const struct hunt *h, const char *word,
		       const struct puzzle_choice *c, struct text *out)
{
	text_add(out, "%s %d ", word, percent(c->value));
	action_put(h->game, c->action, out);
	text_char(out, '\n');
}

static void put_line(const struct hunt *h, const void *state, int seat, action a,
		     uint64_t seed, struct text *out)
{
	struct match m;
	puzzle_play_line(h->game, state, seat, a, seed, &m);
	text_put(out, "line");
	for (size_t i = 0; i < m.count; i++) {
		text_put(out, i ? " > " : " ");
		action_put(h->game, m.step[i].action, out);
	}
	text_char(out, '\n');
	match_end(&m);
}

/* The best, the next best and what greedy does. */
static void put_lines(const struct hunt *h, const void *state, const struct puzzle *p,
		      struct text *out)
{
	const uint64_t seed = rng_mix((uint64_t)h->seed);
	put_line(h, state, p->seat, p->choice[0].action, seed, out);
	put_line(h, state, p->seat, p->choice[1].action, seed, out);
	for (unsigned i = 2; i < p->count; i++)
		if (p->choice[i].action == p->greedy)
			put_line(h, state, p->seat, p->greedy, seed, out);
}

static void put_puzzle(const struct hunt *h, const struct match *m,
		       const struct puzzle *p, struct text *out)
{
	text_add(out, "puzzle %lld-%zu\nlevel %s\nseat %s\nposition ", h->seed, m->count,
		 puzzle_level_names[p->level], game_seat_name(h->game, p->seat));
	state_put_position(h->game, m->state, out);
	text_char(out, '\n');
	for (unsigned i = 0; i < p->count; i++)
		put_choice(h, i ? "other" : "best", &p->choice[i], out);
	text_put(out, "greedy ");
	action_put(h->game, p->greedy, out);
	text_char(out, '\n');
	put_lines(h, m->state, p, out);
	text_char(out, '\n');
}

static bool save_puzzle(const struct hunt *h, const struct match *m,
			const struct puzzle *p)
{
	struct text out = { 0 };
	put_puzzle(h, m, p, &out);
	FILE *f = fopen(h->path, "a");
	const bool good = f && fputs(text_str(&out), f) >= 0;
	text_free(&out);
	if (f && fclose(f) == 0 && good)
		return true;
	args_bad(h->args, "%s cannot be written.", h->path);
	return false;
}

/* Finding */

static int seat_to_act(const struct match *m)
{
	return __builtin_ctz(m->game->to_act(m->state));
}

static bool look_here(struct hunt *h, const struct match *m, struct puzzle *out)
{
	const struct puzzle_terms terms = { .margin = (float)h->margin / 100,
					    .seed = rng_mix((uint64_t)h->seed << 20 |
							    m->count),
					    .enough = h->enough };
	const enum puzzle_stage stage =
		puzzle_find(m->game, m->state, seat_to_act(m), &terms, out);
	h->stage[stage]++;
	return stage == PUZZLE_FOUND;
}

static void count_answer(struct hunt *h, int verb)
{
	const long long most = (h->wanted + PER_VERB - 1) / PER_VERB;
	h->found++;
	h->enough[verb] = ++h->answers[verb] >= most;
}

/* Who chooses, and among which kinds of actions. */
struct question {
	int seat;
	bool verb[VERBS];
};

static struct question question_of(const struct match *m)
{
	struct question q = { .seat = seat_to_act(m) };
	struct actions legal;
	game_list(m->game, m->state, q.seat, &legal);
	for (unsigned i = 0; i < legal.count; i++)
		q.verb[action_verb(legal.list[i])] = true;
	return q;
}

/* Of a row of choices of the same kind, as the units of an order, the first matters most;
 * and some answer to it must be wanted. */
static bool is_worth_a_look(const struct hunt *h, const struct match *m,
			    struct question *last)
{
	const struct question q = question_of(m);
	const bool same = memcmp(&q, last, sizeof q) == 0;
	bool wanted = false;
	for (int i = 0; i < VERBS; i++)
		wanted |= q.verb[i] && !h->enough[i];
	*last = q;
	return wanted && !same;
}

/* One game of greedy bots with some noise; false if a puzzle could not be written. */
static bool search_game(struct hunt *h, struct match *m)
{
	struct bot player = *bot_find("greedy");
	struct rng rng = rng_seeded((uint64_t)h->seed);
	static struct thoughts thoughts;
	struct question last = { .seat = SEAT_NONE };
	size_t next = (size_t)h->after;
	int here = 0;
	player.noise = 20;
	for (match_chance(m); !match_is_over(m); match_chance(m)) {
		struct puzzle p;
		if (m->count >= next && is_worth_a_look(h, m, &last) &&
		    look_here(h, m, &p)) {
			if (!save_puzzle(h, m, &p))
				return false;
			next = m->count + APART;
			count_answer(h, action_verb(p.choice[0].action));
			if (h->found == h->wanted || ++here == PER_GAME)
				return true;
		}
		const int seat = seat_to_act(m);
		const action a = bot_choose(&player, m->game, m->state, seat, NULL, &rng,
					    &thoughts);
		ensure(match_play(m, seat, a, NULL) == OK);
	}
	return true;
}

/* Without a scenario of their own the games take them in turn. */
static const char *scenario_of(const struct hunt *h)
{
	const char *given = args_value(h->args, "scenario");
	int count = 0;
	while (h->game->scenarios[count].id)
		count++;
	return given ? given : h->game->scenarios[h->seed % count].id;
}

/* At which stage how many positions fell out. */
static void print_stages(const struct hunt *h)
{
	static const char *const words[PUZZLE_STAGES] = { "no choice", "greedy right",
							  "dull",      "unclear",
							  "unsure",    "found" };
	printf("game %lld: %lld of %lld found; of the positions", h->seed, h->found,
	       h->wanted);
	for (int i = 0; i < PUZZLE_STAGES; i++)
		printf("%s %lld %s", i ? "," : "", h->stage[i], words[i]);
	putchar('\n');
	fflush(stdout);
}

static int find_all(struct hunt *h)
{
	for (; h->found < h->wanted; h->seed++) {
		struct match m;
		if (!gameargs_begin(h->args, h->game, scenario_of(h),
				    fair_seeded((uint64_t)h->seed), &m))
			return EXIT_MISUSED;
		const bool good = search_game(h, &m);
		match_end(&m);
		if (!good)
			return EXIT_FAILED;
		print_stages(h);
	}
	return EXIT_DONE;
}

/* Reading what was found */

struct visit {
	const struct game *game;
	void (*see)(void *self, const char *name, const char *facts);
	void *self;
};

static char *next_puzzle(char *from)
{
	char *at = strstr(from, "\npuzzle ");
	return at ? at + 1 : NULL;
}

/* Each block of the file, which begins with "puzzle NAME". */
static bool visit_file(const struct args *a, const char *path, const struct visit *v)
{
	struct text text = { 0 }, why = { 0 };
	const bool good = text_read_file(&text, path, FILE_BYTES, &why) == OK;
	if (!good)
		args_bad(a, "%s", text_str(&why));
	char *at = good && text.len ? text.at : NULL;
	if (at && strncmp(at, "puzzle ", 7) != 0)
		at = next_puzzle(at);
	for (char *next; at; at = next) {
		char name[64];
		next = next_puzzle(at);
		if (next)
			next[-1] = '\0';
		sscanf(at, "puzzle %63s", name);
		v->see(v->self, name, at);
	}
	text_free(&text);
	text_free(&why);
	return good;
}

static void see_last(void *self, const char *name, const char *facts)
{
	struct hunt *h = self;
	const char *best = strstr(facts, "\nbest ");
	action a;
	char answer[64];
	struct text why = { 0 };
	if (best && sscanf(best, "\nbest %*d %63[^\n]", answer) == 1 &&
	    action_read(h->game, answer, &a, &why) == OK)
		count_answer(h, action_verb(a));
	else
		h->found++;
	h->seed = strtoll(name, NULL, 10) + 1;
	text_free(&why);
}

/* Checking */

struct check {
	const struct game *game;
	struct puzzle_terms terms;
	bool deep, shares;
	int count, bad, unsure, greedy, easy;
};

static void ask_bots(struct check *c, const struct lesson *l, const char *name)
{
	const struct lesson_step *s = &l->step[0];
	struct puzzle p;
	if (c->deep &&
	    !puzzle_verify(c->game, l->position, l->seat, s->choice[0], &c->terms, &p)) {
		printf("unsure %s/%s\n", c->game->id, name);
		c->unsure++;
	}
	const int greedy = puzzle_hits("greedy", c->game, l->position, l->seat,
				       c->terms.seed, s->choice[0]);
	const int easy = puzzle_hits("easy", c->game, l->position, l->seat, c->terms.seed,
				     s->choice[0]);
	if (greedy > PUZZLE_TRIES / 2)
		printf("plain %s/%s\n", c->game->id, name);
	c->greedy += greedy;
	c->easy += easy;
}

static void check_puzzle(void *self, const char *name, const char *facts)
{
	struct check *c = self;
	struct text text = { 0 }, why = { 0 };
	struct lesson l;
	c->count++;
	if (puzzlebook_put_lesson(c->game, facts, &text, &why) != OK ||
	    lesson_read(&l, c->game, name, text_str(&text), &why) != OK) {
		printf("not ok %s/%s: %s\n", c->game->id, name, text_str(&why));
		c->bad++;
	} else {
		if (lesson_check(&l, &why) != OK) {
			printf("not ok %s/%s: %s\n", c->game->id, name, text_str(&why));
			c->bad++;
		} else if (c->shares) {
			ask_bots(c, &l, name);
		} else {
			printf("ok %s/%s\n", c->game->id, name);
		}
		lesson_free(&l);
	}
	fflush(stdout);
	text_free(&text);
	text_free(&why);
}

static void print_shares(const struct check *c)
{
	const int tries = c->count * PUZZLE_TRIES;
	printf("%s: %d puzzles; greedy solves %d %%, easy %d %%", c->game->id, c->count,
	       100 * c->greedy / tries, 100 * c->easy / tries);
	if (c->deep)
		printf("; %d not confirmed", c->unsure);
	putchar('\n');
}

static int check_shipped(const struct args *a, struct check *c)
{
	int bad = 0;
	for (const struct puzzle_text *t = puzzle_texts; t->game; t++) {
		const struct game *g = registry_find(t->game);
		if (!g || (a->words && strcmp(t->game, a->word[0]) != 0))
			continue;
		c->game = g;
		check_puzzle(c, t->name, t->text);
		const bool is_last = !t[1].game || strcmp(t[1].game, t->game) != 0;
		if (is_last && c->shares)
			print_shares(c);
		bad += is_last ? c->bad : 0;
		if (is_last)
			*c = (struct check){ .terms = c->terms,
					     .deep = c->deep,
					     .shares = c->shares };
	}
	return bad ? EXIT_FAILED : EXIT_DONE;
}

static int check_file(const struct args *a, struct check *c)
{
	const struct visit v = { .see = check_puzzle, .self = c };
	c->game = gameargs_find(a, a->word[0]);
	if (!c->game || !visit_file(a, a->word[1], &v))
		return EXIT_MISUSED;
	if (c->shares && c->count)
		print_shares(c);
	return c->bad ? EXIT_FAILED : EXIT_DONE;
}

static int check_all(const struct args *a)
{
	long long seed = 7, margin = MARGIN;
	struct check c = { .deep = args_has(a, "deep") };
	c.shares = c.deep || args_has(a, "shares");
	if (!args_number(a, "seed", 1, 1LL << 40, &seed) ||
	    !args_number(a, "margin", 0, 50, &margin))
		return EXIT_MISUSED;
	c.terms = (struct puzzle_terms){ (float)margin / 100, (uint64_t)seed };
	return a->words == 2 ? check_file(a, &c) : check_shipped(a, &c);
}

static bool exists(const char *path)
{
	FILE *f = fopen(path, "r");
	return f && fclose(f) == 0;
}

static int run(const struct args *a)
{
	if (args_has(a, "check") || args_has(a, "deep") || args_has(a, "shares"))
		return check_all(a);
	if (a->words < 2)
		return args_bad(a, "Say the game and the file.");
	struct hunt h = { .args = a,
			  .game = gameargs_find(a, a->word[0]),
			  .path = a->word[1],
			  .seed = 1,
			  .wanted = 40,
			  .margin = MARGIN };
	const struct visit v = { .see = see_last, .self = &h };
	if (!h.game || !args_number(a, "count", 1, 1000, &h.wanted) ||
	    (exists(h.path) && !visit_file(a, h.path, &v)) ||
	    !args_number(a, "seed", 1, 1LL << 40, &h.seed) ||
	    !args_number(a, "after", 0, 10000, &h.after) ||
	    !args_number(a, "margin", 1, 50, &h.margin))
		return EXIT_MISUSED;
	return find_all(&h);
}

static const struct flag flags[] = {
#include "cli/args/setupflags.def"
	{ "count", "N", "how many the file is to hold (40)" },
	{ "seed", "N", "the first game (after the last of the file)" },
	{ "after", "N", "actions of a game that are only played (0)" },
	{ "margin", "PERCENT", "how much the best must be ahead of the next (4)" },
	{ "check", NULL, "play those of the binary, of a game or of a file, by script" },
	{ "shares", NULL,
	  "and print how many greedy and easy solve, and those that greedy does" },
	{ "deep", NULL, "and search each with four times hard" },
	{ NULL, NULL, NULL },
};

const struct command puzzles_command = {
	.name = "puzzles",
	.takes = "GAME FILE",
	.about = "find positions in which one action is clearly best",
	.more = "They go to the end of the FILE; a file that has some is continued. "
		"Without --scenario the games take them in turn.",
	.flags = flags,
	.words_max = 2,
	.run = run,
};
