/* Browsers that are told by web push, and keys of the server itself. */
#include "store/internal.h"

static void on_subscription(void *self, const struct row *r)
{
	struct subscription *s = self;
	COPY(s->endpoint, r->text[0]);
	COPY(s->point, r->text[1]);
	COPY(s->auth, r->text[2]);
}

static status put_subscription(struct tx *tx, const char *user,
			       const struct subscription *what, struct text *why)
{
	char id[ID_LEN + 1];
	store_token(id, ID_LEN);
	return tx_run(
		tx,
		&(struct query){
			"INSERT INTO subscriptions (id, user_id, endpoint, public_key, "
			"auth,"
			" created) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (endpoint)"
			" DO UPDATE SET user_id = excluded.user_id, public_key ="
			" excluded.public_key, auth = excluded.auth, created = "
			"excluded.created",
			ARGS(TEXT(id), TEXT(user), TEXT(what->endpoint),
			     TEXT(what->point), TEXT(what->auth), NUMBER(store_now())) },
		why);
}

static status drop_oldest(struct tx *tx, const char *user, int most, struct text *why)
{
	return tx_run(tx,
		      &(struct query){ "DELETE FROM subscriptions WHERE user_id = $1 AND "
				       "id NOT IN (SELECT id"
				       " FROM subscriptions WHERE user_id = $1 ORDER BY "
				       "created DESC, id LIMIT"
				       " $2)",
				       ARGS(TEXT(user), NUMBER(most)) },
		      why);
}

status store_subscribe(struct store *s, const char *user, const struct subscription *what,
		       int most, struct text *why)
{
	struct tx tx;
	TRY(tx_begin(&tx, s, why));
	status result = put_subscription(&tx, user, what, why);
	if (result == OK)
		result = drop_oldest(&tx, user, most, why);
	return tx_end(&tx, result, why);
}

status store_forget_subscription(struct store *s, const char *user, const char *endpoint,
				 struct text *why)
{
	return store_write(
		s,
		&(struct query){ "DELETE FROM subscriptions WHERE endpoint = $1 AND"
				 " (user_id = $2 OR $2 = '')",
				 ARGS(TEXT(endpoint), TEXT(user ? user : "")) },
		why);
}

status store_subscription(struct store *s, const char *endpoint, struct subscription *out,
			  struct text *why)
{
	*out = (struct subscription){ 0 };
	TRY(store_run(
		s,
		&(struct query){ "SELECT endpoint, public_key, auth FROM subscriptions"
				 " WHERE endpoint = $1",
				 ARGS(TEXT(endpoint)), .rows = { on_subscription, out } },
		why));
	return out->endpoint[0] ? OK
				: status_say(NOT_FOUND, why, "No such subscription.");
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
	return store_run(
		s,
		&(struct query){ "SELECT endpoint FROM subscriptions WHERE user_id = $1"
				 " ORDER BY created",
				 ARGS(TEXT(user)), .rows = { on_endpoint, &h } },
		why);
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
		TRY(store_write(
			s,
			&(struct query){ "INSERT INTO keys (name, value) VALUES ($1, $2)"
					 " ON CONFLICT (name) DO NOTHING",
					 ARGS(TEXT(name), TEXT(value)) },
			why));
	return store_run(s,
			 &(struct query){ "SELECT value FROM keys WHERE name = $1",
					  ARGS(TEXT(name)), .rows = { on_value, out } },
			 why);
}
