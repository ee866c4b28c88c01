/*
 * The door through which all English of the tables passes on its way to a reader: the
 * patterns of events, prompts and refusals, and the constant sentences (help of verbs,
 * options and scenarios, texts of cards). Names of seats, cards and regions stay as they
 * are.
 *
 * There is one language so far. The pseudo-locale proves that nothing goes past the door:
 * it accents every letter and puts a sentence into brackets, "[Ĉĥööšé á špáĉé.]"; what is
 * still plain on a screen is a name or stands in the code.
 */
#ifndef CORE_WORDS_LOCALE_H
#define CORE_WORDS_LOCALE_H

#include <stdbool.h>

struct json;
struct text;

/* "english" or "pseudo", for the whole process and before its threads begin; false: there
 * is no such locale. */
bool locale_choose(const char *id);

/* Appends a constant sentence. */
void locale_put(const char *english, struct text *out);

/* The same as a member of an open object, and as an element of an open array. */
void locale_put_member(struct json *out, const char *key, const char *english);
void locale_put_element(struct json *out, const char *english);

/* The pattern of a sentence (core/words/sentence.h) in this locale: itself, or written
 * into `scratch`. Its names of blanks and its marks stay. */
const char *locale_pattern(const char *pattern, struct text *scratch);

/* What stands around a sentence. */
const char *locale_opening(void);
const char *locale_closing(void);

#endif
