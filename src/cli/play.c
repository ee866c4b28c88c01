/* `tessera play`: a game at the terminal, people and bots in any seats. */
#include <stdio.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

#include "base/text.h"
#include "cli/args/args.h"
#include "cli/args/botargs.h"
#include "cli/args/gameargs.h"
#include "cli/command.h"
#include "cli/load.h"
#include "core/words/story.h"
#include "terminal/briefed.h"
#include "terminal/lines.h"
#include "terminal/picture.h"
#include "terminal/prompt.h"

/* Who sits there if nobody says: as in the record, else a person first, then bots. */
static const struct bot *default_bot(struct seating *t, int seat)
{
	const char *known = t->match.player[seat];
	const struct bot *bot = NULL;
	if (strcmp(known, "human") == 0)
		return NULL;
	if (crew_find(&t->crew, known, &bot, NULL) == OK)
		return bot;
	return seat == 0 ? NULL : bot_find("greedy");
}

static bool seat_player(const struct args *a, struct seating *t, int seat,
			const char *who)
{
	struct text why = { 0 };
	t->bot[seat] = NULL;
	const bool good = strcmp(who, "human") == 0 ||
			  crew_find(&t->crew, who, &t->bot[seat], &why) == OK;
	if (!good)
		args_bad(a, "A seat is taken by human or by a bot. %s", text_str(&why));
	text_free(&why);
	return good && (!t->bot[seat] || botargs_suits(a, t->bot[seat], t->match.game));
}

static bool seat_players(const struct args *a, struct seating *t)
{
	const struct match *m = &t->match;
	const char *given;
	int at = 0;
	for (int seat = 0; seat < SEATS_MAX; seat++)
		t->bot[seat] = default_bot(t, seat);
	while ((given = args_next(a, "seat", &at))) {
		char name[64];
		const size_t len = strcspn(given, "=");
		const char *who = given[len] ? given + len + 1 : "";
		snprintf(name, sizeof name, "%.*s", (int)len, given);
		const int seat = game_find_seat(m->game, name);
		if (seat >= game_seats(m->game, m->state))
			return args_bad(a, "There is no seat \"%s\" in this game.", name),
			       false;
		if (!seat_player(a, t, seat, who))
			return false;
	}
	return true;
}

static void name_players(struct seating *t)
{
	struct match *m = &t->match;
	for (int seat = 0; seat < game_seats(m->game, m->state); seat++)
		snprintf(m->player[seat], sizeof m->player[seat], "%s",
			 t->bot[seat] ? t->bot[seat]->id : "human");
}

/* The dice that the options ask for. */
static bool choose_dice(const struct args *a, struct dice *out)
{
	const char *kind = args_value(a, "dice");
	long long seed = -1;
	if (kind && strcmp(kind, "table") != 0 && strcmp(kind, "fair") != 0)
		return args_bad(a, "Dice are \"fair\" or of the \"table\"."), false;
	if (!args_number(a, "seed", 0, INT64_MAX, &seed))
		return false;
	if (kind && strcmp(kind, "table") == 0)
		*out = fair_table();
	else
		*out = seed >= 0 ? fair_seeded((uint64_t)seed) : fair_secret();
	return true;
}

/* Without its secret a game cannot go on as it was: a new one begins where it stopped. */
static void renew_dice(struct match *m, struct dice dice)
{
	struct match fresh;
	match_begin_at(&fresh, m->game, m->state, dice);
	memcpy(fresh.player, m->player, sizeof fresh.player);
	memcpy(fresh.title, m->title, sizeof fresh.title);
	match_end(m);
	*m = fresh;
}

static bool resume(const struct args *a, const char *path, struct dice dice,
		   struct match *m)
{
	struct text why = { 0 };
	const bool loaded = load_match(path, m, &why) == OK;
	if (!loaded)
		args_bad(a, "%s", text_str(&why));
	text_free(&why);
	if (!loaded)
		return false;
	if (args_word(a, 0) && strcmp(args_word(a, 0), m->game->id) != 0) {
		args_bad(a, "%s is a game of %s.", path, m->game->id);
		match_end(m);
		return false;
	}
	const bool is_position = m->from_position && m->count == 0;
	if (is_position || args_has(a, "seed") || args_has(a, "dice")) {
		renew_dice(m, dice);
	} else if (m->dice.kind == DICE_FAIR && !match_is_over(m) &&
		   !seating_find_secret(m, path)) {
		printf("%s.secret is missing: the game goes on from its last position "
		       "with new "
		       "dice.\n",
		       path);
		renew_dice(m, dice);
	}
	return true;
}

/* A game that was saved is not written over by another. */
static bool may_save(const struct args *a)
{
	const char *save = args_value(a, "save"), *from = args_value(a, "from");
	if (!save || access(save, F_OK) != 0 || (from && strcmp(from, save) == 0))
		return true;
	args_bad(a, "%s is there already: go on with it by --from %s, or choose another.",
		 save, save);
	return false;
}

