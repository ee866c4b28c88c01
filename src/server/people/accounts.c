/* Accounts: made, entered, left, deleted. What hashes a password runs in the pool. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/http/routes.h"
#include "server/people/confusables.h"
#include "server/people/names.h"
#include "server/people/passwords.h"
#include "server/people/people.h"
#include "server/people/sessions.h"

/* What the pool works on. */
struct entry {
	struct name name;
	char account[NAME_MAX_BYTES + 1];
	char password[PASSWORD_MAX + 1], new_password[PASSWORD_MAX + 1];
};

static void end_entry(struct request *r)
{
	sodium_memzero(r->job, sizeof(struct entry));
	free(r->job);
	r->job = NULL;
}

static struct entry *new_entry(void)
{
	struct entry *e = calloc(1, sizeof *e);
	if (!e)
		die("out of memory");
	return e;
}

/* Hands the entry to the pool if it could be read. */
static status hand_over(struct request *r, struct entry *e, status read,
			status (*then)(struct request *r))
{
	r->job = e;
	if (read == OK)
		r->deferred = then;
	else
		end_entry(r);
	return read;
}

status people_need_accounts(struct request *r)
{
	return r->server->config.is_public
		       ? OK
		       : request_refuse(r, FORBIDDEN,
					"This server has no accounts (it runs without "
					"--public).");
}

status people_need_account(struct request *r)
{
	return r->user.has_account
		       ? OK
		       : request_refuse(r, FORBIDDEN, "Log in first: you are a guest.");
}

void people_account_of(const char *name, char out[NAME_MAX_BYTES + 1])
{
	struct text plain = { 0 };
	size_t i = 0;
	const char *from =
		confusables_plain(name, &plain, NULL) == OK ? text_str(&plain) : name;
	for (; from[i] && i < NAME_MAX_BYTES; i++)
		out[i] = (char)tolower((unsigned char)from[i]);
	out[i] = '\0';
	text_free(&plain);
}

status people_start_session(struct request *r)
{
	TRY(store_login(r->server->store, r->user.id, r->token, &r->why));
	r->has_user = r->set_cookie = true;
	return OK;
}

/* The guest's sessions have ended: who has learnt his token has learnt nothing. */
static status do_register(struct request *r)
{
	const struct entry *e = r->job;
	struct server *s = r->server;
	struct text touched = { 0 };
	char hash[crypto_pwhash_STRBYTES];
	status result = passwords_hash(e->password, hash);
	if (result == OK)
		result = store_register(
			s->store,
			&(struct registration){ r->user.id, e->account, hash, &e->name },
			&touched, &r->why);
	if (result == NAME_TAKEN)
		result = names_say_taken(s, e->name.shown, &r->why);
	end_entry(r);
	if (result == OK) {
		names_refresh(s, &touched);
		sessions_check(s, r->user.id);
	}
	text_free(&touched);
	TRY(result);
	TRY(store_user(s->store, r->user.id, &r->user, &r->why));
	TRY(people_start_session(r));
	people_write_me(r);
	return OK;
}

static status read_entry(struct request *r, struct entry *e)
{
	struct text name = { 0 };
	request_text(r, "name", &name);
	people_account_of(text_str(&name), e->account);
	snprintf(e->name.shown, sizeof e->name.shown, "%s", text_str(&name));
	const bool is_whole = strlen(e->name.shown) == name.len && name.len > 0;
	text_free(&name);
	if (!is_whole)
		return request_refuse(r, BAD_REQUEST, "A name has 1 to 40 characters.");
	return passwords_read(r, "password", e->password);
}

static status read_registration(struct request *r, struct entry *e)
{
	char wanted[NAME_MAX_BYTES + 1];
	TRY(read_entry(r, e));
	memcpy(wanted, e->name.shown, sizeof wanted);
	return names_read(r->server, wanted, &e->name, &r->why);
}

status people_register(struct request *r)
{
	TRY(people_need_accounts(r));
	if (r->user.has_account)
		return request_refuse(r, NAME_TAKEN, "You already have an account.");
	struct entry *e = new_entry();
	return hand_over(r, e, read_registration(r, e), do_register);
}

static status do_login(struct request *r)
{
	const struct entry *e = r->job;
	struct user u;
	const bool fits = passwords_fit(r->server, e->account, e->password, &u);
	end_entry(r);
	if (!fits)
		return request_refuse(r, BAD_LOGIN, NULL);
	r->user = u;
	TRY(people_start_session(r));
	people_write_me(r);
	return OK;
}

status people_login(struct request *r)
{
	TRY(people_need_accounts(r));
	struct entry *e = new_entry();
	return hand_over(r, e, read_entry(r, e), do_login);
}

status people_logout(struct request *r)
{
	struct server *s = r->server;
	if (request_bool(r, "everywhere", false))
		TRY(store_end_sessions(s->store, r->user.id, "", &r->why));
	else
		TRY(store_logout(s->store, r->token, &r->why));
	sessions_check(s, r->user.id);
	r->drop_cookie = true;
	text_put(&r->out, "{\"ok\":true}");
	return OK;
}

static status check_password(struct request *r)
{
	const struct entry *e = r->job;
	struct user u;
	return passwords_fit(r->server, r->user.account, e->password, &u)
		       ? OK
		       : request_refuse(r, BAD_LOGIN, "Wrong password.");
}

static status change_password(struct request *r)
{
	const struct entry *e = r->job;
	char hash[crypto_pwhash_STRBYTES];
	TRY(check_password(r));
	TRY(passwords_hash(e->new_password, hash));
	return store_put_password(r->server->store, r->user.account, hash, r->token,
				  &r->why);
}

static status do_password(struct request *r)
{
	const status s = change_password(r);
	end_entry(r);
	TRY(s);
	sessions_check(r->server, r->user.id);
	text_put(&r->out, "{\"ok\":true}");
	return OK;
}

static status read_passwords(struct request *r, struct entry *e)
{
	TRY(people_need_account(r));
	TRY(passwords_read(r, "password", e->password));
	return passwords_read(r, "new", e->new_password);
}

status people_password(struct request *r)
{
	struct entry *e = new_entry();
	return hand_over(r, e, read_passwords(r, e), do_password);
}

static status do_delete(struct request *r)
{
	struct server *s = r->server;
	struct text touched = { 0 };
	status result = check_password(r);
	end_entry(r);
	TRY(result);
	people_leave_tables(s, &r->user);
	result =
		store_forget_user(s->store, r->user.id, FORMER_PLAYER, &touched, &r->why);
	if (result == OK) {
		names_refresh(s, &touched);
		sessions_check(s, r->user.id);
		r->drop_cookie = true;
		text_put(&r->out, "{\"ok\":true}");
	}
	text_free(&touched);
	return result;
}

static status read_password(struct request *r, struct entry *e)
{
	TRY(people_need_account(r));
	return passwords_read(r, "password", e->password);
}

status people_delete(struct request *r)
{
	struct entry *e = new_entry();
	return hand_over(r, e, read_password(r, e), do_delete);
}
