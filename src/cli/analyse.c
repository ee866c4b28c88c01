/* `tessera analyse`: who was winning when, what was a mistake, and who was lucky. */
#include <math.h>
#include <pthread.h>
#include <stdio.h>

#include "ai/analysis.h"
#include "base/json.h"
#include "base/progress.h"
#include "cli/args/args.h"
#include "cli/command.h"
#include "cli/load.h"
#include "core/words/story.h"

enum { ROWS = 20, BAR = 50 };

/* What fills the bar of a seat. */
static const char fills[SEATS_MAX + 1] = "#=.o+:x-";

struct task {
	struct course course;
	struct analysing how;
	struct analysis analysis;
};

static void *work(void *self)
{
	struct task *t = self;
	ensure(analysis_make(&t->course, &t->how, &t->analysis));
	return NULL;
}

/* In a thread of its own, so that the bar can be drawn meanwhile. */
static void make(struct task *t)
{
	atomic_long done = 0;
	pthread_t thread;
	t->how.done = &done;
	if (pthread_create(&thread, NULL, work, t) != 0)
		die("no thread for the analysis");
	progress_watch(&done, analysis_effort(&t->course));
	pthread_join(thread, NULL);
}

static void put_bar(const struct analysis *a, size_t step, struct text *out)
{
	double sum = 0;
	int drawn = 0;
	text_add(out, "%5zu  ", step);
	for (int s = 0; s < a->seats; s++) {
		sum += a->chance[step][s];
		while (drawn < (int)lround(BAR * sum)) {
			text_char(out, fills[s]);
			drawn++;
		}
	}
	text_put(out, " ");
	for (int s = 0; s < a->seats; s++)
		text_add(out, "%4.0f", 100 * a->chance[step][s]);
	text_char(out, '\n');
}

static void put_curve(const struct match *m, const struct analysis *a, struct text *out)
{
	const size_t rows = a->steps < ROWS ? a->steps : ROWS;
	text_put(out, "Who was winning, in per cent, after step\n");
	for (size_t i = 0; i <= rows; i++)
		put_bar(a, a->steps * i / rows, out);
	text_put(out, "       ");
	for (int s = 0; s < a->seats; s++)
		text_add(out, "%c %s   ", fills[s],
			 game_seat_title(m->game, m->state, s));
	text_put(out, "\n\n");
}

static void put_swings(const struct match *m, const struct analysis *a, struct text *out)
{
	text_put(out, a->swings ? "Turning points\n" : "No turn changed much.\n");
	for (const struct swing *s = a->swing; s < a->swing + a->swings; s++)
		text_add(out, "%5zu  to step %zu: %s rose from %.0f %% to %.0f %%\n",
			 s->from + 1, s->to, game_seat_title(m->game, m->state, s->seat),
			 100 * s->before, 100 * s->after);
	text_char(out, '\n');
}

static void put_mistakes(const struct match *m, const struct analysis *a,
			 struct text *out)
{
	text_put(out, a->mistakes ? "Mistakes\n" : "No step was a clear mistake.\n");
	for (int i = 0; i < a->mistakes; i++) {
		const struct mistake *t = &a->mistake[i];
		const size_t from = out->len;
		text_add(out, "%5zu  %s: ", t->step,
			 game_seat_title(m->game, m->state, t->seat));
		action_put(m->game, m->step[t->step - 1].action, out);
		text_add(out, ", %.0f %%; could have been ", 100 * t->was);
		action_put(m->game, t->better, out);
		text_add(out, ", %.0f %%", 100 * t->could);
		text_wrap(out, from, 80, 7);
		text_char(out, '\n');
	}
	text_char(out, '\n');
}

static void put_luck(const struct match *m, const struct analysis *a, struct text *out)
{
	if (a->outcomes == 0)
		return;
	text_add(out, "Luck: %zu rolls and draws against what was to be expected\n",
		 a->outcomes);
	for (int s = 0; s < a->seats; s++) {
		const size_t from = out->len;
		text_add(out, "       %s ", game_seat_title(m->game, m->state, s));
		text_pad(out, from, 24);
		text_add(out, "%+5.0f %%  +- %.0f\n", 100 * a->luck[s],
			 100 * a->error[s]);
	}
	for (int i = 0; i < a->strokes; i++) {
		const struct stroke *s = &a->stroke[i];
		text_add(out, "%5zu  ", s->step);
		action_put(m->game, m->step[s->step - 1].action, out);
		text_add(out, ": %.0f %% for %s\n", 100 * s->gain,
			 game_seat_title(m->game, m->state, s->seat));
	}
}

static void put_words(const struct match *m, const struct analysis *a, struct text *out)
{
	put_curve(m, a, out);
	put_swings(m, a, out);
	put_mistakes(m, a, out);
	put_luck(m, a, out);
	if (match_is_over(m))
		story_put_result(m, out);
}

static void put_json(const struct task *t, struct text *out)
{
	struct json j = { .out = out };
	json_open(&j, '{');
	analysis_put(&t->course, &t->analysis, &j);
	json_close(&j, '}');
	text_char(out, '\n');
}

static int analyse(const struct args *a, struct match *m)
{
	long long seed = 1;
	struct text out = { 0 };
	if (!args_number(a, "seed", 0, 1LL << 53, &seed))
		return EXIT_MISUSED;
	if (m->count == 0)
		return args_bad(a, "Nothing was played yet: this needs a record.");
	struct task t = { .course = { .game = m->game,
				      .origin = m->origin,
				      .step = m->step,
				      .count = m->count },
			  .how = { .seed = (uint64_t)seed } };
	make(&t);
	if (args_has(a, "json"))
		put_json(&t, &out);
	else
		put_words(m, &t.analysis, &out);
	fputs(text_str(&out), stdout);
	analysis_free(&t.analysis);
	text_free(&out);
	return EXIT_DONE;
}

static int run(const struct args *a)
{
	return load_and(a, analyse);
}

static const struct flag flags[] = {
	{ "json", NULL, "everything as JSON, the chances after every step" },
	{ "seed", "N", "the same number gives the same analysis (1)" },
	{ NULL, NULL, NULL },
};

const struct command analyse_command = {
	.name = "analyse",
	.takes = "RECORD",
	.about = "analyse a finished game: who was winning, what was a mistake, who was "
		 "lucky",
	.more = "The chances are those of somebody who sees all cards. A mistake is\n"
		"judged by what its player could know. Takes some milliseconds a step.",
	.flags = flags,
	.words_min = 1,
	.words_max = 1,
	.run = run,
};
