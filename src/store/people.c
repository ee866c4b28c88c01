/* Users: found, listed, banned, forgotten. */
#include <string.h>

#include "store/columns.h"
#include "store/internal.h"

#define USER_COLUMN(name, field, ...) { FIELD(struct user, field, __VA_ARGS__) },
static const struct column users[] = { { FIELD(struct user, id, CHARS) },
				       USER_COLUMNS(USER_COLUMN) };
static const struct columns user_columns = { users, sizeof users / sizeof users[0] };

int store_read_user(struct user *u, const struct row *r)
{
	const int next = columns_read(user_columns, r, 0, u);
	u->has_account = u->account[0] != '\0';
	return next;
}

struct found_user {
	struct user *user;
	struct text *password;
	bool found;
};

static void on_user(void *self, const struct row *r)
{
	struct found_user *f = self;
	f->found = true;
	const int password = store_read_user(f->user, r);
	if (f->password)
		text_put(f->password, r->text[password]);
}

status store_get_user(struct store *s, const char *sql, const char *key, struct user *out,
		      struct text *password, struct text *why)
{
	struct found_user f = { out, password, false };
	TRY(store_run(s, &(struct query){ sql, ARGS(TEXT(key)), .rows = { on_user, &f } },
		      why));
	return f.found ? OK : status_say(NOT_FOUND, why, "No such user.");
}

status store_user(struct store *s, const char *id, struct user *out, struct text *why)
{
	return store_get_user(s, "SELECT " USER " FROM users u WHERE u.id = $1", id, out,
			      NULL, why);
}

status store_find_account(struct store *s, const char *account, struct user *out,
			  struct text *password, struct text *why)
{
	return store_get_user(s, "SELECT " USER " FROM users u WHERE u.account = $1",
			      account, out, password, why);
}

status store_find_email(struct store *s, const char *email, struct user *out,
			struct text *why)
{
	return store_get_user(s,
			      "SELECT " USER " FROM users u WHERE u.email = $1 AND"
			      " u.account IS NOT NULL ORDER BY u.created LIMIT 1",
			      email, out, NULL, why);
}

status store_put_webhook(struct store *s, const char *user, const char *webhook,
			 struct text *why)
{
	return store_write(s,
			   &(struct query){ "UPDATE users SET webhook = $2 WHERE id = $1",
					    ARGS(TEXT(user), TEXT(webhook)) },
			   why);
}

static status no_account(struct text *why)
{
	return status_say(NOT_FOUND, why, "There is no account with this name.");
}

static status put_password(struct tx *tx, const char *user, const char *password,
			   const char *keep, struct text *why)
{
	RUN("UPDATE users SET password = $2 WHERE id = $1", TEXT(user), TEXT(password));
	RUN("UPDATE links SET expires = 0 WHERE user_id = $1 AND kind = 'reset'",
	    TEXT(user));
	return store_delete_sessions(tx, user, keep, why);
}

status store_put_password(struct store *s, const char *account, const char *password,
			  const char *keep, struct text *why)
{
	struct user u;
	struct tx tx;
	if (store_find_account(s, account, &u, NULL, why) == NOT_FOUND)
		return no_account(why);
	TRY(tx_begin(&tx, s, why));
	return tx_end(&tx, put_password(&tx, u.id, password, keep, why), why);
}

static status close_user(struct tx *tx, const char *user, bool closed, struct text *why)
{
	RUN("UPDATE users SET closed = $2 WHERE id = $1", TEXT(user), NUMBER(closed));
	return closed ? store_delete_sessions(tx, user, "", why) : OK;
}

status store_close_user(struct store *s, const char *account, bool closed,
			struct text *why)
{
	struct user u;
	struct tx tx;
	if (store_find_account(s, account, &u, NULL, why) == NOT_FOUND)
		return no_account(why);
	TRY(tx_begin(&tx, s, why));
	return tx_end(&tx, close_user(&tx, u.id, closed, why), why);
}

static status register_user(struct tx *tx, const struct registration *r,
			    struct text *touched, struct text *why)
{
	int64_t changed = 0;
	TRY(store_claim_name(tx, r->user, r->name->shape, why));
	TRY(tx_run(tx,
		   &(struct query){
			   "UPDATE users SET account = $2, password = $3 WHERE id = $1"
			   " AND account IS NULL AND NOT EXISTS"
			   " (SELECT 1 FROM users WHERE account = $2)",
			   ARGS(TEXT(r->user), TEXT(r->account), TEXT(r->password)),
			   .changed = &changed },
		   why));
	if (changed != 1)
		return status_say(NAME_TAKEN, why, "%s", "");
	RUN("DELETE FROM names WHERE user_id = $1 AND shape <> $2", TEXT(r->user),
	    TEXT(r->name->shape));
	TRY(store_show_name(tx, r->user, r->name->shown, touched, why));
	return store_delete_sessions(tx, r->user, "", why);
}

