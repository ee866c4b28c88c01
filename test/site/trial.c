/* site/trial.h natively: trial GAME BOT SEED GAMES STEPS */
#include "site/trial.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/text.h"

int main(int count, char **word)
{
	if (count != 6)
		return 2;
	struct text out = { 0 };
	const struct trial t = { .game = word[1],
				 .bot = word[2],
				 .seed = (uint32_t)strtoul(word[3], NULL, 10),
				 .games = (uint32_t)strtoul(word[4], NULL, 10),
				 .steps = (uint32_t)strtoul(word[5], NULL, 10) };
	if (trial_run(&t, &out) != OK)
		return 1;
	fputs(text_str(&out), stdout);
	text_free(&out);
	return 0;
}
