/* Where the program itself has failed, and tables that bots leave alone for now. */
#include "store/internal.h"

enum { FAULTS_KEPT = 1000 };

status store_add_fault(struct store *s, const struct fault *f, struct text *why)
{
	char id[ID_LEN + 1];
	store_token(id, ID_LEN);
	TRY(store_write(
		s,
		&(struct query){
			"INSERT INTO faults (id, at, table_id, game, what, position)"
			" VALUES ($1, $2, $3, $4, $5, $6)",
			ARGS(TEXT(id), NUMBER(store_now()), TEXT(f->table), TEXT(f->game),
			     TEXT(f->what), TEXT(f->position)) },
		why));
	return store_write(
		s,
		&(struct query){ "DELETE FROM faults WHERE id NOT IN"
				 " (SELECT id FROM faults ORDER BY at DESC LIMIT $1)",
				 ARGS(NUMBER(FAULTS_KEPT)) },
		why);
}

struct fault_visitor {
	void (*visit)(void *self, const struct fault *f);
	void *self;
};

static void on_fault(void *self, const struct row *r)
{
	const struct fault_visitor *h = self;
	const struct fault f = { .id = r->text[0],
				 .at = row_int(r, 1),
				 .table = r->text[2],
				 .game = r->text[3],
				 .what = r->text[4],
				 .position = r->text[5] };
	h->visit(h->self, &f);
}

status store_faults(struct store *s, void (*visit)(void *self, const struct fault *f),
		    void *self, struct text *why)
{
	struct fault_visitor h = { visit, self };
	return store_run(
		s,
		&(struct query){
			"SELECT id, at, table_id, game, what, position FROM faults"
			" ORDER BY at DESC, id",
			.rows = { on_fault, &h } },
		why);
}

status store_hold(struct store *s, const char *table, struct text *why)
{
	return store_write(s,
			   &(struct query){ "INSERT INTO held (table_id, at)"
					    " SELECT id, $2 FROM tables WHERE id = $1"
					    " ON CONFLICT (table_id) DO NOTHING",
					    ARGS(TEXT(table), NUMBER(store_now())) },
			   why);
}

status store_release(struct store *s, const char *table, bool *was_held, struct text *why)
{
	int64_t changed = 0;
	TRY(store_write(s,
			&(struct query){ "DELETE FROM held WHERE table_id = $1",
					 ARGS(TEXT(table)), .changed = &changed },
			why));
	*was_held = changed > 0;
	return OK;
}

static void on_found(void *self, const struct row *r)
{
	(void)r;
	*(bool *)self = true;
}

status store_is_held(struct store *s, const char *table, bool *out, struct text *why)
{
	*out = false;
	return store_run(s,
			 &(struct query){ "SELECT 1 FROM held WHERE table_id = $1",
					  ARGS(TEXT(table)), .rows = { on_found, out } },
			 why);
}

struct held_visitor {
	void (*visit)(void *self, const char *table, int64_t at);
	void *self;
};

static void on_held(void *self, const struct row *r)
{
	const struct held_visitor *h = self;
	h->visit(h->self, r->text[0], row_int(r, 1));
}

status store_held(struct store *s,
		  void (*visit)(void *self, const char *table, int64_t at), void *self,
		  struct text *why)
{
	struct held_visitor h = { visit, self };
	return store_run(s,
			 &(struct query){ "SELECT table_id, at FROM held ORDER BY at",
					  .rows = { on_held, &h } },
			 why);
}
