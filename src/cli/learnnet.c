#include "cli/learnnet.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "ai/netlearn.h"
#include "base/progress.h"
#include "cli/command.h"

enum { ROUNDS = 6, EVERY = 8, MATCHES = 400 };

/* The evaluator with a net, or NULL. */
static const struct evaluator *find_pupil(const struct game *g)
{
	for (const struct evaluator *e = g->evaluators; e->id; e++)
		if (e->net)
			return e;
	return NULL;
}

/* The first that is no net. */
static const struct evaluator *find_rival(const struct game *g)
{
	const struct evaluator *e = g->evaluators;
	while (e->id && e->net)
		e++;
	return e->id ? e : NULL;
}

static void put_weights(const struct netlearn *l, struct text *out)
{
	enum { A_LINE = 16 };
	const int size = NET_SIZE((int)l->pupil->net->inputs);
	text_add(out, "/*\nWritten by: %s (rules %d)\n%s*/\n", l->title,
		 l->game->rules_version, text_str(l->told));
	for (int i = 0; i < size; i++)
		text_add(out, "%d,%s", l->weight[i],
			 i % A_LINE == A_LINE - 1 || i + 1 == size ? "\n" : "");
}

/* Returns what it was given, or NULL if the notes cannot be written. */
static void *learn(void *self)
{
	const bool noted = netlearn_run(self);
	struct netlearn *l = self;
	atomic_store(l->done, (long)l->rounds * l->games);
	return noted ? self : NULL;
}

/* One thread plays and learns, so that the same seed gives the same bytes; this one
 * watches. */
static bool watch(struct netlearn *l)
{
	pthread_t player;
	void *noted;
	if (pthread_create(&player, NULL, learn, l) != 0)
		die("a thread could not be started");
	progress_watch(l->done, (long)l->rounds * l->games);
	pthread_join(player, &noted);
	return noted;
}

static int write_weights(const struct args *a, const struct netlearn *l)
{
	struct text out = { 0 }, why = { 0 };
	int result = EXIT_DONE;
	put_weights(l, &out);
	if (!args_has(a, "out"))
		fputs(text_str(&out), stdout);
	else if (text_write_file(&out, args_value(a, "out"), &why) != OK)
		result = args_bad(a, "%s", text_str(&why));
	text_free(&out);
	text_free(&why);
	return result;
}

static int teach(const struct args *a, struct netlearn *l)
{
	static const char *const without[] = { "out", "notes", NULL };
	struct text title = { 0 }, told = { 0 };
	args_put(a, without, &title);
	l->title = text_str(&title);
	l->told = &told;
	l->notes = args_value(a, "notes");
	l->weight = calloc(NET_SIZE((size_t)l->pupil->net->inputs), sizeof *l->weight);
	if (!l->weight)
		die("out of memory");
	const bool noted = watch(l);
	fprintf(stderr, "%s", text_str(&told));
	const int result = noted ? write_weights(a, l)
				 : args_bad(a, "%s cannot be written.", l->notes);
	free(l->weight);
	text_free(&title);
	text_free(&told);
	return result;
}

int learnnet_run(const struct args *a, struct series *s)
{
	long long rounds = ROUNDS, every = EVERY, matches = MATCHES;
	struct netlearn l = { .game = s->game,
			      .pupil = find_pupil(s->game),
			      .rival = find_rival(s->game),
			      .origin = args_has(a, "rotate") ? NULL : s->origin,
			      .taught = args_has(a, "taught"),
			      .seed = s->seed,
			      .games = s->games,
			      .done = &s->done };
	if (!args_number(a, "rounds", 1, 1000, &rounds) ||
	    !args_number(a, "matches", 1, 100000, &matches) ||
	    !args_number(a, "every", 1, 100000, &every))
		return EXIT_MISUSED;
	if (!l.pupil || !l.rival)
		return args_bad(a, "%s has no net.", s->game->title);
	l.rounds = (unsigned)rounds;
	l.every = (unsigned)every;
	l.matches = (int)matches;
	return teach(a, &l);
}
