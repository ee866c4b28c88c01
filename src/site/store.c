/* store/store.h in memory, for one person: what changes is handed to the browser. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rows.h"
#include "site.h"

enum { LISTED_MAX = 1000 };

struct kept {
	struct kept *next;
	struct table_row row;
	struct text steps; /* one a line */
	bool has_steps;	   /* they are here, not only on disk */
	struct chat_row *chat;
	int chat_count;
};

struct store {
	struct kept *first;
	char secret[65];
};

struct store *site_store_new(void)
{
	struct store *s = calloc(1, sizeof *s);
	if (!s)
		die("out of memory");
	return s;
}

static struct kept *find(struct store *s, const char *id)
{
	struct kept *k = s->first;
	while (k && strcmp(k->row.id, id) != 0)
		k = k->next;
	return k;
}

static struct kept *find_or_make(struct store *s, const char *id)
{
	struct kept *k = find(s, id);
	if (k)
		return k;
	k = calloc(1, sizeof *k);
	if (!k)
		die("out of memory");
	k->next = s->first;
	s->first = k;
	return k;
}

static void copy_text(struct text *t)
{
	struct text copy = { 0 };
	text_put(&copy, text_str(t));
	*t = copy;
}

/* A row owns its texts. */
static void copy_row(struct table_row *to, const struct table_row *from)
{
	*to = *from;
	copy_text(&to->setup);
	copy_text(&to->position);
	copy_text(&to->result);
	copy_text(&to->offers);
	copy_text(&to->hidden);
}

static void set_row(struct kept *k, const struct table_row *row)
{
	table_row_free(&k->row);
	copy_row(&k->row, row);
}

static void add_chat(struct kept *k, const struct chat_row *c)
{
	if (k->chat_count == CHAT_KEPT) {
		text_free(&k->chat[0].words);
		memmove(k->chat, k->chat + 1, (size_t)--k->chat_count * sizeof *k->chat);
	}
	k->chat = realloc(k->chat, (size_t)(k->chat_count + 1) * sizeof *k->chat);
	if (!k->chat)
		die("out of memory");
	struct chat_row *copy = &k->chat[k->chat_count++];
	*copy = *c;
	copy_text(&copy->words);
}

/* To the browser and back: rows.h. */

