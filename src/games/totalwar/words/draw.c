/* The position as tables of words in the terminal. */
#include "base/text.h"
#include "games/totalwar/totalwar.h"

#define BOLD "\033[1m"
#define DIM "\033[2m"
#define PLAIN "\033[0m"
enum { WIDTH = 79 };

static void paint(struct text *out, bool colour, const char *code)
{
	if (colour)
		text_put(out, code);
}

static const char *title(int seat)
{
	static const char *const titles[SEAT_COUNT] = { "Rome", "Carthage", "Greece",
							"Barbarians" };
	return titles[seat];
}

static const char *place_word(int place)
{
	const char *word = tw_rows_place_words[place];
	return word ? word : "-";
}

/* Appends words, breaking the line before column 80. */
static void put_words(struct text *out, size_t *line, const char *words)
{
	const int used = text_columns(out->at + *line, out->len - *line);
	if (used + (int)strlen(words) > WIDTH) {
		text_put(out, "\n    ");
		*line = out->len - 4;
	}
	text_put(out, words);
}

static void draw_army(const struct totalwar *s, int seat, int army, int reader,
		      struct text *out)
{
	static const char *const words[ARMY_COUNT] = { "I", "II", "III", "IV" };
	size_t line = out->len;
	struct text word = { 0 };
	const int general = s->general[seat][army];
	text_add(out, "  army %-3s %-13s", words[army], place_word(s->at[seat][army]));
	if (s->aboard[seat][army])
		text_put(out, " (on board)");
	text_add(out, " %s %d*:", general ? tw_rows_general[general].name : "no general",
		 tw_rows_general[general].stars);
	for (int i = 0; i < SLOT_COUNT && s->army[seat][army][i]; i++) {
		text_clear(&word);
		text_add(&word, " %s%s",
			 knows_card(s, reader, seat, army, i)
				 ? tw_rows_troop[s->army[seat][army][i]].name
				 : "?",
			 i + 1 < SLOT_COUNT && s->army[seat][army][i + 1] ? "," : "");
		put_words(out, &line, text_str(&word));
	}
	text_char(out, '\n');
	text_free(&word);
}

static void draw_navies(const struct totalwar *s, int seat, struct text *out)
{
	for (int navy = 0; navy < NAVY_COUNT; navy++) {
		if (!s->fleet[seat][navy])
			continue;
		text_add(out, "  navy %s   %-13s", navy ? "B" : "A",
			 place_word(s->fleet[seat][navy]));
		for (int ship = 1; ship < SHIP_COUNT; ship++)
			if (s->navy[seat][navy][ship])
				text_add(out, " %d %s", s->navy[seat][navy][ship],
					 tw_rows_ship[ship].name);
		text_char(out, '\n');
	}
}

/* The regions of a player: name, gold, and marks for what stands there. */
static void draw_regions(const struct totalwar *s, int faction, struct text *out)
{
	static const char marks[WORK_COUNT] = { 'm', 'b', 'w', '*' };
	size_t line = out->len;
	struct text word = { 0 };
	text_put(out, "  land   ");
	for (int r = 1; r < REGION_COUNT; r++) {
		if (s->control[r] != faction)
			continue;
		text_clear(&word);
		text_add(&word, " %s %d", tw_rows_region[r].name, tw_rows_region[r].gold);
		for (int work = 0; work < WORK_COUNT; work++)
			if (s->built[work][r])
				text_char(&word, marks[work]);
		for (int i = 0; i < s->unrest[r]; i++)
			text_char(&word, '!');
		text_char(&word, ';');
		put_words(out, &line, text_str(&word));
	}
	text_char(out, '\n');
	text_free(&word);
}

static void draw_relations(const struct totalwar *s, int seat, struct text *out)
{
	static const char *const levels[LEVEL_COUNT] = { "enemy", "neutral", "friend",
							 "ally" };
	text_put(out, "  others ");
	for (int other = 0; other < SEAT_COUNT; other++)
		if (other != seat && other < s->players)
			text_add(out, " %s: %s", title(other),
				 levels[s->relation[seat][other]]);
	text_put(out, "\n  agents ");
	for (int i = 0; i < AGENT_COUNT; i++)
		if (s->agent[seat][i])
			text_add(out, " %s", place_word(s->agent[seat][i]));
	text_char(out, '\n');
}

