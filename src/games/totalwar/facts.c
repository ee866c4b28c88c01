/* What never changes and a client wants to show: map, cards, developments. */
#include "base/json.h"
#include "games/totalwar/totalwar.h"

static void put_dice(struct json *out, const char *key, const uint8_t *dice, int n)
{
	static const char *const colours[COLOUR_COUNT] = { "",	    "black",  "white",
							   "green", "yellow", "red" };
	json_key(out, key);
	json_open(out, '[');
	for (int i = 0; i < n && dice[i]; i++)
		json_string(out, colours[dice[i]]);
	json_close(out, ']');
}

static void show_regions(struct json *out)
{
	json_key(out, "regions");
	json_open(out, '[');
	for (int r = 1; r < REGION_COUNT; r++) {
		const struct region_row *row = &tw_rows_region[r];
		json_open(out, '{');
		json_put_string(out, "name", row->name);
		json_put_string(out, "place", row->place);
		json_put_int(out, "gold", row->gold);
		json_put_int(out, "terrain", row->trees + row->mountains);
		json_put_bool(out, "port", row->port);
		json_put_bool(out, "mercenary", row->mercenary);
		if (row->home)
			json_put_string(out, "home",
					total_war_rome_game.seats->name[row->home - 1]);
		put_dice(out, "defence", row->defence, 2);
		json_close(out, '}');
	}
	json_close(out, ']');
}

static void show_troops(struct json *out)
{
	json_key(out, "troops");
	json_open(out, '[');
	for (int troop = 1; troop < TROOP_COUNT; troop++) {
		const struct troop_row *row = &tw_rows_troop[troop];
		json_open(out, '{');
		json_put_string(out, "name", row->name);
		json_put_int(out, "cost", row->cost);
		json_put_int(out, "copies", row->copies);
		json_put_bool(out, "mercenary", row->owner == MERCENARY);
		json_put_bool(out, "cancels", row->cancels);
		put_dice(out, "good", row->good, 3);
		put_dice(out, "difficult", row->rough, 3);
		json_close(out, '}');
	}
	json_close(out, ']');
}

static void show_developments(struct json *out)
{
	json_key(out, "developments");
	json_open(out, '[');
	for (int dev = 1; dev < DEVELOPMENT_COUNT; dev++) {
		const struct development_row *row = &tw_rows_development[dev];
		json_open(out, '{');
		json_put_string(out, "name", row->name);
		json_put_string(out, "faction",
				total_war_rome_game.seats->name[row->owner - 1]);
		json_put_string(out, "column", row->column_name);
		json_put_int(out, "row", row->row);
		json_put_int(out, "cost", row->cost);
		json_put_string(out, "text", row->text);
		json_close(out, '}');
	}
	json_close(out, ']');
}

static void show_cards(struct json *out)
{
	json_key(out, "cards");
	json_open(out, '[');
	for (int card = 1; card < ACTION_CARD_COUNT; card++) {
		const struct action_card_row *row = &tw_rows_action_card[card];
		json_open(out, '{');
		json_put_string(out, "name", row->name);
		json_put_int(out, "levy", row->levy);
		json_put_string(out, "event", tw_rows_event[row->event].name);
		json_put_string(out, "text", tw_rows_event[row->event].text);
		json_close(out, '}');
	}
	json_close(out, ']');
}

void tw_show_facts(struct json *out)
{
	show_regions(out);
	show_troops(out);
	show_developments(out);
	show_cards(out);
}
