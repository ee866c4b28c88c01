/* Requests about one table: show, act, undo, ask, resign, chat. */
#include <stdio.h>
#include <string.h>

#include "core/wire.h"
#include "server/bots/bots.h"
#include "server/http/routes.h"
#include "server/play/offers.h"
#include "server/play/play.h"
#include "server/tables/access.h"
#include "server/tables/snapshot.h"

static status show(struct request *r, struct table *t)
{
	if (table_is_insider(t, access_user(r)))
		bots_player_came(t);
	snapshot_put(t, access_user(r), 0, &r->out);
	return OK;
}

status handlers_show(struct request *r)
{
	return access_read(r, show);
}

/* A command of the person for the seat named in the body; its text is the member `key`.
 */
static status run_command(struct request *r, struct command cmd, const char *key)
{
	struct table *t;
	struct text words = { 0 };
	TRY(access_table(r, &t));
	if (key)
		request_text(r, key, &words);
	cmd.user = &r->user;
	cmd.seat = access_seat(r, t);
	cmd.words = text_str(&words);
	const status s = access_execute(r, t, &cmd);
	text_free(&words);
	table_release(t);
	return s;
}

static void note_refusal(struct request *r, const struct refused *why)
{
	text_clear(&r->why);
	refused_say(why, &r->why);
	snprintf(r->rule, sizeof r->rule, "%s", why->rule);
	snprintf(r->code, sizeof r->code, "%s", why->code);
}

/* The action of the body: numbers or words in "do", or a text in "action". */
static status read_action(const struct request *r, const struct game *g, action *out,
			  struct text *why)
{
	const int list = json_find(&r->doc, 0, "do");
	if (list != JSON_ABSENT)
		return wire_read_action(g, &r->doc, list, out, why);
	struct text words = { 0 };
	request_text(r, "action", &words);
	const status s = action_read(g, text_str(&words), out, why);
	text_free(&words);
	return s;
}

static status act(struct request *r, struct table *t, long long rev)
{
	struct refused why = { .code = "", .sentence = "" };
	struct text unread = { 0 };
	struct command cmd = { .execute = play_act,
			       .user = &r->user,
			       .seat = access_seat(r, t),
			       .rev = rev,
			       .refused = &why };
	if (read_action(r, t->game, &cmd.act, &unread) != OK)
		cmd.unread = text_str(&unread);
	const status s = access_execute(r, t, &cmd);
	if (s == ILLEGAL)
		note_refusal(r, &why);
	text_free(&unread);
	return s;
}

status handlers_act(struct request *r)
{
	long long rev;
	struct table *t;
	if (!request_int(r, "rev", &rev))
		return request_refuse(r, BAD_REQUEST,
				      "`rev` is missing: the revision you act on.");
	TRY(access_table(r, &t));
	const status s = act(r, t, rev);
	table_release(t);
	return s;
}

static void write_why(struct request *r, bool is_legal)
{
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	json_put_bool(&j, "legal", is_legal);
	json_put_string(&j, "reason", is_legal ? "" : text_str(&r->why));
	json_put_string(&j, "code", r->code);
	json_put_string(&j, "rule", r->rule);
	json_close(&j, '}');
}

static status explain(struct request *r, struct table *t)
{
	const int seat = access_seat(r, t);
	if (!access_owns(r, t, seat))
		return request_refuse(r, FORBIDDEN, "This is not your seat.");
	action a;
	TRY(read_action(r, t->match.game, &a, &r->why));
	struct refused why;
	const bool is_legal = match_why(&t->match, seat, a, &why) == OK;
	note_refusal(r, &why);
	write_why(r, is_legal);
	return OK;
}

status handlers_why(struct request *r)
{
	return access_read(r, explain);
}

status handlers_undo(struct request *r)
{
	return run_command(r, (struct command){ .execute = play_undo }, NULL);
}

status handlers_resign(struct request *r)
{
	return run_command(r, (struct command){ .execute = play_resign }, NULL);
}

status handlers_nonce(struct request *r)
{
	return run_command(r, (struct command){ .execute = play_nonce }, "text");
}

static status offer(struct request *r, executor *execute)
{
	char what[16];
	request_copy(r, "what", what, sizeof what);
	const enum offer_kind kind = offers_find(what);
	if (kind == OFFER_COUNT)
		return request_refuse(r, BAD_REQUEST,
				      "You can ask for `undo`, `draw` or `bot`.");
	return run_command(r,
			   (struct command){ .execute = execute,
					     .kind = (int)kind,
					     .yes = request_bool(r, "yes", false) },
			   NULL);
}

status handlers_ask(struct request *r)
{
	return offer(r, offers_ask);
}

status handlers_answer(struct request *r)
{
	return offer(r, offers_answer);
}

status handlers_chat(struct request *r)
{
	struct table *t;
	if (!limits_take(r->server->limits, LIMIT_CHAT, r->user.id))
		return request_refuse(
			r, TOO_MANY,
			"You are sending messages too fast. Wait a few seconds.");
	TRY(access_table(r, &t));
	struct chat_row said = { .at = store_now() };
	snprintf(said.name, sizeof said.name, "%s", r->user.name);
	memcpy(said.user, r->user.id, sizeof said.user);
	request_text(r, "text", &said.words);
	const struct command cmd = { .execute = play_say,
				     .user = &r->user,
				     .words = text_str(&said.words),
				     .chat = &said };
	const status s = access_execute(r, t, &cmd);
	text_free(&said.words);
	table_release(t);
	return s;
}
