/* A lesson while it is played: where it stands, what it says, and what it does itself. */
#include "lesson/lesson.h"

#include <string.h>

#include "core/words/story.h"

const char *const lesson_kind_words[LESSON_KINDS] = { "lesson", "puzzle", "mistake" };

const struct lesson_step *lesson_at(const struct lesson *l, size_t actions)
{
	return actions < l->count ? &l->step[actions] : NULL;
}

bool lesson_wants(const struct lesson_step *s, action a)
{
	for (unsigned i = 0; i < s->choice_count; i++)
		if (s->choice[i] == a)
			return true;
	return false;
}

const char *lesson_answer(const struct lesson_step *s, action a)
{
	for (unsigned i = 0; i < s->answer_count; i++) {
		const struct lesson_answer *answer = &s->answer[i];
		if (pattern_fits(answer->to, a))
			return answer->text;
	}
	return s->wrong ? s->wrong : "";
}

static void put_paragraph(const char *text, struct text *out)
{
	if (!text)
		return;
	text_put(out, text);
	text_char(out, '\n');
}

/* The first step after the learner's last action. */
static size_t first_unread(const struct lesson *l, size_t actions)
{
	size_t i = actions < l->count ? actions : l->count;
	while (i > 0 && l->step[i - 1].seat != l->seat)
		i--;
	return i;
}

void lesson_put_talk(const struct lesson *l, size_t actions, struct text *out)
{
	size_t i = first_unread(l, actions);
	if (i > 0)
		put_paragraph(l->step[i - 1].praise, out);
	for (; i < l->count && i <= actions; i++)
		for (unsigned k = 0; k < l->step[i].say_count; k++)
			put_paragraph(l->step[i].say[k], out);
	if (actions >= l->count)
		put_paragraph(l->end, out);
}

status lesson_play_script(const struct lesson *l, struct match *m, struct text *why)
{
	const struct lesson_step *s = lesson_at(l, m->count);
	for (; s && s->seat != l->seat; s = lesson_at(l, m->count))
		TRY(match_play(m, s->seat, s->choice[0], why));
	return OK;
}

status lesson_set_up(const struct lesson *l, struct match *m, struct text *why)
{
	if (!l->position)
		return match_begin(m, l->game, &l->setup, fair_table(), why);
	match_begin_at(m, l->game, l->position, fair_table());
	return OK;
}

status lesson_begin(const struct lesson *l, struct match *m, struct text *why)
{
	TRY(lesson_set_up(l, m, why));
	const status played = lesson_play_script(l, m, why);
	if (played != OK)
		match_end(m);
	return played;
}

/* Whole sentences, in one line, as many as one likes to read. */
static void put_sentences(const char *story, struct text *out)
{
	enum { BYTES = 560 };
	const size_t from = out->len;
	while (*story) {
		const size_t len = strcspn(story, "\n");
		if (out->len - from + len > BYTES)
			return;
		text_char(out, ' ');
		text_bytes(out, story, len);
		story += len + (story[len] == '\n');
	}
}

void lesson_put_line(const struct match *m, int reader, struct text *out)
{
	struct text story = { 0 };
	story_put(m, 0, m->count, reader, false, &story);
	if (story.len > 0) {
		text_put(out, " It may go on like this:");
		put_sentences(text_str(&story), out);
	}
	text_free(&story);
}
