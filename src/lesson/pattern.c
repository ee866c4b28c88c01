#include "lesson/pattern.h"

#include <string.h>

#include "base/text.h"
#include "lesson/script.h"

static const char star[] = " *";

static int find_verb(const struct game *g, const char *word)
{
	int verb = 1;
	while (g->verbs[verb].word && strcmp(g->verbs[verb].word, word) != 0)
		verb++;
	return g->verbs[verb].word ? verb : 0;
}

/* "play" and "play Forum": a verb and the first of its arguments. */
static status read_beginning(const struct game *g, char *words, struct pattern *out,
			     struct text *why)
{
	char *rest = words;
	const char *word = script_cut_word(&rest);
	const int verb = find_verb(g, word);
	if (!verb)
		return status_say(BAD_LESSON, why, "There is no verb \"%s\".", word);
	out->action = action_make(verb, 0, 0, 0);
	out->mask = action_make(255, 0, 0, 0);
	for (int i = 0; *rest; i++) {
		const char *left = rest;
		const int value = i < 3 && g->verbs[verb].arg[i]
					  ? names_take(g->verbs[verb].arg[i], &left)
					  : NAME_UNKNOWN;
		if (value < 0)
			return status_say(BAD_LESSON, why,
					  "\"%s\" does not begin an action.", rest);
		out->action |= (action)value << (16 - 8 * i);
		out->mask |= (action)255 << (16 - 8 * i);
		rest = (char *)(uintptr_t)left + strspn(left, " \t");
	}
	return OK;
}

status pattern_read(const struct game *g, char *words, struct pattern *out,
		    struct text *why)
{
	const size_t len = strlen(words), end = sizeof star - 1;
	*out = (struct pattern){ 0 };
	if (strcmp(words, "*") == 0)
		return OK;
	if (len > end && strcmp(words + len - end, star) == 0) {
		words[len - end] = '\0';
		return read_beginning(g, words, out, why);
	}
	out->mask = (action)-1;
	return action_read(g, words, &out->action, why) == OK ? OK : BAD_LESSON;
}