static void put_chat(const struct kept *k, struct json *j)
{
	json_key(j, "chat");
	json_open(j, '[');
	for (int i = 0; i < k->chat_count; i++) {
		json_open(j, '{');
		json_put_string(j, "name", k->chat[i].name);
		json_put_string(j, "user", k->chat[i].user);
		json_put_string(j, "words", text_str(&k->chat[i].words));
		json_put_int(j, "at", k->chat[i].at);
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void hand_over(const struct kept *k, size_t keep, const struct text *lines,
		      size_t count)
{
	struct text out = { 0 };
	struct json j = { .out = &out };
	json_open(&j, '{');
	json_key(&j, "row");
	json_open(&j, '{');
	rows_put(&k->row, &j);
	put_chat(k, &j);
	json_close(&j, '}');
	json_put_int(&j, "keep", (long long)keep);
	json_key(&j, "lines");
	json_open(&j, '[');
	for (size_t i = 0; i < count; i++)
		json_string(&j, text_str(&lines[i]));
	json_close(&j, ']');
	json_close(&j, '}');
	site_keep(out.at, out.len);
	text_free(&out);
}

static void read_chat(struct kept *k, const struct json_doc *d, int list)
{
	for (int at = list == JSON_ABSENT ? list : json_first(d, list); at != JSON_ABSENT;
	     at = json_after(d, list, at)) {
		struct chat_row c = { 0 };
		long long said_at = 0;
		json_get_string(d, json_find(d, at, "name"), c.name, sizeof c.name);
		json_get_string(d, json_find(d, at, "user"), c.user, sizeof c.user);
		json_get_text(d, json_find(d, at, "words"), &c.words);
		json_get_int(d, json_find(d, at, "at"), &said_at);
		c.at = said_at;
		add_chat(k, &c);
		text_free(&c.words);
	}
}

status site_store_put(struct store *s, const char *json, size_t len)
{
	struct json_doc d = { 0 };
	struct table_row row = { 0 };
	status result = json_read(&d, json, len, NULL);
	if (result == OK)
		result = rows_read(&d, 0, &row);
	if (result == OK && strlen(row.id) != ID_LEN)
		result = BAD_JSON;
	if (result == OK) {
		struct kept *k = find_or_make(s, row.id);
		set_row(k, &row);
		k->chat_count = 0;
		read_chat(k, &d, json_find(&d, 0, "chat"));
	}
	table_row_free(&row);
	json_free(&d);
	return result;
}

void site_store_put_steps(struct store *s, const char *id, const char *lines, size_t len)
{
	struct kept *k = find(s, id);
	if (!k)
		return;
	text_clear(&k->steps);
	text_bytes(&k->steps, lines, len);
	k->has_steps = true;
}

/* Changes */

status store_create(struct store *s, struct table_row *row, struct text *why)
{
	(void)why;
	store_name_table(row);
	struct kept *k = find_or_make(s, row->id);
	set_row(k, row);
	k->has_steps = true;
	hand_over(k, 0, NULL, 0);
	return OK;
}

/* The length of the first `count` lines. */
static size_t length_of(const struct text *steps, size_t count)
{
	const char *at = text_str(steps);
	while (count-- > 0 && *at)
		at += strcspn(at, "\n") + 1;
	return (size_t)(at - text_str(steps));
}

status store_change(struct store *s, struct change *c, struct text *why)
{
	struct kept *k = find(s, c->row->id);
	if (!k || k->row.seq != c->row->seq)
		return status_say(STALE, why, "%s", "");
	if ((int64_t)(c->keep + c->line_count) != c->row->steps)
		return status_say(IO_FAILED, why, "The steps do not add up.");
	c->row->updated = store_now();
	if (!c->is_secret)
		c->row->shown = c->row->updated;
	c->row->seq++;
	set_row(k, c->row);
	text_cut(&k->steps, length_of(&k->steps, c->keep));
	for (size_t i = 0; i < c->line_count; i++)
		text_add(&k->steps, "%s\n", text_str(&c->lines[i]));
	if (c->chat)
		add_chat(k, c->chat);
	hand_over(k, c->keep, c->lines, c->line_count);
	if (c->opens) {
		struct kept *other = find_or_make(s, c->opens->id);
		set_row(other, c->opens);
		other->has_steps = true;
		hand_over(other, 0, NULL, 0);
	}
	return OK;
}

/* Reading */

status store_table(struct store *s, const char *id, struct table_row *out,
		   struct text *steps, struct text *why)
{
	const struct kept *k = find(s, id);
	*out = (struct table_row){ 0 };
	if (!k)
		return status_say(NOT_FOUND, why, "No such table.");
	if (steps && !k->has_steps)
		return status_say(IO_FAILED, why, "The table is still on disk.");
	copy_row(out, &k->row);
	if (steps)
		text_put(steps, text_str(&k->steps));
	return OK;
}

status store_seq(struct store *s, const char *id, int64_t *out, struct text *why)
{
	const struct kept *k = find(s, id);
	(void)why;
	*out = k ? k->row.seq : -1;
	return OK;
}

status store_chat(struct store *s, const char *table, int most,
		  void (*visit)(void *self, const struct chat_row *c), void *self,
		  struct text *why)
{
	const struct kept *k = find(s, table);
	(void)why;
	for (int i = k && k->chat_count > most ? k->chat_count - most : 0;
	     k && i < k->chat_count; i++)
		visit(self, &k->chat[i]);
	return OK;
}

static bool sits(const struct table_row *t, const char *user)
{
	bool found = false;
	for (int seat = 0; user && user[0] && seat < SEATS_MAX; seat++)
		found |= strcmp(t->seat[seat].user, user) == 0;
	return found;
}

static bool is_due(int64_t at, int64_t before)
{
	return at > 0 && at <= before;
}

static bool is_listed(const struct table_row *t, const struct list_query *q)
{
	switch (q->which) {
	case LIST_MINE:
		return sits(t, q->user) && !t->lesson[0];
	case LIST_SEATED:
		return sits(t, q->user);
	case LIST_OPEN:
		return t->state == TABLE_OPEN && t->listed;
	case LIST_FINISHED:
		return t->state == TABLE_FINISHED && t->watch == WATCH_ALL;
	case LIST_ALL:
		return true;
	case LIST_LATE:
		return is_due(t->deadline, q->before);
	case LIST_BOTS:
		return is_due(t->bot_due, q->before);
	case LIST_GRACE:
		return is_due(t->grace_at, q->before);
	}
	return false;
}

static int newer_first(const void *a, const void *b)
{
	const struct kept *const *x = a, *const *y = b;
	const int64_t by = (*y)->row.shown - (*x)->row.shown;
	return by != 0 ? (by > 0) - (by < 0) : strcmp((*x)->row.id, (*y)->row.id);
}

status store_list(struct store *s, const struct list_query *q,
		  void (*visit)(void *self, const struct table_row *t), void *self,
		  struct text *why)
{
	const struct kept *found[LISTED_MAX];
	int count = 0;
	(void)why;
	for (const struct kept *k = s->first; k && count < LISTED_MAX; k = k->next)
		if (is_listed(&k->row, q))
			found[count++] = k;
	qsort(found, (size_t)count, sizeof *found, newer_first);
	for (int i = 0; i < count && i < q->limit; i++)
		visit(self, &found[i]->row);
	return OK;
}

status store_invited(struct store *s, const char *invite, char out[ID_LEN + 1],
		     struct text *why)
{
	for (const struct kept *k = s->first; k; k = k->next)
		if (strcmp(k->row.invite, invite) == 0) {
			memcpy(out, k->row.id, ID_LEN + 1);
			return OK;
		}
	return status_say(NOT_FOUND, why, "This invitation is not valid.");
}

/* The person. */

status store_user(struct store *s, const char *id, struct user *out, struct text *why)
{
	(void)s;
	if (strcmp(id, site_person.id) != 0)
		return status_say(NOT_FOUND, why, "No such user.");
	*out = site_person;
	return OK;
}

status store_keep_secret(struct store *s, const char *user, const char *secret,
			 struct text *why)
{
	(void)user, (void)why;
	snprintf(s->secret, sizeof s->secret, "%s", secret);
	return OK;
}

status store_take_secret(struct store *s, const char *user, char secret[65],
			 struct text *why)
{
	(void)user, (void)why;
	memcpy(secret, s->secret, sizeof s->secret);
	s->secret[0] = '\0';
	return OK;
}
