#include "server/people/mails.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/bots/workers.h"
#include "server/http/routes.h"
#include "server/people/passwords.h"
#include "server/people/people.h"
#include "server/people/sessions.h"

enum { HOUR_MS = 3600000, CONFIRM_MS = 48 * HOUR_MS, RESET_MS = HOUR_MS };

bool mails_is_address(const char *s)
{
	const char *at = strchr(s, '@');
	return at && at > s && strchr(at, '.') && !strpbrk(s, " \t\r\n<>,;\"\\") &&
	       strlen(s) < sizeof((struct user *)0)->email;
}

static const struct letter_text {
	enum link_kind kind;
	const char *subject, *before, *after;
	int64_t lifetime_ms;
} confirm = { LINK_CONFIRM, "Confirm your address",
	      "Someone, probably you, wants to receive e-mail from Tessera at this "
	      "address. Confirm it here:",
	      "The link works for two days. If this was not you, ignore this message: "
	      "you will get no more of them.",
	      CONFIRM_MS },
  reset = { LINK_RESET, "Reset your Tessera password",
	    "Someone, probably you, asked to reset the password of your account. Choose "
	    "a new one here:",
	    "The link works once, within an hour. If this was not you, ignore this "
	    "message: your password stays as it is.",
	    RESET_MS };

static status send_link(struct server *s, const struct user *u, const char *address,
			const struct letter_text *what, struct text *why)
{
	char token[TOKEN_LEN + 1];
	struct text body = { 0 };
	store_token(token, TOKEN_LEN);
	text_add(&body, "Hello %s,\n\n%s\n\n%s/%s/%s\n\n%s\n",
		 u->has_account ? u->account : u->name, what->before, s->url,
		 link_kind_words[what->kind], token, what->after);
	const struct link link = { what->kind, u->id, address, what->lifetime_ms };
	const struct message mail = { .kind = MESSAGE_EMAIL,
				      .target = address,
				      .subject = what->subject,
				      .body = text_str(&body) };
	const status result = store_add_link(s->store, token, &link, &mail, why);
	text_free(&body);
	return result;
}

status mails_set_address(struct request *r, const char *address)
{
	struct server *s = r->server;
	const struct user *u = &r->user;
	const bool is_confirmed = strcmp(address, u->email) == 0;
	if (address[0] && !s->config.smtp)
		return request_refuse(r, FORBIDDEN, "This server does not send e-mail.");
	if (is_confirmed || !address[0])
		return store_put_email(s->store, u->id, address, "", &r->why);
	TRY(send_link(s, u, address, &confirm, &r->why));
	return store_put_email(s->store, u->id, u->email, address, &r->why);
}

status mails_confirm(struct request *r)
{
	char token[TOKEN_LEN + 2];
	request_copy(r, "token", token, sizeof token);
	TRY(store_confirm(r->server->store, token, &r->why));
	text_put(&r->out, "{\"ok\":true}");
	return OK;
}

status mails_unsubscribe(struct request *r)
{
	TRY(store_unsubscribe(r->server->store, r->arg[0], &r->why));
	text_put(&r->out, "{\"ok\":true}");
	return OK;
}

/* Whoever asks learns nothing about accounts: the answer goes out before anybody looks
 * whether there is one. */

struct forgetting {
	struct server *server;
	char name[sizeof((struct user *)0)->email];
};

static status find_forgetful(struct server *s, const char *name, struct user *out)
{
	char account[NAME_MAX_BYTES + 1];
	people_account_of(name, account);
	if (store_find_account(s->store, account, out, NULL, NULL) == OK)
		return OK;
	return mails_is_address(name) ? store_find_email(s->store, name, out, NULL)
				      : NOT_FOUND;
}

static void send_reset(void *self)
{
	struct forgetting *f = self;
	struct user u;
	if (find_forgetful(f->server, f->name, &u) == OK && u.email[0] && !u.is_closed)
		(void)!send_link(f->server, &u, u.email, &reset, NULL);
	free(f);
}

static status may_forget(struct request *r, const char *name)
{
	char key[160], account[NAME_MAX_BYTES + 1];
	TRY(people_need_accounts(r));
	if (!r->server->config.smtp)
		return request_refuse(
			r, FORBIDDEN,
			"This server does not send e-mail: ask its operator.");
	people_account_of(name, account);
	snprintf(key, sizeof key, "forgot %s", account);
	return limits_take(r->server->limits, LIMIT_MAIL, key)
		       ? OK
		       : request_refuse(r, TOO_MANY,
					"A link is already on its way: check your mail, "
					"or wait half an hour.");
}

status mails_forgot(struct request *r)
{
	struct forgetting *f = calloc(1, sizeof *f);
	if (!f)
		die("out of memory");
	f->server = r->server;
	request_copy(r, "name", f->name, sizeof f->name);
	const status s = may_forget(r, f->name);
	const struct job job = {
		.work = send_reset, .self = f, .person = r->network, .rank = RANK_REQUEST
	};
	if (s != OK || !workers_add(r->server->passwords, &job))
		free(f);
	if (s == OK)
		text_put(&r->out, "{\"ok\":true}");
	return s;
}

struct resetting {
	char token[TOKEN_LEN + 2], password[PASSWORD_MAX + 1];
};

static status do_reset(struct request *r)
{
	struct resetting *job = r->job;
	struct user u;
	char hash[crypto_pwhash_STRBYTES];
	status s = passwords_hash(job->password, hash);
	if (s == OK)
		s = store_reset(r->server->store, job->token, hash, &u, &r->why);
	sodium_memzero(job, sizeof *job);
	free(job);
	r->job = NULL;
	TRY(s);
	sessions_check(r->server, u.id);
	if (u.is_closed)
		return request_refuse(r, BAD_LOGIN, "This account is closed.");
	r->user = u;
	TRY(people_start_session(r));
	people_write_me(r);
	return OK;
}

status mails_reset(struct request *r)
{
	struct resetting *job = calloc(1, sizeof *job);
	if (!job)
		die("out of memory");
	request_copy(r, "token", job->token, sizeof job->token);
	const status s = passwords_read(r, "password", job->password);
	if (s != OK) {
		free(job);
		return s;
	}
	r->job = job;
	r->deferred = do_reset;
	return OK;
}
