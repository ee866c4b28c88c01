/* The words of a rule test that act or look: `legal`, `apply`, `expect`, `sees`, ... */
#include "rulestest/ruleswords.h"

#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "base/text.h"
#include "core/state.h"
#include "core/words/message.h"
#include "core/words/story.h"

static int acting_seat(const struct rulescase *c)
{
	const seatset who = c->game->to_act(c->match.state);
	return who && !(who & (who - 1)) ? __builtin_ctz(who) : SEAT_NONE;
}

/* Takes "roma:" off the front of *rest; without it the one seat that acts is meant. */
static status take_seat(struct rulescase *c, char **rest, int *seat)
{
	char *colon = *rest + strcspn(*rest, ": ");
	if (*colon == ':') {
		*colon = '\0';
		*seat = game_find_seat(c->game, *rest);
		if (*seat == SEAT_NONE)
			return FAIL(c, "There is no seat \"%s\".", *rest);
		*rest = colon + 1 + strspn(colon + 1, " ");
		return OK;
	}
	*seat = acting_seat(c);
	if (match_is_over(&c->match))
		return FAIL(c, "The game is over.");
	return *seat == SEAT_NONE
		       ? FAIL(c, "Several seats act: write the seat, as in \"%s: ...\".",
			      game_seat_name(c->game, 0))
		       : OK;
}

status ruleswords_take_reader(struct rulescase *c, char **rest, int *reader)
{
	const char *name = rulescase_cut(rest);
	*reader = strcmp(name, "spectator") == 0 ? SPECTATOR
						 : game_find_seat(c->game, name);
	return *reader == SEAT_NONE || *reader == CHANCE
		       ? FAIL(c, "There is no reader \"%s\".", name)
		       : OK;
}

static status take_action(struct rulescase *c, char *rest, int *seat, action *a)
{
	TRY(take_seat(c, &rest, seat));
	return action_read(c->game, rest, a, c->why);
}

/* What is offered must not be refused: the two are asked by different people. */
static status expect_no_refusal(struct rulescase *c, int seat, action a)
{
	const struct game *g = c->game;
	const refusal r = seat == CHANCE ? ALLOWED : g->why_not(c->match.state, seat, a);
	return r == ALLOWED ? OK
			    : FAIL(c, "It is offered, and yet refused as %s.",
				   g->refusals[r].code);
}

status ruleswords_legal(struct rulescase *c, char *rest)
{
	int seat;
	action a;
	struct refused r;
	TRY(take_action(c, rest, &seat, &a));
	if (match_why(&c->match, seat, a, &r) != OK)
		return FAIL(c, "It should be legal but is refused as %s: %s", r.code,
			    r.sentence);
	return expect_no_refusal(c, seat, a);
}

/* Cuts " because ..." off the end; what follows it, or NULL. */
static char *find_because(char *rest)
{
	static const char because[] = " because ";
	char *last = NULL;
	for (char *at = rest; (at = strstr(at, because)); at++)
		last = at;
	if (!last)
		return NULL;
	*last = '\0';
	last += sizeof because - 1;
	return last + strspn(last, " ");
}

/* What an `illegal` line expects of the refusal; NULL where it does not say. */
struct because {
	const char *code, *rule, *words;
};

/* because CODE RULE "WORDS", of which the last two may be missing. */
static struct because cut_because(char *rest)
{
	struct because b = { NULL, NULL, NULL };
	char *at = find_because(rest);
	if (!at)
		return b;
	b.code = rulescase_cut(&at);
	if (*at && *at != '"')
		b.rule = rulescase_cut(&at);
	if (*at == '"') {
		b.words = ++at;
		at[strcspn(at, "\"")] = '\0';
	}
	return b;
}

static status expect_refusal(struct rulescase *c, const struct because *b,
			     const struct refused *r)
{
	if (b->code && strcmp(b->code, r->code) != 0)
		return FAIL(c, "It should be refused as %s but is refused as %s: %s",
			    b->code, r->code, r->sentence);
	if (b->rule && strcmp(b->rule, r->rule) != 0)
		return FAIL(c, "It should cite %s but cites %s.", b->rule,
			    *r->rule ? r->rule : "no rule");
	struct text said = { 0 };
	refused_say(r, &said);
	const bool holds = !b->words || strstr(text_str(&said), b->words);
	const status s = holds ? OK
			       : FAIL(c, "It should say \"%s\" but says: %s", b->words,
				      text_str(&said));
	text_free(&said);
	return s;
}

