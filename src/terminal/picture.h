/* The position as text in a terminal: the game's own drawing, or a table of its fields.
 */
#ifndef TERMINAL_PICTURE_H
#define TERMINAL_PICTURE_H

#include "core/game.h"

struct text;

void picture_put(const struct game *g, const void *state, int reader, bool colour,
		 struct text *out);

/* The map, as wide as the terminal; false if the game has none. */
bool picture_put_map(const struct game *g, const void *state, int reader, bool colour,
		     struct text *out);

/* Breaks what stands since `from`, the start of a line, between words at the width of
 * the terminal, if there is one; what is broken off is indented. */
void picture_wrap(struct text *t, size_t from, int indent);

/* As JSON and a newline: the view of `reader`, or for SEES_ALL the position. */
void picture_put_json(const struct game *g, const void *state, int reader,
		      struct text *out);

/* JSON that people will read and change: the members of objects on lines of their own. */
void picture_put_lines(const char *json, struct text *out);

/* True if standard output is a terminal that may show colours. */
bool picture_has_colour(void);

#endif
