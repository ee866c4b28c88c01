/* Records of every game: what is read writes back to a record that is read the same. */
#include "core/record.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "games/registry.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void write_and_read(const struct match *m)
{
	struct text t = { 0 };
	struct match again;
	record_write(m, &t);
	if (record_read(&again, t.at, registry_find, NULL) != OK ||
	    memcmp(again.state, m->state, m->game->state_size) != 0)
		abort();
	match_end(&again);
	text_free(&t);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct text text = { 0 }, why = { 0 };
	struct match m;
	size_t checked;
	text_bytes(&text, (const char *)data, size);
	if (record_read(&m, text.at, registry_find, &why) == OK) {
		if (record_verify(&m, &checked, &why) == OK)
			write_and_read(&m);
		match_end(&m);
	} else if (why.len == 0) {
		abort();
	}
	text_free(&text);
	text_free(&why);
	return 0;
}
