/* The rules of a game as a list: the book of docs/rules that travels in the program. */
#include <ctype.h>
#include <string.h>

#include "core/ledger.h"
#include "server/http/routes.h"

/* The length of "AR-21" at the start of a line, or 0. */
static size_t number_len(const char *line, const char *prefix)
{
	const size_t len = strlen(prefix);
	if (strncmp(line, prefix, len) != 0 || line[len] != '-')
		return 0;
	size_t end = len + 1;
	while (isdigit((unsigned char)line[end]) ||
	       (end > len + 1 && islower((unsigned char)line[end])))
		end++;
	return end > len + 1 ? end : 0;
}

/* A rule stands on a line of its own: its number, perhaps in bold or in a list, then its
 * words; lines that follow without a number belong to it, up to an empty line. */
struct rules {
	struct json *json;
	struct text words;
	bool is_open;
	const char *chapter; /* the heading it stands under */
	size_t chapter_len;
};

static void end_rule(struct rules *r)
{
	if (!r->is_open)
		return;
	json_put_string(r->json, "text", text_str(&r->words));
	json_close(r->json, '}');
	text_clear(&r->words);
	r->is_open = false;
}

static const char *begin_rule(struct rules *r, const char *at, size_t number)
{
	end_rule(r);
	json_open(r->json, '{');
	json_key(r->json, "number");
	json_string_n(r->json, at, number);
	json_key(r->json, "chapter");
	json_string_n(r->json, r->chapter, r->chapter_len);
	r->is_open = true;
	return at + number + strspn(at + number, "*:.|` ");
}

static void put_rules(const char *text, const char *prefix, struct json *j)
{
	struct rules r = { .json = j, .chapter = "" };
	while (*text) {
		const char *end = text + strcspn(text, "\n");
		const char *at = text + strspn(text, "-*| `");
		const size_t number = number_len(at, prefix);
		if (strncmp(text, "## ", 3) == 0) {
			r.chapter = text + 3;
			r.chapter_len = (size_t)(end - r.chapter);
			at = end;
		}
		if (number)
			at = begin_rule(&r, at, number);
		else if (end == text)
			end_rule(&r);
		if (r.is_open && at < end) {
			if (r.words.len)
				text_char(&r.words, ' ');
			text_bytes(&r.words, at, (size_t)(end - at));
		}
		text = end + (*end == '\n');
	}
	end_rule(&r);
	text_free(&r.words);
}

/* The paragraph under the heading, in one line; "" if there is none. */
static void put_short(const char *book, struct json *j)
{
	static const char heading[] = "\n## In short\n\n";
	const char *at = strstr(book, heading);
	struct text words = { 0 };
	if (at)
		at += sizeof heading - 1;
	while (at && *at && *at != '\n') {
		const size_t len = strcspn(at, "\n");
		text_bytes(&words, at, len);
		text_char(&words, ' ');
		at += len + (at[len] == '\n');
	}
	json_put_string(j, "short", text_str(&words));
	text_free(&words);
}

status rulebook_show(struct request *r)
{
	const struct game *g = r->server->config.find_game(r->arg[0]);
	if (!g)
		return request_refuse(r, NOT_FOUND, "No such game on this server.");
	const char *text = r->server->config.rules ? r->server->config.rules(g) : NULL;
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_string(&j, "game", g->id);
	put_short(text ? text : "", &j);
	json_key(&j, "rules");
	json_open(&j, '[');
	put_rules(text ? text : "", g->rule_prefix, &j);
	json_close(&j, ']');
	json_close(&j, '}');
	return OK;
}

static void put_sentence(const struct ledger_row *row, struct json *j)
{
	json_open(j, '{');
	for (int i = 0; i < LEDGER_COLUMNS; i++) {
		if (row->cell[i].len == 0)
			continue;
		json_key(j, ledger_column_name((enum ledger_column)i));
		json_string_n(j, row->cell[i].at, (size_t)row->cell[i].len);
	}
	json_close(j, '}');
}

status rulebook_ledger_show(struct request *r)
{
	const struct game *g = r->server->config.find_game(r->arg[0]);
	const char *at =
		g && r->server->config.ledger ? r->server->config.ledger(g) : NULL;
	if (!at)
		return request_refuse(r, NOT_FOUND,
				      "There is no rule ledger for this game.");
	struct json j = { .out = &r->out };
	struct ledger_row row;
	json_open(&j, '{');
	json_put_string(&j, "game", g->id);
	json_key(&j, "sentences");
	json_open(&j, '[');
	for (at = ledger_begin(at); ledger_next(&at, &row);)
		put_sentence(&row, &j);
	json_close(&j, ']');
	json_close(&j, '}');
	return OK;
}

status rulebook_tables_show(struct request *r)
{
	const struct game *g = r->server->config.find_game(r->arg[0]);
	if (!g)
		return request_refuse(r, NOT_FOUND, "No such game on this server.");
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_string(&j, "game", g->id);
	json_key(&j, "tables");
	json_open(&j, '[');
	if (g->tables)
		g->tables(&j);
	json_close(&j, ']');
	json_close(&j, '}');
	return OK;
}
