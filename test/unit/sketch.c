#include "kit/sketch.h"

#include <criterion/criterion.h>
#include <string.h>

#include "base/text.h"

/* A sea in the west, two lands in the east, nothing in the last 20 columns. */
static const struct sketch_run runs[] = {
	{ 1, 50 }, { 2, 50 }, { 0, 20 }, { 1, 50 }, { 3, 50 }, { 0, 20 },
};
static const struct sketch_map map = {
	.runs = runs,
	.rows = 2,
	.anchor = { [1] = { 10, 0 }, [2] = { 60, 0 }, [3] = { 99, 1 } }
};
static const uint8_t tint[SKETCH_AREAS_MAX] = { TINT_NONE, TINT_SEA, TINT_LAND,
						TINT_FIRST };

static struct text drawn;

static void begin(struct sketch *k, unsigned columns, bool colour)
{
	sketch_begin(k, &map, tint, columns, colour);
}

static const char *put(const struct sketch *k)
{
	text_clear(&drawn);
	sketch_put(k, &drawn);
	return text_str(&drawn);
}

Test(sketch, what_is_shown_fills_the_width)
{
	struct sketch k;
	begin(&k, 80, false);
	cr_assert_eq(strcspn(put(&k), "\n"), 80);
	cr_assert_eq(put(&k)[0], '~');
	begin(&k, 500, false);
	cr_assert_eq(strcspn(put(&k), "\n"), 160);
	begin(&k, 0, false);
	cr_assert_eq(strcspn(put(&k), "\n"), 80);
}

Test(sketch, labels_give_way_and_stay_on_the_map)
{
	struct sketch k;
	begin(&k, 100, false);
	cr_assert(sketch_label(&k, 1, "Mare"));
	cr_assert(sketch_label(&k, 1, "Insula"));
	cr_assert(sketch_label(&k, 3, "Ora extrema"));
	const char *rows = put(&k);
	cr_assert(strstr(rows, "Mare") && strstr(rows, "Insula"));
	cr_assert(strstr(rows, "Ora extrema\n"));
	cr_assert_not(sketch_label(&k, 2, put(&k))); /* longer than a row */
	while (sketch_label(&k, 2, "x"))
		;
	cr_assert_not(sketch_label(&k, 2, "x"));
}

Test(sketch, colours_only_where_they_are_wanted)
{
	struct sketch k;
	begin(&k, 80, true);
	cr_assert(strstr(put(&k), "\033["));
	begin(&k, 80, false);
	cr_assert_not(strstr(put(&k), "\033["));
}
