/* The table of the factions: their homes and what they start with (TW-13). */
#include "games/totalwar/words/tables.h"

enum kind { GOLD, AGENT, GENERAL, CARDS, SHIPS };

/* `force` is an army or a navy, `what` a region, a troop card or a ship. */
struct start {
	u8 kind, faction, force, what, count;
};

static const struct start starts[] = {
#define PURSE(faction, amount) { GOLD, faction, 0, 0, amount },
#define AGENT_AT(faction, region) { AGENT, faction, 0, region, 1 },
#define ARMY_OF(faction, army, stars) { GENERAL, faction, army, 0, stars },
#define CARDS_OF(faction, army, troop, count) { CARDS, faction, army, troop, count },
#define SHIPS_OF(faction, navy, ship, count) { SHIPS, faction, navy, ship, count },
#include "games/totalwar/box/start.def"
#undef PURSE
#undef AGENT_AT
#undef ARMY_OF
#undef CARDS_OF
#undef SHIPS_OF
};

/* "3 Republican Legionaries", "Latium", "5" */
static void add_start(struct text *list, const struct start *row)
{
	struct text words = { 0 };
	switch ((enum kind)row->kind) {
	case GOLD:
		text_int(&words, row->count);
		break;
	case AGENT:
		text_put(&words, tw_rows_region[row->what].name);
		break;
	case GENERAL:
		text_add(&words, "a general of %d stars", row->count);
		break;
	case CARDS:
		text_add(&words, "%d %s", row->count, tw_rows_troop[row->what].name);
		break;
	case SHIPS:
		text_add(&words, "%d %s", row->count, tw_rows_ship[row->what].name);
		break;
	}
	tw_tables_list(list, text_str(&words));
	text_free(&words);
}

static void put_row(struct json *out, int faction, const char *what,
		    struct text *contents)
{
	json_open(out, '[');
	json_string(out, tw_tables_owner(faction));
	json_string(out, what);
	tw_tables_put(out, contents);
	json_string(out, "ours");
	json_close(out, ']');
}

/* What a faction has of these kinds (bits), in one force; no row for nothing. */
static void put_start(struct json *out, int faction, unsigned kinds, int force,
		      const char *what)
{
	struct text cell = { 0 };
	for (size_t i = 0; i < sizeof starts / sizeof *starts; i++)
		if (starts[i].faction == faction && starts[i].force == force &&
		    (kinds >> starts[i].kind & 1))
			add_start(&cell, &starts[i]);
	if (cell.len)
		put_row(out, faction, what, &cell);
}

static void put_homes(struct json *out, int faction)
{
	struct text cell = { 0 };
	for (int region = 1; region < REGION_COUNT; region++)
		if (tw_rows_region[region].home == faction)
			tw_tables_list(&cell, tw_rows_region[region].name);
	put_row(out, faction, "home regions, the capital first", &cell);
}

static void put_faction(struct json *out, int faction)
{
	static const char *const armies[] = { "army I", "army II", "army III",
					      "army IV" };
	static const char *const navies[] = { "navy A", "navy B" };
	put_homes(out, faction);
	put_start(out, faction, 1 << GOLD, 0, "gold");
	put_start(out, faction, 1 << AGENT, 0, "agents");
	for (int army = 0; army < ARMY_COUNT; army++)
		put_start(out, faction, 1 << GENERAL | 1 << CARDS, army, armies[army]);
	for (int navy = 0; navy < NAVY_COUNT; navy++)
		put_start(out, faction, 1 << SHIPS, navy, navies[navy]);
}

void tw_tables_starts(struct json *out)
{
	static const char *const columns[] = { "faction", "what", "at the start",
					       "source", NULL };
	tw_tables_open(
		out, "factions", "Factions and their start",
		"The four factions are in the manual; the set-up was not found. All "
		"armies and navies wait in their spaces and are placed when they first "
		"move.",
		columns);
	for (int faction = ROME; faction <= BARBARIANS; faction++)
		put_faction(out, faction);
	tw_tables_close(out);
}
