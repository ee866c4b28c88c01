#include "terminal/lines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#ifdef HAVE_EDIT
#include <histedit.h>
#endif

#include "base/text.h"

enum { LINE_BYTES_MAX = 4096, HISTORY_LINES = 200 };

struct lines {
	lines_offer *offer;
	void *self;
	bool is_terminal;
	struct text prompt, line;
#ifdef HAVE_EDIT
	EditLine *edit;
	History *history;
#endif
};

bool lines_is_terminal(const struct lines *l)
{
	return l->is_terminal;
}

#ifdef HAVE_EDIT

static char *tell_prompt(EditLine *edit)
{
	struct lines *l;
	el_get(edit, EL_CLIENTDATA, &l);
	return l->prompt.at;
}

/* How many letters two lines begin with in common, at most `most`. */
static size_t common(const char *a, const char *b, size_t most)
{
	size_t n = 0;
	while (n < most && a[n] == b[n] && a[n] != '\n')
		n++;
	return n;
}

struct completion {
	const char *first;
	size_t len, count;
	struct text list;
};

/* All offers that begin with the `len` letters of `typed`. */
static void find_offers(struct lines *l, const char *typed, size_t len,
			struct completion *out)
{
	struct text offers = { 0 };
	l->offer(l->self, &offers);
	text_clear(&l->line);
	text_put(&l->line, text_str(&offers)); /* where `first` points into */
	for (const char *at = text_str(&l->line); *at;) {
		const size_t end = strcspn(at, "\n");
		if (end >= len && strncasecmp(at, typed, len) == 0) {
			out->len = out->count++ ? common(out->first, at, out->len) : end;
			out->first = out->first ? out->first : at;
			text_add(&out->list, "  %.*s\n", (int)end, at);
		}
		at += end + 1;
	}
	text_free(&offers);
}

static unsigned char complete(EditLine *edit, int key)
{
	(void)key;
	struct lines *l;
	struct completion c = { 0 };
	el_get(edit, EL_CLIENTDATA, &l);
	const LineInfo *info = el_line(edit);
	const size_t len = (size_t)(info->cursor - info->buffer);
	find_offers(l, info->buffer, len, &c);
	unsigned char result = CC_ERROR;
	if (c.count > 0 && c.len > len) {
		struct text rest = { 0 };
		text_bytes(&rest, c.first + len, c.len - len);
		el_insertstr(edit, text_str(&rest));
		text_free(&rest);
		result = CC_REFRESH;
	} else if (c.count > 1) {
		printf("\n%s", text_str(&c.list));
		result = CC_REDISPLAY;
	}
	text_free(&c.list);
	return result;
}

static void begin_editing(struct lines *l)
{
	HistEvent event;
	l->edit = el_init("tessera", stdin, stdout, stderr);
	l->history = history_init();
	if (!l->edit || !l->history)
		die("the terminal cannot be edited");
	history(l->history, &event, H_SETSIZE, HISTORY_LINES);
	el_set(l->edit, EL_CLIENTDATA, l);
	el_set(l->edit, EL_PROMPT, tell_prompt);
	el_set(l->edit, EL_EDITOR, "emacs");
	el_set(l->edit, EL_SIGNAL, 1);
	el_set(l->edit, EL_HIST, history, l->history);
	el_set(l->edit, EL_ADDFN, "complete", "completes a word", complete);
	el_set(l->edit, EL_BIND, "^I", "complete", NULL);
}

static void end_editing(struct lines *l)
{
	if (l->edit)
		el_end(l->edit);
	if (l->history)
		history_end(l->history);
}

static bool edit_line(struct lines *l)
{
	int count;
	HistEvent event;
	const char *line = el_gets(l->edit, &count);
	if (!line || count <= 0)
		return false;
	text_clear(&l->line);
	text_bytes(&l->line, line, strcspn(line, "\n"));
	if (l->line.len)
		history(l->history, &event, H_ENTER, text_str(&l->line));
	return true;
}

static bool can_edit(const struct lines *l)
{
	return l->edit != NULL;
}

#else

static void begin_editing(struct lines *l)
{
	(void)l;
}

static void end_editing(struct lines *l)
{
	(void)l;
}

static bool edit_line(struct lines *l)
{
	(void)l;
	return false;
}

static bool can_edit(const struct lines *l)
{
	(void)l;
	return false;
}

#endif

struct lines *lines_new(lines_offer *offer, void *self)
{
	struct lines *l = calloc(1, sizeof *l);
	if (!l)
		die("out of memory");
	l->offer = offer;
	l->self = self;
	l->is_terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
	if (l->is_terminal)
		begin_editing(l);
	return l;
}

void lines_free(struct lines *l)
{
	end_editing(l);
	text_free(&l->prompt);
	text_free(&l->line);
	free(l);
}

static bool read_plain(struct lines *l)
{
	int c;
	text_clear(&l->line);
	fputs(text_str(&l->prompt), stdout);
	fflush(stdout);
	while ((c = getchar()) != EOF && c != '\n')
		if (l->line.len < LINE_BYTES_MAX && c != '\0' && c != '\r')
			text_char(&l->line, (char)c);
	return c != EOF || l->line.len > 0;
}

const char *lines_read(struct lines *l, const char *prompt)
{
	text_clear(&l->prompt);
	text_put(&l->prompt, prompt);
	const bool got = can_edit(l) ? edit_line(l) : read_plain(l);
	return got ? text_str(&l->line) : NULL;
}
