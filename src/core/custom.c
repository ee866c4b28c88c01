#include "core/custom.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/state.h"

bool custom_is(const struct json_doc *d, int node)
{
	return json_is(d, node, JSON_OBJECT) &&
	       json_find(d, node, "sides") != JSON_ABSENT;
}

/* The words of a member that everybody may leave out. */
static status read_words(const struct json_doc *d, int node, const char *key,
			 struct text *out, struct text *why)
{
	const int found = json_find(d, node, key);
	if (found == JSON_ABSENT)
		return OK;
	if (!json_is(d, found, JSON_STRING))
		return status_say(BAD_SETUP, why, "The \"%s\" is a text.", key);
	json_text(d, found, out);
	return strlen(text_str(out)) == out->len && text_is_utf8(text_str(out), out->len)
		       ? OK
		       : status_say(BAD_SETUP, why, "The \"%s\" is not plain text.", key);
}

static status read_game(const struct game *g, const struct json_doc *d, int node,
			struct text *why)
{
	struct text id = { 0 };
	status result = read_words(d, node, "game", &id, why);
	if (result == OK && id.len && strcmp(text_str(&id), g->id) != 0)
		result =
			status_say(BAD_SETUP, why, "This is a scenario of %s, not of %s.",
				   text_str(&id), g->id);
	text_free(&id);
	return result;
}

static status read_title(const struct json_doc *d, int node, char title[TITLE_SIZE],
			 struct text *why)
{
	struct text words = { 0 };
	status result = read_words(d, node, "title", &words, why);
	if (result == OK && words.len >= TITLE_SIZE)
		result = status_say(BAD_SETUP, why, "A title has at most %d bytes.",
				    TITLE_SIZE - 1);
	if (result == OK)
		snprintf(title, TITLE_SIZE, "%s", text_str(&words));
	text_free(&words);
	return result;
}

static status read_state(const struct game *g, const struct setup *how,
			 const struct json_doc *d, int node, void *state,
			 struct text *why)
{
	TRY(g->custom(state, how, d, node, why));
	return state_check(g, state, why);
}

status custom_read(const struct game *g, const struct setup *how,
		   const struct json_doc *d, int node, void *state,
		   char title[TITLE_SIZE], struct text *why)
{
	char name[TITLE_SIZE];
	if (!g->custom)
		return status_say(BAD_SETUP, why, "%s has no scenarios of your own.",
				  g->id);
	if (!json_is(d, node, JSON_OBJECT))
		return status_say(BAD_SETUP, why, "A scenario is a JSON object.");
	TRY(read_game(g, d, node, why));
	TRY(read_title(d, node, name, why));
	void *draft = calloc(1, g->state_size);
	if (!draft)
		die("out of memory");
	const status result = read_state(g, how, d, node, draft, why);
	if (result == OK) {
		memcpy(state, draft, g->state_size);
		if (title)
			memcpy(title, name, sizeof name);
	}
	free(draft);
	return result;
}

status custom_begin(struct match *m, const struct game *g, const struct setup *how,
		    const struct json_doc *d, int node, struct dice dice,
		    struct text *why)
{
	char title[TITLE_SIZE];
	void *state = calloc(1, g->state_size);
	if (!state)
		die("out of memory");
	const status result = custom_read(g, how, d, node, state, title, why);
	if (result == OK) {
		match_begin_at(m, g, state, dice);
		memcpy(m->title, title, sizeof title);
	}
	free(state);
	return result;
}

void custom_put(const struct game *g, const void *state, const char *title,
		struct text *out)
{
	struct json j = { .out = out };
	json_open(&j, '{');
	json_put_string(&j, "game", g->id);
	if (title && *title)
		json_put_string(&j, "title", title);
	g->describe(state, &j);
	json_close(&j, '}');
}
