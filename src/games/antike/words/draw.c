/* The picture in a terminal: nations, rondel, cities, units; and what is left in the
 * bank. */
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "games/antike/antike.h"
#include "kit/rondel.h"

enum { WIDTH = 78, INDENT = 4, SPACES = SPACE_COUNT - 1 };
#define BOLD "\033[1m"
#define DIM "\033[2m"
#define PLAIN "\033[0m"
static const char *const seat_colour[SEAT_COUNT] = { "\033[33m", "\033[31m", "\033[32m",
						     "\033[34m", "\033[35m", "\033[36m" };

struct sheet {
	const struct antike *s;
	bool colour;
	struct text *out;
	size_t line; /* where the current line begins */
};

static void paint(const struct sheet *d, const char *code)
{
	if (d->colour)
		text_put(d->out, code);
}

static const char *place(const struct antike *s, int region)
{
	return names_word(game_of(s)->verbs[VERB_TEMPLE].arg[0], region);
}

static void end_line(struct sheet *d)
{
	text_char(d->out, '\n');
	d->line = d->out->len;
}

/* Appends a piece, on a new line if the current one is full. */
static void put_piece(struct sheet *d, const char *piece)
{
	const int used = text_columns(d->out->at + d->line, d->out->len - d->line);
	if (used + (int)strlen(piece) + 2 > WIDTH) {
		end_line(d);
		text_add(d->out, "%*s", INDENT, "");
	}
	text_put(d->out, piece);
}

static void draw_heading(struct sheet *d)
{
	const struct antike *s = d->s;
	const char *const maps[MAP_COUNT] = { "Mare Nostrum", "Orient", "Casus Belli" };
	paint(d, BOLD);
	text_add(d->out, "%s, turn %d. %d personages win.", maps[s->map], s->turn,
		 rules_of(s)->goal[s->seats]);
	paint(d, PLAIN);
	text_put(d->out, "  Bank: ");
	if (rules_of(s)->coins)
		text_add(d->out, "%d coins, ", antike_table_coins_left(s));
	text_add(d->out, "%d temples.", antike_table_temples_left(s));
	end_line(d);
	text_put(d->out, "Cards left:");
	for (int p = 0; p < PERSONAGE_COUNT; p++)
		text_add(d->out, " %s %d", antike_personages[p].name,
			 antike_table_personages_left(s, p));
	end_line(d);
}

static void draw_nation(struct sheet *d, int seat)
{
	const struct antike *s = d->s;
	const u16 *stock = s->stock[seat];
	paint(d, seat_colour[seat]);
	text_add(d->out, "%c%-15s", seat == s->active ? '>' : ' ',
		 antike_contract_seat_title(s, seat));
	paint(d, PLAIN);
	text_add(d->out, " %2d pts  %2d marble  %2d iron  %2d gold  %2d %s",
		 antike_table_points(s, seat), stock[MARBLE], stock[IRON], stock[GOLD],
		 stock[COIN], stock[COIN] == 1 ? "coin" : "coins");
	end_line(d);
}

static void put_count(struct sheet *d, int count, const char *one, const char *many)
{
	char piece[40];
	snprintf(piece, sizeof piece, "%d %s  ", count, count == 1 ? one : many);
	put_piece(d, piece);
}

/* Second line of a nation: cities, know-how, supply, cards. */
static void draw_means(struct sheet *d, int seat)
{
	const struct antike *s = d->s;
	char piece[80];
	text_add(d->out, "%*s", INDENT, "");
	put_count(d, antike_table_cities(s, seat), "city", "cities");
	put_count(d, antike_table_temples(s, seat), "temple", "temples");
	for (int k = 1; k < KNOWHOW_COUNT; k++)
		if (s->known[seat][k]) {
			snprintf(piece, sizeof piece, "%s  ", antike_knowhow[k].name);
			put_piece(d, piece);
		}
	if (s->bellona == seat + 1)
		put_piece(d, "Bellona  ");
	if (is_casus(s)) {
		snprintf(piece, sizeof piece, "box %dL %dG  walls %d  ",
			 s->box[seat][LEGION], s->box[seat][GALLEY], s->walls[seat]);
		put_piece(d, piece);
	}
	for (int card = 1; card < CARD_COUNT; card++)
		if (s->hand[seat][card]) {
			const int used = snprintf(piece, sizeof piece, "[%s",
						  antike_cards[card].name);
			snprintf(piece + used, sizeof piece - (size_t)used,
				 s->hand[seat][card] > 1 ? " x%d]  " : "]  ",
				 s->hand[seat][card]);
			put_piece(d, piece);
		}
	snprintf(piece, sizeof piece, "supply %dL %dG",
		 antike_table_units_left(s, seat, LEGION),
		 antike_table_units_left(s, seat, GALLEY));
	put_piece(d, piece);
	end_line(d);
}

