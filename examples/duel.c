/*
 * Two bots play any game of Tessera through libtessera; prints what they do and who won.
 *
 *   cc duel.c -o duel $(pkg-config --cflags --libs tessera)
 *   ./duel arena-roma seed=7
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <tessera.h>

static void fail(const struct tessera_error *why)
{
	fprintf(stderr, "duel: %s (%s)\n", why->sentence, why->code);
	exit(1);
}

static void list_games(void)
{
	printf("Tessera %s. usage: duel GAME [NAME=VALUE ...]\n", tessera_version());
	for (unsigned i = 0; tessera_game_id(i); i++)
		printf("  %-16s %s\n", tessera_game_id(i), tessera_game_title(i));
}

static struct tessera_match *begin(int argc, char **argv)
{
	char how[256] = "";
	struct tessera_error why;
	for (int i = 2; i < argc; i++) {
		strncat(how, argv[i], sizeof how - strlen(how) - 1);
		strncat(how, " ", sizeof how - strlen(how) - 1);
	}
	struct tessera_match *m = tessera_new(argv[1], how, &why);
	if (!m)
		fail(&why);
	return m;
}

/* Whoever must choose first asks the greedy bot and does what it says. */
static void play_on(struct tessera_match *m)
{
	struct tessera_error why;
	const char *seat = tessera_to_act(m, 0);
	const char *action = tessera_choose(m, seat, "greedy", tessera_revision(m), &why);
	if (!action)
		fail(&why);
	printf("%s: %s\n", seat, action);
	if (!tessera_play(m, seat, action, &why))
		fail(&why);
}

int main(int argc, char **argv)
{
	if (argc < 2) {
		list_games();
		return 0;
	}
	struct tessera_match *m = begin(argc, argv);
	while (!tessera_is_over(m))
		play_on(m);
	for (unsigned i = 0; tessera_seat(m, i); i++)
		printf("%s scores %.2f\n", tessera_seat(m, i),
		       tessera_score(m, tessera_seat(m, i)));
	tessera_free(m);
	return 0;
}
