#include "cli/load.h"

#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "base/text.h"
#include "core/custom.h"
#include "core/record.h"
#include "core/state.h"
#include "games/registry.h"

/* The game that the position says it belongs to. */
static status find_game(const struct json_doc *d, const struct game **out,
			struct text *why)
{
	const int node = json_find(d, 0, "game");
	if (!json_is(d, node, JSON_STRING))
		return status_say(BAD_POSITION, why,
				  "Field \"game\": a position names its game, as in "
				  "{\"game\":\"arena-roma\", ...}.");
	struct text id = { 0 };
	json_text(d, node, &id);
	*out = registry_find(text_str(&id));
	text_free(&id);
	return *out ? OK : status_say(BAD_GAME, why, "%s", status_sentence(BAD_GAME));
}

static status begin_at(const struct json_doc *d, struct match *m, struct text *why)
{
	const struct game *g;
	TRY(find_game(d, &g, why));
	const struct setup how = game_default_setup(g);
	if (custom_is(d, 0))
		return custom_begin(m, g, &how, d, 0, fair_table(), why);
	void *state = calloc(1, g->state_size);
	if (!state)
		die("out of memory");
	const status result = state_read(g, d, 0, state, why);
	if (result == OK)
		match_begin_at(m, g, state, fair_table());
	free(state);
	return result;
}

static status read_position(const struct text *source, struct match *m, struct text *why)
{
	struct json_doc d = { 0 };
	status result = json_read(&d, text_str(source), source->len, why);
	if (result == OK)
		result = begin_at(&d, m, why);
	json_free(&d);
	return result;
}

static bool is_record(const struct text *source)
{
	static const char first[] = "tessera record";
	return strncmp(text_str(source), first, sizeof first - 1) == 0;
}

static status read_source(const struct text *source, struct match *m, struct text *why)
{
	if (strlen(text_str(source)) != source->len)
		return status_say(BAD_RECORD, why, "This is not a text file.");
	return is_record(source) ? record_read(m, text_str(source), registry_find, why)
				 : read_position(source, m, why);
}

status load_match(const char *path, struct match *m, struct text *why)
{
	struct text source = { 0 }, sentence = { 0 };
	status result = text_read_file(&source, path, RECORD_BYTES_MAX, why);
	if (result == OK) {
		result = read_source(&source, m, &sentence);
		if (result != OK)
			status_say(result, why, "%s: %s", path, text_str(&sentence));
	}
	text_free(&source);
	text_free(&sentence);
	return result;
}

int load_and(const struct args *a, int (*then)(const struct args *a, struct match *m))
{
	struct match m;
	struct text why = { 0 };
	int result;
	if (load_match(a->word[0], &m, &why) != OK) {
		result = args_bad(a, "%s", text_str(&why));
	} else {
		result = then(a, &m);
		match_end(&m);
	}
	text_free(&why);
	return result;
}
