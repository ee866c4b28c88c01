/* The map in a terminal: who holds what, temples, walls and units. */
#include <ctype.h>
#include <string.h>

#include "base/text.h"
#include "games/antike/antike.h"
#include "kit/sketch.h"

enum { SHORT = 3 };

#define ANCHOR(...)
#define RUN(area, cells) { area, cells },
static const struct sketch_run mare_nostrum_runs[] = {
#include "games/antike/antike2/mare_nostrum_sketch.def"
};
static const struct sketch_run orient_runs[] = {
#include "games/antike/antike2/orient_sketch.def"
};
static const struct sketch_run casus_belli_runs[] = {
#include "games/antike/casusbelli/casus_belli_sketch.def"
};
#undef ANCHOR
#undef RUN

#define RUN(...)
#define ANCHOR(area, x, y) [area] = { x, y },
static const struct sketch_map maps[MAP_COUNT] = {
	[MARE_NOSTRUM] = { .runs = mare_nostrum_runs, .rows = 39, .anchor = {
#include "games/antike/antike2/mare_nostrum_sketch.def"
	} },
	[ORIENT] = { .runs = orient_runs, .rows = 39, .anchor = {
#include "games/antike/antike2/orient_sketch.def"
	} },
	[CASUS_BELLI] = { .runs = casus_belli_runs, .rows = 39, .anchor = {
#include "games/antike/casusbelli/casus_belli_sketch.def"
	} },
};
#undef ANCHOR
#undef RUN

static const struct region *region_at(const struct antike *s, int r)
{
	return &antike_boards[s->map].region[r];
}

static void tint_regions(const struct antike *s, uint8_t tint[SKETCH_AREAS_MAX])
{
	memset(tint, TINT_NONE, SKETCH_AREAS_MAX);
	for (int r = 1; r < REGION_COUNT; r++)
		if (s->city[r])
			tint[r] = (uint8_t)(TINT_FIRST + s->city[r] - 1);
		else if (region_at(s, r)->id)
			tint[r] = region_at(s, r)->terrain == SEA ? TINT_SEA : TINT_LAND;
}

static bool has_units(const struct antike *s, int r)
{
	for (int seat = 0; seat < s->seats; seat++)
		if (s->units[seat][LEGION][r] || s->units[seat][GALLEY][r])
			return true;
	return false;
}

/* A city in capitals, then its owner, temple and wall. */
static void put_city(const struct antike *s, int r, struct text *out)
{
	const char *name = names_word(game_of(s)->verbs[VERB_TEMPLE].arg[0], r);
	for (const char *c = name; *c; c++)
		text_char(out, s->city[r] ? (char)toupper((unsigned char)*c) : *c);
	if (s->city[r])
		text_add(out, "/%.*s", SHORT,
			 antike_contract_seat_title(s, s->city[r] - 1));
	if (s->temple[r])
		text_put(out, "+T");
	if (s->wall[r])
		text_put(out, "+W");
}

static void put_units(const struct antike *s, int r, struct text *out)
{
	for (int seat = 0; seat < s->seats; seat++) {
		const int legions = s->units[seat][LEGION][r];
		const int galleys = s->units[seat][GALLEY][r];
		if (!legions && !galleys)
			continue;
		text_add(out, " %.*s:", SHORT, antike_contract_seat_title(s, seat));
		if (legions)
			text_add(out, "%dL", legions);
		if (galleys)
			text_add(out, "%dG", galleys);
	}
}

/* What has no room on the map stands below it. */
static void label(struct sketch *k, const struct antike *s, int r, bool matters,
		  struct text *missing)
{
	struct text word = { 0 };
	put_city(s, r, &word);
	put_units(s, r, &word);
	if (!sketch_label(k, r, text_str(&word)) && matters)
		text_add(missing, "%s  ", text_str(&word));
	text_free(&word);
}

static void label_regions(struct sketch *k, const struct antike *s, struct text *missing)
{
	for (int r = 1; r < REGION_COUNT; r++)
		if (s->city[r] || s->temple[r] || has_units(s, r))
			label(k, s, r, true, missing);
	for (int r = 1; r < REGION_COUNT; r++)
		if (region_at(s, r)->id && !s->city[r] && !s->temple[r] &&
		    !has_units(s, r))
			label(k, s, r, false, missing);
}

void antike_map_put(const void *state, int reader, unsigned columns, bool colour,
		    struct text *out)
{
	const struct antike *s = state;
	struct text missing = { 0 };
	struct sketch k;
	uint8_t tint[SKETCH_AREAS_MAX];
	(void)reader;
	tint_regions(s, tint);
	sketch_begin(&k, &maps[s->map], tint, columns, colour);
	label_regions(&k, s, &missing);
	sketch_put(&k, out);
	sketch_put_rest(&missing, out);
	text_put(out, "CITIES in capitals with their owner, T temple, W wall, L legions, "
		      "G galleys\n");
	text_free(&missing);
}
