/*
 * The tables of reference: units, cards, leaders and special rules from the rows that the
 * rules use, and where their values come from (sources.def). Ground and dice are in
 * tableground.c.
 */
#include "games/ancients/words/tables.h"

#include "base/text.h"

void cc_table_put(const struct cc_table *t, struct json *out)
{
	json_open(out, '{');
	json_put_string(out, "id", t->id);
	json_put_string(out, "title", t->title);
	json_put_string(out, "note", t->note);
	json_key(out, "columns");
	json_open(out, '[');
	for (int i = 0; t->columns[i]; i++)
		json_string(out, t->columns[i]);
	json_close(out, ']');
	json_key(out, "rows");
	json_open(out, '[');
	t->put_rows(out);
	json_close(out, ']');
	json_close(out, '}');
}

void cc_table_editions(const char *manual, const char *published, struct json *out)
{
	struct text cell = { 0 };
	text_put(&cell, *manual ? manual : "-");
	if (strcmp(manual, published) != 0)
		text_add(&cell, " (published: %s)", *published ? published : "-");
	json_string(out, text_str(&cell));
	text_free(&cell);
}

/* Units (CC-140, CC-145) */

static const struct unit_source {
	const char *manual, *published, *ours;
} unit_sources[KIND_COUNT] = {
#define UNIT_SOURCE(id, ...) [KIND_##id] = { __VA_ARGS__ },
#define GROUND_SOURCE(...)
#define CARD_SOURCE(...)
#include "games/ancients/battles/sources.def"
#undef UNIT_SOURCE
#undef GROUND_SOURCE
#undef CARD_SOURCE
};

static const char *const unit_columns[] = { "unit",
					    "code",
					    "class",
					    "blocks",
					    "move",
					    "dice",
					    "range",
					    "retreat per flag",
					    "may evade",
					    "dice of elephants against it",
					    "special",
					    "in the manual",
					    "found, published",
					    "ours",
					    NULL };

static struct cc_name move_of(const struct unit_row *row)
{
	if (row->traits & NO_BATTLE_AFTER_2)
		return cc_name_of("%d, or 1 and battle", row->move);
	if (row->traits & CHARGES)
		return cc_name_of("%d, or %d to attack", row->move, row->move + 1);
	return cc_name_of("%d%s", row->move, row->traits & SLOW ? ", no battle" : "");
}

static struct cc_name dice_of(int kind)
{
	const struct unit_row *row = &ancients_units[kind];
	if (kind == KIND_EL)
		return cc_name_of("as many as its enemy");
	if (row->back != row->dice)
		return cc_name_of("%d, battling back %d", row->dice, row->back);
	return cc_name_of("%d%s", row->dice,
			  row->traits & BOLD ? ", at full strength 1 more" : "");
}

static const char *evades_of(unsigned from)
{
	return from == FROM_ANY	       ? "anybody"
	       : from == 0	       ? "nobody"
	       : from & FROM_HEAVY     ? "foot, heavy mounted units"
	       : from & FROM_ELEPHANTS ? "foot, elephants"
				       : "foot";
}

static void list_special(const char *words, bool has, struct text *out)
{
	if (has)
		text_add(out, "%s%s", out->len ? "; " : "", words);
}

static void put_special(int kind, struct json *out)
{
	const struct unit_row *row = &ancients_units[kind];
	const unsigned traits = row->traits;
	struct text list = { 0 };
	list_special("its swords do not hit", !row->swords, &list);
	list_special("its helmets always hit", row->helmets, &list);
	list_special("ignores 1 pair of swords", row->shrugs, &list);
	list_special("ignores all swords", kind == KIND_EL, &list);
	list_special("may ignore 1 flag", row->steady, &list);
	list_special("at full strength may ignore 1 flag", traits & BOLD, &list);
	list_special("ignores 1 symbol of its own rolled by horses",
		     traits & SCARES_HORSES, &list);
	list_special("rampages before it retreats", kind == KIND_EL, &list);
	list_special("passes friends with some cards", traits & PASSES, &list);
	list_special("rides on after a momentum advance", traits & CAVALRY, &list);
	list_special("bonus close combat without a leader", traits & FOLLOWS, &list);
	list_special("no momentum advance", traits & SLOW, &list);
	list_special("cannot be rallied", traits & NO_RALLY, &list);
	json_string(out, text_str(&list));
	text_free(&list);
}

static void put_unit(int kind, struct json *out)
{
	const struct unit_row *row = &ancients_units[kind];
	const struct unit_source *source = &unit_sources[kind];
	json_open(out, '[');
	json_string(out, cc_name_kind(kind).at);
	json_string(out, row->code);
	json_string(out, cc_name_class(row).at);
	json_int(out, row->blocks);
	json_string(out, move_of(row).at);
	json_string(out, dice_of(kind).at);
	cc_table_editions(
		row->range[MANUAL] ? cc_name_of("%d", row->range[MANUAL]).at : "",
		row->range[PUBLISHED] ? cc_name_of("%d", row->range[PUBLISHED]).at : "",
		out);
	json_int(out, row->retreat);
	cc_table_editions(evades_of(row->evades[MANUAL]),
			  evades_of(row->evades[PUBLISHED]), out);
	json_int(out, row->tramples);
	put_special(kind, out);
	json_string(out, source->manual);
	json_string(out, source->published);
	json_string(out, source->ours);
	json_close(out, ']');
}

static void put_units(struct json *out)
{
	for (int kind = 1; kind < KIND_COUNT; kind++)
		put_unit(kind, out);
}

