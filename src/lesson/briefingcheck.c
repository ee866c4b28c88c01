/* Checks the briefings of a game: every scenario, begun by every number of players. */
#include <string.h>

#include "lesson/briefing.h"

static unsigned count_words(const char *text)
{
	unsigned words = 0;
	for (; *text; text += strcspn(text, " "), text += strspn(text, " "))
		words++;
	return words;
}

/* The words of a member; 0 if it is not said. */
static unsigned words_of(const struct json_doc *d, int object, const char *key)
{
	struct text words = { 0 };
	json_get_text(d, json_find(d, object, key), &words);
	const unsigned count = count_words(text_str(&words));
	text_free(&words);
	return count;
}

static status check_seat(const struct json_doc *d, int seat, struct text *why)
{
	const unsigned who = words_of(d, seat, "who"), win = words_of(d, 0, "win"),
		       turn = words_of(d, 0, "turn"), sum = who + win + turn;
	if (!who || !win || !turn)
		return status_say(BAD_LESSON, why,
				  "It does not say who you are, how you win and what a "
				  "turn is.");
	if (words_of(d, 0, "history") > 0 && words_of(d, seat, "hint") == 0)
		return status_say(BAD_LESSON, why, "A seat has no hint.");
	return sum <= BRIEFING_WORDS
		       ? OK
		       : status_say(BAD_LESSON, why,
				    "Who, win and turn take %u words; %d is the most.",
				    sum, BRIEFING_WORDS);
}

static status check_object(const struct text *json, struct text *why)
{
	struct json_doc d = { 0 };
	status result = json_read(&d, json->at, json->len, why);
	const int seats = json_find(&d, 0, "seats");
	for (int s = json_first(&d, seats); s != JSON_ABSENT && result == OK;
	     s = json_after(&d, seats, s))
		result = check_seat(&d, s, why);
	json_free(&d);
	return result;
}

static status check_match(const struct briefing *b, const struct match *m,
			  struct text *why)
{
	struct text json = { 0 };
	struct json j = { .out = &json };
	json_open(&j, '{');
	status result = briefing_put(b, m, &j, why);
	json_close(&j, '}');
	if (result == OK)
		result = check_object(&json, why);
	text_free(&json);
	return result;
}

/* A number of players that the scenario refuses needs no briefing. */
static status check_players(const struct briefing *b, unsigned scenario, int seats,
			    struct text *why)
{
	struct setup how = game_default_setup(b->game);
	struct match m;
	how.scenario = (uint8_t)scenario;
	how.seats = (uint8_t)seats;
	if (match_begin(&m, b->game, &how, fair_table(), NULL) != OK)
		return OK;
	const status result = check_match(b, &m, why);
	match_end(&m);
	return result;
}

static status check_scenario(const struct briefing *b, unsigned scenario,
			     struct text *why)
{
	if (!b->is_there[scenario])
		return status_say(BAD_LESSON, why, "There is none.");
	for (int seats = b->game->seats_min; seats <= b->game->seats_max; seats++)
		TRY(check_players(b, scenario, seats, why));
	return OK;
}

status briefing_check(const struct briefing *b, struct text *why)
{
	for (unsigned i = 0; i < b->scenarios; i++) {
		struct text reason = { 0 };
		const status result = check_scenario(b, i, &reason);
		if (result != OK)
			status_say(result, why, "The briefing of \"%s\": %s",
				   b->game->scenarios[i].id, text_str(&reason));
		text_free(&reason);
		TRY(result);
	}
	return OK;
}
