/*
 * The faces: the picture in the terminal (the reader's row below, the other above, the
 * bar of icons in between), and what a client gets beyond the state.
 */
#include <string.h>

#include "base/json.h"
#include "base/text.h"
#include "core/words/locale.h"
#include "games/arena/arena.h"

enum { CELL = 11, CELL_LINES = 3 };
#define YELLOW "\033[33m"
#define GREEN "\033[32m"
#define BOLD "\033[1m"
#define DIM "\033[2m"
#define PLAIN "\033[0m"

static void paint_on(struct text *out, bool colour, const char *code)
{
	if (colour)
		text_put(out, code);
}

static void rule_off(const struct arena *s, struct text *out)
{
	for (int space = 0; space < spaces_of(s); space++)
		text_put(out, "+----------");
	text_put(out, "+\n");
}

/* A name on two lines: at the blank, or where the cell ends. */
static void draw_name(const char *name, int line, struct text *out)
{
	enum { ROOM = CELL - 1 };
	const char *blank = strchr(name, ' ');
	const int len = (int)strlen(name);
	if (blank)
		text_add(out, "%.*s", line ? ROOM : (int)(blank - name),
			 line ? blank + 1 : name);
	else if (len <= ROOM)
		text_put(out, line ? "" : name);
	else
		text_add(out, line ? "%.*s" : "%.*s-", ROOM - 1,
			 line ? name + ROOM - 1 : name);
}

/* Line `line` of a card: two for its name, one for its numbers. */
static void draw_line_of_card(const struct arena *s, int seat, int space, int line,
			      struct text *out)
{
	const int card = s->space[seat][space];
	if (line < CELL_LINES - 1)
		draw_name(arena_cards[card].name, line, out);
	else
		text_add(out, "%c %d$ def %d", type_of(s, card) == CHARACTER ? 'C' : 'B',
			 arena_cards[card].cost, arena_defence(s, seat, space));
}

static void draw_row(const struct arena *s, int seat, bool colour, struct text *out)
{
	for (int line = 0; line < CELL_LINES; line++) {
		for (int space = 0; space < spaces_of(s); space++) {
			const int card = s->space[seat][space];
			const size_t from = out->len;
			text_char(out, '|');
			if (card) {
				paint_on(out, colour,
					 type_of(s, card) == CHARACTER ? YELLOW : GREEN);
				draw_line_of_card(s, seat, space, line, out);
				paint_on(out, colour, PLAIN);
			}
			if (s->blocked[seat][space] && line == 1)
				text_put(out, card ? "*" : "blocked");
			text_pad(out, from, CELL);
		}
		text_put(out, "|\n");
	}
}

static void draw_bar(const struct arena *s, bool colour, struct text *out)
{
	rule_off(s, out);
	for (int space = 0; space < spaces_of(s); space++) {
		const size_t from = out->len;
		text_put(out, "|");
		paint_on(out, colour, BOLD);
		text_add(out, space == BRIBERY ? " %s" : "    %s",
			 arena_space_words[space]);
		paint_on(out, colour, PLAIN);
		text_pad(out, from, CELL);
	}
	text_put(out, "|\n");
	rule_off(s, out);
}

static void draw_player(const struct arena *s, int seat, bool colour, struct text *out)
{
	paint_on(out, colour, BOLD);
	text_add(out, "%-6s", arena_roma_game.seat_title(s, seat));
	paint_on(out, colour, PLAIN);
	text_add(out, " %2d VP   %3d sestertii   %2d in hand", s->vp[seat],
		 s->money[seat], deck_total(s->hand[seat], CARD_COUNT));
	if (s->flow[0] != NO_PHASE && s->active == seat && s->turn > 0) {
		text_put(out, "   dice");
		for (int i = 0; i < DIE_COUNT; i++)
			text_add(out, s->die[i] ? " [%d]" : " [ ]", s->die[i]);
	}
	text_char(out, '\n');
}

enum { TERMINAL_COLUMNS = 80, INDENT = 11 }; /* after the word of a space */

static void draw_pile(const char *label, const u8 *pile, bool colour, struct text *out)
{
	if (deck_total(pile, CARD_COUNT) == 0)
		return;
	const size_t line = out->len;
	paint_on(out, colour, DIM);
	text_put(out, label);
	paint_on(out, colour, PLAIN);
	const char *comma = " ";
	for (int card = 1; card < CARD_COUNT; card++) {
		if (!pile[card])
			continue;
		text_add(out, "%s%s (%d)", comma, arena_cards[card].name,
			 arena_cards[card].cost);
		if (pile[card] > 1)
			text_add(out, " x%d", pile[card]);
		comma = ", ";
	}
	text_char(out, '\n');
	text_wrap(out, line, TERMINAL_COLUMNS, INDENT);
}

