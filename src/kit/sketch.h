/*
 * A map for a terminal: a grid of areas, tinted by who holds them, with labels that give
 * way to each other. The grid is made from the drawn map (tools/maps/sketch.py).
 */
#ifndef KIT_SKETCH_H
#define KIT_SKETCH_H

#include <stdbool.h>
#include <stdint.h>

struct text;

enum { SKETCH_GRID_COLUMNS = 120, SKETCH_GRID_ROWS_MAX = 48, SKETCH_AREAS_MAX = 256 };
enum { SKETCH_COLUMNS_MIN = 80, SKETCH_COLUMNS_MAX = 160, SKETCH_ROWS_MAX = 64 };

/* How an area looks. TINT_FIRST + n: it belongs to seat n. */
enum sketch_tint { TINT_NONE, TINT_SEA, TINT_LAND, TINT_FIRST };

struct sketch_run {
	uint8_t area, cells;
};

struct sketch_cell {
	uint8_t column, row;
};

struct sketch_map {
	const struct sketch_run *runs; /* row by row, each SKETCH_GRID_COLUMNS cells */
	unsigned rows;
	struct sketch_cell
		anchor[SKETCH_AREAS_MAX]; /* where the label of an area stands */
};

struct sketch {
	const struct sketch_map *map;
	const uint8_t *tint; /* of each area */
	bool colour;
	unsigned left, top, right, bottom; /* the part of the grid that is shown */
	unsigned columns, rows;
	uint8_t area[SKETCH_ROWS_MAX][SKETCH_COLUMNS_MAX];
	char label[SKETCH_ROWS_MAX][SKETCH_COLUMNS_MAX];
};

/* Begins a map at most so many columns wide. Areas with TINT_NONE are not shown, and what
 * is shown fills the width. */
void sketch_begin(struct sketch *k, const struct sketch_map *map, const uint8_t *tint,
		  unsigned columns, bool colour);

/* Writes a label near the anchor of the area; false if there is no room left. What
 * matters most comes first. */
bool sketch_label(struct sketch *k, int area, const char *label);

void sketch_put(const struct sketch *k, struct text *out);

/* Below the map: the labels that found no room, if any. */
void sketch_put_rest(const struct text *labels, struct text *out);

#endif
