#include "core/record.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "core/state.h"

/* Writing */

/* A name comes from people: whatever it holds, a line stays a line. */
static void write_name(const char *name, struct text *out)
{
	for (const char *c = name; *c; c++)
		text_char(out, (unsigned char)*c < ' ' ? ' ' : *c);
	text_char(out, '\n');
}

static void write_player(const struct match *m, int seat, struct text *out)
{
	text_add(out, "player %s ", game_seat_name(m->game, seat));
	write_name(m->player[seat], out);
}

static void write_setup(const struct match *m, struct text *out)
{
	const struct game *g = m->game;
	text_add(out, "seats %d\n", game_seats(g, m->state));
	if (m->title[0]) {
		text_put(out, "title ");
		write_name(m->title, out);
	}
	if (m->from_position) {
		text_put(out, "position ");
		state_put_position(g, m->origin, out);
		text_char(out, '\n');
		return;
	}
	text_add(out, "scenario %s\n", g->scenarios[m->setup.scenario].id);
	for (int i = 0; g->options[i].id; i++)
		text_add(out, "option %s %s\n", g->options[i].id,
			 g->options[i].values[m->setup.option[i]]);
}

static void write_dice(const struct match *m, struct text *out)
{
	if (m->dice.kind == DICE_TABLE)
		text_put(out, "dice table\n");
	else if (m->dice.kind == DICE_SEED)
		text_add(out, "dice seed %" PRIu64 "\n", m->dice.seed);
	else
		text_add(out, "dice fair %s\n", m->dice.commitment);
	for (int seat = 0; seat < m->game->seats_max; seat++)
		if (m->dice.nonce[seat][0])
			text_add(out, "nonce %s %s\n", game_seat_name(m->game, seat),
				 m->dice.nonce[seat]);
}

/* `expected`: the number a chance outcome has if none was given up before it. */
static uint32_t write_step(const struct match *m, const struct step *s, uint32_t expected,
			   struct text *out)
{
	text_put(out, game_seat_name(m->game, s->seat));
	text_char(out, ' ');
	if (s->seat == CHANCE && s->number != expected)
		text_add(out, "@%" PRIu32 " ", s->number);
	action_put(m->game, s->action, out);
	text_add(out, " #%08" PRIx32, s->hash);
	return s->seat == CHANCE ? s->number + 1 : expected;
}

static void write_steps(const struct match *m, struct text *out)
{
	uint32_t expected = 0;
	for (size_t i = 0; i < m->count; i++) {
		expected = write_step(m, &m->step[i], expected, out);
		text_char(out, '\n');
	}
}

void record_write_step(const struct match *m, size_t i, struct text *out)
{
	size_t before = i;
	while (before > 0 && m->step[before - 1].seat != CHANCE)
		before--;
	write_step(m, &m->step[i], before > 0 ? m->step[before - 1].number + 1 : 0, out);
}

void record_write_head(const struct match *m, struct text *out)
{
	text_add(out, "tessera record 1\ngame %s\nrules %d\n", m->game->id,
		 m->game->rules_version);
	write_setup(m, out);
	for (int seat = 0; seat < m->game->seats_max; seat++)
		if (m->player[seat][0])
			write_player(m, seat, out);
	write_dice(m, out);
	text_put(out, "steps\n");
}

void record_write_ended(const struct match *m, const char *ending, struct text *out)
{
	const size_t from = out->len;
	record_write_head(m, out);
	write_steps(m, out);
	if (m->dice.kind == DICE_FAIR && m->dice.has_secret) {
		char hex[SECRET_HEX];
		fair_put_secret(&m->dice, hex);
		text_add(out, "secret %s\n", hex);
	}
	seal_put(out, from, ending);
}

void record_write(const struct match *m, struct text *out)
{
	if (match_is_over(m)) {
		record_write_ended(m, "rules", out);
		return;
	}
	record_write_head(m, out);
	write_steps(m, out);
}

/* Reading */

struct reading {
	game_finder *find;
	struct match *match;
	const struct game *game;
	struct setup setup;
	struct dice dice;
	char player[SEATS_MAX][64], title[TITLE_SIZE];
	void *position;
	int rules;
	int line;
	const char *text; /* the whole record */
	struct seal seal;
	bool has_dice, begun, ended;
	struct text *why;
};

static status bad_line(const struct reading *r, const char *what)
{
	return status_say(BAD_RECORD, r->why, "Line %d of the record: %s.", r->line,
			  what);
}

/* A sentence of somebody else, with the line it is about in front of it. */
static status bad_line_because(const struct reading *r, status s, struct text *because)
{
	status_say(s, r->why, "Line %d of the record: %s", r->line, text_str(because));
	text_free(because);
	return s;
}

/* The whole of `digits` as a number up to `most`. */
static bool read_number(const char *digits, uint64_t most, uint64_t *out)
{
	*out = 0;
	if (!*digits)
		return false;
	for (; *digits; digits++) {
		if (*digits < '0' || *digits > '9')
			return false;
		const unsigned digit = (unsigned)(*digits - '0');
		if (digit > most || *out > (most - digit) / 10)
			return false;
		*out = *out * 10 + digit;
	}
	return true;
}