static void draw_rondel(struct sheet *d)
{
	const struct antike *s = d->s;
	const struct names *spaces = game_of(s)->verbs[VERB_GO].arg[0];
	char piece[120];
	text_put(d->out, "Rondel: ");
	for (int space = 1; space < SPACE_COUNT; space++) {
		int used = snprintf(piece, sizeof piece, "%s", names_word(spaces, space));
		for (int seat = 0; seat < s->seats; seat++)
			if (s->space[seat] == space)
				used += snprintf(piece + used,
						 sizeof piece - (size_t)used, "<%.3s>",
						 antike_contract_seat_title(s, seat));
		const int cost = rondel_cost(s->space[s->active], space, SPACES,
					     FREE_STEPS + 2 * s->envoy);
		if (cost > 0 && antike_can_go(s, s->active, space) != SAME_SPACE)
			used += snprintf(piece + used, sizeof piece - (size_t)used,
					 "(%d)", cost);
		snprintf(piece + used, sizeof piece - (size_t)used,
			 space == SPACES ? "" : " > ");
		put_piece(d, piece);
	}
	end_line(d);
}

static void draw_cities(struct sheet *d, int seat)
{
	static const char letter[RESOURCE_COUNT] = { '?', 'm', 'i', 'g', 'c' };
	const struct antike *s = d->s;
	char piece[80];
	paint(d, seat_colour[seat]);
	text_add(d->out, "%s: ", antike_contract_seat_title(s, seat));
	paint(d, PLAIN);
	for (int r = 1; r < REGION_COUNT; r++) {
		if (s->city[r] != seat + 1)
			continue;
		snprintf(piece, sizeof piece, "%s(%c%s%s)  ", place(s, r),
			 letter[s->yields[r]], s->temple[r] ? "T" : "",
			 s->wall[r] ? "W" : "");
		put_piece(d, piece);
	}
	end_line(d);
}

static void draw_units(struct sheet *d, int seat)
{
	const struct antike *s = d->s;
	u8 at[REGION_COUNT];
	char piece[80];
	const int count = antike_table_presence(s, seat, at);
	if (count == 0)
		return;
	text_add(d->out, "%*s", INDENT, "");
	paint(d, DIM);
	for (int i = 0; i < count; i++) {
		const int legions = s->units[seat][LEGION][at[i]];
		const int galleys = s->units[seat][GALLEY][at[i]];
		int used = snprintf(piece, sizeof piece, "%s", place(s, at[i]));
		if (legions)
			used += snprintf(piece + used, sizeof piece - (size_t)used,
					 " %dL", legions);
		if (galleys)
			used += snprintf(piece + used, sizeof piece - (size_t)used,
					 " %dG", galleys);
		snprintf(piece + used, sizeof piece - (size_t)used, ", ");
		put_piece(d, piece);
	}
	paint(d, PLAIN);
	end_line(d);
}

static void draw_rest(struct sheet *d)
{
	const struct antike *s = d->s;
	char piece[80];
	if (is_casus(s)) {
		text_put(d->out, "Open: ");
		for (int card = 1; card < CARD_COUNT; card++)
			for (int n = 0; n < s->open[card]; n++) {
				snprintf(piece, sizeof piece, "[%s] ",
					 antike_cards[card].name);
				put_piece(d, piece);
			}
	} else {
		text_put(d->out, "Neutral temples: ");
		for (int r = 1; r < REGION_COUNT; r++)
			if (s->temple[r] && !s->city[r]) {
				snprintf(piece, sizeof piece, "%s  ", place(s, r));
				put_piece(d, piece);
			}
	}
	end_line(d);
	paint(d, DIM);
	text_put(d->out,
		 "m marble, i iron, g gold, T temple, W wall, L legions, G galleys");
	paint(d, PLAIN);
	end_line(d);
}

void antike_draw_position(const void *state, int reader, bool colour, struct text *out)
{
	struct sheet d = { .s = state, .colour = colour, .out = out, .line = out->len };
	(void)reader;
	draw_heading(&d);
	for (int seat = 0; seat < d.s->seats; seat++) {
		draw_nation(&d, seat);
		draw_means(&d, seat);
	}
	draw_rondel(&d);
	for (int seat = 0; seat < d.s->seats; seat++) {
		draw_cities(&d, seat);
		draw_units(&d, seat);
	}
	draw_rest(&d);
}
