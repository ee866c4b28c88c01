#include "base/log.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/text.h"

enum { WRITTEN_A_MINUTE = 5, MINUTE_MS = 60000, EVENTS_MAX = 32, VALUE_MAX = 1000 };

struct counted {
	const char *event;
	enum log_level level;
	int64_t since; /* when its minute began */
	unsigned count;
};

static struct {
	pthread_mutex_t mutex;
	enum log_level most;
	int events;
	struct counted counted[EVENTS_MAX];
} shared = { .mutex = PTHREAD_MUTEX_INITIALIZER, .most = LEVEL_INFO };

static _Thread_local const char *request;

static const struct {
	const char *name;
	enum log_level level;
} levels[] = { { "error", LEVEL_ERROR },
	       { "warning", LEVEL_WARNING },
	       { "info", LEVEL_INFO },
	       { "debug", LEVEL_DEBUG } };

enum { LEVELS = sizeof levels / sizeof levels[0] };

bool log_find_level(const char *name, enum log_level *out)
{
	for (int i = 0; i < LEVELS; i++)
		if (strcmp(levels[i].name, name) == 0) {
			*out = levels[i].level;
			return true;
		}
	return false;
}

void log_set_level(enum log_level most)
{
	shared.most = most;
}

void log_set_request(const char *id)
{
	request = id;
}

static const char *name_of(enum log_level level)
{
	for (int i = 0; i < LEVELS; i++)
		if (levels[i].level == level)
			return levels[i].name;
	return "info";
}

static bool is_plain(const char *value)
{
	for (const char *c = value; *c; c++)
		if ((unsigned char)*c <= ' ' || *c == '"' || *c == '=' || *c == '\\')
			return false;
	return *value != '\0';
}

/* Whatever a value holds, a line stays a line. */
static void put_quoted(struct text *line, const char *value)
{
	text_char(line, '"');
	for (int i = 0; value[i] && i < VALUE_MAX; i++) {
		const unsigned char c = (unsigned char)value[i];
		if (c == '"' || c == '\\')
			text_char(line, '\\');
		text_char(line, c < ' ' || c == 127 ? ' ' : (char)c);
	}
	text_char(line, '"');
}

static void put_pair(struct text *line, const char *key, const char *value)
{
	text_add(line, " %s=", key);
	if (is_plain(value) && strlen(value) < VALUE_MAX)
		text_put(line, value);
	else
		put_quoted(line, value);
}

static void put_start(struct text *line, enum log_level level, const char *event)
{
	if (getenv("JOURNAL_STREAM") || getenv("NOTIFY_SOCKET")) {
		text_add(line, "<%d>", (int)level);
	} else {
		char at[32];
		struct tm utc;
		const time_t now = time(NULL);
		gmtime_r(&now, &utc);
		strftime(at, sizeof at, "%Y-%m-%dT%H:%M:%SZ", &utc);
		text_add(line, "time=%s ", at);
	}
	text_add(line, "level=%s event=%s", name_of(level), event);
	if (request)
		put_pair(line, "request", request);
}

/* One write for a line, so that lines of several threads do not mix. */
static void write_line(enum log_level level, const char *event, va_list pairs)
{
	struct text line = { 0 };
	const char *key;
	put_start(&line, level, event);
	while ((key = va_arg(pairs, const char *))) {
		const char *value = va_arg(pairs, const char *);
		put_pair(&line, key, value ? value : "");
	}
	text_char(&line, '\n');
	(void)!write(STDERR_FILENO, line.at, line.len);
	text_free(&line);
}

void log_event(enum log_level level, const char *event, ...)
{
	va_list pairs;
	if (level > shared.most)
		return;
	va_start(pairs, event);
	write_line(level, event, pairs);
	va_end(pairs);
}

static struct counted *find(const char *event, enum log_level level)
{
	for (int i = 0; i < shared.events; i++)
		if (strcmp(shared.counted[i].event, event) == 0)
			return &shared.counted[i];
	if (shared.events == EVENTS_MAX)
		return NULL;
	struct counted *c = &shared.counted[shared.events++];
	*c = (struct counted){ .event = event, .level = level };
	return c;
}

/* Counts the event; true if it is to be written as well. */
static bool count(const char *event, enum log_level level)
{
	pthread_mutex_lock(&shared.mutex);
	struct counted *c = find(event, level);
	if (c && c->count == 0)
		c->since = clock_ms();
	const bool is_written = !c || c->count++ < WRITTEN_A_MINUTE;
	pthread_mutex_unlock(&shared.mutex);
	return is_written;
}

void log_limited(enum log_level level, const char *event, ...)
{
	va_list pairs;
	if (level > shared.most || !count(event, level))
		return;
	va_start(pairs, event);
	write_line(level, event, pairs);
	va_end(pairs);
}

void log_tell_counts(int64_t now)
{
	pthread_mutex_lock(&shared.mutex);
	for (int i = 0; i < shared.events; i++) {
		struct counted *c = &shared.counted[i];
		if (c->count == 0 || now - c->since < MINUTE_MS)
			continue;
		char more[16];
		snprintf(more, sizeof more, "%u", c->count - WRITTEN_A_MINUTE);
		if (c->count > WRITTEN_A_MINUTE)
			log_event(c->level, c->event, "more", more, "seconds", "60",
				  NULL);
		c->count = 0;
	}
	pthread_mutex_unlock(&shared.mutex);
}
