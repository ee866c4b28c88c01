#include "core/ledger.h"

#include <string.h>
#include <strings.h>

static const char *const names[LEDGER_COLUMNS] = {
	[LEDGER_NO] = "no",
	[LEDGER_CHAPTER] = "chapter",
	[LEDGER_SENTENCE] = "sentence",
	[LEDGER_RULES] = "rules",
	[LEDGER_VERDICT] = "verdict",
	[LEDGER_REASON] = "reason",
	[LEDGER_OTHERS] = "others",
	[LEDGER_OPTION] = "option",
};

const char *ledger_column_name(enum ledger_column column)
{
	return names[column];
}

static const char *next_line(const char *at)
{
	at += strcspn(at, "\n");
	return at + (*at == '\n');
}

const char *ledger_begin(const char *text)
{
	return next_line(text);
}

bool ledger_next(const char **text, struct ledger_row *out)
{
	const char *at = *text;
	if (!*at)
		return false;
	for (int i = 0; i < LEDGER_COLUMNS; i++) {
		out->cell[i].at = at;
		out->cell[i].len = (int)strcspn(at, "\t\n");
		at += out->cell[i].len;
		at += *at == '\t';
	}
	*text = next_line(at);
	return true;
}

bool ledger_names(const struct ledger_row *row, const char *rule)
{
	const char *at = row->cell[LEDGER_RULES].at;
	const char *end = at + row->cell[LEDGER_RULES].len;
	while (at < end) {
		size_t len = strcspn(at, " \t\n");
		if (len > (size_t)(end - at))
			len = (size_t)(end - at);
		if (len == strlen(rule) && strncasecmp(at, rule, len) == 0)
			return true;
		at += len + 1;
	}
	return false;
}
