/* Users and sessions. Tokens are stored as hashes: who reads the disk cannot log in. */
#include <sodium.h>
#include <string.h>

#include "store/inside.h"

static void hash_token(const char *token, char hex[65])
{
	unsigned char hash[32];
	crypto_generichash(hash, sizeof hash, (const unsigned char *)token, strlen(token),
			   NULL, 0);
	sodium_bin2hex(hex, 65, hash, sizeof hash);
}

struct found_user {
	struct user *user;
	struct text *password;
	bool found;
};

#define USER_COLUMNS \
	"u.id, u.name, u.account IS NOT NULL, u.closed, u.email, u.webhook, u.password"

static void hear_user(void *self, const struct row *r)
{
	struct found_user *f = self;
	struct user *u = f->user;
	f->found = true;
	COPY(u->id, r->text[0]);
	COPY(u->name, r->text[1]);
	u->has_account = r->text[2][0] == '1' || r->text[2][0] == 't';
	u->is_closed = row_int(r, 3) != 0;
	COPY(u->email, r->text[4]);
	COPY(u->webhook, r->text[5]);
	if (f->password)
		text_put(f->password, r->text[6]);
}

static status find_user(struct store *s, const char *sql, const char *key,
			struct user *out, struct text *password, struct text *why)
{
	struct found_user f = { out, password, false };
	TRY(store_run(s, sql, ARGS(TEXT(key)), (struct rows){ hear_user, &f }, NULL,
		      why));
	return f.found ? OK : status_say(NOT_FOUND, why, "There is no such user.");
}

status store_session(struct store *s, const char *token, struct user *out,
		     struct text *why)
{
	char hash[65];
	hash_token(token, hash);
	return find_user(s,
			 "SELECT " USER_COLUMNS
			 " FROM sessions e JOIN users u ON u.id = e.user_id"
			 " WHERE e.token = $1 AND u.closed = 0",
			 hash, out, NULL, why);
}

status store_user(struct store *s, const char *id, struct user *out, struct text *why)
{
	return find_user(s, "SELECT " USER_COLUMNS " FROM users u WHERE u.id = $1", id,
			 out, NULL, why);
}

status store_find_account(struct store *s, const char *account, struct user *out,
			  struct text *password, struct text *why)
{
	return find_user(s, "SELECT " USER_COLUMNS " FROM users u WHERE u.account = $1",
			 account, out, password, why);
}

status store_login(struct store *s, const char *user, char token[TOKEN_LEN + 1],
		   struct text *why)
{
	char hash[65];
	store_token(token, TOKEN_LEN);
	hash_token(token, hash);
	return store_write(
		s, "INSERT INTO sessions (token, user_id, created) VALUES ($1, $2, $3)",
		ARGS(TEXT(hash), TEXT(user), NUMBER(store_now())), NULL, why);
}

status store_logout(struct store *s, const char *token, struct text *why)
{
	char hash[65];
	hash_token(token, hash);
	return store_write(s, "DELETE FROM sessions WHERE token = $1", ARGS(TEXT(hash)),
			   NULL, why);
}

status store_new_user(struct store *s, struct user *u, struct text *why)
{
	store_token(u->id, ID_LEN);
	return store_write(s, "INSERT INTO users (id, name, created) VALUES ($1, $2, $3)",
			   ARGS(TEXT(u->id), TEXT(u->name), NUMBER(store_now())), NULL,
			   why);
}

status store_put_user(struct store *s, const struct user *u, struct text *why)
{
	return store_write(
		s, "UPDATE users SET name = $2, email = $3, webhook = $4 WHERE id = $1",
		ARGS(TEXT(u->id), TEXT(u->name), TEXT(u->email), TEXT(u->webhook)), NULL,
		why);
}

status store_register(struct store *s, const char *user, const char *account,
		      const char *password, struct text *why)
{
	int64_t changed = 0;
	TRY(store_write(s,
			"UPDATE users SET account = $2, password = $3 WHERE id = $1 AND"
			" account IS NULL AND NOT EXISTS (SELECT 1 FROM users WHERE "
			"account = $2)",
			ARGS(TEXT(user), TEXT(account), TEXT(password)), &changed, why));
	return changed == 1 ? OK : status_say(NAME_TAKEN, why, "%s", "");
}

status store_put_password(struct store *s, const char *account, const char *password,
			  struct text *why)
{
	int64_t changed = 0;
	TRY(store_write(s, "UPDATE users SET password = $2 WHERE account = $1",
			ARGS(TEXT(account), TEXT(password)), &changed, why));
	if (changed == 0)
		return status_say(NOT_FOUND, why, "There is no account of this name.");
	return store_write(s,
			   "DELETE FROM sessions WHERE user_id = (SELECT id FROM users"
			   " WHERE account = $1)",
			   ARGS(TEXT(account)), NULL, why);
}

status store_close_user(struct store *s, const char *account, bool closed,
			struct text *why)
{
	int64_t changed = 0;
	TRY(store_write(s, "UPDATE users SET closed = $2 WHERE account = $1",
			ARGS(TEXT(account), NUMBER(closed)), &changed, why));
	return changed ? OK
		       : status_say(NOT_FOUND, why, "There is no account of this name.");
}

status store_keep_secret(struct store *s, const char *user, const char *secret,
			 struct text *why)
{
	return store_write(s, "UPDATE users SET next_secret = $2 WHERE id = $1",
			   ARGS(TEXT(user), TEXT(secret)), NULL, why);
}

static void hear_secret(void *self, const struct row *r)
{
	snprintf(self, 65, "%s", r->text[0]);
}

status store_take_secret(struct store *s, const char *user, char secret[65],
			 struct text *why)
{
	secret[0] = '\0';
	TRY(store_run(s, "SELECT next_secret FROM users WHERE id = $1", ARGS(TEXT(user)),
		      (struct rows){ hear_secret, secret }, NULL, why));
	if (!secret[0])
		return OK;
	int64_t changed = 0;
	TRY(store_write(s,
			"UPDATE users SET next_secret = '' WHERE id = $1 AND"
			" next_secret = $2",
			ARGS(TEXT(user), TEXT(secret)), &changed, why));
	if (changed == 0)
		secret[0] = '\0'; /* another request was quicker: no secret twice */
	return OK;
}

struct hearing {
	void (*hear)(void *self, const struct user *u, const char *account);
	void *self;
};

static void hear_listed(void *self, const struct row *r)
{
	const struct hearing *h = self;
	struct user u = { 0 };
	hear_user(&(struct found_user){ .user = &u }, r);
	h->hear(h->self, &u, r->text[7]);
}

status store_users(struct store *s,
		   void (*hear)(void *self, const struct user *u, const char *account),
		   void *self, struct text *why)
{
	struct hearing h = { hear, self };
	return store_run(
		s, "SELECT " USER_COLUMNS ", u.account FROM users u ORDER BY u.created",
		NULL, 0, (struct rows){ hear_listed, &h }, NULL, why);
}