static bool begin(const struct args *a, struct match *m)
{
	struct dice dice;
	const char *from = args_value(a, "from");
	if (!may_save(a) || !choose_dice(a, &dice))
		return false;
	if (from)
		return resume(a, from, dice, m);
	if (!args_word(a, 0))
		return args_bad(a, "Say which game, or --from which file."), false;
	const struct game *g = gameargs_find(a, args_word(a, 0));
	return g && gameargs_begin(a, g, args_value(a, "scenario"), dice, m);
}

/* Whose choice is next: the bots first, then the person at the screen, then the others.
 */
static int next_seat(const struct seating *t)
{
	const seatset who = t->match.game->to_act(t->match.state);
	for (int seat = 0; seat < SEATS_MAX; seat++)
		if ((who & seat_bit(seat)) && t->bot[seat])
			return seat;
	if (t->facing < SEATS_MAX && (who & seat_bit(t->facing)))
		return t->facing;
	return __builtin_ctz(who);
}

static void act(struct seating *t, int seat)
{
	if (seat == CHANCE || !t->bot[seat]) {
		prompt_ask(t, seat);
		return;
	}
	struct thoughts thoughts;
	const action a = bot_play_match(t->bot[seat], &t->match, seat, t->memory, &t->rng,
					&thoughts);
	const status played = match_play(&t->match, seat, a, NULL);
	ensure(played == OK);
}

static void keep(const struct seating *t)
{
	struct text why = { 0 };
	if (t->save && seating_save(&t->match, t->save, &why) != OK)
		fprintf(stderr, "%s\n", text_str(&why));
	text_free(&why);
}

static void finish(struct seating *t)
{
	struct text out = { 0 };
	const struct match *m = &t->match;
	const int reader = seating_reader(t);
	size_t *told = seating_told(t, reader == SPECTATOR ? t->facing : reader);
	if (match_is_over(m)) {
		prompt_tell(t, reader, told);
		text_char(&out, '\n');
		picture_put(m->game, m->state, reader, t->colour, &out);
		story_put_result(m, &out);
		if (m->dice.kind == DICE_FAIR) {
			char hex[SECRET_HEX];
			fair_put_secret(&m->dice, hex);
			text_add(&out, "The secret of the dice was %s.\n", hex);
		}
	}
	if (t->save)
		text_add(&out, "The game is in %s.\n", t->save);
	fputs(text_str(&out), stdout);
	text_free(&out);
}

/* Who begins a game reads what it is about; a game without a briefing has none. */
static void print_briefing(const struct seating *t)
{
	struct text out = { 0 };
	if (briefed_put(&t->match, seating_reader(t), &out) == OK)
		printf("\n%s\n", text_str(&out));
	text_free(&out);
}

static void play(struct seating *t)
{
	if (t->match.title[0])
		printf("%s\n", t->match.title);
	if (t->match.dice.kind == DICE_FAIR)
		printf("Fair dice: the hash of their secret is %s.\n",
		       t->match.dice.commitment);
	if (seating_people(t) > 0 && t->match.count == 0)
		print_briefing(t);
	if (seating_people(t) > 0)
		printf("Say `help` for the words you can use at any time.\n");
	while (!t->quit) {
		match_chance(&t->match);
		keep(t);
		if (match_is_over(&t->match))
			break;
		act(t, next_seat(t));
	}
	finish(t);
}

static void seed_bots(const struct args *a, struct seating *t)
{
	uint64_t seed = 0;
	if (args_has(a, "seed"))
		seed = t->match.dice.seed;
	else if (getrandom(&seed, sizeof seed, 0) != sizeof seed)
		die("the system gives no randomness");
	t->rng = rng_seeded(seed);
}

static int run(const struct args *a)
{
	struct seating t = { .facing = SEAT_NONE, .colour = picture_has_colour() };
	if (!begin(a, &t.match))
		return EXIT_MISUSED;
	int result = EXIT_MISUSED;
	if (botargs_hire(a, &t.crew) && seat_players(a, &t)) {
		t.save = args_value(a, "save");
		t.lines = lines_new(prompt_offer, &t);
		t.memory = search_memory_new();
		name_players(&t);
		seed_bots(a, &t);
		play(&t);
		lines_free(t.lines);
		search_memory_free(t.memory);
		result = EXIT_DONE;
	}
	crew_end(&t.crew);
	match_end(&t.match);
	return result;
}

static const struct flag flags[] = {
	{ "seat", "SEAT=WHO", "who sits there: human or a bot; may be repeated" },
#include "cli/args/botflags.def"
#include "cli/args/setupflags.def"
	{ "seed", "N", "dice from a number, to repeat a game" },
	{ "dice", "KIND",
	  "fair (a secret behind a hash) or table (you enter the rolls)" },
	{ "from", "FILE", "go on from a position or a record" },
	{ "save", "FILE", "keep the game in this file, after every action" },
	{ NULL, NULL, NULL },
};

const struct command play_command = {
	.name = "play",
	.takes = "GAME",
	.about = "play at the terminal, against bots or with friends",
	.more = "The first seat is yours and the others are greedy bots, unless --seat "
		"says\n"
		"otherwise. With --from FILE the game need not be named.",
	.flags = flags,
	.words_max = 1,
	.run = run,
};
