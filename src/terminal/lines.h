/*
 * Lines from a person: with editing, history and completion at a terminal, plain lines
 * otherwise.
 */
#ifndef TERMINAL_LINES_H
#define TERMINAL_LINES_H

#include <stdbool.h>

struct text;
struct lines;

/* Appends all that a line may be at this moment, each ended by a newline. */
typedef void lines_offer(void *self, struct text *out);

struct lines *lines_new(lines_offer *offer, void *self);
void lines_free(struct lines *l);

/* True if a person sits at a terminal. */
bool lines_is_terminal(const struct lines *l);

/* The next line without its newline, kept until the next call; NULL at the end. */
const char *lines_read(struct lines *l, const char *prompt);

#endif
