/* What a person has learned: lessons and puzzles, by words of the client. */
#include "store/internal.h"

status store_note_progress(struct store *s, const char *user, const char *what,
			   struct text *why)
{
	return store_write(
		s,
		&(struct query){
			"INSERT INTO progress (user_id, what, at) SELECT $1, $2,"
			" $3 WHERE (SELECT count(*) FROM progress WHERE user_id ="
			" $1) < $4 ON CONFLICT (user_id, what) DO NOTHING",
			ARGS(TEXT(user), TEXT(what), NUMBER(store_now()),
			     NUMBER(PROGRESS_MAX)) },
		why);
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
