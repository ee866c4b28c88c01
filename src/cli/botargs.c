#include "cli/botargs.h"

#include <string.h>

#include "base/text.h"

bool botargs_hire(const struct args *a, struct crew *c)
{
	struct text why = { 0 };
	const char *words;
	long long ms = 1000;
	int at = 0;
	bool good = args_number(a, "bot-ms", 1, 100000, &ms);
	while (good && (words = args_next(a, "bot", &at))) {
		good = crew_hire(c, words, (unsigned)ms, &why) == OK;
		if (!good)
			args_bad(a, "%s", text_str(&why));
	}
	text_free(&why);
	return good;
}

int botargs_take(const struct args *a, struct crew *c, const char *words, int most,
		 const struct bot **bot)
{
	struct text why = { 0 }, id = { 0 };
	int count = 0;
	while (*words && count >= 0) {
		const size_t len = strcspn(words, ",");
		text_clear(&id);
		text_bytes(&id, words, len);
		words += len + (words[len] == ',');
		if (count == most)
			count = (args_bad(a, "There is room for %d bots.", most), -1);
		else if (crew_find(c, text_str(&id), &bot[count], &why) != OK)
			count = (args_bad(a, "%s", text_str(&why)), -1);
		else
			count++;
	}
	if (count == 0)
		args_bad(a, "Name at least one bot.");
	text_free(&why);
	text_free(&id);
	return count > 0 ? count : 0;
}
