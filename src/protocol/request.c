#include "protocol/request.h"

#include <string.h>

#include "base/json.h"
#include "core/wire.h"
#include "games/registry.h"
#include "protocol/session.h"

status request_need(const struct request *r, const char *key, enum json_kind kind,
		    int *node)
{
	static const char *const kinds[] = { "null",	 "true or false", "a number",
					     "a string", "a list",	  "an object" };
	*node = json_find(r->doc, 0, key);
	if (json_is(r->doc, *node, kind))
		return OK;
	return status_say(BAD_REQUEST, r->why, "The request needs \"%s\", %s.", key,
			  kinds[kind]);
}

status request_string(const struct request *r, const char *key, struct text *out)
{
	int node;
	TRY(request_need(r, key, JSON_STRING, &node));
	text_clear(out);
	json_text(r->doc, node, out);
	return OK;
}

status request_number(const struct request *r, const char *key, long long most,
		      long long *out)
{
	const int node = json_find(r->doc, 0, key);
	if (node == JSON_ABSENT)
		return OK;
	if (!json_get_int(r->doc, node, out) || *out < 0 || *out > most)
		return status_say(BAD_REQUEST, r->why,
				  "\"%s\" is a whole number from 0 to %lld.", key, most);
	return OK;
}

status request_game(const struct request *r, const struct game **out)
{
	struct text id = { 0 };
	status result = request_string(r, "game", &id);
	*out = result == OK ? registry_find(text_str(&id)) : NULL;
	if (result == OK && !*out)
		result = status_say(BAD_GAME, r->why, "There is no game \"%s\".",
				    text_str(&id));
	text_free(&id);
	return result;
}

status request_need_match(const struct request *r)
{
	return r->session->has_match ? OK : status_say(NO_GAME, r->why, "%s", "");
}

status request_seat(const struct request *r, int *seat)
{
	struct text name = { 0 };
	TRY(request_need_match(r));
	const struct match *m = &r->session->match;
	status result = request_string(r, "seat", &name);
	if (result == OK) {
		*seat = strcmp(text_str(&name), "spectator") == 0
				? SPECTATOR
				: game_find_seat(m->game, text_str(&name));
		if (*seat == SEAT_NONE ||
		    (*seat < CHANCE && *seat >= game_seats(m->game, m->state)))
			result = status_say(BAD_SEAT, r->why,
					    "There is no seat \"%s\" in this game.",
					    text_str(&name));
	}
	text_free(&name);
	return result;
}

status request_player(const struct request *r, int *seat)
{
	TRY(request_seat(r, seat));
	return *seat < SEATS_MAX ? OK
				 : status_say(BAD_SEAT, r->why,
					      "The request needs a seat that plays.");
}

status request_action(const struct request *r, action *out)
{
	const int ids = json_find(r->doc, 0, "ids");
	if (ids != JSON_ABSENT)
		return wire_read_action(r->session->match.game, r->doc, ids, out, r->why);
	struct text words = { 0 };
	status result = request_string(r, "action", &words);
	if (result == OK)
		result = action_read(r->session->match.game, text_str(&words), out,
				     r->why);
	text_free(&words);
	return result;
}

static status take_scenario(const struct request *r, const struct game *g,
			    struct setup *how)
{
	if (json_find(r->doc, 0, "scenario") == JSON_ABSENT)
		return OK;
	struct text id = { 0 };
	status result = request_string(r, "scenario", &id);
	const int at = result == OK ? game_find_scenario(g, text_str(&id)) : -1;
	if (result == OK && at < 0)
		result = status_say(BAD_SETUP, r->why, "%s has no scenario \"%s\".",
				    g->id, text_str(&id));
	how->scenario = (uint8_t)at;
	text_free(&id);
	return result;
}

static status take_option(const struct request *r, const struct game *g, int key,
			  struct setup *how)
{
	struct text id = { 0 }, word = { 0 };
	json_text(r->doc, key, &id);
	if (json_is(r->doc, key + 1, JSON_STRING))
		json_text(r->doc, key + 1, &word);
	const int option = game_find_option(g, text_str(&id));
	const int value =
		option < 0 ? -1 : game_find_value(&g->options[option], text_str(&word));
	status result = OK;
	if (option < 0)
		result = status_say(BAD_SETUP, r->why, "%s has no option \"%s\".", g->id,
				    text_str(&id));
	else if (value < 0)
		result =
			status_say(BAD_SETUP, r->why,
				   "The option \"%s\" has no such value.", text_str(&id));
	else
		how->option[option] = (uint8_t)value;
	text_free(&id);
	text_free(&word);
	return result;
}

status request_setup(const struct request *r, const struct game *g, struct setup *how)
{
	long long seats = g->seats_min;
	*how = game_default_setup(g);
	TRY(take_scenario(r, g, how));
	TRY(request_number(r, "seats", SEATS_MAX, &seats));
	if (seats < g->seats_min || seats > g->seats_max)
		return status_say(BAD_SETUP, r->why, "%s is for %d to %d seats.", g->id,
				  g->seats_min, g->seats_max);
	how->seats = (uint8_t)seats;
	const int options = json_find(r->doc, 0, "options");
	if (options == JSON_ABSENT)
		return OK;
	TRY(request_need(r, "options", JSON_OBJECT, &(int){ 0 }));
	for (int k = json_first(r->doc, options); k != JSON_ABSENT;
	     k = json_after(r->doc, options, k + 1))
		TRY(take_option(r, g, k, how));
	return OK;
}

status request_dice(const struct request *r, struct dice *out)
{
	struct text chance = { 0 };
	long long seed = -1;
	status result = OK;
	if (json_find(r->doc, 0, "chance") != JSON_ABSENT)
		result = request_string(r, "chance", &chance);
	const bool ask = strcmp(text_str(&chance), "ask") == 0;
	if (result == OK && chance.len && !ask && strcmp(text_str(&chance), "auto") != 0)
		result = status_say(BAD_REQUEST, r->why,
				    "\"chance\" is \"auto\" or \"ask\".");
	text_free(&chance);
	TRY(result);
	TRY(request_number(r, "seed", SEED_MOST, &seed));
	*out = ask	   ? fair_table()
	       : seed >= 0 ? fair_seeded((uint64_t)seed)
			   : fair_secret();
	return OK;
}
