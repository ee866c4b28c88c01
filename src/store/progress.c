/* What a person has learned: lessons and puzzles, by words of the client. */
#include "store/internal.h"

static status note(struct tx *tx, const char *user, const char *what, struct text *why)
{
	RUN("INSERT INTO progress (user_id, what, at) SELECT $1, $2, $3 WHERE (SELECT"
	    " count(*) FROM progress WHERE user_id = $1) < $4"
	    " ON CONFLICT (user_id, what) DO NOTHING",
	    TEXT(user), TEXT(what), NUMBER(store_now()), NUMBER(PROGRESS_MAX));
	return OK;
}

/* Many words are one write: the disk syncs once. */
status store_note_progress(struct store *s, const char *user,
			   const char (*what)[PROGRESS_SIZE], int count, struct text *why)
{
	struct tx tx;
	status noted = OK;
	TRY(tx_begin(&tx, s, why));
	for (int i = 0; noted == OK && i < count; i++)
		noted = note(&tx, user, what[i], why);
	return tx_end(&tx, noted, why);
}

struct visitor {
	void (*visit)(void *self, const char *what);
	void *self;
};

static void on_what(void *self, const struct row *r)
{
	const struct visitor *h = self;
	h->visit(h->self, r->text[0]);
}

status store_progress(struct store *s, const char *user,
		      void (*visit)(void *self, const char *what), void *self,
		      struct text *why)
{
	struct visitor h = { visit, self };
	return store_run(s,
			 &(struct query){ "SELECT what FROM progress WHERE user_id = $1"
					  " ORDER BY at, what",
					  ARGS(TEXT(user)), .rows = { on_what, &h } },
			 why);
}
