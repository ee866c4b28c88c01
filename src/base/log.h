/*
 * The log of a server: a line for each event worth knowing, key=value (logfmt), on the
 * error output:
 *
 *   time=2026-01-07T08:15:30Z level=error event=write-failed request=k3... why="disk
 * full"
 *
 * In the journal of systemd the priority stands in front (<3>) in the place of the time.
 * A process has one error output, so there is one log: the only state that is shared by
 * all. May be called from any thread.
 */
#ifndef BASE_LOG_H
#define BASE_LOG_H

#include <stdbool.h>
#include <stdint.h>

/* The priorities of syslog that we use. */
enum log_level { LEVEL_ERROR = 3, LEVEL_WARNING = 4, LEVEL_INFO = 6, LEVEL_DEBUG = 7 };

/* The level of this name; false if there is none. */
bool log_find_level(const char *name, enum log_level *out);

/* From now on lines up to this level are written; before, up to LEVEL_INFO. */
void log_set_level(enum log_level most);

/* Writes a line: keys and values by turns, all strings, NULL after the last. */
void log_event(enum log_level level, const char *event, ...) __attribute__((sentinel));

/* The same for what may come in masses: the first few of a minute are written, the others
 * counted; `event` is a literal. log_tell_counts, called now and then with the time
 * (clock_ms), tells the count when the minute is over. */
void log_limited(enum log_level level, const char *event, ...) __attribute__((sentinel));
void log_tell_counts(int64_t now);

/* The request that this thread works on, part of every line it writes; NULL: none. */
void log_set_request(const char *id);

#endif
