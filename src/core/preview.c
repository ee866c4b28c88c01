#include "core/preview.h"

#include <string.h>

#include "base/json.h"
#include "base/rng.h"
#include "core/evaluator.h"
#include "core/wire.h"
#include "core/words/event.h"
#include "core/words/message.h"

/* What is told of the action, an event a line. */
struct telling {
	struct text lines;
	bool by_chance, is_deed, changes;
	bool passes, stays; /* the turn ends; the same is asked again */
	bool unseals;	    /* secret choices of others come to light */
};

void previewer_begin(struct previewer *p, const struct game *g, const void *state,
		     int seat)
{
	struct rng rng = rng_seeded(1); /* the same question gets the same answer */
	struct actions legal;
	p->game = g;
	p->seat = seat;
	for (int i = 0; i < PREVIEW_COPIES; i++) {
		memcpy(p->copy[i], state, g->state_size);
		evaluator_default(g)->determinize(p->copy[i], seat, &rng);
	}
	game_list(g, p->copy[0], seat, &legal);
	p->choices = legal.count;
}

/* Whether it only says whose turn it is and what was chosen: nothing comes, nothing goes.
 */
static bool is_frame(const struct event_row *row)
{
	const bool is_quiet =
		row->family == FAMILY_OTHER || row->family == FAMILY_CHOSE ||
		row->family == FAMILY_TURN_BEGAN || row->family == FAMILY_PHASE_BEGAN;
	return is_quiet && (!row->changes || !strpbrk(row->changes, "+-&!>"));
}

static void tell(struct previewer *p, const void *copy, action a, struct telling *out)
{
	struct events said;
	events_of(p->game, copy, p->seat, a, p->after, &said);
	for (unsigned i = 0; i < said.count; i++) {
		const struct event_row *row = &p->game->events[said.list[i].kind];
		out->is_deed |= row->family == FAMILY_CHOSE;
		out->passes |= row->family == FAMILY_TURN_BEGAN;
		out->changes |= !is_frame(row);
		if (!event_is_told(p->game, &said.list[i], p->seat))
			continue;
		struct json j = { .out = &out->lines };
		event_put_short(p->game, p->after, &said.list[i], p->seat, &j);
		text_char(&out->lines, '\n');
	}
	out->unseals = p->game->is_sealed && p->game->is_sealed(copy) &&
		       !p->game->is_sealed(p->after);
	const seatset next = p->game->to_act(p->after);
	out->by_chance = next & seat_bit(CHANCE);
	out->stays = next & seat_bit(p->seat) &&
		     p->game->prompt(p->after, p->seat) == p->game->prompt(copy, p->seat);
}

/* How much of the first both begin with, in whole lines. */
static size_t common(const struct text *a, const struct text *b)
{
	size_t same = 0;
	for (size_t i = 0; i < a->len && i < b->len && a->at[i] == b->at[i]; i++)
		if (a->at[i] == '\n')
			same = i + 1;
	return same;
}

/* The deed itself. */
static size_t first_line(const struct text *lines)
{
	const char *end = lines->len ? strchr(lines->at, '\n') : NULL;
	return end ? (size_t)(end - lines->at) + 1 : 0;
}

static void put_events(struct text *lines, size_t len, struct json *out)
{
	json_key(out, "events");
	json_open(out, '[');
	for (size_t at = 0; at < len;) {
		char *end = strchr(lines->at + at, '\n');
		*end = '\0';
		json_raw(out, lines->at + at);
		at = (size_t)(end - lines->at) + 1;
	}
	json_close(out, ']');
}

static void put_warnings(const struct previewer *p, action a, struct json *out)
{
	struct messages missing = { .count = 0 };
	struct text said = { 0 };
	if (p->game->warn)
		p->game->warn(p->copy[0], p->seat, a, &missing);
	if (missing.count == 0)
		return;
	messages_put(p->game, p->copy[0], &missing, &said);
	json_put_string(out, "warning", text_str(&said));
	text_free(&said);
}

/* What opens another question, or leaves one to another seat, may come to something. */
static bool is_idle(const struct telling *t)
{
	return t->is_deed && !t->changes && (t->passes || t->stays);
}

void preview_put(struct previewer *p, action a, struct json *out)
{
	struct telling first = { 0 };
	tell(p, p->copy[0], a, &first);
	size_t len = first.unseals ? first_line(&first.lines) : first.lines.len;
	bool is_unknown = first.unseals;
	for (int i = 1; i < PREVIEW_COPIES; i++) {
		struct telling other = { 0 };
		tell(p, p->copy[i], a, &other);
		const size_t same = common(&first.lines, &other.lines);
		is_unknown |= same < first.lines.len || same < other.lines.len ||
			      first.by_chance != other.by_chance;
		len = same < len ? same : len;
		text_free(&other.lines);
	}
	json_open(out, '{');
	json_key(out, "action");
	wire_put_action(p->game, a, out);
	put_events(&first.lines, len, out);
	if (is_unknown)
		json_put_bool(out, "unknown", true);
	else if (first.by_chance)
		json_put_bool(out, "chance", true);
	else if (is_idle(&first) && p->choices > 1)
		json_put_bool(out, "idle", true);
	put_warnings(p, a, out);
	json_close(out, '}');
	text_free(&first.lines);
}
