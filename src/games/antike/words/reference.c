/*
 * The tables of reference, from the rows that the rules use. A value is from the manual,
 * found in another source, which is named, or ours.
 */
#include "base/json.h"
#include "base/text.h"
#include "games/antike/antike.h"

enum { COLUMNS_MAX = 8 };
static const char in_manual[] = "manual", ours[] = "ours";

/* Tables */

struct head {
	const char *id, *title, *note;
	const char *columns[COLUMNS_MAX]; /* NULL after the last */
};

static void open_table(const struct head *head, struct json *out)
{
	json_open(out, '{');
	json_put_string(out, "id", head->id);
	json_put_string(out, "title", head->title);
	json_put_string(out, "note", head->note);
	json_key(out, "columns");
	json_open(out, '[');
	for (int i = 0; i < COLUMNS_MAX && head->columns[i]; i++)
		json_string(out, head->columns[i]);
	json_close(out, ']');
	json_key(out, "rows");
	json_open(out, '[');
}

static void close_table(struct json *out)
{
	json_close(out, ']');
	json_close(out, '}');
}

/* A row whose cells are all text; NULL after the last. */
static void put_row(const char *const *cells, struct json *out)
{
	json_open(out, '[');
	for (int i = 0; cells[i]; i++)
		json_string(out, cells[i]);
	json_close(out, ']');
}
#define ROW(...) put_row((const char *const[]){ __VA_ARGS__, NULL }, out)

static const char *one_of(bool casus, const char *antike2, const char *in_casus)
{
	return casus ? in_casus : antike2;
}

/* A line of a table with a number in it. */
static void put_number(const char *what, int number, const char *source, const char *rule,
		       struct json *out)
{
	json_open(out, '[');
	json_string(out, what);
	json_int(out, number);
	json_string(out, source);
	json_string(out, rule);
	json_close(out, ']');
}

static const char *place(int map, int region)
{
	const struct game *g = map == CASUS_BELLI ? &casus_belli_game : &antike2_game;
	return names_word(g->verbs[VERB_TEMPLE].arg[0], region);
}

/* Nations */

static const char *const map_titles[MAP_COUNT] = { "Mare Nostrum", "Orient",
						   "Casus Belli" };

/* "3, 5, 6": with how many players the nation is in play. */
static void put_players(const struct board *b, int nation, struct text *out)
{
	for (int players = 2; players <= SEAT_COUNT; players++)
		for (int i = 0; i < NATIONS_MAX; i++)
			if (b->opening[players].nation[i] == nation)
				text_add(out, "%s%d", out->len ? ", " : "", players);
}

/* "Roma (gold), Genua (marble), Cremona (iron)" */
static void put_start(int map, int nation, struct text *out)
{
	static const char *const resource[RESOURCE_COUNT] = { "any", "marble", "iron",
							      "gold", "coin" };
	const struct board *b = &antike_boards[map];
	for (int i = 0; i < 3; i++) {
		const int region = b->start[nation][i];
		text_add(out, "%s%s (%s)", i ? ", " : "", place(map, region),
			 resource[b->region[region].resource]);
	}
}

static void put_nation(int map, int nation, struct json *out)
{
	const bool casus = map == CASUS_BELLI;
	struct text players = { 0 }, start = { 0 };
	put_players(&antike_boards[map], nation, &players);
	put_start(map, nation, &start);
	ROW(map_titles[map], antike_nation_words[nation], text_str(&players),
	    text_str(&start), casus ? in_manual : ours,
	    one_of(casus, "A2-9", nation == ROMA ? "CB-11" : "CB-12"));
	text_free(&players);
	text_free(&start);
}

static void put_nations(int first_map, int last_map, struct json *out)
{
	static const struct head heads[2] = {
		{ "nations",
		  "Nations and start cities",
		  "Which nations play with how many players, and where they start, is "
		  "ours: no source shows the nation cards. That each has three cities, "
		  "one of each resource, is from the manual.",
		  { "map", "nation", "players", "start cities", "source", "rule" } },
		{ "nations",
		  "Nations and start cities",
		  "All from the manual.",
		  { "map", "nation", "players", "start cities", "source", "rule" } }
	};
	open_table(&heads[first_map == CASUS_BELLI], out);
	for (int map = first_map; map <= last_map; map++)
		for (int nation = 1; nation < NATION_COUNT; nation++)
			if (antike_boards[map].start[nation][0])
				put_nation(map, nation, out);
	close_table(out);
}

