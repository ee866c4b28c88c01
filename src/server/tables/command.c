#include "server/tables/command.h"

#include <stdlib.h>

#include "base/guard.h"
#include "core/record.h"
#include "core/state.h"
#include "server/bots/bots.h"
#include "server/tables/stream.h"
#include "server/notifications/notify.h"
#include "server/play/clocks.h"
#include "server/play/offers.h"
#include "server/tables/audience.h"
#include "server/tables/fault.h"
#include "server/tables/load.h"

enum { TRIES = 4 };

/* Nothing was played since the rules changed: the old record is still the whole game. */
static bool keeps_old_record(const struct table *t)
{
	return t->old_record.len > 0 && t->match.count == 0;
}

static void update_row(struct table *t, const struct pending *p)
{
	struct table_row *r = &t->row;
	const struct match *m = &t->match;
	r->rev = m->revision;
	r->drawn = m->drawn;
	if (!keeps_old_record(t))
		r->steps = (int64_t)m->count;
	r->acting = table_is(t, TABLE_RUNNING) ? m->game->to_act(m->state) : 0;
	text_clear(&r->position);
	state_put_position(m->game, m->state, &r->position);
	if (p->setup) {
		text_clear(&r->setup);
		table_write_head(m, &r->setup);
	}
	offers_write(t);
}

/* The old record is put aside with the first step that it does not have. */
static bool parts_with_old_record(const struct table *t)
{
	return t->old_record.len > 0 && t->match.count > 0;
}

static status commit(struct table *t, struct pending *p, struct text *why)
{
	const struct match *m = &t->match;
	struct change c = { .row = &t->row,
			    .keep = keeps_old_record(t) ? (size_t)t->row.steps : p->keep,
			    .line_count = m->count - p->keep,
			    .setup = p->setup,
			    .archive = parts_with_old_record(t) ? &t->old_record : NULL,
			    .seats = p->seats,
			    .is_secret = p->unknown_to != 0,
			    .chat = p->chat,
			    .opens = p->opens };
	struct text *lines = calloc(c.line_count + 1, sizeof *lines);
	if (!lines)
		die("out of memory");
	for (size_t i = 0; i < c.line_count; i++)
		record_write_step(m, p->keep + i, &lines[i]);
	c.lines = lines;
	struct notices notices = { 0 };
	notify_collect(t, p, &notices);
	c.messages = notices.message;
	c.message_count = notices.count;
	const status result = store_change(t->server->store, &c, why);
	notify_free(&notices);
	for (size_t i = 0; i < c.line_count; i++)
		text_free(&lines[i]);
	free(lines);
	return result;
}

/* A seat's choice is new when it or chance acted, or when it was not its turn before. */
static void mark_choices(struct table *t, const struct pending *p)
{
	const struct match *m = &t->match;
	bool all = p->rewound;
	seatset acted = 0;
	for (size_t i = p->keep; i < m->count; i++) {
		all |= m->step[i].seat == CHANCE;
		acted |= seat_bit(m->step[i].seat);
	}
	for (int seat = 0; seat < SEATS_MAX; seat++) {
		const seatset who = audience_of_seat(t, seat);
		if ((who & ~p->unknown_to) &&
		    (all || acted == 0 || (acted & seat_bit(seat)) ||
		     !(p->acted_before & seat_bit(seat))))
			t->seat_rev[seat] = audience_rev(t, who);
	}
}

/* A command may be refused half way. */
static void roll_back(struct table *t, bool is_changed)
{
	if (is_changed)
		table_reload(t);
	else
		offers_read(t);
}

struct execution {
	struct table *table;
	const struct command *command;
	struct pending *pending;
	struct text *why;
	status result;
};

/* All of a change that asks the rules. */
static void execute_now(void *self)
{
	struct execution *g = self;
	struct table *t = g->table;
	g->result = g->command->execute(t, g->command, g->pending, g->why);
	if (g->result != OK)
		return;
	g->pending->setup |= parts_with_old_record(t);
	clocks_turn(t, g->pending);
	audience_note(t, g->pending);
	update_row(t, g->pending);
	clocks_set(t, g->pending);
}

/* FAULTY if the rules failed; then the table is closed already. */
static status execute_guarded(struct table *t, const struct command *cmd,
			      struct pending *p, struct text *why)
{
	struct text what = { 0 };
	struct execution g = { .table = t, .command = cmd, .pending = p, .why = why };
	const bool held = guard_call(execute_now, &g, ANSWER_SECONDS, &what);
	if (!held) {
		fault_close(t, text_str(&what));
		g.result = status_say(FAULTY, why, "%s", "");
	}
	text_free(&what);
	return g.result;
}

static status try_change(struct table *t, const struct command *cmd, struct text *why)
{
	TRY(table_load_if_stale(t, why));
	struct pending p = { .keep = t->match.count,
			     .acted_before = (seatset)t->row.acting,
			     .by = cmd->user ? cmd->user->id : NULL };
	const uint32_t revision = t->match.revision;
	const status executed = execute_guarded(t, cmd, &p, why);
	if (executed == FAULTY)
		return FAULTY;
	if (executed != OK) {
		roll_back(t, p.seats || p.setup || t->match.revision != revision);
		return executed;
	}
	const status result = commit(t, &p, why);
	if (result != OK) {
		table_reload(t);
		return result;
	}
	if (t->match.revision != revision)
		mark_choices(t, &p);
	if (t->match.count > 0)
		text_free(&t->old_record);
	if (p.chat)
		table_reload_chat(t);
	stream_notify_except(t, p.unknown_to);
	bots_schedule(t);
	return OK;
}

status command_execute_locked(struct table *t, const struct command *cmd,
			      struct text *why)
{
	status result = STALE;
	/* Another process may have changed the table: reload and try again. */
	for (int tries = 0; tries < TRIES; tries++) {
		const int64_t seq = t->row.seq;
		result = try_change(t, cmd, why);
		if (result != STALE || t->row.seq == seq)
			break;
	}
	return result;
}

status command_execute(struct table *t, const struct command *cmd, struct text *why)
{
	table_lock(t);
	const status result = command_execute_locked(t, cmd, why);
	table_unlock(t);
	return result;
}
