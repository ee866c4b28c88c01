#include "terminal/choices.h"

#include <stdio.h>

#include "base/text.h"

enum { WIDTH = 80, LONG_LIST = 12, NUMBER_WIDTH = 8 };

/* How many arguments the action's verb takes. */
static int arguments(const struct game *g, action a)
{
	const struct verb *v = &g->verbs[action_verb(a)];
	int n = 0;
	while (n < 3 && v->arg[n])
		n++;
	return n;
}

/* Whether two actions differ in their last word only. */
static bool are_alike(const struct game *g, action a, action b)
{
	const int last = arguments(g, a) - 1;
	if (action_verb(a) != action_verb(b) || last < 0)
		return false;
	for (int i = 0; i < last; i++)
		if (action_arg(a, i) != action_arg(b, i))
			return false;
	return true;
}

static int widest(const struct game *g, const struct actions *legal)
{
	struct text words = { 0 };
	int width = 0;
	for (unsigned i = 0; i < legal->count; i++) {
		text_clear(&words);
		action_put(g, legal->list[i], &words);
		const int columns = text_columns(text_str(&words), words.len);
		width = columns > width ? columns : width;
	}
	text_free(&words);
	return width;
}

static void put_columns(const struct game *g, const struct actions *legal,
			struct text *out)
{
	const int count = (int)legal->count, width = widest(g, legal);
	const int across = WIDTH / (width + 7) > 0 ? WIDTH / (width + 7) : 1;
	const int down = (count + across - 1) / across;
	for (int row = 0; row < down; row++) {
		for (int i = row; i < count; i += down) {
			text_add(out, "%4d ", i + 1);
			const size_t from = out->len;
			action_put(g, legal->list[i], out);
			if (i + down < count)
				text_pad(out, from, width + 2);
		}
		text_char(out, '\n');
	}
}

/* The actions from `from` to before `to`, which are alike, on one line. */
static void put_alike(const struct game *g, const struct actions *legal, unsigned from,
		      unsigned to, struct text *out)
{
	char numbers[32];
	const action first = legal->list[from];
	const struct verb *v = &g->verbs[action_verb(first)];
	const int last = arguments(g, first) - 1;
	snprintf(numbers, sizeof numbers, "%u-%u", from + 1, to);
	text_add(out, "%*s %s", NUMBER_WIDTH, numbers, v->word);
	for (int i = 0; i < last; i++) {
		text_char(out, ' ');
		names_put(v->arg[i], action_arg(first, i), out);
	}
	text_char(out, ':');
	for (unsigned i = from; i < to; i++) {
		text_put(out, i > from ? ", " : " ");
		names_put(v->arg[last], action_arg(legal->list[i], last), out);
	}
	text_char(out, '\n');
}

static void put_groups(const struct game *g, const struct actions *legal,
		       struct text *out)
{
	unsigned to;
	for (unsigned from = 0; from < legal->count; from = to) {
		to = from + 1;
		while (to < legal->count &&
		       are_alike(g, legal->list[from], legal->list[to]))
			to++;
		if (to > from + 1) {
			put_alike(g, legal, from, to, out);
			continue;
		}
		text_add(out, "%*u ", NUMBER_WIDTH, to);
		action_put(g, legal->list[from], out);
		text_char(out, '\n');
	}
}

void choices_put(const struct game *g, const struct actions *legal, struct text *out)
{
	if (legal->count > LONG_LIST)
		put_groups(g, legal, out);
	else
		put_columns(g, legal, out);
}
