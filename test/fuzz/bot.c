/*
 * Bots: the first line is a name with limits as people write it, the rest is what a
 * program from outside answers. Whatever they say, the choice is one that is allowed.
 */
#include "ai/bot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ai/crew.h"
#include "ai/playout.h"
#include "base/text.h"
#include "games/registry.h"

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Where the program finds its answer: libFuzzer hands over no object of ours. */
static char answers[] = "/tmp/tessera-fuzz-XXXXXX";

static void remove_answers(void)
{
	unlink(answers);
}

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	(void)argc, (void)argv;
	const int file = mkstemp(answers);
	if (file < 0)
		abort();
	close(file);
	atexit(remove_answers);
	return 0;
}

static void choose(const struct bot *b, const char *game)
{
	const struct game *g = registry_find(game);
	const struct setup how = game_default_setup(g);
	struct rng rng = rng_seeded(1);
	void *state = calloc(1, g->state_size);
	struct thoughts *thoughts = malloc(sizeof *thoughts);
	if (g->setup(state, &how, NULL) != OK)
		abort();
	playout_settle(g, state, &rng);
	const int seat = playout_seat(g->to_act(state), &rng);
	const action a = bot_choose(b, g, state, seat, NULL, &rng, thoughts);
	if (g->why_not(state, seat, a) != ALLOWED)
		abort();
	free(thoughts);
	free(state);
}

/* Bots that would think for long are only named. */
static void try_name(struct crew *c, const char *words)
{
	struct text why = { 0 };
	const struct bot *b = NULL;
	const status s = crew_find(c, words, &b, &why);
	if (s == OK ? !b : why.len == 0)
		abort();
	if (crew_find(c, words, &b, &why) != s)
		abort(); /* asked again it says the same */
	if (s == OK && b->limits.iterations <= 100 && b->limits.rounds <= 2 &&
	    b->limits.turns <= 8 && b->limits.threads <= 2) {
		choose(b, "tictactoe");
		choose(b, "draw");
	}
	text_free(&why);
}

static void try_answer(struct crew *c, const char *answer, size_t len)
{
	struct text command = { 0 };
	FILE *file = fopen(answers, "w");
	if (!file || fwrite(answer, 1, len, file) != len || fclose(file) != 0)
		abort();
	text_add(&command, "program=cat %s", answers);
	if (crew_hire(c, text_str(&command), 5000, NULL) != OK)
		abort();
	choose(crew_named(c, "program"), "tictactoe");
	text_free(&command);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct text all = { 0 };
	struct crew crew = { 0 };
	text_bytes(&all, (const char *)data, size);
	const size_t line = strcspn(text_str(&all), "\n");
	if (line < size)
		try_answer(&crew, all.at + line + 1, size - line - 1);
	text_char(&all, '\0');
	all.at[line] = '\0';
	try_name(&crew, all.at);
	crew_end(&crew);
	text_free(&all);
	return 0;
}
