/* Whether a lesson can be played: by script, and once for each of its choices. */
#include <string.h>

#include "lesson/holds.h"
#include "lesson/lesson.h"
#include "lesson/script.h"

#define FAULT(s, why, ...) fault(s, status_say(BAD_LESSON, why, __VA_ARGS__), why)

static status fault(const struct lesson_step *s, status result, struct text *why)
{
	script_name_line(s->line, why);
	return result;
}

/* False if the kind is a domain of the game's verbs that has no such name. Other kinds
 * only the board knows: the browser test looks for them there. */
static bool may_be_thing(const struct game *g, const char *thing, const char *colon)
{
	const size_t kind = (size_t)(colon - thing);
	bool is_domain = false;
	for (int v = 1; g->verbs[v].word; v++)
		for (int i = 0; i < 3 && g->verbs[v].arg[i]; i++) {
			const struct names *d = g->verbs[v].arg[i];
			if (!d->name || strlen(d->id) != kind ||
			    strncmp(d->id, thing, kind) != 0)
				continue;
			is_domain = true;
			if (names_exact(d, colon + 1, (int)strlen(colon + 1)) >= 0)
				return true;
		}
	return !is_domain || strchr(colon + 1, ':');
}

static status check_points(const struct lesson *l, const struct lesson_step *s,
			   struct text *why)
{
	for (unsigned i = 0; i < s->point_count; i++) {
		const char *colon = strchr(s->point[i], ':');
		if (!colon || !may_be_thing(l->game, s->point[i], colon))
			return FAULT(s, why, "There is no thing \"%s\".", s->point[i]);
	}
	return OK;
}

/* A question has words, and another action than the right ones is answered. */
static status check_words(const struct lesson *l, const struct lesson_step *s,
			  unsigned offered, struct text *why)
{
	if (s->seat != l->seat)
		return OK;
	if (!s->ask)
		return FAULT(s, why, "The learner is not told what to do: `ask`.");
	if (!s->wrong && offered > s->choice_count)
		return FAULT(s, why, "Another action has no answer: `else`.");
	return OK;
}

static status check_answers(const struct match *m, const struct lesson_step *s,
			    struct text *why)
{
	struct refused no;
	for (unsigned i = 0; i < s->answer_count; i++) {
		const bool is_whole = s->answer[i].to.mask == (action)-1;
		if (is_whole && lesson_wants(s, s->answer[i].to.action))
			return FAULT(s, why, "An answer is to an action that is right.");
		if (is_whole && match_why(m, s->seat, s->answer[i].to.action, &no) != OK)
			return FAULT(s, why,
				     "Answer %u is to an action that is not legal: %s",
				     i + 1, no.said[0] ? no.said : no.sentence);
	}
	return OK;
}

static status check_step(const struct lesson *l, struct match *m,
			 const struct lesson_step *s, unsigned choice, struct text *why)
{
	struct actions offers;
	match_legal(m, s->seat, &offers);
	TRY(check_words(l, s, offers.count, why));
	TRY(check_points(l, s, why));
	TRY(check_answers(m, s, why));
	status played = match_play(m, s->seat, s->choice[choice], why);
	if (played == OK && s->holds)
		played = holds_check(l->game, m->state, s->holds, why);
	return played == OK ? OK : fault(s, played, why);
}

/* Plays it through, with another than the first choice at one step. */
static status play_through(const struct lesson *l, unsigned at, unsigned choice,
			   struct text *why)
{
	struct match m;
	TRY(lesson_set_up(l, &m, why));
	status result = OK;
	for (unsigned i = 0; i < l->count && result == OK; i++)
		result = check_step(l, &m, &l->step[i], i == at ? choice : 0, why);
	if (result == OK && l->goes_on && match_is_over(&m))
		result =
			status_say(BAD_LESSON, why, "The game is over: it cannot go on.");
	match_end(&m);
	return result;
}

status lesson_check(const struct lesson *l, struct text *why)
{
	for (unsigned i = 0; i < l->count; i++)
		for (unsigned k = i > 0; k < l->step[i].choice_count; k++)
			TRY(play_through(l, i, k, why));
	return OK;
}

status lesson_check_course(const struct lesson *l, struct text *why)
{
	TRY(lesson_check(l, why));
	if (l->step[l->count - 1].holds)
		return OK;
	return status_say(BAD_LESSON, why,
			  "What was won is not checked: `holds` before `end`.");
}
