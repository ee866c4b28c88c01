#include "server/keep.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "core/record.h"
#include "core/state.h"
#include "server/clocks.h"
#include "server/notify.h"
#include "server/offers.h"
#include "server/robots.h"

enum { CHAT_SHOWN = 100, TRIES = 4 };

/* Loading */

void keep_write_head(const struct match *m, struct text *out)
{
	struct match empty = *m;
	empty.count = 0;
	empty.dice.has_secret = false;
	memset(empty.player, 0, sizeof empty.player);
	record_write(&empty, out);
}

status keep_replay(const struct table_row *row, const struct text *steps,
		   game_finder *find, struct match *out, struct text *why)
{
	struct text record = { 0 };
	text_put(&record, text_str(&row->setup));
	text_put(&record, text_str(steps));
	const status result = record_read(out, text_str(&record), find, why);
	text_free(&record);
	if (result != OK)
		return result;
	if (!fair_set_secret(&out->dice, row->secret))
		ensure(out->dice.kind != DICE_FAIR);
	out->revision = (uint32_t)row->rev;
	if (out->drawn < row->drawn)
		out->drawn = (uint32_t)row->drawn;
	return OK;
}

/* A rules fix has made the record lead elsewhere: play goes on from the stored position.
 * The record stays in the store until there is a step that it does not have. */
static status continue_from_position(struct table *t, const struct text *steps,
				     struct text *why)
{
	const struct game *g = t->server->how.find_game(t->row.game);
	struct match start;
	struct text none = { 0 };
	if (!g || t->row.position.len == 0)
		return DIVERGED;
	fprintf(stderr, "tessera: table %s: %s It goes on from its position.\n",
		t->row.id, text_str(why));
	TRY(keep_replay(&t->row, &none, t->server->how.find_game, &start, why));
	_Alignas(16) char state[STATE_SIZE_MAX] = { 0 };
	const status result =
		state_read_text(g, t->row.position.at, t->row.position.len, state, why);
	if (result == OK) {
		match_begin_at(&t->match, g, state, start.dice);
		memcpy(t->match.title, start.title, sizeof t->match.title);
		t->match.revision = (uint32_t)t->row.rev;
		t->match.drawn = (uint32_t)t->row.drawn;
		text_clear(&t->old_record);
		text_add(&t->old_record, "%s%s", text_str(&t->row.setup),
			 text_str(steps));
	}
	match_end(&start);
	return result;
}

static void hear_chat(void *self, const struct chat_row *c)
{
	struct table *t = self;
	struct json j = { .out = &t->chat, .after_value = t->chat.len > 0 };
	json_open(&j, '{');
	json_put_string(&j, "name", c->name);
	json_put_string(&j, "text", text_str(&c->words));
	json_put_int(&j, "at", c->at);
	json_close(&j, '}');
	t->chat_count++;
}

static status load_chat(struct table *t, struct text *why)
{
	text_clear(&t->chat);
	t->chat_count = 0;
	return store_chat(t->server->store, t->row.id, CHAT_SHOWN, hear_chat, t, why);
}

static status load_match(struct table *t, const struct text *steps, struct text *why)
{
	const status result =
		keep_replay(&t->row, steps, t->server->how.find_game, &t->match, why);
	return result == DIVERGED ? continue_from_position(t, steps, why) : result;
}

static void set_names(struct table *t)
{
	for (int seat = 0; seat < SEATS_MAX; seat++)
		snprintf(t->match.player[seat], sizeof t->match.player[seat], "%s",
			 t->row.seat[seat].name);
}

status keep_load(struct table *t, struct text *why)
{
	struct text steps = { 0 };
	struct table_row row;
	status result = store_table(t->server->store, t->row.id, &row, &steps, why);
	if (result == OK) {
		table_row_free(&t->row);
		t->row = row;
		result = load_match(t, &steps, why);
	}
	text_free(&steps);
	TRY(result);
	if (!t->game)
		t->game = t->match.game;
	set_names(t);
	offers_read(t);
	chronicle_begin(&t->log, &t->match);
	t->match.listener = (struct listener){ chronicle_hear, &t->log };
	for (int seat = 0; seat < SEATS_MAX; seat++)
		t->seat_rev[seat] = t->match.revision;
	t->is_loaded = true;
	return load_chat(t, why);
}

