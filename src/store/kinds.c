#include "store/kinds.h"

#include <stddef.h>
#include <string.h>

#define KIND_WORD(id, word) [id] = word,
const char *const table_state_words[] = { TABLE_STATES(KIND_WORD) NULL };
const char *const seat_kind_words[] = { SEAT_KINDS(KIND_WORD) NULL };
const char *const pace_words[] = { PACES(KIND_WORD) NULL };
const char *const watch_words[] = { WATCHES(KIND_WORD) NULL };
const char *const undo_words[] = { UNDOS(KIND_WORD) NULL };
const char *const hints_words[] = { HINTS(KIND_WORD) NULL };
const char *const ended_by_words[] = { ENDINGS(KIND_WORD) NULL };
const char *const message_kind_words[] = { MESSAGE_KINDS(KIND_WORD) NULL };
const char *const link_kind_words[] = { LINK_KINDS(KIND_WORD) NULL };

int kinds_find(const char *const *words, const char *word)
{
	for (int i = 0; words[i]; i++)
		if (strcmp(words[i], word) == 0)
			return i;
	return -1;
}
