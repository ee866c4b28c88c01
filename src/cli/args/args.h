/*
 * The words after a command, checked against its table: words and options in any order,
 * `--name value` or `--name=value`, `--` before words that begin with a dash.
 */
#ifndef CLI_ARGS_ARGS_H
#define CLI_ARGS_ARGS_H

#include <stdbool.h>

struct command;
struct text;

struct args {
	const struct command *command;
	char **argv; /* of the program, as they were given */
	int words, flags;
	const char **word;
	struct given {
		const char *name, *value;
	} * flag;
};

/* Reads the words of a program's argv, the command's name being the second. Returns below
 * 0 if the command may run, else the exit status: help was asked for and printed, or
 * something was wrong and said. Ends with args_free. */
int args_read(struct args *a, const struct command *c, int argc, char **argv);
void args_free(struct args *a);

/* The word at `n`, or NULL. */
const char *args_word(const struct args *a, int n);

/* The value of an option as given last, or NULL; the one after *at, for repeated ones.
 */
const char *args_value(const struct args *a, const char *name);
const char *args_next(const struct args *a, const char *name, int *at);
bool args_has(const struct args *a, const char *name);

/* Sets *out if the option was given. False, and said so, if it is no number in range. */
bool args_number(const struct args *a, const char *name, long long least, long long most,
		 long long *out);

/* Appends the command as one would type it, without the options listed, NULL after the
 * last. */
void args_put(const struct args *a, const char *const *without, struct text *out);

/* Says what is wrong with the words and where help is; returns EXIT_MISUSED. */
int args_bad(const struct args *a, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

#endif
