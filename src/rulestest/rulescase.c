/*
 * The set-up of a case, and the table of all words. The set-up words only take notes
 * until the first word that needs a position; then the position is made, changed by the
 * `set` lines and checked.
 */
#include "rulestest/rulescase.h"

#include <libgen.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "core/state.h"
#include "games/registry.h"
#include "rulestest/ruleswords.h"

enum { BESIDE_BYTES_MAX = 1 << 20 };

char *rulescase_cut(char **rest)
{
	char *word = *rest + strspn(*rest, " ");
	char *end = word + strcspn(word, " ");
	*rest = end + strspn(end, " ");
	*end = '\0';
	return word;
}

status rulescase_read_beside(const char *path, const char *name, struct text *out,
			     struct text *why)
{
	struct text folder = { 0 }, beside = { 0 };
	text_put(&folder, path);
	text_add(&beside, "%s/%s", dirname(folder.at), name);
	const status result = text_read_file(out, beside.at, BESIDE_BYTES_MAX, why);
	text_free(&folder);
	text_free(&beside);
	return result;
}

/* What follows the first word of a row. */
static const char *behind_word(const struct row *row)
{
	const char *at = row->words + strcspn(row->words, " ");
	return at + strspn(at, " ");
}

/* Making the position */

static status read_position(struct rulescase *c, const char *words, void *state)
{
	if (*words == '{')
		return state_read_text(c->game, words, strlen(words), state, c->why);
	struct text source = { 0 };
	status result = rulescase_read_beside(c->path, words, &source, c->why);
	if (result == OK)
		result = state_read_text(c->game, text_str(&source), source.len, state,
					 c->why);
	text_free(&source);
	return result;
}

/* The options named in the test hold in a given position too. */
static status set_options(struct rulescase *c, void *state)
{
	const struct field *f = c->game->fields;
	while (f->name && f->value != &names_option_value)
		f++;
	for (unsigned i = 0; c->game->options[i].id; i++) {
		if (!c->given_option[i])
			continue;
		if (!f->name)
			return FAIL(c, "A given position of %s takes no options.",
				    c->game->id);
		TRY(state_set(c->game, state, (struct place){ f, i },
			      c->game->options[i].values[c->setup.option[i]], c->why));
	}
	return OK;
}

static status set_value(struct rulescase *c, const char *words, void *state)
{
	struct place p;
	TRY(state_find(c->game, &words, &p, c->why));
	return state_set(c->game, state, p, words, c->why);
}

static status make_state(struct rulescase *c, void *state)
{
	const int line = c->line;
	if (c->is_copy) {
		memcpy(state, c->match.state, c->game->state_size);
	} else if (c->position) {
		c->line = c->position->line;
		TRY(read_position(c, behind_word(c->position), state));
		TRY(set_options(c, state));
	} else {
		TRY(c->game->setup(state, &c->setup, c->why));
	}
	for (int i = 0; i < c->pending_count; i++) {
		c->line = c->pending[i]->line;
		TRY(set_value(c, behind_word(c->pending[i]), state));
	}
	TRY(state_check(c->game, state, c->why));
	c->line = line;
	return OK;
}

status rulescase_begin(struct rulescase *c)
{
	if (!c->game)
		return FAIL(c, "Name the game first: game arena-roma.");
	if (c->begun && c->pending_count == 0)
		return OK;
	c->is_copy = c->begun;
	void *state = calloc(1, c->game->state_size);
	if (!state)
		die("out of memory");
	const status result = make_state(c, state);
	if (result == OK) {
		rulescase_end(c);
		match_begin_at(&c->match, c->game, state, fair_table());
		c->begun = true;
		c->pending_count = 0;
	}
	free(state);
	return result;
}

void rulescase_end(struct rulescase *c)
{
	if (c->begun)
		match_end(&c->match);
	c->begun = false;
}

/* Words before the first action */

