/* Action texts of every game: what is read writes back to a text that reads the same. */
#include <stdlib.h>

#include "base/text.h"
#include "games/registry.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void read_words(const struct game *g, const char *words)
{
	struct text why = { 0 }, again = { 0 };
	action a, b;
	if (action_read(g, words, &a, &why) == OK) {
		action_put(g, a, &again);
		if (action_read(g, again.at, &b, &why) != OK || a != b)
			abort();
	} else if (why.len == 0) {
		abort();
	}
	text_free(&why);
	text_free(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct text words = { 0 };
	text_bytes(&words, (const char *)data, size);
	for (int i = 0; registry_games[i]; i++)
		read_words(registry_games[i], words.at);
	text_free(&words);
	return 0;
}
