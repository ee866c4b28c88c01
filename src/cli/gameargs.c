#include "cli/gameargs.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"
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

bool gameargs_setup(const struct args *a, const struct game *g, struct setup *out)
{
	*out = game_default_setup(g);
	const char *scenario = args_value(a, "scenario"), *option;
	if (scenario) {
		const int at = game_find_scenario(g, scenario);
		if (at < 0)
			return args_bad(a, "%s has no scenario \"%s\".", g->id, scenario),
			       false;
		out->scenario = (uint8_t)at;
	}
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
