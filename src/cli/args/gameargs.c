#include "cli/args/gameargs.h"

#include <stdio.h>
#include <string.h>

#include "base/json.h"
#include "base/text.h"
#include "core/custom.h"
#include "games/registry.h"

const struct game *gameargs_find(const struct args *a, const char *id)
{
	const struct game *g = registry_find(id);
	if (!g)
		args_bad(a, "There is no game \"%s\"; `tessera list` shows the games.",
			 id);
	return g;
}

static bool take_option(const struct args *a, const struct game *g, const char *given,
			struct setup *out)
{
	const size_t len = strcspn(given, "=");
	char id[64];
	snprintf(id, sizeof id, "%.*s", (int)len, given);
	const int option = game_find_option(g, id);
	if (option < 0)
		return args_bad(a, "%s has no option \"%s\".", g->id, id), false;
	const int value =
		given[len] ? game_find_value(&g->options[option], given + len + 1) : -1;
	if (value >= 0) {
		out->option[option] = (uint8_t)value;
		return true;
	}
	struct text values = { 0 };
	for (int i = 0; g->options[option].values[i]; i++)
		text_add(&values, "%s %s", i ? "," : "", g->options[option].values[i]);
	args_bad(a, "The option \"%s\" of %s can be:%s.", id, g->id, text_str(&values));
	text_free(&values);
	return false;
}

/* Options and seats; the scenario is not theirs. */
static bool take_setup(const struct args *a, const struct game *g, struct setup *out)
{
	*out = game_default_setup(g);
	const char *option;
	int at = 0;
	while ((option = args_next(a, "option", &at)))
		if (!take_option(a, g, option, out))
			return false;
	long long seats = out->seats;
	if (!args_number(a, "seats", g->seats_min, g->seats_max, &seats))
		return false;
	out->seats = (uint8_t)seats;
	return true;
}

static bool is_file(const char *scenario)
{
	static const char ending[] = ".json";
	const size_t len = strlen(scenario), end = sizeof ending - 1;
	return len > end && strcmp(scenario + len - end, ending) == 0;
}

static status begin_file(const char *path, const struct game *g, const struct setup *how,
			 struct dice dice, struct match *m, struct text *why)
{
	enum { SCENARIO_BYTES_MAX = 1 << 20 };
	struct text source = { 0 }, sentence = { 0 };
	struct json_doc d = { 0 };
	status result = text_read_file(&source, path, SCENARIO_BYTES_MAX, why);
	if (result == OK) {
		result = json_read(&d, text_str(&source), source.len, &sentence);
		if (result == OK)
			result = custom_begin(m, g, how, &d, 0, dice, &sentence);
		if (result != OK)
			status_say(result, why, "%s: %s", path, text_str(&sentence));
	}
	json_free(&d);
	text_free(&source);
	text_free(&sentence);
	return result;
}

static bool begin_row(const struct args *a, const struct game *g, const char *scenario,
		      struct setup *how)
{
	const int at = scenario ? game_find_scenario(g, scenario) : 0;
	if (at < 0)
		args_bad(a, "%s has no scenario \"%s\"%s.", g->id, scenario,
			 g->custom ? "; one of your own is a file, FILE.json" : "");
	how->scenario = (uint8_t)at;
	return at >= 0;
}

bool gameargs_begin(const struct args *a, const struct game *g, const char *scenario,
		    struct dice dice, struct match *m)
{
	struct setup how;
	struct text why = { 0 };
	const bool file = scenario && is_file(scenario);
	if (!take_setup(a, g, &how) || (!file && !begin_row(a, g, scenario, &how)))
		return false;
	const status result = file ? begin_file(scenario, g, &how, dice, m, &why)
				   : match_begin(m, g, &how, dice, &why);
	if (result != OK)
		args_bad(a, "%s", text_str(&why));
	text_free(&why);
	return result == OK;
}

const char *gameargs_scenario(const struct match *m)
{
	if (m->title[0])
		return m->title;
	return m->from_position ? "a position" : m->game->scenarios[m->setup.scenario].id;
}

int gameargs_reader(const struct args *a, const struct game *g, const void *state,
		    const char *name)
{
	if (!name || strcmp(name, "spectator") == 0)
		return SPECTATOR;
	const int seat = game_find_seat(g, name);
	if (seat < game_seats(g, state))
		return seat;
	args_bad(a, "There is no seat \"%s\" in this game.", name);
	return SEAT_NONE;
}
