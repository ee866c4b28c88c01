/*
 * The tables of reference, from the rows that the rules use, and where each value comes
 * from: "manual", "found" in print, or "ours" because no source has it.
 */
#include "games/totalwar/words/tables.h"

void tw_tables_open(struct json *out, const char *id, const char *title, const char *note,
		    const char *const *columns)
{
	json_open(out, '{');
	json_put_string(out, "id", id);
	json_put_string(out, "title", title);
	json_put_string(out, "note", note);
	json_key(out, "columns");
	json_open(out, '[');
	for (; *columns; columns++)
		json_string(out, *columns);
	json_close(out, ']');
	json_key(out, "rows");
	json_open(out, '[');
}

void tw_tables_close(struct json *out)
{
	json_close(out, ']');
	json_close(out, '}');
}

void tw_tables_put(struct json *out, struct text *cell)
{
	json_string(out, cell->len ? text_str(cell) : "-");
	text_free(cell);
}

void tw_tables_list(struct text *list, const char *word)
{
	text_add(list, "%s%s", list->len ? ", " : "", word);
}

void tw_tables_dice(struct json *out, const uint8_t *dice, int n)
{
	struct text cell = { 0 };
	for (int i = 0; i < n && dice[i]; i++)
		tw_tables_list(&cell, tw_facts_colours[dice[i]]);
	tw_tables_put(out, &cell);
}

const char *tw_tables_owner(int faction)
{
	static const char *const words[] = { "-", "Rome", "Carthage", "Greece",
					     "Barbarians" };
	return words[faction];
}

const char *tw_tables_need(int development)
{
	return development ? tw_rows_development[development].name : "-";
}

/* TW-21 */
static void put_dice(struct json *out)
{
	static const char *const columns[] = { "die",	"Skull",  "X", "S",
					       "Blank", "source", NULL };
	tw_tables_open(
		out, "dice", "Dice",
		"The manual has the five colours and their order. That RED has two "
		"Skulls and WHITE none is found for the dice of the same author "
		"(Mortem et Gloriam); the other faces are ours.",
		columns);
	for (int colour = RED; colour > NO_DIE; colour--) {
		json_open(out, '[');
		json_string(out, tw_facts_colours[colour]);
		for (int face = SKULL; face < FACE_COUNT; face++)
			json_int(out, tw_roll_sides(colour, face));
		json_string(out, colour == RED || colour == WHITE
					 ? "Skulls found, the rest ours"
					 : "ours");
		json_close(out, ']');
	}
	tw_tables_close(out);
}

static const char *yes_or_no(bool is_so)
{
	return is_so ? "yes" : "no";
}

static void put_region(struct json *out, int region)
{
	const struct region_row *row = &tw_rows_region[region];
	json_open(out, '[');
	json_string(out, row->name);
	json_string(out, row->place);
	json_int(out, row->gold);
	json_string(out, region == LAT ? "manual" : "ours");
	tw_tables_dice(out, row->defence, 2);
	json_int(out, row->trees);
	json_int(out, row->mountains);
	json_string(out, yes_or_no(row->port));
	json_string(out, tw_tables_owner(row->home));
	json_string(out, yes_or_no(row->mercenary));
	json_string(out, yes_or_no(row->intro));
	json_string(out, "ours");
	json_close(out, ']');
}

static void put_regions(struct json *out)
{
	static const char *const columns[] = {
		"region",  "chief place", "gold",	  "source of the gold",
		"natives", "trees",	  "mountains",	  "port",
		"home of", "mercenaries", "introduction", "source of the rest",
		NULL
	};
	tw_tables_open(
		out, "regions", "Regions",
		"The map was not found: regions, borders and symbols are ours. The "
		"manual has that Rome brings 4 VP, so 3 gold, and which dice natives "
		"of 1, 2 and 3 gold roll. A garrison rolls RED dice: the gold and one "
		"more.",
		columns);
	for (int region = 1; region < REGION_COUNT; region++)
		put_region(out, region);
	tw_tables_close(out);
}

