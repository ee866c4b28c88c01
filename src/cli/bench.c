/* `tessera bench`: the figures of one game or of all, with what they stand on. */
#include <stdio.h>

#include "base/json.h"
#include "base/text.h"
#include "bench/figures.h"
#include "bench/machine.h"
#include "cli/args/args.h"
#include "cli/args/gameargs.h"
#include "cli/command.h"
#include "games/registry.h"

static void put_machine(const struct machine *m, struct json *out)
{
	json_key(out, "machine");
	json_open(out, '{');
	json_put_string(out, "processor", m->processor);
	json_put_int(out, "cores", m->cores);
	json_put_string(out, "compiler", m->compiler);
	json_key(out, "start_ms");
	json_real(out, m->start_ms);
	json_put_int(out, "program_bytes", (long long)m->program_bytes);
	json_put_int(out, "page_bytes", (long long)m->page_bytes);
	json_put_int(out, "page_sent_bytes", (long long)m->page_sent_bytes);
	json_close(out, '}');
}

static void print_machine(const struct machine *m)
{
#ifdef __OPTIMIZE__
	const char *how = "optimised";
#else
	const char *how = "not optimised";
#endif
	printf("%s, one core of %ld; %s, %s\n", m->processor, m->cores, m->compiler, how);
	printf("start-up %.1f ms (`tessera --version`); program %zu KB; web client %zu "
	       "KB, "
	       "sent as %zu KB\n\n",
	       m->start_ms, m->program_bytes / 1000, m->page_bytes / 1000,
	       m->page_sent_bytes / 1000);
	printf("Seconds are those of one thread on the processor.\n");
	for (const struct figure *f = figures; f->id; f++)
		printf("  %-14s %-12s %s\n", f->title, f->unit, f->meaning);
	fflush(stdout);
}

static int decimals(double value)
{
	return value < 1 ? 2 : value < 100 ? 1 : 0;
}

static void print_figures(const struct game *g, const char *scenario, struct sample *s,
			  double seconds)
{
	printf("\n%s, %s: a state has %zu bytes\n", g->id, scenario, g->state_size);
	for (const struct figure *f = figures; f->id; f++) {
		const double value = f->measure(s, seconds);
		printf("  %-14s %14.*f %s\n", f->title, decimals(value), value, f->unit);
		fflush(stdout);
	}
}

static void put_figures(const struct game *g, const char *scenario, struct sample *s,
			double seconds, struct json *out)
{
	json_open(out, '{');
	json_put_string(out, "game", g->id);
	json_put_string(out, "scenario", scenario);
	json_put_int(out, "state_bytes", (long long)g->state_size);
	for (const struct figure *f = figures; f->id; f++) {
		json_key(out, f->id);
		json_real(out, f->measure(s, seconds));
	}
	json_close(out, '}');
}

struct wanted {
	double seconds;
	long count;	  /* not 0: count instructions instead */
	struct json *out; /* NULL: for people */
};

static int bench(const struct args *a, const struct game *g, const struct wanted *w)
{
	struct match m;
	if (!gameargs_begin(a, g, args_value(a, "scenario"), fair_seeded(1), &m))
		return EXIT_MISUSED;
	struct sample *s = figures_begin(&m);
	if (w->count) {
		figures_count_play(s, w->count);
		figures_count_view(s, w->count);
	} else if (w->out) {
		put_figures(g, gameargs_scenario(&m), s, w->seconds, w->out);
	} else {
		print_figures(g, gameargs_scenario(&m), s, w->seconds);
	}
	figures_free(s);
	match_end(&m);
	return EXIT_DONE;
}

/* One game or all of them. */
static int bench_all(const struct args *a, const struct game *g, const struct wanted *w)
{
	int result = EXIT_DONE;
	if (g)
		return bench(a, g, w);
	for (int i = 0; registry_games[i] && result == EXIT_DONE; i++)
		result = bench(a, registry_games[i], w);
	return result;
}

static int bench_json(const struct args *a, const struct game *g, double seconds,
		      const struct machine *m)
{
	struct text text = { 0 };
	struct json out = { .out = &text };
	const struct wanted w = { .seconds = seconds, .out = &out };
	json_open(&out, '{');
	put_machine(m, &out);
	json_key(&out, "games");
	json_open(&out, '[');
	const int result = bench_all(a, g, &w);
	json_close(&out, ']');
	json_close(&out, '}');
	if (result == EXIT_DONE)
		puts(text_str(&text));
	text_free(&text);
	return result;
}

static int run(const struct args *a)
{
	long long milliseconds = 1000, count = 0;
	struct machine m = { 0 };
	if (args_has(a, "all") == (a->words == 1))
		return args_bad(a, "Say which game, or --all.");
	if (!args_number(a, "ms", 1, 1000000, &milliseconds) ||
	    !args_number(a, "count", 1, 1000000000, &count))
		return EXIT_MISUSED;
	const struct wanted w = { .seconds = (double)milliseconds / 1000,
				  .count = (long)count };
	const struct game *g = a->words ? gameargs_find(a, a->word[0]) : NULL;
	if (a->words && !g)
		return EXIT_MISUSED;
	if (count) {
		machine_compiler(m.compiler, sizeof m.compiler);
		printf("compiler %s\n", m.compiler);
		return bench_all(a, g, &w);
	}
	machine_look(&m);
	if (args_has(a, "json"))
		return bench_json(a, g, w.seconds, &m);
	print_machine(&m);
	return bench_all(a, g, &w);
}

static const struct flag flags[] = {
	{ "all", NULL, "all games" },
	{ "ms", "N", "milliseconds for random play (1000); less for each of the others" },
	{ "json", NULL, "as one JSON object" },
	{ "count", "N",
	  "play N random actions and stop: for valgrind, see tools/instructions" },
#include "cli/args/setupflags.def"
	{ NULL, NULL, NULL },
};

const struct command bench_command = {
	.name = "bench",
	.takes = "GAME|--all",
	.about = "measure random play, legal, apply, view, replay, search, batches, "
		 "start-up and sizes",
	.flags = flags,
	.words_max = 1,
	.run = run,
};