static bool has_code(const struct game *g, const char *code)
{
	for (int i = 1; g->refusals[i].code; i++)
		if (strcmp(g->refusals[i].code, code) == 0)
			return true;
	return strcmp(code, status_code(ILLEGAL)) == 0 ||
	       strcmp(code, status_code(NOT_YOUR_TURN)) == 0 ||
	       strcmp(code, status_code(GAME_OVER)) == 0;
}

status ruleswords_illegal(struct rulescase *c, char *rest)
{
	int seat;
	action a;
	struct refused r;
	const struct because b = cut_because(rest);
	for (char *end = rest + strlen(rest); end > rest && end[-1] == ' ';)
		*--end = '\0';
	if (b.code && !has_code(c->game, b.code))
		return FAIL(c, "There is no refusal \"%s\".", b.code);
	TRY(take_action(c, rest, &seat, &a));
	if (match_why(&c->match, seat, a, &r) == OK)
		return FAIL(c, "It should be refused but is legal.");
	return expect_refusal(c, &b, &r);
}

status ruleswords_apply(struct rulescase *c, char *rest)
{
	int seat;
	action a;
	TRY(take_action(c, rest, &seat, &a));
	if (seat != CHANCE && acting_seat(c) == CHANCE)
		return FAIL(c, "Chance must act now: write its outcome, as in \"chance "
			       "die 4\".");
	struct refused r;
	if (match_why(&c->match, seat, a, &r) == OK)
		TRY(expect_no_refusal(c, seat, a));
	return match_play(&c->match, seat, a, c->why);
}

static status play_outcome(struct rulescase *c, const char *words)
{
	action a;
	TRY(action_read(c->game, words, &a, c->why));
	return match_play(&c->match, CHANCE, a, c->why);
}

/* `die skull, blank` are two outcomes: the verb is said once. */
status ruleswords_chance(struct rulescase *c, char *rest)
{
	char *comma = strchr(rest, ',');
	if (!comma)
		return play_outcome(c, rest);
	const char *verb = rulescase_cut(&rest);
	struct text words = { 0 };
	status result = OK;
	while (rest && result == OK) {
		comma = strchr(rest, ',');
		if (comma)
			*comma = '\0';
		text_clear(&words);
		text_add(&words, "%s %s", verb, rest + strspn(rest, " "));
		result = play_outcome(c, text_str(&words));
		rest = comma ? comma + 1 : NULL;
	}
	text_free(&words);
	return result;
}

/* The value is set in a copy: whatever `set` understands, `expect` does too. */
status ruleswords_expect(struct rulescase *c, char *rest)
{
	const char *words = rest;
	struct place p;
	TRY(state_find(c->game, &words, &p, c->why));
	void *copy = malloc(c->game->state_size);
	if (!copy)
		die("out of memory");
	memcpy(copy, c->match.state, c->game->state_size);
	status result = state_set(c->game, copy, p, words, c->why);
	if (result == OK && state_get(copy, p) != state_get(c->match.state, p)) {
		struct text value = { 0 };
		state_put_value(c->game, c->match.state, p, &value);
		result = FAIL(c, "%s should be %s but is %s.", p.field->name, words,
			      text_str(&value));
		text_free(&value);
	}
	free(copy);
	return result;
}

