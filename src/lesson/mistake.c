#include "lesson/mistake.h"

#include <stdio.h>

void mistake_put_name(const struct mistake_facts *f, char out[MISTAKE_NAME_SIZE])
{
	snprintf(out, MISTAKE_NAME_SIZE, "mistake-%d-%08x-%08x-%d-%d", f->seat,
		 (unsigned)f->played, (unsigned)f->better, f->was, f->could);
}

static bool scan_name(const char *name, struct mistake_facts *f)
{
	unsigned played, better;
	char end;
	if (sscanf(name, "mistake-%1d-%8x-%8x-%3d-%3d%c", &f->seat, &played, &better,
		   &f->was, &f->could, &end) != 5)
		return false;
	f->played = played;
	f->better = better;
	return f->seat >= 0 && f->seat < SEATS_MAX;
}

/* An action of such a number may be none of the game's. */
static bool is_action(const struct game *g, action a)
{
	int verb = 1;
	while (g->verbs[verb].word && verb != action_verb(a))
		verb++;
	return g->verbs[verb].word != NULL;
}

bool mistake_read_name(const struct game *g, const char *name, struct mistake_facts *out)
{
	return scan_name(name, out) && is_action(g, out->played) &&
	       is_action(g, out->better);
}

static void put_lesson(const struct game *g, const struct mistake_facts *f,
		       const char *after_played, const char *after_better,
		       struct text *out)
{
	text_add(out, "title Learn from your mistakes\nabout A mistake.\nseat %s\n",
		 game_seat_name(g, f->seat));
	text_add(out, "ask Find something better: about %d %% to win instead of %d %%.\n",
		 f->could, f->was);
	text_put(out, "expect ");
	action_put(g, f->better, out);
	text_put(out, "\nother ");
	action_put(g, f->played, out);
	text_add(out, ": This is what you did: about %d %% to win.%s\n", f->was,
		 after_played);
	text_add(out,
		 "else The computer found something else, with about %d %% to win.\n",
		 f->could);
	text_add(out, "end Right: about %d %% to win instead of %d %%.%s\n", f->could,
		 f->was, after_better);
}

status mistake_open(struct lesson *l, const struct game *g, const char *name,
		    const char *after_played, const char *after_better, struct text *why)
{
	struct mistake_facts f;
	if (!mistake_read_name(g, name, &f))
		return status_say(NOT_FOUND, why, "This game has no such lesson.");
	struct text text = { 0 };
	put_lesson(g, &f, after_played, after_better, &text);
	const status s = lesson_read(l, g, name, text_str(&text), why);
	text_free(&text);
	TRY(s);
	l->kind = LESSON_MISTAKE;
	l->played = f.played;
	return OK;
}
