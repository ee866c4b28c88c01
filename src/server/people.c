/* People: guests, accounts, their names and where to send word to them. */
#include <ctype.h>
#include <microhttpd.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/routes.h"

enum { PASSWORD_MIN = 8, PASSWORD_MAX = 200 };

static void write_me(struct request *r)
{
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	json_put_string(&j, "id", r->user.id);
	json_put_string(&j, "name", r->user.name);
	json_put_bool(&j, "guest", !r->user.has_account);
	json_put_string(&j, "email", r->user.email);
	json_put_string(&j, "webhook", r->user.webhook);
	json_put_bool(&j, "mail", r->server->how.smtp != NULL);
	json_close(&j, '}');
}

static void name_guest(char *out, size_t size)
{
	static const char *const names[] = {
		"Livia",    "Marcus",  "Cornelia", "Gaius",    "Octavia", "Titus",
		"Flavia",   "Lucius",  "Aurelia",  "Quintus",  "Claudia", "Publius",
		"Drusilla", "Servius", "Julia",	   "Decimus",  "Antonia", "Aulus",
		"Fulvia",   "Sextus",  "Valeria",  "Tiberius", "Helvia",  "Gnaeus",
		"Marcella", "Appius",  "Sabina",   "Numerius",
	};
	snprintf(out, size, "Guest %s",
		 names[randombytes_uniform(sizeof names / sizeof names[0])]);
}

static status start_session(struct request *r)
{
	TRY(store_login(r->server->store, r->user.id, r->token, &r->why));
	r->has_user = r->set_cookie = true;
	return OK;
}

status people_me(struct request *r)
{
	if (!r->has_user) {
		r->user = (struct user){ 0 };
		name_guest(r->user.name, sizeof r->user.name);
		TRY(store_new_user(r->server->store, &r->user, &r->why));
		TRY(start_session(r));
	}
	write_me(r);
	return OK;
}

/* Names are text, any text, but of one line and not empty. Clients show them as text. */
static bool is_name(const char *name)
{
	const size_t len = strlen(name);
	bool visible = false;
	for (size_t i = 0; i < len; i++) {
		if (iscntrl((unsigned char)name[i]))
			return false;
		visible |= !isspace((unsigned char)name[i]);
	}
	return visible && len <= NAME_MAX_BYTES;
}

static bool is_address(const char *s)
{
	const char *at = strchr(s, '@');
	return !*s || (at && at > s && strchr(at, '.') && !strpbrk(s, " \t\r\n<>,;\"\\"));
}

static bool is_url(const char *s)
{
	return !*s ||
	       ((strncmp(s, "http://", 7) == 0 || strncmp(s, "https://", 8) == 0) &&
		!strpbrk(s, " \t\r\n<>\"\\"));
}

status people_change(struct request *r)
{
	struct user u = r->user;
	struct text value = { 0 };
	status s = OK;
	if (request_text(r, "name", &value)) {
		if (!is_name(text_str(&value)))
			s = request_refuse(r, BAD_REQUEST,
					   "A name is a line of up to 40 letters.");
		snprintf(u.name, sizeof u.name, "%s", text_str(&value));
	}
	if (request_text(r, "email", &value)) {
		if (value.len >= sizeof u.email || !is_address(text_str(&value)))
			s = request_refuse(r, BAD_REQUEST,
					   "This is not an e-mail address.");
		snprintf(u.email, sizeof u.email, "%s", text_str(&value));
	}
	if (request_text(r, "webhook", &value)) {
		if (value.len >= sizeof u.webhook || !is_url(text_str(&value)))
			s = request_refuse(r, BAD_REQUEST,
					   "This is not the address of a webhook.");
		snprintf(u.webhook, sizeof u.webhook, "%s", text_str(&value));
	}
	text_free(&value);
	TRY(s);
	if (r->server->how.is_public && !u.has_account && (u.email[0] || u.webhook[0]))
		return request_refuse(r, FORBIDDEN,
				      "Register first: guests get no messages.");
	TRY(store_put_user(r->server->store, &u, &r->why));
	r->user = u;
	write_me(r);
	return OK;
}

