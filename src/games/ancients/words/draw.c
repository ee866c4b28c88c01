/*
 * The position in a terminal of 80 columns. A row of the field is a line, short rows half
 * a hex further in; a hex is six columns:
 *
 *   ^LI4*'   ground, unit (bottom in capitals, top in small letters), blocks, * a leader,
 *            ' ordered
 */
#include <ctype.h>

#include "base/text.h"
#include "games/ancients/ancients.h"

enum { CELL = 6, TERMINAL_COLUMNS = 80, INDENT = 4 };

static const char *const PLAIN = "\033[0m", *const BOLD_ON = "\033[1m",
			 *const DIM = "\033[2m";
static const char *const SIDE_PAINT[SEAT_COUNT] = { "\033[1;34m", "\033[1;31m" };

static void paint(struct text *out, bool colour, const char *code)
{
	if (colour)
		text_put(out, code);
}

static void end_line(struct text *out, size_t start)
{
	text_char(out, '\n');
	text_wrap(out, start, TERMINAL_COLUMNS, INDENT);
}

static void put_code(const char *code, int side, struct text *out)
{
	for (const char *c = code; *c; c++)
		text_char(out, (char)(side == TOP ? tolower(*c) : *c));
}

static void draw_hex(const struct ancients *s, int hex, bool colour, struct text *out)
{
	const size_t from = out->len;
	text_put(out, ground_at(s, hex)->sign);
	if (s->unit[hex]) {
		paint(out, colour, SIDE_PAINT[unit_side(s, hex)]);
		put_code(unit_at(s, hex)->code, unit_side(s, hex), out);
		text_int(out, s->blocks[hex]);
		text_put(out, s->leader[hex] ? "*" : "");
		text_put(out, s->order[hex] ? "'" : "");
		paint(out, colour, PLAIN);
	} else if (s->leader[hex]) {
		paint(out, colour, SIDE_PAINT[leader_side(s, hex)]);
		put_code("LDR*", leader_side(s, hex), out);
		text_put(out, s->order[hex] ? "'" : "");
		paint(out, colour, PLAIN);
	} else {
		paint(out, colour, DIM);
		text_put(out, " .");
		paint(out, colour, PLAIN);
	}
	text_pad(out, from, CELL);
}

static void draw_letters(int row, struct text *out)
{
	text_put(out, row & 1 ? "     " : "  ");
	for (int column = 0; column < HEX_WIDE - (row & 1); column++)
		text_add(out, "  %c   ", 'a' + column);
	text_char(out, '\n');
}

static void draw_row(const struct ancients *s, int row, bool colour, struct text *out)
{
	text_add(out, row & 1 ? "%d    " : "%d ", HEX_ROWS - row);
	for (int hex = 0; hex < HEX_COUNT; hex++)
		if (hexes_row(hex) == row)
			draw_hex(s, hex, colour, out);
	while (out->len && out->at[out->len - 1] == ' ')
		text_cut(out, out->len - 1);
	text_char(out, '\n');
}

static void draw_side(const struct ancients *s, int seat, bool colour, struct text *out)
{
	const size_t start = out->len;
	paint(out, colour, SIDE_PAINT[seat]);
	text_add(out, "%s", ancients_game.seat_title(s, seat));
	paint(out, colour, PLAIN);
	text_add(out, " (%s)  banners %d of %d  cards %d  Command %d",
		 ancients_game.seats->name[seat], s->banner[seat], s->goal,
		 deck_total(s->hand[seat], CARD_COUNT), s->command[seat]);
	const char *between = "  leaders ";
	for (hexset all = cc_field_leaders(s, seat); all;) {
		const int hex = hexset_take(&all);
		text_add(out, "%s%s %s", between, leader_at(s, hex)->name,
			 HEX_NAMES.name[hex]);
		between = ", ";
	}
	end_line(out, start);
}

/* The signs of the ground that is on this field. */
static void draw_legend(const struct ancients *s, struct text *out)
{
	bool there[TERRAIN_COUNT] = { false };
	const size_t start = out->len;
	const char *between = "Ground: ";
	for (int hex = 0; hex < HEX_COUNT; hex++)
		there[s->terrain[hex]] = true;
	for (int ground = 1; ground < TERRAIN_COUNT; ground++) {
		if (!there[ground])
			continue;
		const struct terrain_row *row = &ancients_terrain[ground];
		text_add(out, "%s%s %s", between, row->sign, row->word);
		between = ", ";
	}
	if (*between == ',')
		end_line(out, start);
}

static void draw_hand(const u8 hand[CARD_COUNT], bool colour, struct text *out)
{
	const size_t start = out->len;
	paint(out, colour, BOLD_ON);
	text_put(out, "Your hand:");
	paint(out, colour, PLAIN);
	const char *between = " ";
	for (int card = 1; card < CARD_COUNT; card++) {
		for (int n = 0; n < hand[card]; n++) {
			text_add(out, "%s%s", between, ancients_cards[card].name);
			between = ", ";
		}
	}
	end_line(out, start);
}

static void draw_turn(const struct ancients *s, struct text *out)
{
	const struct battle_row *row = &ancients_battles[s->battle];
	const size_t start = out->len;
	text_add(out, "%s   turn %d   deck %d", row->title ? row->title : "A battle",
		 s->turn, deck_total(s->deck, CARD_COUNT));
	if (s->played)
		text_add(out, "   %s plays %s", ancients_game.seat_title(s, s->active),
			 ancients_cards[s->played].name);
	if (s->played == COUNTER_ATTACK && s->orders)
		text_add(out, " as %s", ancients_cards[s->orders].name);
	end_line(out, start);
}

void cc_draw_position(const void *state, int reader, bool colour, struct text *out)
{
	const struct ancients *s = state;
	draw_turn(s, out);
	draw_side(s, TOP, colour, out);
	draw_letters(0, out);
	for (int row = 0; row < HEX_ROWS; row++)
		draw_row(s, row, colour, out);
	draw_letters(1, out);
	draw_side(s, BOTTOM, colour, out);
	draw_legend(s, out);
	if (reader < SEAT_COUNT)
		draw_hand(s->hand[reader], colour, out);
}
