/*
 * Names of units and of their classes, as people say them, and cells of the tables of
 * reference. Each is a value of its own, so that several can be had at once; it holds as
 * long as the expression it stands in.
 */
#ifndef GAMES_ANCIENTS_NAMING_H
#define GAMES_ANCIENTS_NAMING_H

#include "games/ancients/ancients.h"

enum { NAME_SIZE = 96 };

struct cc_name {
	char at[NAME_SIZE];
};

struct cc_name cc_name_of(const char *format, ...) __attribute__((format(printf, 1, 2)));
struct cc_name cc_name_kind(int kind); /* "Light Cavalry" */
bool cc_name_is_plural(int kind);      /* "Elephants attack" */

/* "light foot", "heavy mounted" */
struct cc_name cc_name_class(const struct unit_row *row);

#endif