/* Whether the last step's log for a reader has the quoted text in it. */
static status look_in_log(struct rulescase *c, char *rest, bool wanted)
{
	int reader;
	TRY(ruleswords_take_reader(c, &rest, &reader));
	const size_t len = strlen(rest);
	if (len < 2 || rest[0] != '"' || rest[len - 1] != '"')
		return FAIL(c, "The text stands in quotes at the end of the line.");
	if (c->match.count == 0)
		return FAIL(c, "Nothing has been done that the log could tell.");
	rest[len - 1] = '\0';
	struct text log = { 0 };
	story_put_step(c->game, c->match.before, &c->match.step[c->match.count - 1],
		       c->match.state, reader, &log);
	status result = OK;
	if ((strstr(text_str(&log), rest + 1) != NULL) != wanted)
		result = FAIL(c, "The log for %s should %s \"%s\": %s",
			      game_seat_name(c->game, reader), wanted ? "say" : "not say",
			      rest + 1, log.len ? text_str(&log) : "(nothing)");
	text_free(&log);
	return result;
}

status ruleswords_says(struct rulescase *c, char *rest)
{
	return look_in_log(c, rest, true);
}

status ruleswords_silent(struct rulescase *c, char *rest)
{
	return look_in_log(c, rest, false);
}

/* What an acting seat is asked, or a reader is shown. */
status ruleswords_asks(struct rulescase *c, char *rest)
{
	int reader;
	TRY(ruleswords_take_reader(c, &rest, &reader));
	const size_t len = strlen(rest);
	if (len < 2 || rest[0] != '"' || rest[len - 1] != '"')
		return FAIL(c, "The text stands in quotes at the end of the line.");
	rest[len - 1] = '\0';
	struct text question = { 0 };
	prompt_put(c->game, c->match.state, reader, &question);
	status result = OK;
	if (!strstr(text_str(&question), rest + 1))
		result = FAIL(c, "%s should be asked \"%s\": %s",
			      game_seat_name(c->game, reader), rest + 1,
			      text_str(&question));
	text_free(&question);
	return result;
}

/* Finds the member of an object whose key is the longest that *words begin with. */
static int take_member(const struct json_doc *d, int object, const char **words)
{
	int found = JSON_ABSENT;
	size_t longest = 0;
	for (int k = json_first(d, object); k != JSON_ABSENT;
	     k = json_after(d, object, k + 1)) {
		const size_t len = d->node[k].len;
		const bool same = strncmp(*words, d->source + d->node[k].at, len) == 0 &&
				  ((*words)[len] == ' ' || (*words)[len] == '\0');
		if (same && len >= longest) {
			found = k + 1;
			longest = len;
		}
	}
	*words += longest;
	*words += strspn(*words, " ");
	return found;
}

static int take_element(const struct json_doc *d, int array, const char **words)
{
	char *end;
	long n = strtol(*words, &end, 10);
	if (end == *words)
		return JSON_ABSENT;
	*words = end + strspn(end, " ");
	int c = json_first(d, array);
	while (c != JSON_ABSENT && n-- > 0)
		c = json_after(d, array, c);
	return c;
}

/* Follows *words into the JSON value until it is neither object nor array. */
static int follow(const struct json_doc *d, int node, const char **words)
{
	while (node != JSON_ABSENT && **words) {
		if (json_is(d, node, JSON_OBJECT))
			node = take_member(d, node, words);
		else if (json_is(d, node, JSON_ARRAY))
			node = take_element(d, node, words);
		else
			break;
	}
	return node;
}

static bool is_value(const struct json_doc *d, int node, const char *value)
{
	struct text text = { 0 };
	if (json_is(d, node, JSON_STRING))
		json_text(d, node, &text);
	else
		text_bytes(&text, d->source + d->node[node].at, d->node[node].len);
	const bool same = strcmp(text_str(&text), value) == 0;
	text_free(&text);
	return same;
}

static bool ends_in(const char *words, const char *tail)
{
	const size_t len = strlen(words), n = strlen(tail);
	return len >= n && strcmp(words + len - n, tail) == 0;
}

/* Cuts the word `hidden` off the end of the words. */
static bool cut_hidden(char *rest)
{
	static const char hidden[] = " hidden";
	if (!ends_in(rest, hidden))
		return false;
	rest[strlen(rest) - (sizeof hidden - 1)] = '\0';
	return true;
}

