#include "ai/crew.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/external.h"
#include "core/match.h"

struct member {
	struct bot bot;
	struct member *next;
	char name[BOT_NAME_SIZE];
};

_Static_assert((int)BOT_NAME_SIZE <= (int)sizeof((struct match *)0)->player[0],
	       "a record has room for a bot");

static struct member *add_member(struct crew *c, const char *name, size_t len)
{
	struct member *m = calloc(1, sizeof *m);
	if (!m)
		die("out of memory");
	snprintf(m->name, sizeof m->name, "%.*s", (int)len, name);
	m->next = c->first;
	c->first = m;
	return m;
}

const struct bot *crew_named(const struct crew *c, const char *name)
{
	for (const struct member *m = c->first; m; m = m->next)
		if (strcmp(m->name, name) == 0)
			return &m->bot;
	return bot_find(name);
}

const struct bot *crew_program(const struct crew *c, int n)
{
	for (const struct member *m = c->first; m; m = m->next)
		if (m->bot.external && n-- == 0)
			return &m->bot;
	return NULL;
}

status crew_hire(struct crew *c, const char *words, unsigned ms, struct text *why)
{
	const size_t len = strcspn(words, "=");
	char name[PROGRAM_NAME_SIZE];
	snprintf(name, sizeof name, "%.*s", (int)len, words);
	if (len == 0 || len >= sizeof name || strpbrk(name, ":, ") ||
	    words[len] == '\0' || words[len + 1] == '\0')
		return status_say(BAD_BOT, why,
				  "A program is named as NAME=COMMAND, the name with up "
				  "to %d letters.",
				  PROGRAM_NAME_SIZE - 1);
	if (crew_named(c, name) || strcmp(name, "human") == 0)
		return status_say(BAD_BOT, why, "There is a bot \"%s\" already.", name);
	struct member *m = add_member(c, words, len);
	m->bot = (struct bot){ .id = m->name,
			       .help = "a program from outside",
			       .timed = true,
			       .think = external_think,
			       .external = external_new(m->name, words + len + 1, ms) };
	return OK;
}

void crew_add(struct crew *c, const struct bot *b)
{
	struct member *m = add_member(c, b->id, strlen(b->id));
	m->bot = *b;
	m->bot.id = m->name;
}

/* "handmade" of "eval=handmade:ms=20"; false if it cannot be the name of an evaluator. */
static bool set_evaluator(struct bot *b, const char *name)
{
	const size_t len = strcspn(name, ":");
	if (len == 0 || len >= sizeof b->evaluator)
		return false;
	memcpy(b->evaluator, name, len);
	b->evaluator[len] = '\0';
	return true;
}

/* One limit, "turns=3", or "eval=handmade". A program has neither. */
static bool set_limit(struct bot *b, const char *words)
{
	if (b->external)
		return false;
	if (strncmp(words, "eval=", 5) == 0)
		return set_evaluator(b, words + 5);
	const bool searches = b->limits.iterations > 0;
	struct {
		const char *word;
		unsigned *limit, least, most;
		unsigned *instead; /* of this other one, which no longer counts */
		bool of_search;
	} limits[] = {
		{ "noise=", &b->noise, 0, 1000, NULL, false },
		{ "iterations=", &b->limits.iterations, 1, 1000000, &b->limits.work,
		  true },
		{ "ms=", &b->limits.milliseconds, 0, 100000, NULL, true },
		{ "rounds=", &b->limits.rounds, 0, 100, &b->limits.horizon, true },
		{ "turns=", &b->limits.turns, 0, 1000, &b->limits.horizon, true },
		{ "breadth=", &b->limits.breadth, 1, ACTIONS_MAX, NULL, true },
		{ "trust=", &b->limits.trust, 1, 1000, NULL, true },
		{ "threads=", &b->limits.threads, 1, SEARCH_THREADS_MAX, NULL, true },
	};
	for (size_t i = 0; i < sizeof limits / sizeof limits[0]; i++) {
		const size_t len = strlen(limits[i].word);
		if (strncmp(words, limits[i].word, len) != 0 ||
		    limits[i].of_search != searches)
			continue;
		char *end;
		const unsigned long n = strtoul(words + len, &end, 10);
		*limits[i].limit = (unsigned)n;
		if (limits[i].instead)
			*limits[i].instead = 0;
		return n >= limits[i].least && n <= limits[i].most && end > words + len &&
		       (*end == '\0' || *end == ':');
	}
	return false;
}

/* A name that is cut would be a bot with other limits. */
static status has_room(const char *words, struct text *why)
{
	const size_t len = strlen(words);
	if (len < BOT_NAME_SIZE)
		return OK;
	return status_say(BAD_BOT, why,
			  "The name of a bot has up to %d letters with its limits, "
			  "not %zu: \"%s\".",
			  BOT_NAME_SIZE - 1, len, words);
}

status crew_find(struct crew *c, const char *words, const struct bot **out,
		 struct text *why)
{
	*out = crew_named(c, words);
	if (*out)
		return OK;
	TRY(has_room(words, why));
	char name[BOT_NAME_SIZE] = "";
	const size_t len = strcspn(words, ":");
	memcpy(name, words, len);
	const struct bot *base = crew_named(c, name);
	if (!base)
		return status_say(BAD_BOT, why, "There is no bot \"%s\".", words);
	if (base->external)
		return status_say(BAD_BOT, why,
				  "The program \"%s\" has no limits to set.", name);
	struct bot limited = *base;
	for (const char *at = strchr(words, ':'); at; at = strchr(at + 1, ':'))
		if (!set_limit(&limited, at + 1))
			return status_say(BAD_BOT, why,
					  "\"%s\" is no limit of this bot: iterations=N, "
					  "ms=N, rounds=N, turns=N, breadth=N, "
					  "trust=N, threads=N, eval=NAME; "
					  "of greedy noise=N or eval=NAME.",
					  at + 1);
	limited.timed = limited.limits.milliseconds > 0;
	struct member *m = add_member(c, words, strlen(words));
	limited.id = m->name;
	m->bot = limited;
	*out = &m->bot;
	return OK;
}

void crew_cancel(const struct crew *c)
{
	for (const struct member *m = c->first; m; m = m->next)
		if (m->bot.external)
			external_cancel(m->bot.external);
}

void crew_end(struct crew *c)
{
	while (c->first) {
		struct member *m = c->first;
		c->first = m->next;
		external_free(m->bot.external);
		free(m);
	}
}