/* Prices without developments, from the rules (TW-268 to TW-274). */
static void put_prices(struct json *out)
{
	static const char *const columns[] = { "what", "gold", "source", "rule", NULL };
	static const struct totalwar nothing = { .round = 0 };
	static const struct {
		const char *what, *rule;
		u8 seat, order[PART_COUNT];
	} items[] = {
		{ "market", "TW-268", 0, { VERB_BUILD, MARKET } },
		{ "barracks", "TW-268", 0, { VERB_BUILD, BARRACKS } },
		{ "walls", "TW-268", 0, { VERB_BUILD, WALLS } },
		{ "wonder", "TW-271", 0, { VERB_BUILD, WONDER } },
		{ "road", "TW-270", 0, { VERB_ROAD } },
		{ "general of 2 stars", "TW-272", 0, { VERB_GENERAL, 2 } },
		{ "general of 2 stars, for the Barbarians",
		  "TW-272",
		  BARBARIANS - 1,
		  { VERB_GENERAL, 2 } },
		{ "agent", "TW-273", 0, { VERB_AGENT } },
		{ "removing an unrest marker", "TW-274", 0, { VERB_CALM } },
	};
	tw_tables_open(
		out, "prices", "Prices",
		"All in the manual. Developments change some of them; troop and ship "
		"cards have their own tables.",
		columns);
	for (size_t i = 0; i < sizeof items / sizeof *items; i++) {
		json_open(out, '[');
		json_string(out, items[i].what);
		json_int(out, tw_buy_price(&nothing, items[i].seat, items[i].order));
		json_string(out, "manual");
		json_string(out, items[i].rule);
		json_close(out, ']');
	}
	tw_tables_close(out);
}

static void put_limits(struct json *out)
{
	static const char *const columns[] = { "limit", "number", "source", "rule",
					       NULL };
	static const struct {
		const char *what;
		int number;
		const char *source, *rule;
	} limits[] = {
		{ "main battle cards in an army", MAIN_MAX, "manual", "TW-41" },
		{ "skirmishers in an army", SKIRMISHERS_MAX, "manual", "TW-41" },
		{ "artillery cards in an army", ARTILLERY_MAX, "manual", "TW-41" },
		{ "armies of a player", ARMY_COUNT, "manual", "TW-43" },
		{ "navies of a player", NAVY_COUNT, "manual", "TW-43" },
		{ "ships in a navy", SHIPS_MAX, "manual", "TW-43" },
		{ "agents of a player, with developments", AGENT_COUNT, "manual",
		  "TW-273" },
		{ "improvements in a round", WORKS_MAX, "manual", "TW-269" },
		{ "improvements of one kind in a round", SAME_WORKS_MAX, "manual",
		  "TW-269" },
		{ "unrest markers in a region", UNREST_MAX, "ours", "TW-76" },
		{ "difficult terrain of a battle", TERRAIN_MAX, "ours", "TW-210" },
		{ "rounds of a game", ROUND_LIMIT, "ours", "TW-6" },
	};
	tw_tables_open(out, "limits", "Limits", "The most there may be.", columns);
	for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
		json_open(out, '[');
		json_string(out, limits[i].what);
		json_int(out, limits[i].number);
		json_string(out, limits[i].source);
		json_string(out, limits[i].rule);
		json_close(out, ']');
	}
	tw_tables_close(out);
}

void tw_show_tables(struct json *out)
{
	tw_tables_troops(out);
	tw_tables_generals(out);
	tw_tables_skills(out);
	tw_tables_ships(out);
	tw_tables_developments(out);
	tw_tables_deeds(out);
	tw_tables_events(out);
	tw_tables_cards(out);
	tw_tables_starts(out);
	put_prices(out);
	put_limits(out);
	put_regions(out);
	put_dice(out);
}
