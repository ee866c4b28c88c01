/*
 * A name domain: the words for the numbers 0 to count - 1 (cards, regions, seats). A
 * missing word (NULL) is "none": it is never printed. A domain without words is that of
 * plain numbers.
 */
#ifndef CORE_NAMES_H
#define CORE_NAMES_H

#include <stdbool.h>
#include <stdint.h>

struct text;

struct names {
	const char *id; /* what one of them is called: "card" */
	uint16_t count;
	const char *const *name;      /* NULL: the numbers themselves */
	const char *const *label;     /* what people read, where that is not the word */
	const char *const *several;   /* what they read for more than one: "circles" */
	bool (*is_plural)(int value); /* whose name takes a plural verb: "elephants" */
	bool is_prose; /* words of the language and no names: the locale has its own */
};

enum { NAME_UNKNOWN = -1, NAME_AMBIGUOUS = -2 };

/* Numbers from 0 to 255, and a truth value. */
extern const struct names names_number;
extern const struct names names_yes;

/* The word for `value`, or NULL if it has none (also for plain numbers). */
const char *names_word(const struct names *d, int value);

/* What people read for `value`: its label, else its word; "" if it has neither. */
const char *names_label(const struct names *d, int value);

/* The same for several of them, where there is another name for that. */
const char *names_several(const struct names *d, int value);

/* Appends the word or the number. */
void names_put(const struct names *d, int value, struct text *out);

/* The value of exactly this text, letter case aside, or NAME_UNKNOWN. */
int names_exact(const struct names *d, const char *s, int len);

/*
 * Takes the longest name at the start of *words (ended by a blank or the end) and moves
 * *words after it; a single word that begins just one name will do as well. Returns the
 * value, NAME_UNKNOWN or NAME_AMBIGUOUS.
 */
int names_take(const struct names *d, const char **words);

#endif
