/* `tessera lesson`: the lessons, played at the terminal or checked by script. */
#include <libgen.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "cli/args/args.h"
#include "cli/args/gameargs.h"
#include "cli/command.h"
#include "cli/lecture.h"
#include "core/words/story.h"
#include "games/registry.h"
#include "lesson/shelf.h"
#include "terminal/lines.h"
#include "terminal/picture.h"

enum { WIDTH = 78 };

static void print_paragraphs(const char *lines, const char *mark)
{
	while (*lines) {
		struct text out = { 0 };
		const size_t len = strcspn(lines, "\n");
		text_put(&out, mark);
		text_bytes(&out, lines, len);
		text_wrap(&out, 0, WIDTH, (int)strlen(mark));
		puts(text_str(&out));
		text_free(&out);
		lines += len + (lines[len] == '\n');
	}
}

/* At the terminal */

struct lecture {
	const struct lesson *lesson;
	struct match match;
	struct lines *lines;
	bool by_script, colour, quit;
};

static void offer(void *self, struct text *out)
{
	const struct lecture *t = self;
	struct actions legal;
	match_legal(&t->match, t->lesson->seat, &legal);
	for (unsigned i = 0; i < legal.count; i++) {
		action_put(t->match.game, legal.list[i], out);
		text_char(out, '\n');
	}
}

/* What happened in the steps from `first` on, as the learner may know it. */
static void print_events(const struct lecture *t, size_t first)
{
	struct text said = { 0 };
	story_put(&t->match, first, t->match.count, t->lesson->seat, false, &said);
	print_paragraphs(text_str(&said), "  ");
	text_free(&said);
}

static void print_question(const struct lecture *t, const struct lesson_step *s)
{
	struct text out = { 0 };
	putchar('\n');
	lesson_put_talk(t->lesson, t->match.count, &out);
	print_paragraphs(text_str(&out), "");
	text_clear(&out);
	if (s) {
		text_char(&out, '\n');
		picture_put(t->match.game, t->match.state, t->lesson->seat, t->colour,
			    &out);
		fputs(text_str(&out), stdout);
		putchar('\n');
		print_paragraphs(s->ask, "> ");
	}
	text_free(&out);
}

/* True if it is the action that was asked for; all else is answered. */
static bool is_right(struct lecture *t, const struct lesson_step *s, action a)
{
	struct refused no;
	struct text why = { 0 };
	if (match_why(&t->match, s->seat, a, &no) != OK) {
		refused_say(&no, &why);
		print_paragraphs(text_str(&why), "");
		text_free(&why);
		return false;
	}
	if (lesson_wants(s, a))
		return true;
	print_paragraphs(lesson_answer(s, a), "");
	return false;
}

/* The action the learner types; `show` names it, and an empty line does nothing. */
static bool read_answer(struct lecture *t, const struct lesson_step *s, action *out)
{
	const struct game *g = t->match.game;
	if (t->by_script) {
		*out = s->choice[0];
		return true;
	}
	for (;;) {
		struct text said = { 0 };
		const char *line = lines_read(t->lines, "lesson> ");
		t->quit = !line || strcmp(line, "quit") == 0;
		if (t->quit)
			return false;
		if (strcmp(line, "show") == 0) {
			action_put(g, s->choice[0], &said);
			printf("Type: %s\n", text_str(&said));
		} else if (*line && action_read(g, line, out, &said) != OK) {
			print_paragraphs(s->ask, "> ");
			puts("`show` tells you what to type, Tab completes, `quit` "
			     "ends.");
		} else if (*line && is_right(t, s, *out)) {
			text_free(&said);
			return true;
		}
		text_free(&said);
	}
}

int lecture_give(const struct args *a, const struct lesson *l)
{
	struct lecture t = { .lesson = l,
			     .by_script = args_has(a, "read"),
			     .colour = picture_has_colour() };
	struct text why = { 0 };
	if (lesson_begin(l, &t.match, &why) != OK)
		return args_bad(a, "%s", text_str(&why));
	t.lines = lines_new(offer, &t);
	printf("%s\n%s\n", l->title, l->about);
	if (!t.by_script)
		puts("`show` tells you what to type, `quit` ends the lesson.");
	const struct lesson_step *s;
	status played = OK;
	while (print_question(&t, s = lesson_at(l, t.match.count)), s) {
		const size_t first = t.match.count;
		action done;
		if (!read_answer(&t, s, &done))
			break;
		played = match_play(&t.match, s->seat, done, &why);
		if (played == OK)
			played = lesson_play_script(l, &t.match, &why);
		print_events(&t, first);
		if (played != OK)
			break;
	}
	if (played != OK)
		printf("The script fails after action %zu: %s\n", t.match.count,
		       text_str(&why));
	lines_free(t.lines);
	match_end(&t.match);
	text_free(&why);
	return played == OK ? EXIT_DONE : EXIT_FAILED;
}

