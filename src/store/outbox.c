/* Messages that wait to be delivered: put in, taken for a while, done or later again. */
#include <string.h>

#include "store/internal.h"

status store_enqueue(struct tx *tx, const struct message *m, struct text *why)
{
	char id[ID_LEN + 1];
	store_token(id, ID_LEN);
	RUN("INSERT INTO outbox (id, kind, target, subject, body, due, tries, "
	    "unsubscribe)"
	    " VALUES ($1, $2, $3, $4, $5, $6, 0, $7)",
	    TEXT(id), TEXT(message_kind_words[m->kind]), TEXT(m->target),
	    TEXT(m->subject), TEXT(m->body), NUMBER(store_now()),
	    TEXT(m->unsubscribe ? m->unsubscribe : ""));
	return OK;
}

struct taking {
	struct outbox_row *row;
	bool found;
};

static void on_outbox_row(void *self, const struct row *r)
{
	struct taking *t = self;
	t->found = true;
	COPY(t->row->id, r->text[0]);
	const int kind = kinds_find(message_kind_words, r->text[1]);
	t->row->kind = kind < 0 ? MESSAGE_KIND_COUNT : (enum message_kind)kind;
	text_put(&t->row->target, r->text[2]);
	text_put(&t->row->subject, r->text[3]);
	text_put(&t->row->body, r->text[4]);
	t->row->tries = row_int(r, 5);
	text_put(&t->row->unsubscribe, r->text[6]);
}

status store_outbox_take(struct store *s, int64_t lease_ms, struct outbox_row *out,
			 struct text *why)
{
	struct taking t = { out, false };
	*out = (struct outbox_row){ 0 };
	const int64_t now = store_now();
	TRY(store_run(s,
		      &(struct query){ "SELECT id, kind, target, subject, body, tries, "
				       "unsubscribe FROM outbox"
				       " WHERE due <= $1 ORDER BY due LIMIT 1",
				       ARGS(NUMBER(now)), .rows = { on_outbox_row, &t } },
		      why));
	if (!t.found)
		return NOT_FOUND;
	int64_t changed = 0;
	const status result = store_write(
		s,
		&(struct query){ "UPDATE outbox SET due = $2, tries = tries + 1 WHERE id "
				 "= $1 AND due <= "
				 "$3",
				 ARGS(TEXT(out->id), NUMBER(now + lease_ms), NUMBER(now)),
				 .changed = &changed },
		why);
	if (result == OK && changed == 1)
		return OK;
	outbox_row_free(out);
	return result == OK ? NOT_FOUND : result; /* another process was quicker */
}

status store_outbox_done(struct store *s, const char *id, struct text *why)
{
	return store_write(
		s, &(struct query){ "DELETE FROM outbox WHERE id = $1", ARGS(TEXT(id)) },
		why);
}

status store_outbox_retry(struct store *s, const char *id, int64_t ms, struct text *why)
{
	return store_write(s,
			   &(struct query){ "UPDATE outbox SET due = $2 WHERE id = $1",
					    ARGS(TEXT(id), NUMBER(store_now() + ms)) },
			   why);
}

status store_outbox_return(struct store *s, const char *id, int64_t ms, struct text *why)
{
	return store_write(
		s,
		&(struct query){
			"UPDATE outbox SET due = $2, tries = tries - 1 WHERE id = $1",
			ARGS(TEXT(id), NUMBER(store_now() + ms)) },
		why);
}

void outbox_row_free(struct outbox_row *l)
{
	text_free(&l->target);
	text_free(&l->subject);
	text_free(&l->body);
	text_free(&l->unsubscribe);
}
