/*
 * `tessera manual`: the chapter of the manual page about the commands, as roff, from the
 * table of commands. docs/tessera.1 holds the chapters around it; tools/manual.py joins
 * them.
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "cli/args/args.h"
#include "cli/command.h"

/* Prints text so that roff takes none of it for a request. */
static void print_roff(const char *s)
{
	bool is_start = true;
	for (; *s; s++) {
		if (is_start && (*s == '.' || *s == '\''))
			printf("\\&");
		if (*s == '\\')
			printf("\\e");
		else if (*s == '-')
			printf("\\-");
		else
			putchar(*s);
		is_start = *s == '\n';
	}
}

/* The further lines of a command's help: as they stand, they may be examples. */
static void print_more(const char *more)
{
	printf(".RS 4\n.nf\n");
	print_roff(more);
	printf("\n.fi\n.RE\n");
}

static void print_flag(const struct flag *f)
{
	printf(".TP 8\n\\fB\\-\\-");
	print_roff(f->name);
	printf("\\fR");
	if (f->takes) {
		printf(" \\fI");
		print_roff(f->takes);
		printf("\\fR");
	}
	printf("\n");
	print_roff(f->help);
	printf("\n");
}

static void print_command(const struct command *c)
{
	printf(".SS tessera %s ", c->name);
	print_roff(c->takes);
	printf("%s\n", c->flags ? " [OPTION...]" : "");
	print_roff(c->about);
	printf(".\n");
	if (c->more)
		print_more(c->more);
	for (const struct flag *f = c->flags; f && f->name; f++)
		print_flag(f);
}

static int run(const struct args *a)
{
	(void)a;
	printf(".SH COMMANDS\n");
	for (int i = 0; commands[i]; i++)
		print_command(commands[i]);
	return EXIT_DONE;
}

const struct command manual_command = {
	.name = "manual",
	.takes = "",
	.about = "write the manual page's chapter of commands, as roff",
	.run = run,
};
