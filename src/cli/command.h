/*
 * A subcommand of `tessera`: what it is called, what it takes, what it does. Each lives
 * in the file of its name and stands in commands.def.
 */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

struct args;

/* How a command ends: all well, it found something wrong, it was not understood. */
enum { EXIT_DONE = 0, EXIT_FAILED = 1, EXIT_MISUSED = 2 };

/* An option `--name`; `takes` names its value, NULL for one without. */
struct flag {
	const char *name, *takes, *help;
};

struct command {
	const char *name;
	const char *takes;	  /* its words, as in "GAME [NUMBER]" */
	const char *about;	  /* one line for the list of commands */
	const char *more;	  /* further lines for its own help, or NULL */
	const struct flag *flags; /* .name NULL after the last; NULL if there are none */
	int words_min, words_max; /* how many words; WORDS_ANY: as many as you like */
	int (*run)(const struct args *a);
};

enum { WORDS_ANY = 1 << 20 };

/* All commands in order, NULL after the last. */
extern const struct command *const commands[];

#endif
