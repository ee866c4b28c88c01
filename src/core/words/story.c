#include "core/words/story.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "core/words/event.h"

void story_put_step(const struct game *g, const void *before, const struct step *step,
		    const void *after, int reader, struct text *out)
{
	const size_t from = out->len;
	events_narrate(g, before, step->seat, step->action, after, reader, out);
	if (out->len > from && out->at[out->len - 1] != '\n')
		text_char(out, '\n');
}

void story_put(const struct match *m, size_t from, size_t to, int reader, bool numbers,
	       struct text *out)
{
	const struct game *g = m->game;
	char *before = malloc(2 * g->state_size);
	if (!before)
		die("out of memory");
	char *after = before + g->state_size;
	match_state_at(m, from, after);
	for (size_t i = from; i < to; i++) {
		const size_t line = out->len;
		memcpy(before, after, g->state_size);
		g->apply(after, m->step[i].seat, m->step[i].action);
		if (numbers)
			text_add(out, "%5zu  ", i + 1);
		const size_t words = out->len;
		story_put_step(g, before, &m->step[i], after, reader, out);
		if (out->len == words)
			text_cut(out, line);
	}
	free(before);
}

void story_put_result(const struct match *m, struct text *out)
{
	const struct game *g = m->game;
	const int seats = game_seats(g, m->state);
	float score[SEATS_MAX] = { 0 }, best = 0;
	int winners = 0;
	bool is_plural = false;
	g->score(m->state, score);
	for (int seat = 0; seat < seats; seat++)
		best = score[seat] > best ? score[seat] : best;
	for (int seat = 0; seat < seats; seat++) {
		if (score[seat] < best)
			continue;
		text_add(out, "%s%s", winners++ ? " and " : "The game is over: ",
			 game_seat_title(g, m->state, seat));
		is_plural = game_seat_is_plural(g, m->state, seat);
	}
	text_put(out, winners > 1 ? " share the victory.\n"
		      : is_plural ? " win.\n"
				  : " wins.\n");
}
