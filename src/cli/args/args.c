#include "cli/args/args.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/status.h"
#include "base/text.h"
#include "cli/command.h"

static void print_help(const struct command *c)
{
	printf("usage: tessera %s%s%s%s\n\n%s\n", c->name, *c->takes ? " " : "", c->takes,
	       c->flags ? " [OPTION...]" : "", c->about);
	if (c->more)
		printf("\n%s\n", c->more);
	printf("\n");
	for (const struct flag *f = c->flags; f && f->name; f++) {
		const int used = printf("  --%s %s", f->name, f->takes ? f->takes : "");
		printf("%*s%s\n", used < 26 ? 26 - used : 1, "", f->help);
	}
	printf("  --help                  this page\n");
}

/* The processes that mpirun starts all read the same words, and it ends all of them when
 * the first has complained. Another one speaks only where that one found nothing. */
static void let_first_speak(void)
{
	enum { SECONDS = 2 };
	const char *rank = getenv("OMPI_COMM_WORLD_RANK");
	if (rank && strcmp(rank, "0") != 0)
		sleep(SECONDS);
}

int args_bad(const struct args *a, const char *format, ...)
{
	va_list list;
	let_first_speak();
	va_start(list, format);
	fprintf(stderr, "tessera %s: ", a->command->name);
	vfprintf(stderr, format, list);
	fprintf(stderr, "\nTry `tessera %s --help`.\n", a->command->name);
	va_end(list);
	return EXIT_MISUSED;
}

static const struct flag *find_flag(const struct command *c, const char *name, size_t len)
{
	for (const struct flag *f = c->flags; f && f->name; f++)
		if (strlen(f->name) == len && strncmp(f->name, name, len) == 0)
			return f;
	return NULL;
}

/* Takes the option at argv[*at] and its value. */
static int take_flag(struct args *a, int argc, char **argv, int *at)
{
	const char *name = argv[*at] + 2;
	const size_t len = strcspn(name, "=");
	const struct flag *f = find_flag(a->command, name, len);
	if (!f)
		return args_bad(a, "There is no option %s.", argv[*at]);
	const char *value = name[len] ? name + len + 1 : NULL;
	if (!f->takes && value)
		return args_bad(a, "The option --%s takes no value.", f->name);
	if (f->takes && !value) {
		if (*at + 1 == argc)
			return args_bad(a, "The option --%s needs a value: %s.", f->name,
					f->takes);
		value = argv[++*at];
	}
	a->flag[a->flags++] = (struct given){ f->name, value ? value : "" };
	return -1;
}

enum { BEHIND_COMMAND = 2 };

static int take_all(struct args *a, int argc, char **argv)
{
	bool only_words = false;
	for (int i = BEHIND_COMMAND; i < argc; i++) {
		if (!only_words &&
		    (!strcmp(argv[i], "--help") || !strcmp(argv[i], "-h"))) {
			print_help(a->command);
			return EXIT_DONE;
		}
		if (!only_words && strcmp(argv[i], "--") == 0) {
			only_words = true;
		} else if (!only_words && strncmp(argv[i], "--", 2) == 0) {
			const int result = take_flag(a, argc, argv, &i);
			if (result >= 0)
				return result;
		} else if (!only_words && argv[i][0] == '-' && argv[i][1]) {
			return args_bad(a, "There is no option %s.", argv[i]);
		} else {
			a->word[a->words++] = argv[i];
		}
	}
	return -1;
}

int args_read(struct args *a, const struct command *c, int argc, char **argv)
{
	*a = (struct args){ .command = c, .argv = argv };
	a->word = calloc((size_t)argc + 1, sizeof *a->word);
	a->flag = calloc((size_t)argc + 1, sizeof *a->flag);
	if (!a->word || !a->flag)
		die("out of memory");
	const int result = take_all(a, argc, argv);
	if (result >= 0)
		return result;
	if (a->words < c->words_min)
		return args_bad(a, "Something is missing: tessera %s %s.", c->name,
				c->takes);
	if (a->words > c->words_max)
		return args_bad(a, "Unexpected argument \"%s\".", a->word[c->words_max]);
	return -1;
}

void args_free(struct args *a)
{
	free(a->word);
	free(a->flag);
}

const char *args_word(const struct args *a, int n)
{
	return n < a->words ? a->word[n] : NULL;
}

const char *args_next(const struct args *a, const char *name, int *at)
{
	while (*at < a->flags) {
		const struct given *g = &a->flag[(*at)++];
		if (strcmp(g->name, name) == 0)
			return g->value;
	}
	return NULL;
}

const char *args_value(const struct args *a, const char *name)
{
	const char *last = NULL, *value;
	int at = 0;
	while ((value = args_next(a, name, &at)))
		last = value;
	return last;
}

bool args_has(const struct args *a, const char *name)
{
	return args_value(a, name) != NULL;
}

bool args_number(const struct args *a, const char *name, long long least, long long most,
		 long long *out)
{
	const char *value = args_value(a, name);
	if (!value)
		return true;
	char *end;
	errno = 0;
	const long long number = strtoll(value, &end, 10);
	if (end == value || *end || errno || number < least || number > most) {
		args_bad(a,
			 "The option --%s needs a number from %lld to %lld, not \"%s\".",
			 name, least, most, value);
		return false;
	}
	*out = number;
	return true;
}

/* A word as the shell takes it. */
static void put_word(struct text *out, const char *word)
{
	static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
				    "0123456789_-+=:,./";
	if (*word && word[strspn(word, plain)] == '\0') {
		text_add(out, " %s", word);
		return;
	}
	text_put(out, " '");
	for (; *word; word++)
		if (*word == '\'')
			text_put(out, "'\\''");
		else
			text_char(out, *word);
	text_char(out, '\'');
}

void args_put(const struct args *a, const char *const *without, struct text *out)
{
	text_add(out, "tessera %s", a->command->name);
	for (int i = 0; i < a->words; i++)
		put_word(out, a->word[i]);
	for (int i = 0; i < a->flags; i++) {
		const struct given *g = &a->flag[i];
		const char *const *at = without;
		while (*at && strcmp(*at, g->name) != 0)
			at++;
		if (*at)
			continue;
		text_add(out, " --%s", g->name);
		if (find_flag(a->command, g->name, strlen(g->name))->takes)
			put_word(out, g->value);
	}
}
