/*
 * The tables of reference: every card of both boxes, from the rows that the rules use,
 * and where its numbers come from (AR-4, AR-51).
 */
#include "base/json.h"
#include "base/text.h"
#include "games/arena/arena.h"

static const char *type_word(int type)
{
	return type == CHARACTER ? "character" : "building";
}

/* One word where the editions agree, else both: "character (published: building)". */
static void put_type(const struct card_row *row, struct json *out)
{
	struct text word = { 0 };
	text_put(&word, type_word(row->type[MANUAL]));
	if (row->type[MANUAL] != row->type[PUBLISHED])
		text_add(&word, " (published: %s)", type_word(row->type[PUBLISHED]));
	json_string(out, text_str(&word));
	text_free(&word);
}

static void put_copies(const struct card_row *row, bool of_roma, struct json *out)
{
	struct text count = { 0 };
	text_int(&count, of_roma ? row->roma : row->copies[MANUAL]);
	if (!of_roma && row->copies[MANUAL] != row->copies[PUBLISHED])
		text_add(&count, " (published: %d)", row->copies[PUBLISHED]);
	json_string(out, text_str(&count));
	text_free(&count);
}

static void put_use(const struct card_row *row, struct json *out)
{
	json_string(out, row->always			 ? "always active"
			 : row->deed == arena_hold_forum ? "two dice"
							 : "one die");
}

/* Copies of Arena are ours throughout; those of Roma are found throughout. */
static void put_card(const struct card_row *row, bool of_roma, struct json *out)
{
	json_open(out, '[');
	json_string(out, row->name);
	put_type(row, out);
	json_int(out, row->cost);
	json_int(out, row->defence);
	json_string(out, row->source == FOUND ? "found" : "ours");
	put_copies(row, of_roma, out);
	json_string(out, of_roma ? "found" : "ours");
	put_use(row, out);
	json_string(out, row->text);
	json_string(out, row->rule);
	json_close(out, ']');
}

static void put_columns(struct json *out)
{
	static const char *const columns[] = { "card",
					       "kind",
					       "cost",
					       "defence",
					       "source of both",
					       "copies",
					       "source of copies",
					       "use",
					       "what it does",
					       "rule" };
	json_key(out, "columns");
	json_open(out, '[');
	for (size_t i = 0; i < sizeof columns / sizeof columns[0]; i++)
		json_string(out, columns[i]);
	json_close(out, ']');
}

static void put_box(const char *id, const char *title, const char *note, bool of_roma,
		    struct json *out)
{
	json_open(out, '{');
	json_put_string(out, "id", id);
	json_put_string(out, "title", title);
	json_put_string(out, "note", note);
	put_columns(out);
	json_key(out, "rows");
	json_open(out, '[');
	for (int card = 1; card < CARD_COUNT; card++) {
		const struct card_row *row = &arena_cards[card];
		if (of_roma ? row->roma : row->copies[MANUAL])
			put_card(row, of_roma, out);
	}
	json_close(out, ']');
	json_close(out, '}');
}

void arena_show_tables(struct json *out)
{
	put_box("arena", "The cards of Arena",
		"Cost and defence are found where a card is pictured in the opening of "
		"the "
		"official rules of Arena (of Fons Bacchi and Triremis it is less sure "
		"which "
		"number is which), else ours: no source available to us has them. All "
		"copies are ours; they make 26 characters and 29 buildings in both "
		"editions. The published kind of Offertorium is found, those of "
		"Equitatus, "
		"Fons Bacchi and Restaurator follow from what they depict.",
		false, out);
	put_box("roma", "The cards of Roma",
		"All found: in the publisher's English rules of Roma. With both boxes "
		"there "
		"are 9 Forums.",
		true, out);
}