static status read_first(struct reading *r, char *rest)
{
	const bool is_sealed = strcmp(rest, "record 2") == 0;
	if (is_sealed)
		r->seal.state = SEAL_MISSING; /* until its end is read */
	return is_sealed || strcmp(rest, "record 1") == 0
		       ? OK
		       : bad_line(r, "this is not a record we know");
}

static status read_game(struct reading *r, char *rest)
{
	r->game = r->find(rest);
	if (!r->game)
		return bad_line(r, "there is no such game");
	r->setup = game_default_setup(r->game);
	return OK;
}

static status read_rules(struct reading *r, char *rest)
{
	uint64_t rules;
	if (!read_number(rest, UINT16_MAX, &rules) || rules == 0)
		return bad_line(r, "a rules version is a number above 0");
	r->rules = (int)rules;
	return OK;
}

static status read_seats(struct reading *r, char *rest)
{
	uint64_t seats;
	if (!read_number(rest, r->game->seats_max, &seats) || seats < r->game->seats_min)
		return bad_line(r, "the game is not for that many seats");
	r->setup.seats = (uint8_t)seats;
	return OK;
}

static status read_scenario(struct reading *r, char *rest)
{
	const int at = game_find_scenario(r->game, rest);
	if (at < 0)
		return bad_line(r, "there is no such scenario");
	r->setup.scenario = (uint8_t)at;
	return OK;
}

/* Cuts the first word off `rest`, which then starts after it. */
static char *cut_word(char **rest)
{
	char *word = *rest;
	char *blank = strchr(word, ' ');
	*rest = blank ? blank + 1 : word + strlen(word);
	if (blank)
		*blank = '\0';
	return word;
}

static status read_option(struct reading *r, char *rest)
{
	const int option = game_find_option(r->game, cut_word(&rest));
	const int value =
		option < 0 ? -1 : game_find_value(&r->game->options[option], rest);
	if (value < 0)
		return bad_line(r, "there is no such option or value");
	r->setup.option[option] = (uint8_t)value;
	return OK;
}

static status read_position(struct reading *r, char *rest)
{
	if (r->position)
		return bad_line(r, "there is a second position");
	r->position = calloc(1, r->game->state_size);
	if (!r->position)
		die("out of memory");
	struct text because = { 0 };
	const status s =
		state_read_text(r->game, rest, strlen(rest), r->position, &because);
	return s == OK ? OK : bad_line_because(r, s, &because);
}

/* What people call something: it goes into JSON and onto pages as it is. */
static status read_name(struct reading *r, const char *rest, char *out, size_t size)
{
	const size_t len = strlen(rest);
	if (len >= size || !text_is_utf8(rest, len))
		return bad_line(r, "the name is too long or not UTF-8");
	memcpy(out, rest, len + 1);
	return OK;
}

static status read_title(struct reading *r, char *rest)
{
	return read_name(r, rest, r->title, sizeof r->title);
}

static status read_player(struct reading *r, char *rest)
{
	const int seat = game_find_seat(r->game, cut_word(&rest));
	if (seat >= SEATS_MAX)
		return bad_line(r, "there is no such seat");
	return read_name(r, rest, r->player[seat], sizeof r->player[seat]);
}

static status read_nonce(struct reading *r, char *rest)
{
	const int seat = game_find_seat(r->game, cut_word(&rest));
	if (!r->has_dice)
		return bad_line(r, "nonces come after the dice");
	if (seat >= SEATS_MAX || !fair_set_nonce(&r->dice, seat, rest))
		return bad_line(r, "there is no such seat, or the nonce cannot be");
	return OK;
}

static status read_dice(struct reading *r, char *rest)
{
	const char *kind = cut_word(&rest);
	uint64_t seed;
	if (r->has_dice)
		return bad_line(r, "there are dice already");
	r->has_dice = true;
	if (strcmp(kind, "table") == 0) {
		r->dice = fair_table();
	} else if (strcmp(kind, "seed") == 0 && read_number(rest, UINT64_MAX, &seed)) {
		r->dice = fair_seeded(seed);
	} else if (strcmp(kind, "fair") == 0 && strlen(rest) == SECRET_HEX - 1) {
		r->dice = (struct dice){ .kind = DICE_FAIR };
		memcpy(r->dice.commitment, rest, SECRET_HEX);
	} else {
		return bad_line(r, "dice are of the table, of a seed or fair");
	}
	return OK;
}

static status read_steps(struct reading *r, char *rest)
{
	if (*rest)
		return bad_line(r, "unexpected text after the word steps");
	if (r->rules == 0)
		return bad_line(r, "the rules version is missing");
	struct text because = { 0 };
	status s = OK;
	if (r->position)
		match_begin_at(r->match, r->game, r->position, r->dice);
	else
		s = match_begin(r->match, r->game, &r->setup, r->dice, &because);
	if (s != OK)
		return bad_line_because(r, s, &because);
	text_free(&because);
	memcpy(r->match->player, r->player, sizeof r->player);
	memcpy(r->match->title, r->title, sizeof r->title);
	r->match->header_lines = r->line;
	r->begun = true;
	return OK;
}