static const struct cc_table units = {
	"units", "The units",
	"CC-140, CC-145. Found: the pages of the series' own site on units, retreat and "
	"evading, the publisher's consolidated rules of elephants, and a complete open "
	"version of the game that agrees with them.",
	unit_columns, put_units
};

/* Cards (CC-5, CC-30 to CC-46) */

static const char *const card_ours[CARD_COUNT] = {
#define UNIT_SOURCE(...)
#define GROUND_SOURCE(...)
#define CARD_SOURCE(id, ours) [id] = ours,
#include "games/ancients/battles/sources.def"
#undef UNIT_SOURCE
#undef GROUND_SOURCE
#undef CARD_SOURCE
};

static const char *const card_columns[] = {
	"card", "copies",	    "what it does",	  "a leader may leave his unit",
	"rule", "source of copies", "source of the text", "ours",
	NULL
};

static void put_cards(struct json *out)
{
	for (int card = 1; card < CARD_COUNT; card++) {
		const struct card_row *row = &ancients_cards[card];
		json_open(out, '[');
		json_string(out, row->name);
		json_int(out, row->copies);
		json_string(out, row->text);
		json_string(out, row->detaches ? "yes" : "no");
		json_string(out, cc_name_of("CC-%d", row->rule).at);
		json_string(out, "found");
		json_string(out, "found");
		json_string(out, card_ours[card] ? card_ours[card] : "");
		json_close(out, ']');
	}
}

static const struct cc_table cards = {
	"cards", "The command cards",
	"The manual names four groups of the 60 cards and none of them: in both editions "
	"the deck is that of the published game, found in a complete open version of it; "
	"a "
	"second one agrees where it has the card (section and troop cards, Darken the "
	"Sky, "
	"Move-Fire-Move). The words are ours.",
	card_columns, put_cards
};

/* Leaders (CC-88 to CC-96) */

static const char *const leader_columns[] = { "leader",	     "more dice for his unit",
					      "poor leader", "battles",
					      "source",	     NULL };

/* A bit for each battle, by leader. */
struct parts {
	uint64_t in[PERSON_COUNT];
};
_Static_assert(BATTLE_COUNT <= 64, "a bit for each battle");

static void note_parts(const struct ancients *s, int battle, struct parts *out)
{
	const uint64_t bit = (uint64_t)1 << battle;
	for (int hex = 0; hex < HEX_COUNT; hex++)
		out->in[s->leader[hex] & PERSON_MASK] |= bit;
	for (int seat = 0; seat < SEAT_COUNT; seat++)
		for (int i = 0; i < PLACE_COUNT; i++)
			out->in[s->waiting[seat][i]] |= bit;
}

static void find_parts(struct parts *out)
{
	for (int battle = 1; battle < BATTLE_COUNT; battle++) {
		struct ancients s = { 0 };
		const struct setup how = { .scenario = (u8)(battle - 1),
					   .seats = SEAT_COUNT };
		cc_setup_begin(&s, &how);
		note_parts(&s, battle, out);
	}
}

/* The titles of those battles; they have commas of their own. */
static void put_battles(uint64_t battles, struct json *out)
{
	struct text list = { 0 };
	for (int battle = 1; battle < BATTLE_COUNT; battle++)
		if (battles >> battle & 1)
			text_add(&list, "%s%s", list.len ? "; " : "",
				 ancients_battles[battle].title);
	json_string(out, text_str(&list));
	text_free(&list);
}

static void put_leaders(struct json *out)
{
	struct parts parts = { { 0 } };
	find_parts(&parts);
	for (int person = 1; person < PERSON_COUNT; person++) {
		const struct leader_row *row = &ancients_leaders[person];
		json_open(out, '[');
		json_string(out, row->name);
		json_int(out, row->dice);
		json_string(out, row->poor ? "yes (CC-96)" : "no");
		put_battles(parts.in[person], out);
		json_string(out, "found");
		json_close(out, ']');
	}
}

static const struct cc_table leaders = { "leaders", "The leaders",
					 "Names, places, Alexander's die (CC-95) and the "
					 "poor leaders (CC-96) were found in the "
					 "published battles, in both editions; where "
					 "their maps name nobody we say Captain.",
					 leader_columns, put_leaders };

/* Special rules of battles (CC-150 and on) */

static const char *const special_help[SPECIAL_COUNT] = {
#define SPECIAL(id, word, rule, help) [SPECIAL_##id] = help " (CC-" #rule ").",
#include "games/ancients/battles/specials.def"
#undef SPECIAL
};

static const char *const special_columns[] = { "special rule", "what it does", "battles",
					       "source", NULL };

static uint64_t battles_with(int special)
{
	uint64_t battles = 0;
	for (int battle = 1; battle < BATTLE_COUNT; battle++) {
		const u16 *has = ancients_battles[battle].special;
		if ((has[BOTTOM] | has[TOP]) >> special & 1)
			battles |= (uint64_t)1 << battle;
	}
	return battles;
}

static void put_specials(struct json *out)
{
	for (int special = 0; special < SPECIAL_COUNT; special++) {
		json_open(out, '[');
		json_string(out, CC_SPECIAL_NAMES.name[special]);
		json_string(out, special_help[special]);
		put_battles(battles_with(special), out);
		json_string(out, "found");
		json_close(out, ']');
	}
}

static const struct cc_table specials = {
	"specials", "Special rules of battles",
	"Found in the published battles, in both editions.", special_columns, put_specials
};

void cc_show_tables(struct json *out)
{
	const struct cc_table *const tables[] = { &units,    &cc_table_ground,
						  &cards,    &leaders,
						  &specials, &cc_table_dice };
	for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++)
		cc_table_put(tables[i], out);
}
