/* Names: whose they are, and where they are shown. */
#include <string.h>

#include "store/internal.h"

static void on_owner(void *self, const struct row *r)
{
	snprintf(self, ID_LEN + 1, "%s", r->text[0]);
}

status store_claim_name(struct store *s, struct db *db, const char *user,
			const char *shape, struct text *why)
{
	char owner[ID_LEN + 1] = "";
	RUN("INSERT INTO names (shape, user_id) VALUES ($1, $2)"
	    " ON CONFLICT (shape) DO NOTHING",
	    TEXT(shape), TEXT(user));
	TRY(s->backend->run(db, "SELECT user_id FROM names WHERE shape = $1",
			    ARGS(TEXT(shape)), (struct rows){ on_owner, owner }, NULL,
			    why));
	return strcmp(owner, user) == 0 ? OK : status_say(NAME_TAKEN, why, "%s", "");
}

static void on_touched(void *self, const struct row *r)
{
	text_add(self, "%s\n", r->text[0]);
}

/* One NOTIFY for each line. */
static status notify_lines(struct store *s, struct db *db, const char *lines,
			   struct text *why)
{
	char message[64];
	for (size_t len; (len = strcspn(lines, "\n")) > 0; lines += len + 1) {
		snprintf(message, sizeof message, "%.*s", (int)len, lines);
		TRY(s->backend->notify(db, message, why));
	}
	return OK;
}

status store_show_name(struct store *s, struct db *db, const char *user,
		       const char *shown, struct text *touched, struct text *why)
{
	RUN("UPDATE users SET name = $2 WHERE id = $1", TEXT(user), TEXT(shown));
	RUN("UPDATE seats SET name = $2 WHERE user_id = $1", TEXT(user), TEXT(shown));
	RUN("UPDATE chat SET name = $2 WHERE user_id = $1", TEXT(user), TEXT(shown));
	RUN("UPDATE tables SET seq = seq + 1 WHERE id IN"
	    " (SELECT table_id FROM seats WHERE user_id = $1)",
	    TEXT(user));
	TRY(s->backend->run(db,
			    "SELECT id || ' ' || seq FROM tables WHERE id IN"
			    " (SELECT table_id FROM seats WHERE user_id = $1)",
			    ARGS(TEXT(user)), (struct rows){ on_touched, touched }, NULL,
			    why));
	return notify_lines(s, db, text_str(touched), why);
}

static status rename_user(struct store *s, struct db *db, const char *user,
			  const struct name *name, const char *account,
			  struct text *touched, struct text *why)
{
	TRY(store_claim_name(s, db, user, name->shape, why));
	if (account[0]) /* of old accounts one may look like another: the older has it */
		RUN("INSERT INTO names (shape, user_id) VALUES ($1, $2)"
		    " ON CONFLICT (shape) DO NOTHING",
		    TEXT(account), TEXT(user));
	RUN("DELETE FROM names WHERE user_id = $1 AND shape <> $2 AND shape <> $3",
	    TEXT(user), TEXT(name->shape), TEXT(account));
	return store_show_name(s, db, user, name->shown, touched, why);
}

status store_rename(struct store *s, const char *user, const struct name *name,
		    const char *account, struct text *touched, struct text *why)
{
	struct db *db;
	TRY(store_begin(s, &db, why));
	return store_end(s, db, rename_user(s, db, user, name, account, touched, why),
			 why);
}

static status insert_user(struct store *s, struct db *db, const struct user *u,
			  const char *shape, struct text *why)
{
	TRY(store_claim_name(s, db, u->id, shape, why));
	RUN("INSERT INTO users (id, name, created) VALUES ($1, $2, $3)", TEXT(u->id),
	    TEXT(u->name), NUMBER(store_now()));
	return OK;
}

status store_new_user(struct store *s, struct user *u, const struct name *name,
		      struct text *why)
{
	struct db *db;
	*u = (struct user){ .mail_turns = true };
	store_token(u->id, ID_LEN);
	COPY(u->name, name->shown);
	TRY(store_begin(s, &db, why));
	return store_end(s, db, insert_user(s, db, u, name->shape, why), why);
}

status store_name_is_free(struct store *s, const char *shape, bool *out, struct text *why)
{
	char owner[ID_LEN + 1] = "";
	TRY(store_run(s, "SELECT user_id FROM names WHERE shape = $1", ARGS(TEXT(shape)),
		      (struct rows){ on_owner, owner }, NULL, why));
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
			 "SELECT " USER_COLUMNS " FROM users u WHERE u.id NOT IN"
			 " (SELECT user_id FROM names)"
			 " ORDER BY u.account IS NULL, u.created",
			 NULL, 0, (struct rows){ on_unnamed, &h }, NULL, why);
}
