#include "kit/sketch.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

typedef uint8_t grid_rows[SKETCH_GRID_ROWS_MAX][SKETCH_GRID_COLUMNS];

static void read_grid(const struct sketch_map *map, grid_rows grid)
{
	const struct sketch_run *run = map->runs;
	for (unsigned row = 0; row < map->rows; row++)
		for (unsigned column = 0; column < SKETCH_GRID_COLUMNS; run++) {
			memset(&grid[row][column], run->area, run->cells);
			column += run->cells;
		}
}

static unsigned least(unsigned a, unsigned b)
{
	return a < b ? a : b;
}

static unsigned most(unsigned a, unsigned b)
{
	return a > b ? a : b;
}

/* Finds the part of the grid in which anything is shown. */
static void crop(struct sketch *k, const grid_rows grid)
{
	k->left = SKETCH_GRID_COLUMNS;
	k->top = k->map->rows;
	k->right = k->bottom = 0;
	for (unsigned row = 0; row < k->map->rows; row++)
		for (unsigned column = 0; column < SKETCH_GRID_COLUMNS; column++) {
			if (k->tint[grid[row][column]] == TINT_NONE)
				continue;
			k->left = least(k->left, column);
			k->right = most(k->right, column + 1);
			k->top = least(k->top, row);
			k->bottom = most(k->bottom, row + 1);
		}
}

/* As wide as may be, and as high as that makes it. */
static void measure(struct sketch *k, unsigned columns)
{
	const unsigned wide = k->right - k->left, high = k->bottom - k->top;
	k->columns = most(SKETCH_COLUMNS_MIN, least(columns, SKETCH_COLUMNS_MAX));
	k->rows = high * k->columns / wide;
	if (k->rows > SKETCH_ROWS_MAX) {
		k->rows = SKETCH_ROWS_MAX;
		k->columns = wide * k->rows / high;
	}
}

void sketch_begin(struct sketch *k, const struct sketch_map *map, const uint8_t *tint,
		  unsigned columns, bool colour)
{
	grid_rows grid;
	*k = (struct sketch){ .map = map, .tint = tint, .colour = colour };
	read_grid(map, grid);
	crop(k, grid);
	measure(k, columns);
	for (unsigned row = 0; row < k->rows; row++)
		for (unsigned column = 0; column < k->columns; column++)
			k->area[row][column] =
				grid[k->top + row * (k->bottom - k->top) / k->rows]
				    [k->left +
				     column * (k->right - k->left) / k->columns];
}

static bool is_free(const struct sketch *k, int row, int column, int len)
{
	const int from = column > 0 ? column - 1 : 0;
	const int to = (int)least((unsigned)(column + len + 1), k->columns);
	for (int c = from; c < to; c++)
		if (k->label[row][c])
			return false;
	return true;
}

static int within(int value, int high)
{
	return value < 0 ? 0 : value > high ? high : value;
}

/* Around the anchor: on it first, then beside, above and below. */
bool sketch_label(struct sketch *k, int area, const char *label)
{
	static const int8_t shifts[] = { 0, -2, 2, -4, 4, -7, 7, -10, 10 };
	static const int8_t steps[] = { 0, -1, 1, -2, 2 };
	const int len = (int)strlen(label);
	const struct sketch_cell *at = &k->map->anchor[area];
	const int wide = (int)(k->right - k->left), high = (int)(k->bottom - k->top);
	const int x = ((int)at->column - (int)k->left) * (int)k->columns / wide;
	const int y = ((int)at->row - (int)k->top) * (int)k->rows / high;
	for (unsigned i = 0; i < sizeof steps; i++)
		for (unsigned j = 0; j < sizeof shifts; j++) {
			const int row = within(y + steps[i], (int)k->rows - 1);
			const int column =
				within(x - len / 2 + shifts[j], (int)k->columns - len);
			if (column + len > (int)k->columns ||
			    !is_free(k, row, column, len))
				continue;
			memcpy(&k->label[row][column], label, (size_t)len);
			return true;
		}
	return false;
}

/* Whether another area begins to the left or above. */
static bool is_border(const struct sketch *k, unsigned row, unsigned column)
{
	const uint8_t here = k->area[row][column];
	return (column > 0 && k->area[row][column - 1] != here) ||
	       (row > 0 && k->area[row - 1][column] != here);
}

static char ground(const struct sketch *k, unsigned row, unsigned column)
{
	const int tint = k->tint[k->area[row][column]];
	if (tint == TINT_SEA)
		return (column + 2 * row) % 4 == 0 ? '~' : ' ';
	return tint != TINT_NONE && is_border(k, row, column) ? '.' : ' ';
}

static void put_style(const struct sketch *k, int tint, bool is_label, struct text *out)
{
	/* Colours of the 256 that most terminals have: sea, land, seats. */
	static const uint8_t back[] = { 0, 17, 238, 94, 88, 22, 25, 90, 30, 58, 53 };
	if (!k->colour)
		return;
	if (tint == TINT_NONE)
		text_put(out, "\033[0m");
	else
		text_add(out, "\033[0;%s48;5;%dm", is_label ? "1;38;5;15;" : "38;5;247;",
			 back[tint]);
}

static void put_row(const struct sketch *k, unsigned row, struct text *out)
{
	int styled = -1;
	for (unsigned column = 0; column < k->columns; column++) {
		const char letter = k->label[row][column];
		const int tint = k->tint[k->area[row][column]];
		const int style = 2 * tint + (letter != '\0');
		if (style != styled)
			put_style(k, tint, letter, out);
		styled = style;
		text_char(out, letter ? letter : ground(k, row, column));
	}
	text_put(out, k->colour ? "\033[0m\n" : "\n");
}

void sketch_put(const struct sketch *k, struct text *out)
{
	for (unsigned row = 0; row < k->rows; row++)
		put_row(k, row, out);
}

void sketch_put_rest(const struct text *labels, struct text *out)
{
	const size_t line = out->len;
	if (labels->len == 0)
		return;
	text_add(out, "No room for: %s", text_str(labels));
	text_wrap(out, line, SKETCH_COLUMNS_MIN - 2, 2);
	text_char(out, '\n');
}
