/* The map in a terminal: who controls what, and where forces and agents stand. */
#include <string.h>

#include "base/text.h"
#include "games/totalwar/totalwar.h"
#include "kit/sketch.h"

#define ANCHOR(...)
#define RUN(area, cells) { area, cells },
static const struct sketch_run runs[] = {
#include "games/totalwar/map/sketch.def"
};
#undef ANCHOR
#undef RUN

#define RUN(...)
#define ANCHOR(area, x, y) [area] = { x, y },
static const struct sketch_map map = { .runs = runs,
				       .rows = 39,
				       .anchor = {
#include "games/totalwar/map/sketch.def"
				       } };
#undef ANCHOR
#undef RUN

static const char letter[SEAT_COUNT] = { 'R', 'C', 'G', 'B' };

static void tint_places(const struct totalwar *s, uint8_t tint[SKETCH_AREAS_MAX])
{
	static const uint8_t of_faction[SEAT_COUNT] = { TINT_FIRST + 1, TINT_FIRST + 4,
							TINT_FIRST + 3, TINT_FIRST + 2 };
	memset(tint, TINT_NONE, SKETCH_AREAS_MAX);
	for (int place = 1; place < IN_SPACE; place++) {
		if (!tw_rows_place_words[place] || !tw_table_is_open(s, place))
			continue;
		tint[place] = is_sea(place) ? TINT_SEA : TINT_LAND;
		if (!is_sea(place) && s->control[place] &&
		    s->control[place] <= SEAT_COUNT)
			tint[place] = of_faction[s->control[place] - 1];
	}
}

static void put_forces(const struct totalwar *s, int place, int seat, struct text *out)
{
	static const char *const armies[ARMY_COUNT] = { "I", "II", "III", "IV" };
	for (int army = 0; army < ARMY_COUNT; army++)
		if (s->at[seat][army] == place)
			text_add(out, " %c:%s", letter[seat], armies[army]);
	for (int navy = 0; navy < NAVY_COUNT; navy++)
		if (s->fleet[seat][navy] == place)
			text_add(out, " %c:%c", letter[seat], navy ? 'B' : 'A');
	for (int agent = 0; agent < AGENT_COUNT; agent++)
		if (s->agent[seat][agent] == place)
			text_add(out, " %c*", letter[seat]);
}

/* The place with all that stands there; whether it is more than the name. */
static bool put_place(const struct totalwar *s, int place, struct text *out)
{
	text_put(out, tw_rows_place_words[place]);
	const size_t name = out->len;
	if (!is_sea(place) && s->control[place] && s->control[place] <= SEAT_COUNT)
		text_add(out, "/%c", letter[s->control[place] - 1]);
	for (int i = 0; !is_sea(place) && i < s->unrest[place]; i++)
		text_char(out, '!');
	for (int seat = 0; seat < s->players; seat++)
		put_forces(s, place, seat, out);
	return out->len > name;
}

/* Labels places that have more than a name, or the others. */
static void label_places(struct sketch *k, const struct totalwar *s, bool matters,
			 struct text *missing)
{
	struct text word = { 0 };
	for (int place = 1; place < IN_SPACE; place++) {
		if (k->tint[place] == TINT_NONE)
			continue;
		text_clear(&word);
		if (put_place(s, place, &word) == matters &&
		    !sketch_label(k, place, text_str(&word)) && matters)
			text_add(missing, "%s  ", text_str(&word));
	}
	text_free(&word);
}

void tw_map_put(const void *state, int reader, unsigned columns, bool colour,
		struct text *out)
{
	const struct totalwar *s = state;
	struct text missing = { 0 };
	struct sketch k;
	uint8_t tint[SKETCH_AREAS_MAX];
	(void)reader;
	tint_places(s, tint);
	sketch_begin(&k, &map, tint, columns, colour);
	label_places(&k, s, true, &missing);
	label_places(&k, s, false, &missing);
	sketch_put(&k, out);
	sketch_put_rest(&missing, out);
	text_put(out,
		 "R Rome, C Carthage, G Greece, B Barbarians; I to IV armies, A and B "
		 "navies,\n* agents, ! unrest\n");
	text_free(&missing);
}