static void draw_text(const char *where, int card, bool colour, struct text *out)
{
	const size_t line = out->len;
	paint_on(out, colour, DIM);
	text_add(out, "%9s  %s: %s\n", where, arena_cards[card].name,
		 arena_cards[card].text);
	text_wrap(out, line, TERMINAL_COLUMNS, INDENT);
	paint_on(out, colour, PLAIN);
}

/* What the cards that a player can use do, each kind once. */
static void draw_texts(const struct arena *s, int seat, bool colour, struct text *out)
{
	bool told[CARD_COUNT] = { false };
	for (int space = 0; space < SPACE_COUNT; space++) {
		const int card = s->space[seat][space];
		if (card && !told[card])
			draw_text(arena_space_words[space], card, colour, out);
		told[card] = true;
	}
	for (int card = 1; card < CARD_COUNT; card++)
		if (!told[card] && (s->hand[seat][card] || s->drawn[seat][card]))
			draw_text(s->drawn[seat][card] ? "drawn" : "hand", card, colour,
				  out);
}

void arena_draw_position(const void *state, int reader, bool colour, struct text *out)
{
	const struct arena *s = state;
	const int below = reader < SEAT_COUNT ? reader : 0, above = enemy_of(below);
	text_add(out, "Turn %d   supply %d VP   pile %d cards   discards %d\n", s->turn,
		 s->supply, deck_total(s->deck, CARD_COUNT),
		 deck_total(s->discard, CARD_COUNT));
	draw_player(s, above, colour, out);
	rule_off(s, out);
	draw_row(s, above, colour, out);
	draw_bar(s, colour, out);
	draw_row(s, below, colour, out);
	rule_off(s, out);
	draw_player(s, below, colour, out);
	draw_pile("Taken up:", s->lifted, colour, out);
	if (reader >= SEAT_COUNT)
		return;
	draw_pile("Your hand:", s->hand[reader], colour, out);
	draw_pile("You give:", s->gift[reader], colour, out);
	draw_pile("You drew:", s->drawn[reader], colour, out);
	draw_pile("You know of the other hand:", s->known[above], colour, out);
	draw_texts(s, reader, colour, out);
}

static bool is_in_battle(const struct arena *s)
{
	return s->flow[0] == PHASE_HIRING || s->flow[0] == PHASE_BATTLE ||
	       s->flow[0] == PHASE_BLOWING || s->flow[0] == PHASE_ADDING;
}

/* Extras of a view: current defences, and the battle that is on. */
void arena_show_extras(const void *state, int reader, struct json *out)
{
	const struct arena *s = state;
	(void)reader;
	json_key(out, "defence");
	json_open(out, '{');
	for (int seat = 0; seat < SEAT_COUNT; seat++) {
		json_key(out, arena_roma_game.seats->name[seat]);
		json_open(out, '{');
		for (int space = 0; space < SPACE_COUNT; space++)
			if (s->space[seat][space])
				json_put_int(out, arena_space_words[space],
					     arena_defence(s, seat, space));
		json_close(out, '}');
	}
	json_close(out, '}');
	if (!is_in_battle(s))
		return;
	json_key(out, "battle");
	json_open(out, '{');
	json_put_string(out, "target", arena_space_words[s->target]);
	json_put_int(out, "roll", s->roll);
	json_put_int(out, "bonus", arena_battle_strength(s));
	json_put_int(out, "defence", arena_defence(s, enemy_of(s->active), s->target));
	json_close(out, '}');
}

static const char *type_word(int type)
{
	return type == CHARACTER ? "character" : "building";
}

static void show_card(const struct card_row *row, struct json *out)
{
	json_key(out, row->name);
	json_open(out, '{');
	json_key(out, "type");
	json_open(out, '{');
	json_put_string(out, "manual", type_word(row->type[MANUAL]));
	json_put_string(out, "published", type_word(row->type[PUBLISHED]));
	json_close(out, '}');
	json_put_int(out, "cost", row->cost);
	json_put_int(out, "defence", row->defence);
	json_put_bool(out, "always", row->always);
	json_put_int(out, "dice", row->deed == arena_hold_forum ? 2 : 1);
	locale_put_member(out, "text", row->text);
	json_put_string(out, "rule", row->rule);
	json_put_string(out, "source", row->source == FOUND ? "found" : "ours");
	json_close(out, '}');
}

/* What never changes: the cards. */
void arena_show_facts(struct json *out)
{
	json_key(out, "cards");
	json_open(out, '{');
	for (int card = 1; card < CARD_COUNT; card++)
		show_card(&arena_cards[card], out);
	json_close(out, '}');
}
