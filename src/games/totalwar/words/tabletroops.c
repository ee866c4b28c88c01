/* The tables of what fights: troop cards, generals and their skills, ships. */
#include "games/totalwar/words/tables.h"

/* Whom an S kills, or that it cancels (TW-217, TW-218). */
static void put_sign(struct json *out, const struct troop_row *row)
{
	struct text cell = { 0 };
	for (int i = 0; i < PREY_COUNT; i++)
		if (row->kills & tw_facts_prey[i].kinds)
			tw_tables_list(&cell, tw_facts_prey[i].word);
	struct text sign = { 0 };
	if (row->cancels)
		text_put(&sign, "cancels a die");
	else if (cell.len)
		text_add(&sign, "kills %s", text_str(&cell));
	text_free(&cell);
	tw_tables_put(out, &sign);
}

static const char *origin(const struct troop_row *row)
{
	return row->special ? "special card"
	       : row->pack  ? tw_rows_region[row->pack].name
			    : tw_tables_owner(row->owner);
}

static void put_troop(struct json *out, const struct troop_row *row)
{
	const bool hired = row->owner == MERCENARY;
	json_open(out, '[');
	json_string(out, row->name);
	json_string(out, origin(row));
	json_string(out, tw_facts_types[row->type]);
	json_int(out, row->cost);
	json_string(out, hired ? "ours" : "found");
	tw_tables_dice(out, row->good, 3);
	tw_tables_dice(out, row->rough, 3);
	put_sign(out, row);
	json_int(out, row->copies);
	json_int(out, row->veteran ? tw_rows_troop[row->veteran].copies : 0);
	json_string(out, row->special ? "copies: manual, dice and S: ours" : "ours");
	json_string(out, tw_tables_need(row->needs));
	json_close(out, ']');
}

void tw_tables_troops(struct json *out)
{
	static const char *const columns[] = { "card",
					       "of",
					       "class",
					       "cost",
					       "source of the cost",
					       "good going",
					       "difficult terrain",
					       "S",
					       "copies",
					       "veterans",
					       "source of dice, S and copies",
					       "needs",
					       NULL };
	tw_tables_open(
		out, "troops", "Troop cards",
		"Names, costs and which cards need a development are found for the "
		"four factions, in a player's aid published in 2025 (rtw-helper). "
		"The mercenaries and their packs are ours; of the special cards the "
		"manual has names and numbers. There is no upkeep. A veteran rolls "
		"every die one colour better and is never for sale.",
		columns);
	for (int troop = 1; troop < TROOP_COUNT; troop++)
		if (!tw_rows_troop[troop].regular)
			put_troop(out, &tw_rows_troop[troop]);
	tw_tables_close(out);
}

static void put_skills(struct json *out, int skills)
{
	struct text cell = { 0 };
	for (int i = 0; i < SKILL_COUNT; i++)
		if (skills >> i & 1)
			tw_tables_list(&cell, tw_facts_skills[i].word);
	tw_tables_put(out, &cell);
}

void tw_tables_generals(struct json *out)
{
	static const char *const columns[] = { "general", "of",	    "stars", "die",
					       "skills",  "source", NULL };
	tw_tables_open(
		out, "generals", "Generals",
		"The levels are in the manual, the names of the skills are found "
		"(rtw-helper); the generals, their dice and who has which skill are "
		"ours.",
		columns);
	for (int general = 1; general < GENERAL_COUNT; general++) {
		const struct general_row *row = &tw_rows_general[general];
		json_open(out, '[');
		json_string(out, row->name);
		json_string(out, tw_tables_owner(row->owner));
		json_int(out, row->stars);
		json_string(out, tw_facts_colours[tw_table_general_die(row->stars)]);
		put_skills(out, row->skills);
		json_string(out, "ours");
		json_close(out, ']');
	}
	tw_tables_close(out);
}

void tw_tables_skills(struct json *out)
{
	static const char *const columns[] = { "skill", "source of the name",
					       "what it does", "source of the effect",
					       NULL };
	tw_tables_open(out, "skills", "Skills of generals",
		       "The seven names are found (rtw-helper); what they do is ours.",
		       columns);
	for (int i = 0; i < SKILL_COUNT; i++) {
		json_open(out, '[');
		json_string(out, tw_facts_skills[i].word);
		json_string(out, "found");
		json_string(out, tw_facts_skills[i].text);
		json_string(out, "ours");
		json_close(out, ']');
	}
	tw_tables_close(out);
}

/* TW-264: without developments all ships cost the same. */
void tw_tables_ships(struct json *out)
{
	static const char *const columns[] = { "ship",
					       "of",
					       "cost",
					       "source of the cost",
					       "die",
					       "copies",
					       "source of die and copies",
					       "needs",
					       NULL };
	static const struct totalwar nothing = { .round = 0 };
	tw_tables_open(
		out, "ships", "Ship cards",
		"The cost, and that Barbarian ships need a development, is found "
		"(rtw-helper); all else is ours. A ship card carries two troop cards.",
		columns);
	for (int ship = 1; ship < SHIP_COUNT; ship++) {
		const struct ship_row *row = &tw_rows_ship[ship];
		const u8 order[PART_COUNT] = { VERB_SHIP, (u8)ship };
		json_open(out, '[');
		json_string(out, row->name);
		json_string(out, tw_tables_owner(row->owner));
		json_int(out, tw_buy_price(&nothing, row->owner - 1, order));
		json_string(out, "found");
		json_string(out, tw_facts_colours[row->die]);
		json_int(out, row->copies);
		json_string(out, "ours");
		json_string(out, tw_tables_need(row->needs));
		json_close(out, ']');
	}
	tw_tables_close(out);
}
