#include "store/columns.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "store/kinds.h"

static void read_word(const struct column *c, const char *word, void *field)
{
	const int found = kinds_find(c->words, word);
	const int value = found < 0 ? 0 : found;
	memcpy(field, &value, sizeof value);
}

static void read_field(const struct column *c, const struct row *r, int at, void *field)
{
	switch (c->type) {
	case COLUMN_CHARS:
		snprintf(field, c->size, "%s", r->text[at]);
		break;
	case COLUMN_TEXT:
		text_clear(field);
		text_put(field, r->text[at]);
		break;
	case COLUMN_INT:
		*(int64_t *)field = row_int(r, at);
		break;
	case COLUMN_BOOL:
		*(bool *)field = row_int(r, at) != 0;
		break;
	case COLUMN_WORD:
		read_word(c, r->text[at], field);
		break;
	}
}

static int read_some(struct columns c, bool with_large, const struct row *r, int at,
		     void *record)
{
	for (int i = 0; i < c.count; i++)
		if (with_large || !c.column[i].is_large)
			read_field(&c.column[i], r, at++,
				   (char *)record + c.column[i].offset);
	return at;
}

int columns_read(struct columns c, const struct row *r, int from, void *record)
{
	return read_some(c, true, r, from, record);
}

int columns_read_listed(struct columns c, const struct row *r, int from, void *record)
{
	return read_some(c, false, r, from, record);
}

static struct value value_of(const struct column *c, const void *field)
{
	int word = 0;
	switch (c->type) {
	case COLUMN_CHARS:
		return (struct value){ .text = field };
	case COLUMN_TEXT:
		return (struct value){ .text = text_str(field) };
	case COLUMN_INT:
		return (struct value){ .number = *(const int64_t *)field };
	case COLUMN_BOOL:
		return (struct value){ .number = *(const bool *)field };
	case COLUMN_WORD:
		memcpy(&word, field, sizeof word);
		return (struct value){ .text = c->words[word] };
	}
	return (struct value){ 0 };
}

void columns_bind(struct columns c, const void *record, struct value *out)
{
	for (int i = 0; i < c.count; i++)
		out[i] =
			value_of(&c.column[i], (const char *)record + c.column[i].offset);
}