static status take_game(struct rulescase *c, char *rest)
{
	if (c->game)
		return FAIL(c, "The game has been named already.");
	c->game = registry_find(rest);
	if (!c->game)
		return FAIL(c, "There is no game \"%s\".", rest);
	c->setup = game_default_setup(c->game);
	return OK;
}

static status need_setup(struct rulescase *c)
{
	if (!c->game)
		return FAIL(c, "Name the game first: game arena-roma.");
	return c->begun ? FAIL(c, "This word stands before the first action.") : OK;
}

static status take_scenario(struct rulescase *c, char *rest)
{
	TRY(need_setup(c));
	const int at = game_find_scenario(c->game, rest);
	if (at < 0)
		return FAIL(c, "There is no scenario \"%s\".", rest);
	c->setup.scenario = (uint8_t)at;
	return OK;
}

static status take_option(struct rulescase *c, char *rest)
{
	TRY(need_setup(c));
	const char *id = rulescase_cut(&rest);
	const int option = game_find_option(c->game, id);
	const int value =
		option < 0 ? -1 : game_find_value(&c->game->options[option], rest);
	if (value < 0)
		return FAIL(c, "There is no option \"%s\" with the value \"%s\".", id,
			    rest);
	c->setup.option[option] = (uint8_t)value;
	c->given_option[option] = true;
	return OK;
}

static status take_seats(struct rulescase *c, char *rest)
{
	TRY(need_setup(c));
	const int seats = atoi(rest);
	if (seats < c->game->seats_min || seats > c->game->seats_max)
		return FAIL(c, "The game is not for \"%s\" seats.", rest);
	c->setup.seats = (uint8_t)seats;
	return OK;
}

static status take_position(struct rulescase *c, const struct row *row)
{
	TRY(need_setup(c));
	c->position = row;
	c->pending_count = 0;
	return OK;
}

static status take_set(struct rulescase *c, const struct row *row)
{
	if (c->pending_count == PENDING_MAX)
		return FAIL(c, "There are too many set lines.");
	c->pending[c->pending_count++] = row;
	return OK;
}

static const struct {
	const char *word;
	bool needs_match;
	status (*run)(struct rulescase *c, char *rest);
} words[] = {
	{ "game", false, take_game },
	{ "scenario", false, take_scenario },
	{ "option", false, take_option },
	{ "seats", false, take_seats },
	{ "legal", true, ruleswords_legal },
	{ "illegal", true, ruleswords_illegal },
	{ "apply", true, ruleswords_apply },
	{ "chance", true, ruleswords_chance },
	{ "chance:", true, ruleswords_chance },
	{ "expect", true, ruleswords_expect },
	{ "says", true, ruleswords_says },
	{ "silent", true, ruleswords_silent },
	{ "asks", true, ruleswords_asks },
	{ "told", true, ruleswords_told },
	{ "untold", true, ruleswords_untold },
	{ "sees", true, ruleswords_sees },
	{ "turn", true, ruleswords_turn },
	{ "offers", true, ruleswords_offers },
	{ "over", true, ruleswords_over },
	{ "undo", true, ruleswords_undo },
	{ "no-undo", true, ruleswords_no_undo },
};

static status run_words(struct rulescase *c, const struct row *row, char *rest)
{
	const char *word = rulescase_cut(&rest);
	if (strcmp(word, "position") == 0)
		return take_position(c, row);
	if (strcmp(word, "set") == 0)
		return take_set(c, row);
	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
		if (strcmp(words[i].word, word) != 0)
			continue;
		if (words[i].needs_match)
			TRY(rulescase_begin(c));
		return words[i].run(c, rest);
	}
	if (*word == '#')
		return FAIL(c, "A case begins with \"# \" and a rule number, a comment "
			       "with \"##\".");
	return FAIL(c, "The word \"%s\" is not known.", word);
}

status rulescase_run(struct rulescase *c, const struct row *row)
{
	struct text copy = { 0 }; /* rows of the header are run again */
	text_put(&copy, row->words);
	const status result = run_words(c, row, copy.at);
	text_free(&copy);
	return result;
}
