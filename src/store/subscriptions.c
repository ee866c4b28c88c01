/* Browsers that are told by web push, and keys of the server itself. */
#include "store/internal.h"

static void on_subscription(void *self, const struct row *r)
{
	struct subscription *s = self;
	COPY(s->endpoint, r->text[0]);
	COPY(s->point, r->text[1]);
	COPY(s->auth, r->text[2]);
}

static status put_subscription(struct store *s, struct db *db, const char *user,
			       const struct subscription *what, struct text *why)
{
	char id[ID_LEN + 1];
	store_token(id, ID_LEN);
	return s->backend->run(
		db,
		"INSERT INTO subscriptions (id, user_id, endpoint, public_key, auth,"
		" created) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (endpoint)"
		" DO UPDATE SET user_id = excluded.user_id, public_key ="
		" excluded.public_key, auth = excluded.auth, created = excluded.created",
		ARGS(TEXT(id), TEXT(user), TEXT(what->endpoint), TEXT(what->point),
		     TEXT(what->auth), NUMBER(store_now())),
		(struct rows){ 0 }, NULL, why);
}

static status drop_oldest(struct store *s, struct db *db, const char *user, int most,
			  struct text *why)
{
	return s->backend->run(
		db,
		"DELETE FROM subscriptions WHERE user_id = $1 AND id NOT IN (SELECT id"
		" FROM subscriptions WHERE user_id = $1 ORDER BY created DESC, id LIMIT"
		" $2)",
		ARGS(TEXT(user), NUMBER(most)), (struct rows){ 0 }, NULL, why);
}

status store_subscribe(struct store *s, const char *user, const struct subscription *what,
		       int most, struct text *why)
{
	struct db *db;
	TRY(store_begin(s, &db, why));
	status result = put_subscription(s, db, user, what, why);
	if (result == OK)
		result = drop_oldest(s, db, user, most, why);
	return store_end(s, db, result, why);
}

status store_forget_subscription(struct store *s, const char *user, const char *endpoint,
				 struct text *why)
{
	return store_write(s,
			   "DELETE FROM subscriptions WHERE endpoint = $1 AND"
			   " (user_id = $2 OR $2 = '')",
			   ARGS(TEXT(endpoint), TEXT(user ? user : "")), NULL, why);
}

status store_subscription(struct store *s, const char *endpoint, struct subscription *out,
			  struct text *why)
{
	*out = (struct subscription){ 0 };
	TRY(store_run(s,
		      "SELECT endpoint, public_key, auth FROM subscriptions"
		      " WHERE endpoint = $1",
		      ARGS(TEXT(endpoint)), (struct rows){ on_subscription, out }, NULL,
		      why));
	return out->endpoint[0] ? OK
				: status_say(NOT_FOUND, why, "Nobody is told there.");
}

struct visitor {
	void (*visit)(void *self, const char *endpoint);
	void *self;
};

static void on_endpoint(void *self, const struct row *r)
{
	const struct visitor *h = self;
	h->visit(h->self, r->text[0]);
}

status store_subscriptions(struct store *s, const char *user,
			   void (*visit)(void *self, const char *endpoint), void *self,
			   struct text *why)
{
	struct visitor h = { visit, self };
	return store_run(s,
			 "SELECT endpoint FROM subscriptions WHERE user_id = $1"
			 " ORDER BY created",
			 ARGS(TEXT(user)), (struct rows){ on_endpoint, &h }, NULL, why);
}

static void on_value(void *self, const struct row *r)
{
	text_clear(self);
	text_put(self, r->text[0]);
}

status store_key(struct store *s, const char *name, const char *value, struct text *out,
		 struct text *why)
{
	if (value)
		TRY(store_write(s,
				"INSERT INTO keys (name, value) VALUES ($1, $2)"
				" ON CONFLICT (name) DO NOTHING",
				ARGS(TEXT(name), TEXT(value)), NULL, why));
	return store_run(s, "SELECT value FROM keys WHERE name = $1", ARGS(TEXT(name)),
			 (struct rows){ on_value, out }, NULL, why);
}
