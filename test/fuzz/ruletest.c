/*
 * Files of rule tests: whatever they say, they pass or fail and name the line. They find
 * the positions that they name where the tests of their game do.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "games/registry.h"
#include "rulestest/rulestest.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void put_path(const char *source, struct text *out)
{
	static const char key[] = "game ";
	const char *said = strstr(source, key);
	char id[32] = "";
	if (said)
		strncpy(id, said + strlen(key), sizeof id - 1);
	id[strcspn(id, " \r\n")] = '\0';
	const struct game *g = registry_find(id);
	text_add(out, "test/rules/%s/fuzz.t", g ? g->id : "");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct text source = { 0 }, path = { 0 }, out = { 0 };
	struct tally tally = { 0 };
	text_bytes(&source, (const char *)data, size);
	put_path(text_str(&source), &path);
	rulestest_run(text_str(&path), source.at, source.len, &tally, &out);
	if (tally.failed > 0 && out.len == 0)
		abort();
	text_free(&source);
	text_free(&path);
	text_free(&out);
	return 0;
}