void keep_unload(struct table *t)
{
	if (t->is_loaded) {
		match_end(&t->match);
		chronicle_end(&t->log);
	}
	table_row_free(&t->row);
	t->row.setup = t->row.position = t->row.result = t->row.offers =
		(struct text){ 0 };
	text_free(&t->chat);
	text_free(&t->gallery);
	text_free(&t->old_record);
	t->gallery_version = 0;
	t->is_loaded = false;
}

void keep_reload(struct table *t)
{
	keep_unload(t);
	struct text why = { 0 };
	if (keep_load(t, &why) != OK)
		fprintf(stderr, "tessera: table %s: %s\n", t->row.id, text_str(&why));
	text_free(&why);
	table_stir(t);
}

/* Committing */

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
	r->acting = table_is(t, "running") ? m->game->to_act(m->state) : 0;
	text_clear(&r->position);
	state_put_position(m->game, m->state, &r->position);
	if (p->setup) {
		text_clear(&r->setup);
		keep_write_head(m, &r->setup);
	}
	offers_write(t);
}

static status commit(struct table *t, struct pending *p, struct text *why)
{
	const struct match *m = &t->match;
	const bool parts = t->old_record.len > 0 && m->count > 0;
	p->setup |= parts;
	clocks_turn(t, p);
	update_row(t, p);
	clocks_set(t);
	struct change c = { .row = &t->row,
			    .keep = keeps_old_record(t) ? (size_t)t->row.steps : p->keep,
			    .line_count = m->count - p->keep,
			    .setup = p->setup,
			    .archive = parts ? &t->old_record : NULL,
			    .seats = p->seats,
			    .chat = p->chat };
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
	bool all = false;
	seatset acted = 0;
	for (size_t i = p->keep; i < m->count; i++) {
		all |= m->step[i].seat == CHANCE;
		acted |= seat_bit(m->step[i].seat);
	}
	for (int seat = 0; seat < SEATS_MAX; seat++)
		if (all || acted == 0 || (acted & seat_bit(seat)) ||
		    !(p->acted_before & seat_bit(seat)))
			t->seat_rev[seat] = m->revision;
}

/* A wish may be refused when half of it is done. */
static void undo_wish(struct table *t, bool is_changed)
{
	if (is_changed)
		keep_reload(t);
	else
		offers_read(t);
}

static status try_change(struct table *t, const struct wish *w, struct text *why)
{
	if (!t->is_loaded)
		TRY(keep_load(t, why));
	struct pending p = { .keep = t->match.count,
			     .acted_before = (seatset)t->row.acting,
			     .by = w->user ? w->user->id : NULL };
	const uint32_t revision = t->match.revision;
	const status granted = w->grant(t, w, &p, why);
	if (granted != OK) {
		undo_wish(t, p.seats || p.setup || t->match.revision != revision);
		return granted;
	}
	const status result = commit(t, &p, why);
	if (result != OK) {
		keep_reload(t);
		return result;
	}
	if (t->match.revision != revision)
		mark_choices(t, &p);
	if (t->match.count > 0)
		text_free(&t->old_record);
	if (p.chat && load_chat(t, NULL) != OK)
		text_clear(&t->chat);
	table_stir(t);
	robots_call(t);
	return OK;
}

status table_change(struct table *t, const struct wish *w, struct text *why)
{
	table_lock(t);
	status result = STALE;
	/* Another process may have changed the table: look again, then judge the wish
	 * anew. */
	for (int tries = 0; tries < TRIES; tries++) {
		const int64_t seq = t->row.seq;
		result = try_change(t, w, why);
		if (result != STALE || t->row.seq == seq)
			break;
	}
	table_unlock(t);
	return result;
}
