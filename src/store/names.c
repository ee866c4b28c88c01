/* Names: whose they are, and where they are shown. */
#include <string.h>

#include "store/internal.h"

static void on_owner(void *self, const struct row *r)
{
	snprintf(self, ID_LEN + 1, "%s", r->text[0]);
}

status store_claim_name(struct tx *tx, const char *user, const char *shape,
			struct text *why)
{
	char owner[ID_LEN + 1] = "";
	RUN("INSERT INTO names (shape, user_id) VALUES ($1, $2)"
	    " ON CONFLICT (shape) DO NOTHING",
	    TEXT(shape), TEXT(user));
	TRY(tx_run(tx,
		   &(struct query){ "SELECT user_id FROM names WHERE shape = $1",
				    ARGS(TEXT(shape)), .rows = { on_owner, owner } },
		   why));
	return strcmp(owner, user) == 0 ? OK : status_say(NAME_TAKEN, why, "%s", "");
}

static void on_touched(void *self, const struct row *r)
{
	text_add(self, "%s\n", r->text[0]);
}

/* One NOTIFY for each line. */
static status notify_lines(struct tx *tx, const char *lines, struct text *why)
{
	char message[64];
	for (size_t len; (len = strcspn(lines, "\n")) > 0; lines += len + 1) {
		snprintf(message, sizeof message, "%.*s", (int)len, lines);
		TRY(tx_notify(tx, message, why));
	}
	return OK;
}

status store_show_name(struct tx *tx, const char *user, const char *shown,
		       struct text *touched, struct text *why)
{
	RUN("UPDATE users SET name = $2 WHERE id = $1", TEXT(user), TEXT(shown));
	RUN("UPDATE seats SET name = $2 WHERE user_id = $1", TEXT(user), TEXT(shown));
	RUN("UPDATE chat SET name = $2 WHERE user_id = $1", TEXT(user), TEXT(shown));
	RUN("UPDATE tables SET seq = seq + 1 WHERE id IN"
	    " (SELECT table_id FROM seats WHERE user_id = $1)",
	    TEXT(user));
	TRY(tx_run(tx,
		   &(struct query){ "SELECT id || ' ' || seq FROM tables WHERE id IN"
				    " (SELECT table_id FROM seats WHERE user_id = $1)",
				    ARGS(TEXT(user)), .rows = { on_touched, touched } },
		   why));
	return notify_lines(tx, text_str(touched), why);
}

static status rename_user(struct tx *tx, const struct renaming *r, struct text *touched,
			  struct text *why)
{
	TRY(store_claim_name(tx, r->user, r->name->shape, why));
	if (r->account[0]) /* of old accounts one may look like another: the older has it
			    */
		RUN("INSERT INTO names (shape, user_id) VALUES ($1, $2)"
		    " ON CONFLICT (shape) DO NOTHING",
		    TEXT(r->account), TEXT(r->user));
	RUN("DELETE FROM names WHERE user_id = $1 AND shape <> $2 AND shape <> $3",
	    TEXT(r->user), TEXT(r->name->shape), TEXT(r->account));
	return store_show_name(tx, r->user, r->name->shown, touched, why);
}

status store_rename(struct store *s, const struct renaming *r, struct text *touched,
		    struct text *why)
{
	struct tx tx;
	TRY(tx_begin(&tx, s, why));
	return tx_end(&tx, rename_user(&tx, r, touched, why), why);
}

static status insert_user(struct tx *tx, const struct user *u, const char *shape,
			  struct text *why)
{
	TRY(store_claim_name(tx, u->id, shape, why));
	RUN("INSERT INTO users (id, name, created) VALUES ($1, $2, $3)", TEXT(u->id),
	    TEXT(u->name), NUMBER(store_now()));
	return OK;
}

status store_new_user(struct store *s, struct user *u, const struct name *name,
		      struct text *why)
{
	struct tx tx;
	*u = (struct user){ .mail_turns = true };
	store_token(u->id, ID_LEN);
	COPY(u->name, name->shown);
	TRY(tx_begin(&tx, s, why));
	return tx_end(&tx, insert_user(&tx, u, name->shape, why), why);
}

status store_name_is_free(struct store *s, const char *shape, bool *out, struct text *why)
{
	char owner[ID_LEN + 1] = "";
	TRY(store_run(s,
		      &(struct query){ "SELECT user_id FROM names WHERE shape = $1",
				       ARGS(TEXT(shape)), .rows = { on_owner, owner } },
		      why));
	*out = !owner[0];
	return OK;
}

struct visitor {
	void (*visit)(void *self, const struct user *u);
	void *self;
};

static void on_unnamed(void *self, const struct row *r)
{
	const struct visitor *h = self;
	struct user u;
	store_read_user(&u, r);
	h->visit(h->self, &u);
}

status store_unnamed(struct store *s, void (*visit)(void *self, const struct user *u),
		     void *self, struct text *why)
{
	struct visitor h = { visit, self };
	return store_run(s,
			 &(struct query){ "SELECT " USER " FROM users u WHERE u.id NOT IN"
					  " (SELECT user_id FROM names)"
					  " ORDER BY u.account IS NULL, u.created",
					  .rows = { on_unnamed, &h } },
			 why);
}
