/* Who I am: my name, and where to send word to me. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/http/limits.h"
#include "server/http/routes.h"
#include "server/people/mails.h"
#include "server/people/names.h"
#include "server/people/passwords.h"
#include "server/people/people.h"

void people_write_me(struct request *r)
{
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	json_put_string(&j, "id", r->user.id);
	json_put_string(&j, "name", r->user.name);
	json_put_bool(&j, "guest", !r->user.has_account);
	json_put_string(&j, "account", r->user.account);
	json_put_string(&j, "email", r->user.email);
	json_put_string(&j, "email_new", r->user.email_new);
	json_put_bool(&j, "mail_turns", r->user.mail_turns);
	json_put_string(&j, "webhook", r->user.webhook);
	json_put_bool(&j, "mail", r->server->config.smtp != NULL);
	json_close(&j, '}');
}

status people_me(struct request *r)
{
	if (!r->has_user) {
		TRY(names_make_guest(r->server, &r->user, &r->why));
		TRY(people_start_session(r));
	}
	people_write_me(r);
	return OK;
}

static bool is_url(const char *s)
{
	return !*s ||
	       ((strncmp(s, "http://", 7) == 0 || strncmp(s, "https://", 8) == 0) &&
		!strpbrk(s, " \t\r\n<>\"\\"));
}

/* What a request wants to be different. */
struct changes {
	bool has_name, has_email, has_webhook;
	struct name name;
	char email[sizeof((struct user *)0)->email];
	char webhook[sizeof((struct user *)0)->webhook];
	char password[PASSWORD_MAX + 1];
};

static status read_name(struct request *r, struct changes *c)
{
	struct text wanted = { 0 };
	status s = OK;
	if (request_text(r, "name", &wanted) &&
	    strcmp(text_str(&wanted), r->user.name) != 0) {
		c->has_name = true;
		s = names_read(r->server, text_str(&wanted), &c->name, &r->why);
	}
	text_free(&wanted);
	return s;
}

static status read_addresses(struct request *r, struct changes *c)
{
	if (!request_copy_whole(r, "email", c->email, sizeof c->email, &c->has_email) ||
	    (c->email[0] && !mails_is_address(c->email)))
		return request_refuse(r, BAD_REQUEST, "That is not an e-mail address.");
	if (!request_copy_whole(r, "webhook", c->webhook, sizeof c->webhook,
				&c->has_webhook) ||
	    !is_url(c->webhook))
		return request_refuse(
			r, BAD_REQUEST,
			"That is not a webhook address (http:// or https://).");
	if (r->server->config.is_public && !r->user.has_account &&
	    (c->email[0] || c->webhook[0]))
		return request_refuse(r, FORBIDDEN,
				      "Guests receive no messages. Register first.");
	return OK;
}

/* Who has the mailbox of an account can have its password: a new one is a matter of the
 * password, not of the session alone. */
static bool needs_password(const struct request *r, const struct changes *c)
{
	return r->user.has_account && c->has_email &&
	       strcmp(c->email, r->user.email) != 0 &&
	       strcmp(c->email, r->user.email_new) != 0;
}

static status change_name(struct request *r, const struct name *name)
{
	struct server *s = r->server;
	if (s->config.is_public && !limits_take(s->limits, LIMIT_NAME, r->user.id))
		return request_refuse(
			r, TOO_MANY,
			"You changed your name too often. Wait a few minutes.");
	const status result = names_change(s, &r->user, name, &r->why);
	return result == NAME_TAKEN ? names_say_taken(s, name->shown, &r->why) : result;
}

static status make_changes(struct request *r, const struct changes *c)
{
	struct store *store = r->server->store;
	if (c->has_name)
		TRY(change_name(r, &c->name));
	if (c->has_webhook)
		TRY(store_put_webhook(store, r->user.id, c->webhook, &r->why));
	const bool turns = request_bool(r, "mail_turns", r->user.mail_turns);
	if (turns != r->user.mail_turns)
		TRY(store_put_mail_turns(store, r->user.id, turns, &r->why));
	if (c->has_email)
		TRY(mails_set_address(r, c->email));
	TRY(store_user(store, r->user.id, &r->user, &r->why));
	people_write_me(r);
	return OK;
}

static status change_now(struct request *r)
{
	struct changes *c = r->job;
	struct user u;
	status s = OK;
	if (needs_password(r, c) &&
	    !passwords_fit(r->server, r->user.account, c->password, &u))
		s = request_refuse(r, BAD_LOGIN, "Wrong password.");
	if (s == OK)
		s = make_changes(r, c);
	sodium_memzero(c, sizeof *c);
	free(c);
	r->job = NULL;
	return s;
}

static status read_changes(struct request *r, struct changes *c)
{
	TRY(read_name(r, c));
	TRY(read_addresses(r, c));
	if (!needs_password(r, c) || passwords_read(r, "password", c->password) == OK)
		return OK;
	text_clear(&r->why);
	return request_refuse(r, BAD_REQUEST,
			      "Enter your password to change the address.");
}

status people_change(struct request *r)
{
	struct changes *c = calloc(1, sizeof *c);
	if (!c)
		die("out of memory");
	const status s = read_changes(r, c);
	if (s != OK) {
		free(c);
		return s;
	}
	r->job = c;
	if (!needs_password(r, c))
		return change_now(r);
	r->deferred = change_now;
	return OK;
}