static void draw_hand(const struct totalwar *s, int seat, struct text *out)
{
	size_t line = out->len;
	struct text word = { 0 };
	text_put(out, "  hand   ");
	for (int card = 1; card < ACTION_CARD_COUNT; card++) {
		if (!s->hand[seat][card])
			continue;
		text_clear(&word);
		text_add(&word, " %s (%d);", tw_rows_action_card[card].name,
			 tw_rows_action_card[card].levy);
		put_words(out, &line, text_str(&word));
	}
	text_char(out, '\n');
	text_free(&word);
}

static void draw_player(const struct totalwar *s, int seat, int reader, bool colour,
			struct text *out)
{
	paint(out, colour, BOLD);
	text_add(out, "%-11s", title(seat));
	paint(out, colour, PLAIN);
	text_add(out, "%3d VP %4d gold %2d action cards%s%s\n", s->vp[seat],
		 s->gold[seat], tw_table_hand_size(s, seat),
		 s->out[seat] ? "  (out)" : "",
		 s->flow[0] && s->active == seat ? "  (active)" : "");
	draw_relations(s, seat, out);
	draw_regions(s, seat + 1, out);
	for (int army = 0; army < ARMY_COUNT; army++)
		if (s->at[seat][army])
			draw_army(s, seat, army, reader, out);
	draw_navies(s, seat, out);
	if (reader == seat || reader == SEES_ALL)
		draw_hand(s, seat, out);
}

static void draw_battle(const struct totalwar *s, struct text *out)
{
	static const char *const fights[FIGHT_COUNT] = { "", "terrain", "flanks",
							 "centre", "envelopment" };
	static const char *const zones[ZONE_COUNT] = { "",	    "in hand",	"ready",
						       "kept back", "fighting", "wounded",
						       "safe",	    "beside",	"dead",
						       "used up" };
	if (!s->fight)
		return;
	text_add(out, "Battle in %s, fight for the %s, combats left %d\n",
		 place_word(s->goal), fights[s->fight], s->combats);
	struct text word = { 0 };
	for (int side = 0; side < SIDE_COUNT; side++) {
		size_t line = out->len;
		text_add(out, "  %-11s reveals %d", title(s->side[side]),
			 s->tally[side][REVEALS]);
		for (int zone = IN_HAND; zone < ZONE_COUNT; zone++) {
			const int cards = tw_battle_in_zone(s, side, zone);
			text_clear(&word);
			text_add(&word, " %s %d", zones[zone], cards);
			if (cards)
				put_words(out, &line, text_str(&word));
		}
		text_char(out, '\n');
	}
	text_free(&word);
}

static void draw_dice(const struct totalwar *s, struct text *out)
{
	static const char *const faces[FACE_COUNT] = { "-", "Skull", "X", "S", "blank" };
	static const char *const colours[COLOUR_COUNT] = { "", "B", "W", "G", "Y", "R" };
	if (!s->die[0])
		return;
	size_t line = out->len;
	struct text word = { 0 };
	text_put(out, "Dice:");
	for (int i = 0; i < DIE_COUNT && s->die[i]; i++) {
		text_clear(&word);
		text_add(&word, " %s:%s", colours[s->die[i]], faces[s->face[i]]);
		put_words(out, &line, text_str(&word));
	}
	text_char(out, '\n');
	text_free(&word);
}

void tw_draw_position(const void *state, int reader, bool colour, struct text *out)
{
	const struct totalwar *s = state;
	paint(out, colour, BOLD);
	text_add(out, "Round %d, %s%s\n", s->round,
		 tw_totalwar_phases[s->flow[0]].id ? tw_totalwar_phases[s->flow[0]].id
						   : "over",
		 s->last_round ? ", the last round" : "");
	paint(out, colour, PLAIN);
	for (int seat = 0; seat < s->players; seat++)
		draw_player(s, seat, reader, colour, out);
	draw_battle(s, out);
	draw_dice(s, out);
	paint(out, colour, DIM);
	text_put(out, "m market, b barracks, w walls, * wonder, ! unrest\n");
	paint(out, colour, PLAIN);
}
