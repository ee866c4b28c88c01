/* The `tessera` command: finds the subcommand and hands over. */
#include <stdio.h>
#include <string.h>

#include "base/status.h"
#include "cli/args/args.h"
#include "cli/command.h"

#define COMMAND(name) extern const struct command name##_command;
#include "cli/commands.def"
#undef COMMAND

const struct command *const commands[] = {
#define COMMAND(name) &name##_command,
#include "cli/commands.def"
#undef COMMAND
	NULL,
};

static void print_commands(FILE *out)
{
	fprintf(out, "usage: tessera COMMAND ...\n\n"
		     "Strategy games of antiquity: play them, study them, build bots for "
		     "them.\n\n");
	for (int i = 0; commands[i]; i++)
		fprintf(out, "  %-10s %s\n", commands[i]->name, commands[i]->about);
	fprintf(out, "\n`tessera COMMAND --help` tells more.\n");
}

static const struct command *find_command(const char *name)
{
	for (int i = 0; commands[i]; i++)
		if (strcmp(commands[i]->name, name) == 0)
			return commands[i];
	return NULL;
}

/* What a command was called in the release before this one, or NULL. */
static const char *find_new_name(const char *old)
{
	return strcmp(old, "arena") == 0 ? "tournament" : NULL;
}

static int refuse(const char *word)
{
	const char *now = find_new_name(word);
	if (now)
		fprintf(stderr, "tessera: \"%s\" is called \"%s\" now.\n", word, now);
	else
		fprintf(stderr, "tessera: There is no command \"%s\".\n", word);
	fprintf(stderr, "Try `tessera %s%s--help`.\n", now ? now : "", now ? " " : "");
	return EXIT_MISUSED;
}

static int run(const struct command *c, int argc, char **argv)
{
	struct args a;
	int result = args_read(&a, c, argc, argv);
	if (result < 0)
		result = c->run(&a);
	args_free(&a);
	return result;
}

/* `help [COMMAND]`, `--help` and `--version`; below 0 if it is none of them. */
static int answer_help(int argc, char **argv)
{
	const char *word = argv[1];
	if (strcmp(word, "--version") == 0) {
		printf("tessera " TESSERA_VERSION "\n");
		return EXIT_DONE;
	}
	if (strcmp(word, "help") != 0 && strcmp(word, "--help") != 0 &&
	    strcmp(word, "-h") != 0)
		return -1;
	const struct command *c = argc > 2 ? find_command(argv[2]) : NULL;
	if (c)
		return run(c, 3, (char *[]){ argv[0], argv[2], "--help", NULL });
	print_commands(stdout);
	return EXIT_DONE;
}

int main(int argc, char **argv)
{
	if (argc < 2) {
		print_commands(stderr);
		return EXIT_MISUSED;
	}
	int result = answer_help(argc, argv);
	if (result < 0) {
		const struct command *c = find_command(argv[1]);
		if (!c)
			return refuse(argv[1]);
		result = run(c, argc, argv);
	}
	if (fflush(stdout) != 0 && result == EXIT_DONE)
		die("the output could not be written");
	return result;
}