status store_register(struct store *s, const struct registration *r, struct text *touched,
		      struct text *why)
{
	struct tx tx;
	TRY(tx_begin(&tx, s, why));
	return tx_end(&tx, register_user(&tx, r, touched, why), why);
}

/* Lines of chat from before they had users go by the name, at his tables. */
static status forget_user(struct tx *tx, const char *user, const char *shown,
			  struct text *touched, struct text *why)
{
	RUN("UPDATE chat SET name = $2 WHERE user_id = '' AND name = (SELECT name FROM"
	    " users WHERE id = $1) AND table_id IN (SELECT table_id FROM seats"
	    " WHERE user_id = $1)",
	    TEXT(user), TEXT(shown));
	TRY(store_show_name(tx, user, shown, touched, why));
	TRY(store_delete_sessions(tx, user, "", why));
	RUN("DELETE FROM names WHERE user_id = $1", TEXT(user));
	RUN("UPDATE links SET expires = 0, user_id = '' WHERE user_id = $1", TEXT(user));
	RUN("UPDATE chat SET user_id = '' WHERE user_id = $1", TEXT(user));
	RUN("DELETE FROM watchers WHERE user_id = $1", TEXT(user));
	RUN("DELETE FROM outbox WHERE kind = 'push' AND target IN"
	    " (SELECT endpoint FROM subscriptions WHERE user_id = $1)",
	    TEXT(user));
	RUN("DELETE FROM subscriptions WHERE user_id = $1", TEXT(user));
	RUN("DELETE FROM progress WHERE user_id = $1", TEXT(user));
	RUN("DELETE FROM outbox WHERE target <> '' AND target IN (SELECT email FROM users"
	    " WHERE id = $1 UNION SELECT email_new FROM users WHERE id = $1"
	    " UNION SELECT webhook FROM users WHERE id = $1)",
	    TEXT(user));
	RUN("DELETE FROM users WHERE id = $1", TEXT(user));
	return OK;
}

status store_forget_user(struct store *s, const char *user, const char *shown,
			 struct text *touched, struct text *why)
{
	struct tx tx;
	TRY(tx_begin(&tx, s, why));
	return tx_end(&tx, forget_user(&tx, user, shown, touched, why), why);
}

status store_keep_secret(struct store *s, const char *user, const char *secret,
			 struct text *why)
{
	return store_write(
		s,
		&(struct query){ "UPDATE users SET next_secret = $2 WHERE id = $1",
				 ARGS(TEXT(user), TEXT(secret)) },
		why);
}

static void on_secret(void *self, const struct row *r)
{
	snprintf(self, 65, "%s", r->text[0]);
}

status store_take_secret(struct store *s, const char *user, char secret[65],
			 struct text *why)
{
	secret[0] = '\0';
	TRY(store_run(s,
		      &(struct query){ "SELECT next_secret FROM users WHERE id = $1",
				       ARGS(TEXT(user)), .rows = { on_secret, secret } },
		      why));
	if (!secret[0])
		return OK;
	int64_t changed = 0;
	TRY(store_write(
		s,
		&(struct query){ "UPDATE users SET next_secret = '' WHERE id = $1 AND"
				 " next_secret = $2",
				 ARGS(TEXT(user), TEXT(secret)), .changed = &changed },
		why));
	if (changed == 0)
		secret[0] = '\0'; /* another request was quicker: no secret twice */
	return OK;
}

struct visitor {
	void (*visit)(void *self, const struct user *u, const char *account);
	void *self;
};

static void on_listed(void *self, const struct row *r)
{
	const struct visitor *h = self;
	struct user u;
	store_read_user(&u, r);
	h->visit(h->self, &u, u.account);
}

status store_users(struct store *s,
		   void (*visit)(void *self, const struct user *u, const char *account),
		   void *self, struct text *why)
{
	struct visitor h = { visit, self };
	return store_run(s,
			 &(struct query){ "SELECT " USER
					  " FROM users u ORDER BY u.created",
					  .rows = { on_listed, &h } },
			 why);
}