static status look_in_view(struct rulescase *c, const struct json_doc *d, char *rest)
{
	const bool hidden = cut_hidden(rest);
	const char *words = rest;
	int node = follow(d, json_find(d, 0, "state"), &words);
	if (node == JSON_ABSENT && json_find(d, 0, "extra") != JSON_ABSENT) {
		const char *again = rest;
		node = follow(d, json_find(d, 0, "extra"), &again);
		words = node == JSON_ABSENT ? words : again;
	}
	if (hidden)
		return node == JSON_ABSENT
			       ? OK
			       : FAIL(c, "This should be hidden but is seen.");
	/* What is nothing is left out of a view. */
	if (node == JSON_ABSENT)
		return ends_in(rest, " 0") ? OK : FAIL(c, "This is not seen.");
	if (is_value(d, node, words))
		return OK;
	return FAIL(c, "What is seen is not %s but %.*s.", words, (int)d->node[node].len,
		    d->source + d->node[node].at);
}

status ruleswords_sees(struct rulescase *c, char *rest)
{
	int reader;
	TRY(ruleswords_take_reader(c, &rest, &reader));
	if (!*rest)
		return FAIL(c, "Say what is seen: sees roma hand roma 3.");
	struct text view = { 0 };
	struct json_doc d = { 0 };
	match_view(&c->match, reader, &view);
	status result = json_read(&d, text_str(&view), view.len, c->why);
	if (result == OK)
		result = look_in_view(c, &d, rest);
	json_free(&d);
	text_free(&view);
	return result;
}

static void put_seats(const struct rulescase *c, seatset who, struct text *out)
{
	for (int seat = 0; seat <= CHANCE; seat++)
		if (who & seat_bit(seat))
			text_add(out, " %s", game_seat_name(c->game, seat));
	if (who == 0)
		text_put(out, " nobody");
}

status ruleswords_turn(struct rulescase *c, char *rest)
{
	seatset wanted = 0;
	while (*rest) {
		const char *name = rulescase_cut(&rest);
		const int seat = game_find_seat(c->game, name);
		if (seat == SEAT_NONE)
			return FAIL(c, "There is no seat \"%s\".", name);
		wanted |= seat_bit(seat);
	}
	const seatset who = c->game->to_act(c->match.state);
	if (who == wanted)
		return OK;
	struct text seats = { 0 };
	put_seats(c, who, &seats);
	FAIL(c, "It is the turn of:%s.", text_str(&seats));
	text_free(&seats);
	return TEST_FAILED;
}

status ruleswords_offers(struct rulescase *c, char *rest)
{
	int seat;
	TRY(take_seat(c, &rest, &seat));
	struct actions legal;
	match_legal(&c->match, seat, &legal);
	char *end;
	const unsigned long wanted = strtoul(rest, &end, 10);
	if (end == rest || *end)
		return FAIL(c, "Say how many actions there are: offers 3.");
	return legal.count == wanted
		       ? OK
		       : FAIL(c, "There are %u legal actions.", legal.count);
}

status ruleswords_over(struct rulescase *c, char *rest)
{
	if (!match_is_over(&c->match))
		return FAIL(c, "The game is not over.");
	const bool draw = strcmp(rest, "draw") == 0;
	const int winner = draw ? SEAT_NONE : game_find_seat(c->game, rest);
	if (!draw && winner >= SEATS_MAX)
		return FAIL(c, "There is no seat \"%s\".", rest);
	struct text result = { 0 };
	float score[SEATS_MAX] = { 0 };
	c->game->score(c->match.state, score);
	int sole = SEAT_NONE;
	for (int seat = 0; seat < game_seats(c->game, c->match.state); seat++)
		sole = score[seat] >= 1.0f ? seat : sole;
	story_put_result(&c->match, &result);
	const status found = sole == winner ? OK : FAIL(c, "%s", text_str(&result));
	text_free(&result);
	return found;
}

status ruleswords_undo(struct rulescase *c, char *rest)
{
	int seat;
	TRY(ruleswords_take_reader(c, &rest, &seat));
	return match_undo(&c->match, seat, c->why);
}

status ruleswords_no_undo(struct rulescase *c, char *rest)
{
	int seat;
	TRY(ruleswords_take_reader(c, &rest, &seat));
	if (match_undoable(&c->match, seat) > 0)
		return FAIL(c, "The last action could be taken back.");
	return OK;
}
