/*
 * Names as people say them: "Light Cavalry at E5", "Hannibal at D4", "the hill at C3".
 * Each is a value of its own, so that a sentence can take several at once; it holds as
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
struct cc_name cc_name_hex(int hex);
struct cc_name cc_name_kind(int kind); /* "Light Cavalry" */

/* The unit there with its hex, else the leader, else the hex alone. */
struct cc_name cc_name_piece(const struct ancients *s, int hex);
struct cc_name cc_name_leader(const struct ancients *s, int hex);
struct cc_name cc_name_ground(const struct ancients *s, int hex); /* "the hill at C3" */
struct cc_name cc_name_terrain(int ground);			  /* "hill" */

/* The card whose orders hold: "Counter Attack as Order Two Left". */
struct cc_name cc_name_card(const struct ancients *s);

/* "your left section and the centre", for bits of cc_field_sections. */
struct cc_name cc_name_sections(unsigned sections);

/* "D4 or E4"; for an empty set "nowhere". */
struct cc_name cc_name_hexes(hexset set);

/* "2 circles and 1 flag", of the faces of a roll; none: "nothing". */
struct cc_name cc_name_faces(const u8 face[FACE_COUNT]);

/* The form of a verb for who is there: "Elephants attack", "a leader attacks". */
const char *cc_name_verb(const struct ancients *s, int hex, const char *one,
			 const char *many);
bool cc_name_is_plural(int kind);
const char *cc_name_plural(int count, const char *one, const char *many);

/* "light foot", "heavy mounted" */
struct cc_name cc_name_class(const struct unit_row *row);

#endif
