#include "server/notify.h"

#include <string.h>

#include "base/json.h"
#include "server/stream.h"

static void add(struct notices *n, const char *kind, const char *target,
		const char *subject, const char *body)
{
	if (n->count == NOTICES_MAX)
		return;
	struct text *t = n->text[n->count];
	text_put(&t[0], target);
	text_put(&t[1], subject);
	text_put(&t[2], body);
	n->message[n->count++] = (struct message){ kind, text_str(&t[0]), text_str(&t[1]),
						   text_str(&t[2]) };
}

static void write_letter(const struct table *t, int seat, struct text *out)
{
	const struct game *g = t->match.game;
	text_add(out,
		 "It is your turn.\n\n%s\nYou play %s.\n%s/t/%s\n\n"
		 "You get this because you asked for it in your settings.\n",
		 g->title, game_seat_title(g, t->match.state, seat), t->server->url,
		 t->id);
}

static void write_hook(const struct table *t, int seat, struct text *out)
{
	const struct game *g = t->match.game;
	struct text url = { 0 };
	text_add(&url, "%s/t/%s", t->server->url, t->id);
	struct json j = { .out = out };
	json_open(&j, '{');
	json_put_string(&j, "event", "turn");
	json_put_string(&j, "text", "It is your turn.");
	json_put_string(&j, "game", g->id);
	json_put_string(&j, "table", t->id);
	json_put_string(&j, "seat", game_seat_name(g, seat));
	json_put_string(&j, "url", text_str(&url));
	json_close(&j, '}');
	text_free(&url);
}

/* What the service worker of the client shows: web/src/pushworker.ts. */
static void write_push(const struct table *t, int seat, struct text *out)
{
	const struct game *g = t->match.game;
	struct text path = { 0 }, words = { 0 };
	text_add(&path, "/t/%s", t->id);
	text_add(&words, "It is your turn. You play %s.",
		 game_seat_title(g, t->match.state, seat));
	struct json j = { .out = out };
	json_open(&j, '{');
	json_put_string(&j, "title", g->title);
	json_put_string(&j, "body", text_str(&words));
	json_put_string(&j, "path", text_str(&path));
	json_close(&j, '}');
	text_free(&path);
	text_free(&words);
}

struct pushing {
	struct notices *out;
	const char *subject, *body;
};

static void hear_device(void *self, const char *endpoint)
{
	const struct pushing *p = self;
	add(p->out, "push", endpoint, p->subject, p->body);
}

static void tell_devices(const struct table *t, int seat, const char *subject,
			 struct notices *out)
{
	struct text body = { 0 };
	write_push(t, seat, &body);
	struct pushing p = { out, subject, text_str(&body) };
	(void)!store_subscriptions(t->server->store, t->row.seat[seat].user, hear_device,
				   &p, NULL);
	text_free(&body);
}

static void tell_seat(const struct table *t, int seat, struct notices *out)
{
	struct user u;
	struct text subject = { 0 }, body = { 0 };
	if (store_user(t->server->store, t->row.seat[seat].user, &u, NULL) != OK)
		return;
	text_add(&subject, "Your turn: %s", t->match.game->title);
	if (u.email[0] && t->server->how.smtp) {
		write_letter(t, seat, &body);
		add(out, "email", u.email, text_str(&subject), text_str(&body));
	}
	text_clear(&body);
	if (u.webhook[0]) {
		write_hook(t, seat, &body);
		add(out, "webhook", u.webhook, text_str(&subject), text_str(&body));
	}
	tell_devices(t, seat, text_str(&subject), out);
	text_free(&subject);
	text_free(&body);
}

void notify_collect(const struct table *t, const struct pending *p, struct notices *out)
{
	const seatset fresh = (seatset)(t->row.acting & ~p->acted_before);
	for (int seat = 0; seat < table_seats(t); seat++) {
		const char *user = t->row.seat[seat].user;
		const bool did_it = p->by && strcmp(user, p->by) == 0;
		if (fresh & seat_bit(seat) && seat_is(t, seat, "person") && !did_it &&
		    !stream_is_online(t, user))
			tell_seat(t, seat, out);
	}
}

void notify_free(struct notices *n)
{
	for (size_t i = 0; i < n->count; i++)
		for (int k = 0; k < 3; k++)
			text_free(&n->text[i][k]);
}