static status read_secret(struct reading *r, char *rest)
{
	if (r->match->dice.kind != DICE_FAIR)
		return bad_line(r, "these dice have no secret");
	if (!fair_set_secret(&r->match->dice, rest))
		return bad_line(r, "the secret is not of 64 hex digits");
	return OK;
}

static status read_end(struct reading *r, char *rest)
{
	if (!seal_read(&r->seal, r->match, r->text, rest))
		return bad_line(r, "the game does not end like this");
	r->ended = true;
	return OK;
}

static const struct {
	const char *word;
	bool needs_game;
	status (*read)(struct reading *r, char *rest);
} header[] = {
	{ "tessera", false, read_first },    { "game", false, read_game },
	{ "rules", true, read_rules },	     { "seats", true, read_seats },
	{ "scenario", true, read_scenario }, { "option", true, read_option },
	{ "position", true, read_position }, { "player", true, read_player },
	{ "dice", true, read_dice },	     { "nonce", true, read_nonce },
	{ "title", true, read_title },	     { "steps", true, read_steps },
};

static status read_header(struct reading *r, char *line)
{
	char *rest = line;
	const char *word = cut_word(&rest);
	if (r->line == 1 && strcmp(word, "tessera") != 0)
		return bad_line(r, "a record begins with the words \"tessera record\"");
	for (size_t i = 0; i < sizeof header / sizeof header[0]; i++) {
		if (strcmp(header[i].word, word) != 0)
			continue;
		if (header[i].needs_game != (r->game != NULL))
			return bad_line(r, "this line does not belong here");
		return header[i].read(r, rest);
	}
	return bad_line(r, "this word is not known");
}

static status diverged(const struct reading *r, const char *what)
{
	status_say(DIVERGED, r->why, "Line %d of the record: %s.", r->line, what);
	if (r->why && r->rules != r->game->rules_version)
		text_add(r->why,
			 " It was played under rules version %d; this is version %d.",
			 r->rules, r->game->rules_version);
	return DIVERGED;
}

static status read_chance_number(struct reading *r, char **rest)
{
	char *end;
	const unsigned long number = strtoul(*rest + 1, &end, 10);
	if (*end != ' ' || number < r->match->drawn || number > UINT32_MAX)
		return bad_line(r, "the number of a chance outcome is wrong");
	r->match->drawn = (uint32_t)number;
	*rest = end + 1;
	return OK;
}

static bool is_hash(const char *s)
{
	enum { HASH_DIGITS = 8 };
	return strlen(s) == HASH_DIGITS && strspn(s, "0123456789abcdef") == HASH_DIGITS;
}

static status read_step(struct reading *r, char *line)
{
	char *rest = line;
	char *hash = strrchr(line, '#');
	if (!hash || hash == line || hash[-1] != ' ' || !is_hash(hash + 1))
		return bad_line(r, "the hash of the state is missing");
	hash[-1] = '\0';
	const int seat = game_find_seat(r->game, cut_word(&rest));
	if (seat == SEAT_NONE)
		return bad_line(r, "there is no such seat");
	if (seat == CHANCE && *rest == '@')
		TRY(read_chance_number(r, &rest));
	action a;
	if (action_read(r->game, rest, &a, r->why) != OK)
		return diverged(r, "the action is not known");
	if (match_play(r->match, seat, a, NULL) != OK)
		return diverged(r, "the action is not legal there");
	if (strtoul(hash + 1, NULL, 16) != r->match->step[r->match->count - 1].hash)
		return diverged(r, "the state after it differs");
	return OK;
}

static status read_line(struct reading *r, char *line)
{
	static const char secret[] = "secret ", end[] = "end ";
	if (r->ended)
		return bad_line(r, "unexpected text after the end");
	if (!r->begun)
		return read_header(r, line);
	if (strncmp(line, secret, sizeof secret - 1) == 0)
		return read_secret(r, line + sizeof secret - 1);
	if (strncmp(line, end, sizeof end - 1) == 0)
		return read_end(r, line + sizeof end - 1);
	return read_step(r, line);
}

static status read_lines(struct reading *r, char *at)
{
	while (*at) {
		char *end = strchr(at, '\n');
		if (end)
			*end = '\0';
		r->line++;
		TRY(read_line(r, at));
		at = end ? end + 1 : at + strlen(at);
	}
	r->seal.line = r->ended ? r->line : r->line + 1;
	r->line++;
	if (!r->begun)
		return bad_line(r, "it ends before its steps begin");
	r->match->seal = r->seal;
	return OK;
}

status record_read(struct match *m, const char *text, game_finder *find, struct text *why)
{
	struct text copy = { 0 };
	text_put(&copy, text);
	struct reading r = { .find = find, .match = m, .text = text, .why = why };
	const status result = read_lines(&r, copy.at);
	if (result != OK && r.begun)
		match_end(m);
	free(r.position);
	text_free(&copy);
	return result;
}
