#include "core/game.h"

#include <string.h>
#include <strings.h>

#include "base/text.h"

int game_seats(const struct game *g, const void *state)
{
	return g->seat_count ? g->seat_count(state) : g->seats_max;
}

const char *game_seat_name(const struct game *g, int seat)
{
	if (seat == CHANCE)
		return "chance";
	if (seat == SPECTATOR)
		return "spectator";
	return g->seats->name[seat];
}

const char *game_seat_title(const struct game *g, const void *state, int seat)
{
	if (g->seat_title && seat < SEATS_MAX)
		return g->seat_title(state, seat);
	return game_seat_name(g, seat);
}

bool game_seat_is_plural(const struct game *g, const void *state, int seat)
{
	return g->seat_is_plural && seat < SEATS_MAX && g->seat_is_plural(state, seat);
}

int game_find_seat(const struct game *g, const char *name)
{
	if (strcasecmp(name, "chance") == 0)
		return CHANCE;
	const int seat = names_exact(g->seats, name, (int)strlen(name));
	return seat == NAME_UNKNOWN ? SEAT_NONE : seat;
}

int game_find_scenario(const struct game *g, const char *id)
{
	for (int i = 0; g->scenarios[i].id; i++)
		if (strcmp(g->scenarios[i].id, id) == 0)
			return i;
	return -1;
}

int game_find_option(const struct game *g, const char *id)
{
	for (int i = 0; g->options[i].id; i++)
		if (strcmp(g->options[i].id, id) == 0)
			return i;
	return -1;
}

int game_find_value(const struct option *o, const char *value)
{
	for (int i = 0; o->values[i]; i++)
		if (strcmp(o->values[i], value) == 0)
			return i;
	return -1;
}

struct setup game_default_setup(const struct game *g)
{
	return (struct setup){ .seats = g->seats_min };
}

void action_put(const struct game *g, action a, struct text *out)
{
	const struct verb *v = &g->verbs[action_verb(a)];
	text_put(out, v->word);
	for (int i = 0; i < 3 && v->arg[i]; i++) {
		text_char(out, ' ');
		names_put(v->arg[i], action_arg(a, i), out);
	}
}

/* The verb of this word, or the only one that begins with it. */
static int find_verb(const struct game *g, const char *word, size_t len)
{
	int found = NAME_UNKNOWN;
	for (int i = 1; g->verbs[i].word; i++) {
		if (strncasecmp(g->verbs[i].word, word, len) != 0)
			continue;
		if (strlen(g->verbs[i].word) == len)
			return i;
		found = found == NAME_UNKNOWN ? i : NAME_AMBIGUOUS;
	}
	return found;
}

static status bad_verb(const struct game *g, const char *word, int len, int found,
		       struct text *why)
{
	status_say(BAD_ACTION, why, "\"%.*s\" %s. The words are:", len, word,
		   found == NAME_AMBIGUOUS ? "can mean several things"
					   : "is not a word of this game");
	for (int i = 1; why && g->verbs[i].word; i++)
		text_add(why, "%s %s", i > 1 ? "," : "", g->verbs[i].word);
	if (why)
		text_char(why, '.');
	return BAD_ACTION;
}

static status bad_argument(const struct verb *v, int n, const char *at, int found,
			   struct text *why)
{
	const char *id = v->arg[n]->id;
	at += strspn(at, " ");
	const int len = (int)strcspn(at, " ");
	if (len == 0)
		return status_say(BAD_ACTION, why, "After \"%s\" a %s is missing.",
				  v->word, id);
	if (found == NAME_AMBIGUOUS)
		return status_say(BAD_ACTION, why,
				  "More than one %s begins with \"%.*s\".", id, len, at);
	return status_say(BAD_ACTION, why, "There is no %s \"%.*s\".", id, len, at);
}

status action_read(const struct game *g, const char *words, action *out, struct text *why)
{
	words += strspn(words, " ");
	const size_t len = strcspn(words, " ");
	if (len == 0)
		return status_say(BAD_ACTION, why, "Say what to do.");
	const int verb = find_verb(g, words, len);
	if (verb < 0)
		return bad_verb(g, words, (int)len, verb, why);
	const struct verb *v = &g->verbs[verb];
	int arg[3] = { 0 };
	words += len;
	for (int i = 0; i < 3 && v->arg[i]; i++) {
		arg[i] = names_take(v->arg[i], &words);
		if (arg[i] < 0)
			return bad_argument(v, i, words, arg[i], why);
	}
	words += strspn(words, " ");
	if (*words)
		return status_say(BAD_ACTION, why, "Unexpected \"%s\" after \"%s\".",
				  words, v->word);
	*out = action_make(verb, arg[0], arg[1], arg[2]);
	return OK;
}
