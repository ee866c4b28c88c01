/*
 * A lesson: a game that is played under its real rules by a script. Dice, draws and
 * opponents do what the script says; the learner is asked for one action at a time, and
 * is told why if it is another one. The format is described in docs/lessons.md.
 *
 * Each step of a lesson is just one action, so where a lesson stands follows from how
 * many actions its match has: nothing else is kept, and taking back works by itself.
 */
#ifndef LESSON_LESSON_H
#define LESSON_LESSON_H

#include "base/text.h"
#include "core/match.h"
#include "lesson/pattern.h"

enum { LESSON_PARAGRAPHS = 4, LESSON_POINTS = 8, LESSON_CHOICES = 8 };
enum { LESSON_ANSWERS = 8, LESSON_STEPS = 200, LESSON_BYTES = 1 << 16 };

/* What a learner hears who does something else: to this action, or to all that begin
 * like it, `play *` or `play Forum *`. The first that fits is said. */
struct lesson_answer {
	struct pattern to;
	const char *text;
};

struct lesson_step {
	int line;	    /* of the file, for faults */
	uint8_t seat;	    /* whose action it is */
	unsigned say_count; /* paragraphs before it */
	const char *say[LESSON_PARAGRAPHS];
	const char *ask;      /* what the learner is to do, or NULL */
	const char *praise;   /* said when it is done, or NULL */
	const char *wrong;    /* said to any other legal action, or NULL */
	const char *holds;    /* what the position then has (holds.h), or NULL */
	unsigned point_count; /* things on the board to ring, as "card:Forum" */
	const char *point[LESSON_POINTS];
	unsigned
		choice_count; /* the actions that are right; the script takes the first */
	action choice[LESSON_CHOICES];
	unsigned answer_count;
	struct lesson_answer answer[LESSON_ANSWERS];
};

/* A course teaches a game; the others ask for one action. */
enum lesson_kind { LESSON_COURSE, LESSON_PUZZLE, LESSON_MISTAKE, LESSON_KINDS };
extern const char *const lesson_kind_words[LESSON_KINDS];

struct lesson {
	const struct game *game;
	const char *name, *title, *about;
	enum lesson_kind kind;
	const char *level, *theme; /* of a puzzle: how hard, and the verb of its answer */
	action played;		   /* of a mistake: what was done */
	int seat;		   /* the learner's */
	struct setup setup;
	void *position; /* NULL: it begins from the set-up */
	unsigned count;
	struct lesson_step *step;
	const char *end; /* said after the last step */
	bool goes_on;	 /* the game goes on then, against bots */
	char *text;	 /* the file, cut into the strings above */
};

/* Reads a lesson of `g`; ends with lesson_free. BAD_LESSON with the line if it has a
 * fault. */
MUST_USE status lesson_read(struct lesson *l, const struct game *g, const char *name,
			    const char *text, struct text *why);
void lesson_free(struct lesson *l);

/* Begins its match; and plays up to the learner's first action. */
MUST_USE status lesson_set_up(const struct lesson *l, struct match *m, struct text *why);
MUST_USE status lesson_begin(const struct lesson *l, struct match *m, struct text *why);

/* The step that waits after this many actions; NULL after the last. */
const struct lesson_step *lesson_at(const struct lesson *l, size_t actions);

/* Whether the action is right; and what a learner hears who does another one. */
bool lesson_wants(const struct lesson_step *s, action a);
const char *lesson_answer(const struct lesson_step *s, action a);

/* All that a learner reads after this many actions: the praise for his last one, what was
 * said of the script's since then, and of his next one. A line for each paragraph. */
void lesson_put_talk(const struct lesson *l, size_t actions, struct text *out);

/* Appends how a match went on, in a few sentences as `reader` reads them, behind others:
 * " It may go on like this: ...". */
void lesson_put_line(const struct match *m, int reader, struct text *out);

/* Plays what the script decides by itself, up to the learner's next step. */
MUST_USE status lesson_play_script(const struct lesson *l, struct match *m,
				   struct text *why);

/* Plays the whole lesson once for each of its choices: every action is legal where it is
 * asked for, every step has something to say, every point names a thing, and the position
 * has what the texts promise. */
MUST_USE status lesson_check(const struct lesson *l, struct text *why);

/* The same for one that teaches: its end, too, promises something. */
MUST_USE status lesson_check_course(const struct lesson *l, struct text *why);

#endif
