/*
 * The form in which lessons and briefings are written: lines of a word and what belongs
 * to it. A line that begins with a blank goes on with the line before, and `#` begins a
 * comment.
 */
#ifndef LESSON_SCRIPT_H
#define LESSON_SCRIPT_H

#include <stdbool.h>

#include "base/text.h"

struct script {
	char *at;	   /* what is still to be read; it is cut into strings */
	int line;	   /* of the line that was read last, 1-based */
	int lines;	   /* that it takes in the file */
	char *word, *rest; /* of that line */
};

/* Begins before the first line of a text, which is the caller's and is changed. */
struct script script_begin(char *text);

/* Reads the next line that says something; false after the last. */
bool script_next(struct script *s);

/* Cuts the first word off; what is left begins at the next one. */
char *script_cut_word(char **rest);

/* Puts the number of the line before a reason, which may be NULL. */
void script_name_line(int line, struct text *why);

#endif
