/* What never changes and a client wants to show: map, cards, developments. */
#include "games/totalwar/words/facts.h"

#include "base/json.h"
#include "core/words/locale.h"

const char *const tw_facts_colours[COLOUR_COUNT] = { "",      "black",	"white",
						     "green", "yellow", "red" };

static void put_dice(struct json *out, const char *key, const uint8_t *dice, int n)
{
	json_key(out, key);
	json_open(out, '[');
	for (int i = 0; i < n && dice[i]; i++)
		json_string(out, tw_facts_colours[dice[i]]);
	json_close(out, ']');
}

static const char *faction_word(int faction)
{
	return faction == MERCENARY ? "mercenary"
				    : total_war_rome_game.seats->name[faction - 1];
}

static const char *const region_codes[REGION_COUNT] = {
#define REGION(id, ...) [id] = #id,
#include "games/totalwar/map/regions.def"
#undef REGION
};

static void show_regions(struct json *out)
{
	json_key(out, "regions");
	json_open(out, '[');
	for (int r = 1; r < REGION_COUNT; r++) {
		const struct region_row *row = &tw_rows_region[r];
		json_open(out, '{');
		json_put_string(out, "name", row->name);
		json_put_string(out, "code", region_codes[r]);
		json_put_string(out, "place", row->place);
		json_put_int(out, "gold", row->gold);
		json_put_int(out, "terrain", row->trees + row->mountains);
		json_put_bool(out, "port", row->port);
		json_put_bool(out, "mercenary", row->mercenary);
		json_put_bool(out, "capital", row->capital);
		json_put_bool(out, "intro", row->intro);
		if (row->home)
			json_put_string(out, "home", faction_word(row->home));
		put_dice(out, "defence", row->defence, 2);
		json_close(out, '}');
	}
	json_close(out, ']');
}

static void show_seas(struct json *out)
{
	json_key(out, "seas");
	json_open(out, '[');
	for (int sea = REGION_COUNT; sea < IN_SPACE; sea++) {
		json_open(out, '{');
		json_put_string(out, "name", tw_rows_place_words[sea]);
		json_put_bool(out, "intro", tw_rows_sea_in_intro[sea]);
		json_close(out, '}');
	}
	json_close(out, ']');
}

const struct tw_prey tw_facts_prey[PREY_COUNT] = {
	{ 1 << INFANTRY, "infantry" },	 { 1 << BOWMEN, "bowmen" },
	{ 1 << CAVALRY, "cavalry" },	 { 1 << CHARIOT, "chariots" },
	{ 1 << ELEPHANT, "elephants" },	 { ON_SKIRMISHER, "skirmishers" },
	{ 1 << ARTILLERY, "artillery" },
};

static void put_kills(struct json *out, const struct troop_row *row)
{
	json_key(out, "kills");
	json_open(out, '[');
	for (int i = 0; i < PREY_COUNT; i++)
		if (row->kills & tw_facts_prey[i].kinds)
			json_string(out, tw_facts_prey[i].word);
	json_close(out, ']');
}

const char *const tw_facts_types[ARTILLERY + 1] = {
	"",
#define TYPE(id, word) [id] = word,
#include "games/totalwar/words/words.def"
};

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
		json_put_string(out, "owner", faction_word(row->owner));
		json_put_string(out, "type", tw_facts_types[row->type]);
		json_put_bool(out, "cancels", row->cancels);
		json_put_bool(out, "veteran", row->regular);
		json_put_bool(out, "special", row->special);
		if (row->pack)
			json_put_string(out, "pack", tw_rows_region[row->pack].name);
		if (row->needs)
			json_put_string(out, "needs",
					tw_rows_development[row->needs].name);
		put_kills(out, row);
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
		json_put_string(out, "faction", faction_word(row->owner));
		json_put_string(out, "column", row->column_name);
		json_put_int(out, "row", row->row);
		json_put_int(out, "cost", row->cost);
		locale_put_member(out, "text", row->text);
		json_close(out, '}');
	}
	json_close(out, ']');
}

const struct tw_skill tw_facts_skills[SKILL_COUNT] = {
#define SKILL(name, text) { name, text },
#include "games/totalwar/words/words.def"
};

static void show_generals(struct json *out)
{
	json_key(out, "generals");
	json_open(out, '[');
	for (int general = 1; general < GENERAL_COUNT; general++) {
		const struct general_row *row = &tw_rows_general[general];
		json_open(out, '{');
		json_put_string(out, "name", row->name);
		json_put_string(out, "faction", faction_word(row->owner));
		json_put_int(out, "stars", row->stars);
		json_key(out, "skills");
		json_open(out, '[');
		for (int i = 0; i < SKILL_COUNT; i++)
			if (row->skills >> i & 1)
				json_string(out, tw_facts_skills[i].word);
		json_close(out, ']');
		json_close(out, '}');
	}
	json_close(out, ']');
	json_key(out, "skills");
	json_open(out, '{');
	for (int i = 0; i < SKILL_COUNT; i++)
		locale_put_member(out, tw_facts_skills[i].word, tw_facts_skills[i].text);
	json_close(out, '}');
}

static void show_ships(struct json *out)
{
	json_key(out, "ships");
	json_open(out, '[');
	for (int ship = 1; ship < SHIP_COUNT; ship++) {
		const struct ship_row *row = &tw_rows_ship[ship];
		const u8 die[1] = { row->die };
		json_open(out, '{');
		json_put_string(out, "name", row->name);
		json_put_string(out, "faction", faction_word(row->owner));
		put_dice(out, "dice", die, 1);
		json_close(out, '}');
	}
	json_close(out, ']');
}

const char *const tw_facts_deeds[DEED_COUNT] = {
#define DEED(id, text) [id] = text,
#include "games/totalwar/words/words.def"
};

static void show_cards(struct json *out)
{
	json_key(out, "cards");
	json_open(out, '[');
	for (int card = 1; card < ACTION_CARD_COUNT; card++) {
		const struct action_card_row *row = &tw_rows_action_card[card];
		json_open(out, '{');
		json_put_string(out, "name", row->name);
		json_put_int(out, "action", row->action); /* of its domain */
		locale_put_member(out, "deed", tw_facts_deeds[row->action]);
		json_put_int(out, "levy", row->levy);
		json_put_string(out, "event", tw_rows_event_card[row->event].name);
		locale_put_member(out, "text", tw_rows_event_card[row->event].text);
		json_close(out, '}');
	}
	json_close(out, ']');
}

void tw_show_facts(struct json *out)
{
	show_regions(out);
	show_seas(out);
	show_troops(out);
	show_generals(out);
	show_ships(out);
	show_developments(out);
	show_cards(out);
}

void tw_show_brief(const void *start, struct json *out)
{
	json_key(out, "values");
	json_open(out, '{');
	json_put_int(out, "goal", tw_table_trigger(start));
	json_close(out, '}');
}
