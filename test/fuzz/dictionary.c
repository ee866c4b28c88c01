/*
 * Prints the words of all games, of the commands' options and of the server's routes as a
 * dictionary for the fuzzers: from the same tables that the program reads.
 */
#include <ctype.h>
#include <stdio.h>

#include "core/state.h"
#include "games/registry.h"

static const struct flag {
	const char *name, *takes, *help;
} flags[] = {
#include "cli/args/botflags.def"
#include "cli/args/setupflags.def"
};

static const char *const routes[] = {
#define ROUTE(method, path, ...) #method " " path,
#include "server/http/routes.def"
#undef ROUTE
};

static void print(const char *word)
{
	if (!word || !*word)
		return;
	putchar('"');
	for (; *word; word++)
		if (isprint((unsigned char)*word) && *word != '"' && *word != '\\')
			putchar(*word);
		else
			printf("\\x%02X", (unsigned char)*word);
	printf("\"\n");
}

static void print_names(const struct names *d)
{
	for (int i = 0; d && d->name && i < d->count; i++)
		print(d->name[i]);
}

static void print_choices(const struct game *g)
{
	for (const struct option *o = g->options; o->id; o++) {
		print(o->id);
		for (const char *const *v = o->values; *v; v++)
			print(*v);
	}
	for (const struct scenario *s = g->scenarios; s->id; s++)
		print(s->id);
	for (const struct reason *r = g->refusals; r->code; r++)
		print(r->code);
}

static void print_game(const struct game *g)
{
	print(g->id);
	print_names(g->seats);
	for (const struct verb *v = g->verbs + 1; v->word; v++) {
		print(v->word);
		for (int i = 0; i < 3; i++)
			print_names(v->arg[i]);
	}
	for (const struct field *f = g->fields; f->name; f++) {
		print(f->name);
		print_names(f->value);
		for (int i = 0; i < f->rank; i++)
			print_names(f->dim[i]);
	}
	print_choices(g);
}

int main(void)
{
	for (int i = 0; registry_games[i]; i++)
		print_game(registry_games[i]);
	for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++)
		print(flags[i].name);
	for (size_t i = 0; i < sizeof routes / sizeof routes[0]; i++)
		print(routes[i]);
	return 0;
}