static void put_neutral(int map, int players, struct json *out)
{
	const uint8_t *temple = antike_boards[map].opening[players].temple;
	struct text count = { 0 }, where = { 0 };
	text_int(&count, players);
	for (int i = 0; i < 3; i++)
		text_add(&where, "%s%s", i ? ", " : "", place(map, temple[i]));
	ROW(map_titles[map], text_str(&count), text_str(&where), ours, "A2-11");
	text_free(&count);
	text_free(&where);
}

static void put_neutrals(struct json *out)
{
	static const struct head head = { "neutral-temples",
					  "Neutral temples",
					  "That there are three is from the manual.",
					  { "map", "players", "places", "source",
					    "rule" } };
	open_table(&head, out);
	for (int map = MARE_NOSTRUM; map <= ORIENT; map++)
		for (int players = 3; players <= SEAT_COUNT; players++)
			put_neutral(map, players, out);
	close_table(out);
}

/* The rondel */

static const struct {
	uint8_t space;
	const char *rule[2], *words, *casus;
} spaces[] = {
#define SPACE(id, a2, cb, said, in_casus) { id, { a2, cb }, said, in_casus },
#include "games/antike/rondel.def"
#undef SPACE
};

static void put_rondel(const struct game *g, bool casus, struct json *out)
{
	static const struct head head = {
		"rondel",
		"The rondel, clockwise",
		"What the spaces do is from the manual. Their order, and that there are "
		"eight, is found in the official rules of the first Antike.",
		{ "space", "what you do there", "source", "rule" }
	};
	const struct names *names = g->verbs[VERB_GO].arg[0];
	open_table(&head, out);
	for (size_t i = 0; i < sizeof spaces / sizeof spaces[0]; i++)
		ROW(names_word(names, spaces[i].space),
		    casus && spaces[i].casus ? spaces[i].casus : spaces[i].words,
		    in_manual, spaces[i].rule[casus]);
	close_table(out);
}

/* Costs */

static void put_temple_cost(const struct rules *rules, bool casus, struct json *out)
{
	struct text cost = { 0 }, limit = { 0 };
	text_add(&cost, "%d marble%s", rules->temple_marble,
		 casus ? " and 1 coin for each temple next to it" : "");
	text_add(&limit, "1 in a city, %d in all", rules->temples);
	ROW("temple", text_str(&cost), text_str(&limit), in_manual,
	    one_of(casus, "A2-29", "CB-53"));
	text_free(&cost);
	text_free(&limit);
}

static void put_unit_cost(bool casus, struct json *out)
{
	struct text cost = { 0 }, limit = { 0 };
	text_add(&cost, "%d iron", UNIT_IRON);
	text_add(&limit, "1 new one in a city, %d with a temple", TEMPLE_LIMIT);
	ROW("arming a legion or galley", text_str(&cost), text_str(&limit), in_manual,
	    one_of(casus, "A2-31", "CB-36"));
	text_free(&cost);
	text_free(&limit);
}

static void put_step_cost(const struct rules *rules, bool casus, struct json *out)
{
	struct text limit = { 0 };
	text_add(&limit, "%d beyond the %d free ones", rules->steps_max - FREE_STEPS,
		 FREE_STEPS);
	ROW("step on the rondel",
	    one_of(casus, "1 marble, iron, gold or coin", "1 marble, iron or gold"),
	    text_str(&limit), one_of(casus, in_manual, "manual; the limit is ours"),
	    one_of(casus, "A2-19", "CB-19"));
	text_free(&limit);
}

static void put_recruiting(struct json *out)
{
	for (int kind = 0; kind < KIND_COUNT; kind++) {
		struct text cost = { 0 };
		text_add(&cost, "%d gold", antike_scientia_recruit_gold(kind));
		ROW(kind == LEGION ? "recruiting a legion" : "recruiting a galley",
		    text_str(&cost), "while you have one in your supply", in_manual,
		    "CB-29");
		text_free(&cost);
	}
	ROW("town wall", "1 marble", "1 in a city, from your supply", in_manual, "CB-56");
}

