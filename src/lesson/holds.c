/* What the texts of a lesson promise, against the position it has come to. */
#include "lesson/holds.h"

#include <string.h>

#include "base/json.h"
#include "core/state.h"

struct claim {
	struct json_doc said, is;
	struct text at; /* the names on the way to the value, as "vp.roma" */
	struct text *why;
};

static void put_node(const struct json_doc *d, int node, struct text *out)
{
	if (node == JSON_ABSENT)
		text_put(out, "nothing");
	else
		text_bytes(out, d->source + d->node[node].at, d->node[node].len);
}

static status differs(const struct claim *c, int said, int is)
{
	struct text both = { 0 };
	put_node(&c->said, said, &both);
	text_put(&both, ", but it is ");
	put_node(&c->is, is, &both);
	const status result = status_say(BAD_LESSON, c->why, "The lesson says %s = %s.",
					 text_str(&c->at), text_str(&both));
	text_free(&both);
	return result;
}

/* The numbers of states are written in one way only, so equal values have equal bytes.
 * Zeros and false are left out of a state. */
static bool is_same(const struct claim *c, int said, int is)
{
	const struct json_node *a = &c->said.node[said];
	const char *bytes = c->said.source + a->at;
	if (is == JSON_ABSENT)
		return (a->len == 1 && *bytes == '0') ||
		       (a->len == 5 && strncmp(bytes, "false", 5) == 0);
	const struct json_node *b = &c->is.node[is];
	return a->kind == b->kind && a->len == b->len &&
	       memcmp(bytes, c->is.source + b->at, a->len) == 0;
}

/* Every member that is said must be there; of the others nothing is said. */
static status compare(struct claim *c, int said, int is)
{
	if (!json_is(&c->said, said, JSON_OBJECT))
		return is_same(c, said, is) ? OK : differs(c, said, is);
	for (int key = json_first(&c->said, said); key != JSON_ABSENT;) {
		const int value = json_after(&c->said, said, key);
		const size_t len = c->at.len;
		struct text name = { 0 };
		json_text(&c->said, key, &name);
		text_add(&c->at, "%s%s", len > 0 ? "." : "", text_str(&name));
		const int found = is != JSON_ABSENT && json_is(&c->is, is, JSON_OBJECT)
					  ? json_find(&c->is, is, text_str(&name))
					  : JSON_ABSENT;
		text_free(&name);
		TRY(compare(c, value, found));
		text_cut(&c->at, len);
		key = json_after(&c->said, said, value);
	}
	return OK;
}

status holds_check(const struct game *g, const void *state, const char *said,
		   struct text *why)
{
	struct claim c = { .why = why };
	struct text position = { 0 };
	state_put_position(g, state, &position);
	status result = json_read(&c.said, said, strlen(said), why);
	if (result == OK)
		result = json_read(&c.is, text_str(&position), position.len, why);
	if (result == OK)
		result = compare(&c, 0, 0);
	json_free(&c.said);
	json_free(&c.is);
	text_free(&c.at);
	text_free(&position);
	return result == OK ? OK : BAD_LESSON;
}
