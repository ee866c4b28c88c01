/*
 * A table that teaches: one person sits at it, a script rolls, draws and plays the
 * others. Where the lesson stands follows from the number of steps (lesson/lesson.h), so
 * the table keeps nothing but its name. No bot thinks here, and nothing can be taken
 * back.
 */
#ifndef SERVER_PLAY_LESSONS_H
#define SERVER_PLAY_LESSONS_H

#include "server/http/request.h"
#include "server/tables/command.h"

struct json;

/* Fills in the row and begins the match of the lesson that the body names. */
MUST_USE status lessons_set_up(struct request *r, const struct game *g,
			       struct table_row *row, struct match *m);

/* The same of a mistake of a finished game, which the body describes: `seat`, `played`,
 * `better`, `was` and `could`. Both actions must be legal in the position. */
MUST_USE status lessons_set_up_mistake(struct request *r, const struct game *g,
				       const void *position, struct table_row *row,
				       struct match *m);

/* The lesson of a table that was just read, or NULL: it is a game, or there is no such
 * lesson any more. Ends with lessons_forget. */
struct lesson *lessons_find(const struct table *t);
void lessons_forget(struct table *t);

/* LESSON_WAITS with the lesson's answer if the action is legal but another one is asked
 * for. OK at every other table. */
MUST_USE status lessons_want(const struct table *t, int seat, action a, struct text *why);
/* Plays the script up to the learner's next action; ends the table after the last. */
MUST_USE status lessons_continue(struct table *t, struct pending *p, struct text *why);

/* The member "lesson" of a snapshot; null at other tables. */
void lessons_put(const struct table *t, struct json *j);

#endif