static void put_costs(const struct rules *rules, bool casus, struct json *out)
{
	static const struct head head = { "costs",
					  "What things cost",
					  "From the manual, but for the most steps "
					  "in Casus Belli.",
					  { "what", "costs", "limit", "source",
					    "rule" } };
	open_table(&head, out);
	put_temple_cost(rules, casus, out);
	put_unit_cost(casus, out);
	if (casus)
		put_recruiting(out);
	ROW("city",
	    one_of(casus, "1 marble, 1 iron and 1 gold",
		   "1 marble, 1 iron, 1 gold, and 1 coin for each city of the same "
		   "resource next to it"),
	    "1 in a region", in_manual, one_of(casus, "A2-70", "CB-59"));
	put_step_cost(rules, casus, out);
	close_table(out);
}

/* Know-how */

/* Strata's price in Casus Belli was found; the others are ours. */
static const char *price_source(bool casus, int knowhow)
{
	return casus && knowhow == STRATA ? "found: a translation of the kit's rules"
					  : ours;
}

static void put_one_knowhow(int knowhow, bool casus, struct json *out)
{
	const struct knowhow_row *row = &antike_knowhow[knowhow];
	const uint8_t *price = casus ? row->casus : row->antike2;
	if (price[0] == 0)
		return;
	json_open(out, '[');
	json_string(out, row->name);
	json_int(out, price[0]);
	json_int(out, price[1]);
	json_string(out, price_source(casus, knowhow));
	json_string(out, row->needs && !casus ? antike_knowhow[row->needs].name : "");
	json_string(out, antike_knowhow[knowhow].text[casus]);
	json_string(out, in_manual);
	json_close(out, ']');
}

static void put_knowhow(bool casus, struct json *out)
{
	static const struct head heads[2] = {
		{ "know-how",
		  "Know-how",
		  "Prices in gold (A2-37, A2-38): no source has those of Antike II; ours "
		  "follow the first Antike's 7 and 3, 10 and 5.",
		  { "know-how", "first", "later", "source of prices", "needs",
		    "what it does", "source of effect" } },
		{ "know-how",
		  "Know-how",
		  "Prices in gold (CB-27, CB-28).",
		  { "know-how", "first", "second", "source of prices", "needs",
		    "what it does", "source of effect" } }
	};
	open_table(&heads[casus], out);
	for (int knowhow = 1; knowhow < KNOWHOW_COUNT; knowhow++)
		put_one_knowhow(knowhow, casus, out);
	close_table(out);
}

/* Personages and supplies */

static void put_personages(bool casus, struct json *out)
{
	static const struct head heads[2] = {
		{ "personages",
		  "Personages, a point each",
		  "The numbers of cards are found in the opening of the official rules; "
		  "the manual gives the same numbers as if they were points. The ninth "
		  "Scholar is only in the game with the option ninth-scholar.",
		  { "personage", "cards", "earned", "source of cards", "rule" } },
		{ "personages",
		  "Personages, a point each",
		  "All from the manual.",
		  { "personage", "cards", "earned", "source of cards", "rule" } }
	};
	static const char *const rule[2][PERSONAGE_COUNT] = { { [KING] = "A2-74",
								[GENERAL] = "A2-66",
								[CITIZEN] = "A2-75",
								[SCHOLAR] = "A2-38",
								[NAVIGATOR] = "A2-76" },
							      { [KING] = "CB-65",
								[GENERAL] = "CB-66",
								[CITIZEN] = "CB-65",
								[SCHOLAR] = "CB-66",
								[NAVIGATOR] = "CB-67" } };
	open_table(&heads[casus], out);
	for (int p = 0; p < PERSONAGE_COUNT; p++) {
		const struct personage_row *row = &antike_personages[p];
		json_open(out, '[');
		json_string(out, row->name);
		json_int(out, casus ? row->casus : row->antike2);
		json_string(out, antike_personages[p].text);
		json_string(out, one_of(casus, "found: official rules", in_manual));
		json_string(out, rule[casus][p]);
		json_close(out, ']');
	}
	close_table(out);
}

static void put_goals(const struct rules *rules, bool casus, struct json *out)
{
	for (int players = 2; players <= SEAT_COUNT; players++) {
		struct text what = { 0 };
		text_add(&what, "personages to win, %d players", players);
		if (rules->goal[players])
			put_number(text_str(&what), rules->goal[players], in_manual,
				   one_of(casus, "A2-81", "CB-110"), out);
		text_free(&what);
	}
}

