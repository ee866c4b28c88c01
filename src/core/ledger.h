/*
 * The ledger of a manual: each of its sentences in our few words, with the rules that
 * carry it out and how we take it. Text with tabs, made by people; tools/ledger checks it
 * and says what the columns mean.
 */
#ifndef CORE_LEDGER_H
#define CORE_LEDGER_H

#include <stdbool.h>

enum ledger_column {
	LEDGER_NO,
	LEDGER_CHAPTER,
	LEDGER_SENTENCE,
	LEDGER_RULES,
	LEDGER_VERDICT,
	LEDGER_REASON,
	LEDGER_OTHERS,
	LEDGER_OPTION,
	LEDGER_COLUMNS
};

/* A cell is a piece of the text; it has no end of its own. */
struct ledger_row {
	struct {
		const char *at;
		int len;
	} cell[LEDGER_COLUMNS];
};

/* The first row after the names of the columns. */
const char *ledger_begin(const char *text);

/* Reads the row at *text and goes on to the next; false at the end. */
bool ledger_next(const char **text, struct ledger_row *out);

/* Whether the row names this rule ("AR-21"), whatever its case. */
bool ledger_names(const struct ledger_row *row, const char *rule);

/* The name of a column, as the first line of the file has it. */
const char *ledger_column_name(enum ledger_column column);

#endif
