#include "server/play/options.h"

#include <stdio.h>
#include <string.h>

#include "ai/crew.h"
#include "server/play/seating.h"

enum {
	SECOND_MS = 1000,
	MINUTE_MS = 60000,
	DAY_MS = 86400000,
	LIVE_SECONDS_MAX = 86400,
	DAYS_MAX = 60
};

/* How long a clock runs. */
static const struct length {
	const char *key;
	int most, unit_ms;
	const char *refusal;
} lengths[] = {
	[PACE_LIVE] = { "seconds", LIVE_SECONDS_MAX, SECOND_MS,
			"A live clock runs for 1 second to 24 hours." },
	[PACE_DAYS] = { "days", DAYS_MAX, DAY_MS, "A move may take 1 to 60 days." },
};

/* How long a seat is kept: minutes where people sit together, days by correspondence. */
static const struct grace {
	int usual, most, unit_ms;
	const char *refusal;
} grace_minutes = { 10, 1440, MINUTE_MS, "A seat can be kept for 1 to 1440 minutes." },
  grace_days = { 3, DAYS_MAX, DAY_MS, "A seat can be kept for 1 to 60 days." };

static status bad(struct request *r, const char *sentence)
{
	return request_refuse(r, BAD_SETUP, sentence);
}

status table_options_read_rules(struct request *r, const struct game *g,
				struct setup *setup)
{
	const int object = json_find(&r->doc, 0, "options");
	if (object == JSON_ABSENT || !json_is(&r->doc, object, JSON_OBJECT))
		return OK;
	struct text word = { 0 };
	status s = OK;
	for (int key = json_first(&r->doc, object); key != JSON_ABSENT && s == OK;) {
		const int value = json_after(&r->doc, object, key);
		text_clear(&word);
		json_text(&r->doc, key, &word);
		const int option = game_find_option(g, text_str(&word));
		text_clear(&word);
		(void)json_get_text(&r->doc, value, &word);
		const int chosen = option < 0 ? -1
					      : game_find_value(&g->options[option],
								text_str(&word));
		if (chosen < 0)
			s = bad(r, "Unknown option or value.");
		else
			setup->option[option] = (uint8_t)chosen;
		key = json_after(&r->doc, object, value);
	}
	text_free(&word);
	return s;
}

static status seat_as_told(struct request *r, struct seat_row *s, const char *who)
{
	*s = (struct seat_row){ .kind = SEAT_OPEN };
	if (strcmp(who, "me") == 0) {
		seating_put(s, &r->user);
	} else if (strncmp(who, "bot:", 4) == 0) {
		const struct bot *b = crew_named(r->server->config.crew, who + 4);
		if (!b)
			return request_refuse(r, BAD_BOT, NULL);
		s->kind = SEAT_BOT;
		snprintf(s->bot, sizeof s->bot, "%s", b->id);
		snprintf(s->name, sizeof s->name, "%s bot", b->id);
	} else if (strcmp(who, seat_kind_words[SEAT_OPEN]) != 0) {
		return bad(r, "A seat is `me`, `open` or `bot:NAME`.");
	}
	return OK;
}

/* The seats named are the first ones of the game; what is not named is open. */
static status read_seats(struct request *r, const struct game *g, struct table_row *row,
			 struct setup *setup)
{
	const int object = json_find(&r->doc, 0, "seats");
	const bool has_seats = json_is(&r->doc, object, JSON_OBJECT);
	int count = 0;
	struct text who = { 0 };
	status s = OK;
	for (int seat = 0; seat < g->seats_max && s == OK; seat++) {
		const char *name = game_seat_name(g, seat);
		text_clear(&who);
		if (has_seats &&
		    json_get_text(&r->doc, json_find(&r->doc, object, name), &who))
			count = seat + 1;
		else
			text_put(&who, seat_kind_words[SEAT_OPEN]);
		s = seat_as_told(r, &row->seat[seat], text_str(&who));
	}
	text_free(&who);
	setup->seats = (uint8_t)(count > g->seats_min ? count : g->seats_min);
	for (int seat = setup->seats; seat < SEATS_MAX; seat++)
		row->seat[seat] = (struct seat_row){ 0 };
	return s;
}

/* A number of the pace, in its unit. */
static status read_length(struct request *r, int object, const struct length *l,
			  int64_t *out)
{
	long long n = 0;
	if (!json_get_int(&r->doc, json_find(&r->doc, object, l->key), &n) || n < 1 ||
	    n > l->most)
		return bad(r, l->refusal);
	*out = n * l->unit_ms;
	return OK;
}

static status read_pace(struct request *r, struct table_row *row)
{
	const int object = json_find(&r->doc, 0, "pace");
	char kind[8];
	row->pace = PACE_NONE;
	if (object == JSON_ABSENT || !json_is(&r->doc, object, JSON_OBJECT))
		return OK;
	json_get_string(&r->doc, json_find(&r->doc, object, "kind"), kind, sizeof kind);
	const int pace = kinds_find(pace_words, kind);
	if (pace < 0)
		return bad(r, "The pace is `none`, `live` or `days`.");
	row->pace = (enum pace)pace;
	return row->pace == PACE_NONE
		       ? OK
		       : read_length(r, object, &lengths[pace], &row->pace_ms);
}

static status read_grace(struct request *r, struct table_row *row)
{
	const struct grace *g = row->pace == PACE_DAYS ? &grace_days : &grace_minutes;
	long long n = g->usual;
	if (json_find(&r->doc, 0, "grace") != JSON_ABSENT &&
	    (!request_int(r, "grace", &n) || n < 1 || n > g->most))
		return bad(r, g->refusal);
	row->grace_ms = n * g->unit_ms;
	return OK;
}

/* One of the words; the first if nothing is said. */
static status read_choice(struct request *r, const char *key, const char *const *words,
			  int *out)
{
	char said[16];
	if (!request_copy(r, key, said, sizeof said))
		snprintf(said, sizeof said, "%s", words[0]);
	*out = kinds_find(words, said);
	return *out < 0 ? bad(r, "This choice is not known.") : OK;
}

status table_options_read(struct request *r, const struct game *g, struct table_row *row,
			  struct setup *setup)
{
	char scenario[40];
	*setup = game_default_setup(g);
	if (request_copy(r, "scenario", scenario, sizeof scenario) && scenario[0]) {
		const int at = game_find_scenario(g, scenario);
		if (at < 0)
			return bad(r, "No such scenario.");
		setup->scenario = (uint8_t)at;
	}
	snprintf(row->game, sizeof row->game, "%s", g->id);
	snprintf(row->scenario, sizeof row->scenario, "%s",
		 g->scenarios[setup->scenario].id);
	snprintf(row->owner, sizeof row->owner, "%s", r->user.id);
	row->listed = !request_bool(r, "private", false);
	TRY(table_options_read_rules(r, g, setup));
	TRY(read_seats(r, g, row, setup));
	TRY(read_pace(r, row));
	TRY(read_grace(r, row));
	int hints, watch, undo;
	TRY(read_choice(r, "hints", hints_words, &hints));
	TRY(read_choice(r, "watch", watch_words, &watch));
	TRY(read_choice(r, "undo", undo_words, &undo));
	row->hints = (enum hints)hints;
	row->watch = (enum watch)watch;
	row->undo = (enum undo)undo;
	return OK;
}

void table_options_put(const struct table_row *row, struct json *j)
{
	json_put_string(j, "hints", hints_words[row->hints]);
	json_put_int(j, "grace_ms", row->grace_ms);
	json_put_bool(j, "from_position", row->scenario[0] == '\0');
}