static void put_tokens(const struct rules *rules, bool casus, struct json *out)
{
	static const char *const words[RESOURCE_COUNT] = { "", "marble city tokens",
							   "iron city tokens",
							   "gold city tokens", "" };
	const char *rule = one_of(casus, "A2-5", "CB-4");
	for (int resource = MARBLE; resource <= GOLD; resource++)
		put_number(words[resource], rules->tokens[resource], in_manual, rule,
			   out);
	put_number(one_of(casus, "city tokens of a nation", "city disks of a player"),
		   rules->tokens_all, in_manual, one_of(casus, "A2-5", "CB-5"), out);
}

static void put_supplies(const struct rules *rules, bool casus, struct json *out)
{
	static const struct head head = { "supplies",
					  "Pieces, and points to win",
					  "All from the manual.",
					  { "what", "number", "source", "rule" } };
	open_table(&head, out);
	put_number("legions of a nation", rules->units[LEGION], in_manual,
		   one_of(casus, "A2-2", "CB-2"), out);
	put_number("galleys of a nation", rules->units[GALLEY], in_manual,
		   one_of(casus, "A2-2", "CB-2"), out);
	put_number("temples", rules->temples, in_manual, one_of(casus, "A2-3", "CB-2"),
		   out);
	put_tokens(rules, casus, out);
	if (casus)
		put_number("town walls", WALLS_MAX, in_manual, "CB-71", out);
	put_goals(rules, casus, out);
	close_table(out);
}

/* Event cards */

/* Only these four are known from print, and of none how many there are. */
static const char *card_source(int card)
{
	switch (card) {
	case CARD_ACADEMY:
	case CARD_BURGLARY:
	case CARD_EARTHQUAKE:
		return "found: introduction of Antike Duellum";
	case CARD_FORTRESS:
		return in_manual;
	default:
		return ours;
	}
}

static void put_cards(struct json *out)
{
	static const struct head head = {
		"cards",
		"The 25 event cards",
		"That there are 25 is from the manual. No source available to us lists "
		"the cards of the kit.",
		{ "card", "copies", "source of copies", "what it does",
		  "source of "
		  "effect",
		  "rule" }
	};
	open_table(&head, out);
	for (int card = 1; card < CARD_COUNT; card++) {
		const struct card_row *row = &antike_cards[card];
		json_open(out, '[');
		json_string(out, row->name);
		json_int(out, row->copies);
		json_string(out, ours);
		json_string(out, row->text);
		json_string(out, card_source(card));
		json_string(out, row->rule);
		json_close(out, ']');
	}
	close_table(out);
}

/* Editions */

static const struct {
	uint8_t map;
	const char *rule, *what, *manual, *published, *source;
} editions[] = {
#define EDITION(...) { __VA_ARGS__ },
#include "games/antike/editions.def"
#undef EDITION
};

static void put_editions(int first_map, struct json *out)
{
	static const struct head head = { "editions",
					  "What the option edition changes",
					  "The other values are the same in both.",
					  { "what", "manual", "published",
					    "source of published", "rule" } };
	open_table(&head, out);
	for (size_t i = 0; i < sizeof editions / sizeof editions[0]; i++)
		if (editions[i].map == first_map)
			ROW(editions[i].what, editions[i].manual, editions[i].published,
			    editions[i].source, editions[i].rule);
	close_table(out);
}

void antike_reference_antike2(struct json *out)
{
	put_nations(MARE_NOSTRUM, ORIENT, out);
	put_neutrals(out);
	put_rondel(&antike2_game, false, out);
	put_costs(&antike_antike2_rules, false, out);
	put_knowhow(false, out);
	put_personages(false, out);
	put_supplies(&antike_antike2_rules, false, out);
	put_editions(MARE_NOSTRUM, out);
}

void antike_reference_casus(struct json *out)
{
	put_nations(CASUS_BELLI, CASUS_BELLI, out);
	put_rondel(&casus_belli_game, true, out);
	put_costs(&antike_casus_belli_rules, true, out);
	put_knowhow(true, out);
	put_personages(true, out);
	put_cards(out);
	put_supplies(&antike_casus_belli_rules, true, out);
	put_editions(CASUS_BELLI, out);
}
