/* The battles as facts: what a client needs to draw a picture of each set-up. */
#include "games/ancients/ancients.h"

static const char *const seat_words[SEAT_COUNT] = { "bottom", "top" };

/* A word for each seat under one key; empty where the row has none. */
static void show_both(struct json *out, const char *key,
		      const char *const words[SEAT_COUNT])
{
	json_key(out, key);
	json_open(out, '{');
	for (int seat = 0; seat < SEAT_COUNT; seat++)
		json_put_string(out, seat_words[seat], words[seat] ? words[seat] : "");
	json_close(out, '}');
}

static void show_battle(const struct battle_row *row, struct json *out)
{
	const char *const army[SEAT_COUNT] = { ancients_army_words[row->army[BOTTOM]],
					       ancients_army_words[row->army[TOP]] };
	json_open(out, '{');
	json_put_int(out, "number", row->number);
	json_put_int(out, "goal", row->goal);
	json_put_string(out, "first", seat_words[row->first]);
	json_put_string(out, "terrain", row->terrain ? row->terrain : "");
	show_both(out, "army", army);
	show_both(out, "units", row->units);
	show_both(out, "leaders", row->leaders);
	json_close(out, '}');
}

void cc_show_battles(struct json *out)
{
	json_key(out, "battles");
	json_open(out, '{');
	for (int battle = 1; battle < BATTLE_COUNT; battle++) {
		json_key(out, ancients_game.scenarios[battle - 1].id);
		show_battle(&ancients_battles[battle], out);
	}
	json_close(out, '}');
}
