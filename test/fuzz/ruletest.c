/* Files of rule tests: whatever they say, they pass or fail and name the line. */
#include <stdint.h>
#include <stdlib.h>

#include "base/text.h"
#include "cli/rulestest.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct text source = { 0 }, out = { 0 };
	struct tally tally = { 0 };
	text_bytes(&source, (const char *)data, size);
	rulestest_run("fuzz.t", source.at, source.len, &tally, &out);
	if (tally.failed > 0 && out.len == 0)
		abort();
	text_free(&source);
	text_free(&out);
	return 0;
}
