/* libtessera: how a match begins, and what there is to begin. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/record.h"
#include "core/state.h"
#include "games/registry.h"
#include "lib/open.h"

#define WORD_(n) #n
#define WORD(n) WORD_(n)

const char *tessera_version(void)
{
	return WORD(TESSERA_MAJOR) "." WORD(TESSERA_MINOR) "." WORD(TESSERA_PATCH);
}

unsigned tessera_abi(void)
{
	return TESSERA_ABI;
}

static const struct game *game_at(unsigned n)
{
	for (unsigned i = 0; registry_games[i]; i++)
		if (i == n)
			return registry_games[i];
	return NULL;
}

const char *tessera_game_id(unsigned n)
{
	const struct game *g = game_at(n);
	return g ? g->id : NULL;
}

const char *tessera_game_title(unsigned n)
{
	const struct game *g = game_at(n);
	return g ? g->title : NULL;
}

const char *tessera_bot_id(unsigned n)
{
	for (unsigned i = 0; bots[i].id; i++)
		if (i == n)
			return bots[i].id;
	return NULL;
}

bool lib_refuse(const char *code, const char *rule, const char *sentence,
		struct tessera_error *why)
{
	if (!why)
		return false;
	snprintf(why->code, sizeof why->code, "%s", code);
	snprintf(why->rule, sizeof why->rule, "%s", rule);
	snprintf(why->sentence, sizeof why->sentence, "%s", sentence);
	return false;
}

/* What the caller asks for by NAME=VALUE. */
struct setup_request {
	const struct game *game;
	struct setup setup;
	bool has_setup, has_seed, asks_chance;
	uint64_t seed;
};

static status take_number(const char *name, const char *value, uint64_t *out,
			  struct text *why)
{
	char *end;
	errno = 0;
	*out = strtoull(value, &end, 10);
	if (*value < '0' || *value > '9' || *end || errno)
		return status_say(BAD_SETUP, why, "\"%s\" needs a number, not \"%s\".",
				  name, value);
	return OK;
}

static status take_seats(struct setup_request *w, const char *value, struct text *why)
{
	uint64_t n;
	TRY(take_number("seats", value, &n, why));
	if (n < w->game->seats_min || n > w->game->seats_max)
		return status_say(BAD_SETUP, why, "%s is for %d to %d seats.",
				  w->game->id, w->game->seats_min, w->game->seats_max);
	w->setup.seats = (uint8_t)n;
	return OK;
}

static status take_scenario(struct setup_request *w, const char *value, struct text *why)
{
	const int at = game_find_scenario(w->game, value);
	if (at < 0)
		return status_say(BAD_SETUP, why, "%s has no scenario \"%s\".",
				  w->game->id, value);
	w->setup.scenario = (uint8_t)at;
	return OK;
}

static status take_option(struct setup_request *w, const char *name, const char *value,
			  struct text *why)
{
	const int option = game_find_option(w->game, name);
	if (option < 0)
		return status_say(BAD_SETUP, why, "%s has no option \"%s\".", w->game->id,
				  name);
	const int at = game_find_value(&w->game->options[option], value);
	if (at < 0)
		return status_say(BAD_SETUP, why, "The option \"%s\" has no such value.",
				  name);
	w->setup.option[option] = (uint8_t)at;
	return OK;
}

static status take_pair(struct setup_request *w, const char *name, const char *value,
			struct text *why)
{
	if (strcmp(name, "seed") == 0) {
		w->has_seed = true;
		return take_number(name, value, &w->seed, why);
	}
	if (strcmp(name, "chance") == 0) {
		w->asks_chance = strcmp(value, "ask") == 0;
		return w->asks_chance || strcmp(value, "auto") == 0
			       ? OK
			       : status_say(BAD_SETUP, why,
					    "\"chance\" is \"auto\" or \"ask\".");
	}
	if (!w->has_setup)
		return status_say(BAD_SETUP, why, "A position knows its own \"%s\".",
				  name);
	if (strcmp(name, "seats") == 0)
		return take_seats(w, value, why);
	if (strcmp(name, "scenario") == 0)
		return take_scenario(w, value, why);
	return take_option(w, name, value, why);
}

static status take_word(struct setup_request *w, const char *word, size_t len,
			struct text *why)
{
	char pair[128];
	if (len >= sizeof pair)
		return status_say(BAD_SETUP, why, "\"%.*s\" is too long.", (int)len,
				  word);
	memcpy(pair, word, len);
	pair[len] = '\0';
	char *value = strchr(pair, '=');
	if (!value)
		return status_say(BAD_SETUP, why, "\"%s\" is not NAME=VALUE.", pair);
	*value++ = '\0';
	return take_pair(w, pair, value, why);
}