/* All of them */

static int list_lessons(const struct game *only)
{
	const char *game = "";
	for (const struct lesson_text *t = lesson_texts; t->game; t++) {
		const struct game *g = registry_find(t->game);
		struct lesson l;
		if (!g || (only && g != only) ||
		    lesson_read(&l, g, t->name, t->text, NULL) != OK)
			continue;
		if (strcmp(game, t->game) != 0)
			printf("%s%s\n", *game ? "\n" : "", g->title);
		game = t->game;
		printf("  tessera lesson %s %-18s %s. %s\n", t->game, t->name, l.title,
		       l.about);
		lesson_free(&l);
	}
	return EXIT_DONE;
}

/* True if it can be played; says so either way. */
static bool is_playable(const struct game *g, const char *name, const char *text)
{
	struct text why = { 0 };
	struct lesson l;
	bool good = lesson_read(&l, g, name, text, &why) == OK;
	if (good) {
		good = lesson_check_course(&l, &why) == OK;
		unsigned asked = 0;
		for (unsigned i = 0; i < l.count; i++)
			asked += l.step[i].seat == l.seat;
		if (good)
			printf("ok %s/%s: %u steps, %u of them yours\n", g->id, name,
			       l.count, asked);
		lesson_free(&l);
	}
	if (!good)
		printf("not ok %s/%s: %s\n", g->id, name, text_str(&why));
	text_free(&why);
	return good;
}

/* A file that is not in the binary yet: its folder is the game. */
static const struct game *read_lesson_file(const char *path, struct text *text,
					   struct text *why)
{
	char folders[512];
	snprintf(folders, sizeof folders, "%s", path);
	const struct game *g = registry_find(basename(dirname(folders)));
	if (!g)
		text_put(why, "Its folder is not the name of a game.");
	return g && text_read_file(text, path, LESSON_BYTES, why) == OK ? g : NULL;
}

static bool is_playable_file(const char *path)
{
	char names[512];
	struct text text = { 0 }, why = { 0 };
	snprintf(names, sizeof names, "%s", path);
	const struct game *g = read_lesson_file(path, &text, &why);
	if (!g)
		printf("not ok %s: %s\n", path, text_str(&why));
	const bool good = g && is_playable(g, basename(names), text_str(&text));
	text_free(&text);
	text_free(&why);
	return good;
}

static int check_lessons(const struct args *a)
{
	unsigned bad = 0;
	for (int i = 0; i < a->words; i++)
		bad += !is_playable_file(a->word[i]);
	for (const struct lesson_text *t = lesson_texts; t->game && a->words == 0; t++) {
		const struct game *g = registry_find(t->game);
		if (g)
			bad += !is_playable(g, t->name, t->text);
	}
	return bad ? EXIT_FAILED : EXIT_DONE;
}

static int give_text(const struct args *a, const struct game *g, const char *text)
{
	struct text why = { 0 };
	struct lesson l;
	if (lesson_read(&l, g, "", text, &why) != OK)
		return args_bad(a, "%s", text_str(&why));
	const int result = lecture_give(a, &l);
	lesson_free(&l);
	text_free(&why);
	return result;
}

static int give_file(const struct args *a, const char *path)
{
	struct text text = { 0 }, why = { 0 };
	const struct game *g = read_lesson_file(path, &text, &why);
	const int result =
		g ? give_text(a, g, text_str(&text)) : args_bad(a, "%s", text_str(&why));
	text_free(&text);
	text_free(&why);
	return result;
}

static int run(const struct args *a)
{
	if (args_has(a, "check"))
		return check_lessons(a);
	if (a->words == 1 && strchr(a->word[0], '.'))
		return give_file(a, a->word[0]);
	const struct game *g = a->words ? gameargs_find(a, a->word[0]) : NULL;
	if (a->words && !g)
		return EXIT_MISUSED;
	if (a->words < 2)
		return list_lessons(g);
	const struct lesson_text *t = lesson_find(g, a->word[1]);
	if (!t || a->words > 2)
		return args_bad(
			a, "There is no such lesson; `tessera lesson %s` lists them.",
			g->id);
	return give_text(a, g, t->text);
}

static const struct flag flags[] = {
	{ "read", NULL, "let the script play your part, too: to read a lesson through" },
	{ "check", NULL,
	  "play all lessons, or the FILES, by script: is each action legal?" },
	{ NULL, NULL, NULL },
};

const struct command lesson_command = {
	.name = "lesson",
	.takes = "[GAME [NAME] | FILE.lesson...]",
	.about = "learn a game by playing it, one idea at a time",
	.more = "Without a name, the lessons are listed. The format is in "
		"docs/lessons.md.",
	.flags = flags,
	.words_max = WORDS_ANY,
	.run = run,
};
