/* What tessera.h promises, tried by a program that knows nothing else of Tessera. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <tessera.h>

#define CHECK(cond) check(cond, #cond, __LINE__)

static void check(bool good, const char *what, int line)
{
	if (good)
		return;
	fprintf(stderr, "library.c:%d: %s\n", line, what);
	exit(1);
}

static void refusals(void)
{
	struct tessera_error why;
	CHECK(!tessera_new("chess", NULL, &why) && !strcmp(why.code, "bad-game"));
	CHECK(!tessera_new("chess", NULL, NULL));
	CHECK(!tessera_new("arena-roma", "moon=full", &why));
	CHECK(!strcmp(why.code, "bad-setup") && strstr(why.sentence, "moon"));
	CHECK(!tessera_new("arena-roma", "seats=99", &why));
	CHECK(!tessera_new("arena-roma", "seed=x", &why));
	CHECK(!tessera_new("arena-roma", "seed", &why));
	CHECK(!tessera_new_at("{", NULL, &why) && !strcmp(why.code, "bad-json"));
	CHECK(!tessera_new_at("{}", NULL, &why) && !strcmp(why.code, "bad-game"));
	CHECK(!tessera_replay("hello", &why) && !strcmp(why.code, "bad-record"));
	tessera_free(NULL);
}

/* One game to its end; what was refused changed nothing. */
static void play(const char *game)
{
	struct tessera_error why;
	struct tessera_match *m = tessera_new(game, "seed=7", &why);
	CHECK(m && !strcmp(tessera_game(m), game) && tessera_seat(m, 0));
	CHECK(!tessera_play(m, "nobody", "end", &why) && !strcmp(why.code, "bad-seat"));
	CHECK(!tessera_play(m, tessera_seat(m, 0), "xyzzy", &why));
	CHECK(!strcmp(why.code, "bad-action"));
	CHECK(!tessera_view(m, "nobody") && tessera_score(m, "nobody") < 0);
	CHECK(tessera_facts(m)[0] == '{');
	for (int i = 0; i < 200 && !tessera_is_over(m); i++) {
		const char *seat = tessera_to_act(m, 0);
		const uint32_t revision = tessera_revision(m);
		const char *const *legal = tessera_legal(m, seat);
		CHECK(legal[0] && tessera_why(m, seat, legal[0], &why));
		CHECK(strstr(tessera_view(m, seat), seat));
		const char *chosen = tessera_choose(m, seat, "random", 1, &why);
		CHECK(chosen && tessera_play(m, seat, chosen, &why));
		CHECK(tessera_revision(m) > revision);
	}
	tessera_free(m);
}

/* Position and record lead to the same place again. */
static void return_again(void)
{
	struct tessera_error why;
	struct tessera_match *m = tessera_new("arena-roma", "seed=7", &why);
	for (int i = 0; i < 20; i++) {
		const char *seat = tessera_to_act(m, 0);
		CHECK(tessera_play(m, seat, tessera_legal(m, seat)[0], &why));
	}
	char *told = strdup(tessera_events(m, tessera_seat(m, 0), 0));
	CHECK(strstr(told, "{\"event\":") && !tessera_events(m, "nobody", 0));
	CHECK(strcmp(told, tessera_events(m, tessera_seat(m, 1), 0)) != 0);
	CHECK(!strcmp(tessera_events(m, "spectator", tessera_steps(m)), "[]"));
	free(told);
	char *position = strdup(tessera_position(m)), *record = strdup(tessera_record(m));
	struct tessera_match *at = tessera_new_at(position, "chance=ask", &why);
	struct tessera_match *replayed = tessera_replay(record, &why);
	CHECK(at && !strcmp(tessera_position(at), position));
	CHECK(replayed && !strcmp(tessera_position(replayed), position));
	CHECK(!tessera_new_at(position, "seats=2", &why));
	free(position);
	free(record);
	tessera_free(at);
	tessera_free(replayed);
	tessera_free(m);
}

static void explain(void)
{
	struct tessera_error why;
	struct tessera_match *m = tessera_new("arena-roma", "chance=ask", &why);
	CHECK(!strcmp(tessera_to_act(m, 0), "chance") && !tessera_to_act(m, 1));
	CHECK(tessera_play(m, "chance", tessera_legal(m, "chance")[0], &why));
	CHECK(!tessera_legal(m, "roma")[0]);
	CHECK(!tessera_why(m, "roma", "end", &why) && !strcmp(why.code, "not-your-turn"));
	CHECK(!tessera_choose(m, "roma", "greedy", 0, &why));
	CHECK(!tessera_undo(m, "roma", &why) && !strcmp(why.code, "no-undo"));
	tessera_free(m);
	m = tessera_new("arena-roma", "seed=7", &why);
	CHECK(!tessera_why(m, "roma", "end", &why) && !strcmp(why.code, "not-now"));
	CHECK(!strcmp(why.rule, "AR-12") && strstr(why.sentence, "2 cards"));
	CHECK(!tessera_why(m, "roma", "seal", &why) && !strcmp(why.rule, "AR-7"));
	CHECK(!tessera_choose(m, "roma", "oracle", 0, &why));
	CHECK(tessera_play(m, "roma", tessera_legal(m, "roma")[0], &why));
	tessera_free(m);
}

int main(void)
{
	char version[32];
	snprintf(version, sizeof version, "%d.%d.%d", TESSERA_MAJOR, TESSERA_MINOR,
		 TESSERA_PATCH);
	CHECK(!strcmp(version, tessera_version()));
	CHECK(tessera_abi() == TESSERA_ABI);
	CHECK(tessera_bot_id(0) && tessera_game_id(0) && tessera_game_title(0));
	refusals();
	for (unsigned i = 0; tessera_game_id(i); i++)
		play(tessera_game_id(i));
	return_again();
	explain();
	return 0;
}