static status read_request(struct setup_request *w, const char *how, struct text *why)
{
	const char *at = how ? how : "";
	while (*(at += strspn(at, " "))) {
		const size_t len = strcspn(at, " ");
		TRY(take_word(w, at, len, why));
		at += len;
	}
	return OK;
}

static struct dice requested_dice(const struct setup_request *w)
{
	return w->asks_chance ? fair_table()
	       : w->has_seed  ? fair_seeded(w->seed)
			      : fair_secret();
}

static status begin_game(struct match *m, const char *id, const char *how,
			 struct text *why)
{
	struct setup_request w = { .game = registry_find(id), .has_setup = true };
	if (!w.game)
		return status_say(BAD_GAME, why, "There is no game \"%s\".", id);
	w.setup = game_default_setup(w.game);
	TRY(read_request(&w, how, why));
	return match_begin(m, w.game, &w.setup, requested_dice(&w), why);
}

status lib_read_setup(const char *id, const char *how, const struct game **g,
		      struct setup *out, struct text *why)
{
	struct setup_request w = { .game = registry_find(id), .has_setup = true };
	if (!w.game)
		return status_say(BAD_GAME, why, "There is no game \"%s\".", id);
	w.setup = game_default_setup(w.game);
	TRY(read_request(&w, how, why));
	if (w.has_seed || w.asks_chance)
		return status_say(BAD_SETUP, why, "A set-up has no seed and no chance.");
	*g = w.game;
	*out = w.setup;
	return OK;
}

/* The game that a position says it belongs to. */
static status find_game(const struct json_doc *d, const struct game **out,
			struct text *why)
{
	struct text id = { 0 };
	const int node = json_find(d, 0, "game");
	if (json_is(d, node, JSON_STRING))
		json_text(d, node, &id);
	*out = registry_find(text_str(&id));
	const status result = *out ? OK
				   : status_say(BAD_GAME, why, "There is no game \"%s\".",
						text_str(&id));
	text_free(&id);
	return result;
}

static status begin_position(struct match *m, const struct json_doc *d, const char *how,
			     struct text *why)
{
	struct setup_request w = { 0 };
	TRY(find_game(d, &w.game, why));
	TRY(read_request(&w, how, why));
	void *state = calloc(1, w.game->state_size);
	if (!state)
		die("out of memory");
	const status result = state_read(w.game, d, 0, state, why);
	if (result == OK)
		match_begin_at(m, w.game, state, requested_dice(&w));
	free(state);
	return result;
}

static struct tessera_match *new_match(void)
{
	struct tessera_match *m = calloc(1, sizeof *m);
	if (!m)
		die("out of memory");
	return m;
}

/* Hands over a match that has begun, or ends one that has not. */
static struct tessera_match *begun(struct tessera_match *m, status s, struct text *say,
				   struct tessera_error *why)
{
	if (s == OK) {
		match_chance(&m->match);
	} else {
		lib_refuse(status_code(s), "", text_str(say), why);
		free(m);
		m = NULL;
	}
	text_free(say);
	return m;
}

struct tessera_match *tessera_new(const char *game, const char *how,
				  struct tessera_error *why)
{
	struct text say = { 0 };
	struct tessera_match *m = new_match();
	const status s = begin_game(&m->match, game, how, &say);
	return begun(m, s, &say, why);
}

struct tessera_match *tessera_new_at(const char *position, const char *how,
				     struct tessera_error *why)
{
	struct text say = { 0 };
	struct json_doc d = { 0 };
	struct tessera_match *m = new_match();
	status s = json_read(&d, position, strlen(position), &say);
	if (s == OK)
		s = begin_position(&m->match, &d, how, &say);
	json_free(&d);
	return begun(m, s, &say, why);
}

struct tessera_match *tessera_replay(const char *record, struct tessera_error *why)
{
	struct text say = { 0 };
	struct tessera_match *m = new_match();
	const status s = record_read(&m->match, record, registry_find, &say);
	return begun(m, s, &say, why);
}

void tessera_free(struct tessera_match *m)
{
	if (!m)
		return;
	search_memory_free(m->memory);
	match_end(&m->match);
	text_free(&m->answer);
	free(m->list);
	free(m);
}