/* Accounts: the hashing is slow on purpose and belongs to the pool. */

struct entry {
	char account[NAME_MAX_BYTES + 1];
	char password[PASSWORD_MAX + 1];
};

static void fold(const char *name, char *out, size_t size)
{
	size_t i = 0;
	for (; name[i] && i + 1 < size; i++)
		out[i] = (char)tolower((unsigned char)name[i]);
	out[i] = '\0';
}

static status hash_password(const char *password, char out[crypto_pwhash_STRBYTES])
{
	return crypto_pwhash_str(out, password, strlen(password),
				 crypto_pwhash_OPSLIMIT_INTERACTIVE,
				 crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0
		       ? OK
		       : IO_FAILED;
}

static void end_entry(struct request *r)
{
	sodium_memzero(r->job, sizeof(struct entry));
	free(r->job);
	r->job = NULL;
}

static status do_register(struct request *r)
{
	const struct entry *e = r->job;
	char hash[crypto_pwhash_STRBYTES];
	status s = hash_password(e->password, hash);
	if (s == OK)
		s = store_register(r->server->store, r->user.id, e->account, hash,
				   &r->why);
	end_entry(r);
	TRY(s);
	r->user.has_account = true;
	TRY(store_put_user(r->server->store, &r->user, &r->why));
	write_me(r);
	return OK;
}

static status do_login(struct request *r)
{
	const struct entry *e = r->job;
	struct user u;
	struct text stored = { 0 };
	status s = store_find_account(r->server->store, e->account, &u, &stored, NULL);
	/* An unknown name takes as long as a known one. */
	char dummy[crypto_pwhash_STRBYTES];
	if (s != OK || u.is_closed) {
		(void)!hash_password(e->password, dummy);
		s = BAD_LOGIN;
	} else if (crypto_pwhash_str_verify(text_str(&stored), e->password,
					    strlen(e->password)) != 0) {
		s = BAD_LOGIN;
	}
	text_free(&stored);
	end_entry(r);
	if (s != OK)
		return request_refuse(r, BAD_LOGIN, NULL);
	r->user = u;
	TRY(start_session(r));
	write_me(r);
	return OK;
}

static status enter(struct request *r, status (*then)(struct request *r))
{
	struct text name = { 0 }, password = { 0 };
	request_text(r, "name", &name);
	request_text(r, "password", &password);
	status s = OK;
	if (!r->server->how.is_public)
		s = request_refuse(r, FORBIDDEN,
				   "This server has no accounts (see --public).");
	else if (!is_name(text_str(&name)))
		s = request_refuse(r, BAD_REQUEST,
				   "A name is a line of up to 40 letters.");
	else if (password.len < PASSWORD_MIN || password.len > PASSWORD_MAX)
		s = request_refuse(r, BAD_REQUEST, "A password has 8 to 200 letters.");
	if (s == OK) {
		struct entry *e = calloc(1, sizeof *e);
		if (!e)
			die("out of memory");
		fold(text_str(&name), e->account, sizeof e->account);
		memcpy(e->password, password.at, password.len);
		if (then == do_register)
			snprintf(r->user.name, sizeof r->user.name, "%s",
				 text_str(&name));
		r->job = e;
		r->later = then;
	}
	text_free(&name);
	text_free(&password);
	return s;
}

status people_register(struct request *r)
{
	if (r->user.has_account)
		return request_refuse(r, NAME_TAKEN, "You have an account already.");
	return enter(r, do_register);
}

status people_login(struct request *r)
{
	return enter(r, do_login);
}

status people_logout(struct request *r)
{
	TRY(store_logout(r->server->store, r->token, &r->why));
	r->drop_cookie = true;
	text_put(&r->out, "{\"ok\":true}");
	return OK;
}
