#include "cli/args/botargs.h"

#include <string.h>

#include "base/text.h"
#include "cli/args/yardsticks.h"

bool botargs_hire(const struct args *a, struct crew *c)
{
	struct text why = { 0 };
	const char *words;
	long long ms = 1000;
	int at = 0;
	bool good = args_number(a, "bot-ms", 1, 100000, &ms);
	for (const struct bot *b = yardsticks; b->id; b++)
		crew_add(c, b);
	while (good && (words = args_next(a, "bot", &at))) {
		good = crew_hire(c, words, (unsigned)ms, &why) == OK;
		if (!good)
			args_bad(a, "%s", text_str(&why));
	}
	text_free(&why);
	return good;
}

bool botargs_suits(const struct args *a, const struct bot *b, const struct game *g)
{
	if (!b->evaluator[0] || bot_find(b->id) || evaluator_find(g, b->evaluator))
		return true;
	struct text names = { 0 };
	for (const struct evaluator *e = g->evaluators; e->id; e++)
		text_add(&names, "%s%s", e == g->evaluators ? "" : ", ", e->id);
	args_bad(a, "%s has no evaluator \"%s\": %s.", g->title, b->evaluator,
		 text_str(&names));
	text_free(&names);
	return false;
}

int botargs_take(const struct args *a, struct crew *c, const struct game *g,
		 const char *words, int most, const struct bot **bot)
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
		else if (g && !botargs_suits(a, bot[count], g))
			count = -1;
		else
			count++;
	}
	if (count == 0)
		args_bad(a, "Name at least one bot.");
	text_free(&why);
	text_free(&id);
	return count > 0 ? count : 0;
}
