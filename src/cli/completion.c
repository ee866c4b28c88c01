/*
 * `tessera completion`: what a shell needs to complete our words. All of it comes from
 * the table of commands and the list of games, so it offers just what there is.
 */
#include <stdio.h>
#include <string.h>

#include "cli/args/args.h"
#include "cli/command.h"
#include "games/registry.h"

/* What stands in the place of a word or an option's value. */
enum kind { FREE, GAMES, FILES };

static enum kind kind_of(const char *takes)
{
	static const char *const files[] = { "FILE", "RECORD", "FOLDER" };
	if (strstr(takes, "GAME"))
		return GAMES;
	for (size_t i = 0; i < sizeof files / sizeof files[0]; i++)
		if (strstr(takes, files[i]))
			return FILES;
	return FREE;
}

static void print_games(void)
{
	for (int i = 0; registry_games[i]; i++)
		printf("%s%s", i ? " " : "", registry_games[i]->id);
}

/* Prints `s` with a backslash before each of `special`; a single quote is left and
 * entered again, as the three shells want it inside single quotes. */
static void print_quoted(const char *s, const char *special)
{
	for (; *s; s++) {
		if (*s == '\'')
			printf("'\\'");
		else if (strchr(special, *s))
			putchar('\\');
		putchar(*s);
	}
}

/* bash */

static void print_bash_values(const struct command *c)
{
	for (const struct flag *f = c->flags; f && f->name; f++)
		if (f->takes)
			printf("\t%s:--%s)%s return ;;\n", c->name, f->name,
			       kind_of(f->takes) == FILES
				       ? " COMPREPLY=($(compgen -f -- \"$cur\"));"
				       : "");
}

static void print_bash_words(const struct command *c)
{
	printf("\t%s) words=\"--help", c->name);
	for (const struct flag *f = c->flags; f && f->name; f++)
		printf(" --%s", f->name);
	if (kind_of(c->takes) == GAMES) {
		printf(" ");
		print_games();
	}
	printf("\"");
	if (kind_of(c->takes) == FILES)
		printf(" files=-f");
	printf(" ;;\n");
}

static void print_bash(void)
{
	printf("# bash completion of tessera, written by `tessera completion bash`\n"
	       "_tessera() {\n"
	       "\tlocal cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}\n"
	       "\tlocal words= files=\n"
	       "\tCOMPREPLY=()\n"
	       "\tcase ${COMP_WORDS[1]}:$prev in\n");
	for (int i = 0; commands[i]; i++)
		print_bash_values(commands[i]);
	printf("\tesac\n"
	       "\tcase $COMP_CWORD:${COMP_WORDS[1]} in\n"
	       "\t1:*) words=\"help --help --version");
	for (int i = 0; commands[i]; i++)
		printf(" %s", commands[i]->name);
	printf("\" ;;\n\tesac\n\t[ $COMP_CWORD -eq 1 ] || case ${COMP_WORDS[1]} in\n");
	for (int i = 0; commands[i]; i++)
		print_bash_words(commands[i]);
	printf("\tesac\n"
	       "\tCOMPREPLY=($(compgen $files -W \"$words\" -- \"$cur\"))\n"
	       "}\n"
	       "complete -F _tessera tessera\n");
}

/* zsh */

static void print_zsh_command(const struct command *c)
{
	printf("%s)\n\t_arguments '--help[this page]'", c->name);
	for (const struct flag *f = c->flags; f && f->name; f++) {
		printf(" \\\n\t\t'*--%s%s[", f->name, f->takes ? "=" : "");
		print_quoted(f->help, "[]:\\");
		printf("]");
		if (f->takes) {
			printf(":");
			print_quoted(f->takes, "[]:\\");
			printf(":%s", kind_of(f->takes) == FILES ? "_files" : " ");
		}
		printf("'");
	}
	if (kind_of(c->takes) == GAMES) {
		printf(" \\\n\t\t'*:GAME:(");
		print_games();
		printf(")'");
	} else if (kind_of(c->takes) == FILES) {
		printf(" \\\n\t\t'*:FILE:_files'");
	}
	printf("\n\t;;\n");
}

static void print_zsh(void)
{
	printf("#compdef tessera\n"
	       "# zsh completion of tessera, written by `tessera completion zsh`\n"
	       "local -a commands\n"
	       "commands=(\n\t'help:tell about a command'\n");
	for (int i = 0; commands[i]; i++) {
		printf("\t'%s:", commands[i]->name);
		print_quoted(commands[i]->about, ":\\");
		printf("'\n");
	}
	printf(")\n"
	       "if (( CURRENT == 2 )); then\n"
	       "\t_describe command commands\n"
	       "\treturn\n"
	       "fi\n"
	       "local command=$words[2]\n"
	       "shift words\n"
	       "(( CURRENT-- ))\n"
	       "case $command in\n");
	for (int i = 0; commands[i]; i++)
		print_zsh_command(commands[i]);
	printf("esac\n");
}

/* fish */

static void print_fish_command(const struct command *c)
{
	static const char in[] = "complete -c tessera -n '__fish_seen_subcommand_from";
	printf("complete -c tessera -n __fish_use_subcommand -a %s -d '", c->name);
	print_quoted(c->about, "\\");
	printf("'\n");
	if (kind_of(c->takes) == GAMES) {
		printf("%s %s' -a '", in, c->name);
		print_games();
		printf("'\n");
	} else if (kind_of(c->takes) == FILES) {
		printf("%s %s' -F\n", in, c->name);
	}
	for (const struct flag *f = c->flags; f && f->name; f++) {
		printf("%s %s' -l %s%s -d '", in, c->name, f->name,
		       !f->takes		    ? ""
		       : kind_of(f->takes) == FILES ? " -r -F"
						    : " -x");
		print_quoted(f->help, "\\");
		printf("'\n");
	}
}

static void print_fish(void)
{
	printf("# fish completion of tessera, written by `tessera completion fish`\n"
	       "complete -c tessera -f\n"
	       "complete -c tessera -l help -d 'this page'\n");
	for (int i = 0; commands[i]; i++)
		print_fish_command(commands[i]);
}

static int run(const struct args *a)
{
	static const struct {
		const char *shell;
		void (*print)(void);
	} shells[] = { { "bash", print_bash },
		       { "zsh", print_zsh },
		       { "fish", print_fish } };
	for (size_t i = 0; i < sizeof shells / sizeof shells[0]; i++)
		if (strcmp(a->word[0], shells[i].shell) == 0) {
			shells[i].print();
			return EXIT_DONE;
		}
	return args_bad(a, "There is no completion for \"%s\".", a->word[0]);
}

const struct command completion_command = {
	.name = "completion",
	.takes = "bash|zsh|fish",
	.about = "print shell completion for these commands",
	.more = "`make install` installs it. To try it in bash:\n"
		"  eval \"$(tessera completion bash)\"",
	.words_min = 1,
	.words_max = 1,
	.run = run,
};
