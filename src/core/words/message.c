#include "core/words/message.h"

#include <stdarg.h>

#include "base/text.h"
#include "core/words/locale.h"

void message_note(struct messages *out, int kind, ...)
{
	va_list list;
	ensure(out->count < MESSAGES_MAX);
	out->list[out->count++] = (struct message){ .kind = (uint16_t)kind };
	va_start(list, kind);
	for (int v = va_arg(list, int); v != EVENT_END; v = va_arg(list, int))
		message_more(out, v);
	va_end(list);
}

void message_more(struct messages *out, int value)
{
	struct message *m = &out->list[out->count - 1];
	ensure(m->count < EVENT_VALUES);
	m->value[m->count++] = (int16_t)value;
}

void messages_put(const struct game *g, const void *state, const struct messages *m,
		  struct text *out)
{
	for (unsigned i = 0; i < m->count; i++) {
		const struct message *said = &m->list[i];
		const struct message_row *row = &g->messages[said->kind];
		const struct filling f = { .game = g,
					   .state = state,
					   .blank = row->blank,
					   .value = said->value,
					   .count = said->count };
		if (i > 0)
			text_char(out, ' ');
		sentence_put(&f, row->text, out);
	}
}

void prompt_put(const struct game *g, const void *state, int reader, struct text *out)
{
	struct messages asked = { .count = 0 };
	if (g->ask && reader < SEATS_MAX && g->to_act(state) & seat_bit(reader))
		g->ask(state, reader, &asked);
	const char *constant = asked.count ? NULL : g->prompt(state, reader);
	if (constant)
		locale_put(constant, out);
	messages_put(g, state, &asked, out);
}
