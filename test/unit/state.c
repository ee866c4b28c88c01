#include "core/state.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "core/view.h"
#include "scene.h"

/* A position of the drawing game in which fields of every shape have a value. */
static const char position[] =
	"{\"game\":\"draw\",\"rules\":3,\"flow\":[\"bid\"],"
	"\"options\":{\"omen\":\"halves\"},\"players\":2,\"round\":1,\"last_round\":1,"
	"\"turns\":300,\"points\":{\"red\":-7,\"green\":12},"
	"\"hand\":{\"red\":{\"ant\":1,\"bee eater\":1},\"green\":{\"dog\":1}},"
	"\"deck\":{\"ant\":4,\"bee\":4,\"bee "
	"eater\":4,\"cat\":4,\"dog\":3},\"omen\":\"dog\","
	"\"peeked\":{\"red\":\"dog\"},\"has_peeked\":{\"red\":true},"
	"\"bid\":{\"green\":\"cat\"},\"has_bid\":{\"green\":true},"
	"\"played\":[{\"green\":{\"bee\":1}}]}";

static void *read_position(const struct game *g, const char *json)
{
	void *state = calloc(1, g->state_size);
	struct text why = { 0 };
	if (state_read_text(g, json, strlen(json), state, &why) != OK)
		cr_assert_fail("%s", text_str(&why));
	text_free(&why);
	return state;
}

Test(state, reads_and_writes_every_shape)
{
	const struct game *g = scene_game("draw");
	void *state = read_position(g, position);
	struct text t = { 0 };
	state_put_position(g, state, &t);
	cr_assert_str_eq(t.at, position);
	free(state);
	text_free(&t);
}

Test(state, takes_numbers_for_words_and_null_for_nothing)
{
	const struct game *g = scene_game("draw");
	struct text json = { 0 };
	text_put(&json, position);
	char *word = strstr(json.at, "\"halves\"");
	memcpy(word, "       2", 8);
	word = strstr(json.at, "{\"red\":true}");
	memcpy(word, "{\"red\":   1}", 12);
	void *state = read_position(g, json.at), *same = read_position(g, position);
	cr_assert_arr_eq(state, same, g->state_size);
	free(state);
	free(same);
	text_clear(&json);
	text_put(&json,
		 "{\"game\":\"tictactoe\",\"flow\":[\"mark\"],\"cell\":{\"a1\":null}}");
	state = read_position(scene_game("tictactoe"), json.at);
	free(state);
	text_free(&json);
}

/* The view of `reader` of the position above: its "state" member alone. */
static void put_state(int reader, struct text *out)
{
	const struct game *g = scene_game("draw");
	void *state = read_position(g, position);
	struct json j = { .out = out };
	text_clear(out);
	json_open(&j, '{');
	state_write(g, state, reader, &j);
	json_close(&j, '}');
	free(state);
}

Test(state, shows_each_reader_what_he_may_see)
{
	struct text t = { 0 };
	put_state(0, &t);
	cr_assert(strstr(t.at,
			 "\"hand\":{\"red\":{\"ant\":1,\"bee eater\":1},\"green\":1}"),
		  "%s", t.at);
	cr_assert(strstr(t.at, "\"deck\":19"));
	cr_assert(strstr(t.at, "\"peeked\":{\"red\":\"dog\"}"));
	cr_assert_null(strstr(t.at, "\"omen\":\"dog\""));
	cr_assert_null(strstr(t.at, "\"bid\":"),
		       "not even that there is a hidden one: %s", t.at);
	put_state(1, &t);
	cr_assert(strstr(t.at, "\"hand\":{\"red\":2,\"green\":{\"dog\":1}}"));
	cr_assert(strstr(t.at, "\"bid\":{\"green\":\"cat\"}"));
	cr_assert_null(strstr(t.at, "peeked\":{\"red\":\"dog"));
	put_state(SPECTATOR, &t);
	cr_assert(strstr(t.at, "\"hand\":{\"red\":2,\"green\":1}"));
	cr_assert_null(strstr(t.at, "\"bid\":"));
	cr_assert_null(strstr(t.at, "\"peeked\":"));
	cr_assert(strstr(t.at, "\"has_bid\":{\"green\":true}"));
	text_free(&t);
}

Test(state, refuses_a_bad_position_by_name_and_changes_nothing)
{
	static const struct {
		const char *json, *says;
	} rows[] = {
		{ "[]", "JSON object" },
		{ "{", "not valid JSON" },
		{ "{\"game\":\"chess\"}", "\"game\"" },
		{ "{\"game\":7}", "\"game\"" },
		{ "{\"wings\":1}", "no field \"wings\" in draw" },
		{ "{\"hand\":3}", "\"hand\": an object" },
		{ "{\"hand\":{\"red\":3}}", "\"hand\": an object" },
		{ "{\"hand\":{\"pink\":{}}}", "\"hand\": there is no such name: pink" },
		{ "{\"hand\":{\"red\":{\"lion\":1}}}",
		  "\"hand\": there is no such name: lion" },
		{ "{\"hand\":{\"red\":{\"ant\":256}}}",
		  "\"hand\": a number is out of range" },
		{ "{\"hand\":{\"red\":{\"ant\":-1}}}",
		  "\"hand\": a number is out of range" },
		{ "{\"hand\":{\"red\":{\"ant\":1.5}}}", "\"hand\": a whole number" },
		{ "{\"hand\":{\"red\":{\"ant\":[]}}}", "\"hand\": a whole number" },
		{ "{\"turns\":65536}", "\"turns\": a number is out of range" },
		{ "{\"turns\":true}", "\"turns\": a whole number" },
		{ "{\"turns\":\"many\"}", "\"turns\": there is no such value: many" },
		{ "{\"points\":{\"red\":32768}}",
		  "\"points\": a number is out of range" },
		{ "{\"points\":{\"red\":-32769}}",
		  "\"points\": a number is out of range" },
		{ "{\"points\":{\"red\":99999999999999}}",
		  "\"points\": a number is out of range" },
		{ "{\"die\":{\"0\":1}}", "\"die\": a list" },
		{ "{\"die\":[1,2,3]}", "\"die\": the list is too long" },
		{ "{\"die\":[7]}", "\"die\": a number is out of range" },
		{ "{\"omen\":\"lion\"}", "\"omen\": there is no such value: lion" },
		{ "{\"omen\":9}", "\"omen\": a number is out of range" },
		{ "{\"has_bid\":{\"red\":2}}", "\"has_bid\": a number is out of range" },
		{ "{\"options\":{\"omen\":3}}", "\"options\": a number is out of range" },
		{ "{\"options\":{\"omen\":\"two\"}}",
		  "\"options\": there is no such value: two" },
		{ "{\"played\":[{},{},{},{},{}]}", "\"played\": the list is too long" },
		{ "{\"players\":1}", "\"players\"" },
		{ "{\"players\":2}", "\"deck\": not 5 of ant" },
	};
	const struct game *g = scene_game("draw");
	void *state = read_position(g, position), *kept = read_position(g, position);
	struct text why = { 0 };
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		const size_t len = strlen(rows[i].json);
		cr_assert_neq(state_read_text(g, rows[i].json, len, state, &why), OK,
			      "%s", rows[i].json);
		cr_assert(strstr(text_str(&why), rows[i].says), "%s: %s", rows[i].json,
			  text_str(&why));
		cr_assert_arr_eq(state, kept, g->state_size);
	}
	free(state);
	free(kept);
	text_free(&why);
}

Test(state, hash_depends_on_values_alone)
{
	const struct game *g = scene_game("draw");
	static const struct field less[] = {
		{ .name = "spare", .size = 1, .rank = 0, .extent = { 1, 1, 1 } },
		{ .name = NULL }
	};
	struct game other = *g;
	other.fields = less;
	void *state = read_position(g, position), *zero = calloc(1, g->state_size);
	cr_assert_eq(state_hash(&other, zero), 0,
		     "a new field that is zero changes no hash");
	cr_assert_eq(state_hash(g, zero), 0);
	const uint32_t hash = state_hash(g, state);
	const char *words = "points red";
	struct place p;
	cr_assert_eq(state_find(g, &words, &p, NULL), OK);
	cr_assert_eq(state_set(g, state, p, "7", NULL), OK);
	cr_assert_neq(state_hash(g, state), hash);
	cr_assert_eq(state_set(g, state, p, "-7", NULL), OK);
	cr_assert_eq(state_hash(g, state), hash);
	free(state);
	free(zero);
}

static const char *set(void *state, const char *words, const char *value,
		       struct text *why)
{
	const struct game *g = scene_game("draw");
	struct place p;
	text_clear(why);
	if (state_find(g, &words, &p, why) == OK &&
	    state_set(g, state, p, value, why) == OK)
		state_put_value(g, state, p, why);
	return text_str(why);
}

Test(state, finds_and_sets_by_words)
{
	const struct game *g = scene_game("draw");
	void *state = read_position(g, position), *old = read_position(g, position);
	struct text t = { 0 };
	cr_assert_str_eq(set(state, "hand green bee eater", "2", &t), "2");
	cr_assert_str_eq(set(state, "omen", "cat", &t), "cat");
	cr_assert_str_eq(set(state, "points red", "-30000", &t), "-30000");
	cr_assert_str_eq(set(state, "options omen", "idle", &t), "idle");
	cr_assert_str_eq(set(state, "played 1 red cat", "1", &t), "1");
	cr_assert_str_eq(set(state, "peeked red", "none", &t), "0");
	cr_assert_str_eq(set(state, "has_peeked red", "no", &t), "no");
	text_clear(&t);
	state_diff(g, old, state, &t);
	cr_assert_str_eq(t.at, "options omen: halves -> idle\n"
			       "points red: -7 -> -30000\n"
			       "hand green bee eater: 0 -> 2\n"
			       "omen: dog -> cat\n"
			       "peeked red: dog -> 0\n"
			       "has_peeked red: yes -> no\n"
			       "played 1 red cat: 0 -> 1\n");
	cr_assert(strstr(set(state, "wings", "1", &t), "no field \"wings\""));
	cr_assert(strstr(set(state, "hand pink ant", "1", &t), "hand: there is no seat"));
	cr_assert(strstr(set(state, "die 2", "1", &t), "die: there is no throw"));
	cr_assert(strstr(set(state, "turns", "many", &t), "\"many\" is not a value"));
	cr_assert(strstr(set(state, "turns", "65536", &t), "65536 is out of range"));
	cr_assert(strstr(set(state, "omen", "9", &t), "out of range"));
	free(state);
	free(old);
	text_free(&t);
}

Test(view, says_who_acts_and_what_is_asked)
{
	struct match m;
	struct text t = { 0 };
	struct json_doc d = { 0 };
	scene_deal(&m, fair_table());
	match_view(&m, 1, &t);
	cr_assert_eq(json_read(&d, t.at, t.len, NULL), OK);
	cr_assert(strstr(t.at, "\"game\":\"draw\",\"reader\":\"green\",\"to_act\":["
			       "\"red\",\"green\"],"
			       "\"over\":false,\"seats\":[\"red\",\"green\"]"),
		  "%s", t.at);
	cr_assert(strstr(t.at, "\"prompt\":\"Bid a card or look at the omen.\""));
	cr_assert(strstr(t.at, "\"extra\":{\"rounds_left\":1}"));
	json_free(&d);
	text_free(&t);
	match_end(&m);
}

/* Two seats with two cards each; each card has the seats that know it, as bits. */
struct spied {
	u8 card[2][2], known[2][2];
};

static const struct names spied_seats = { "seat", 2,
					  (const char *const[]){ "red", "green" } };
static const struct names spied_cards = { "card", 3,
					  (const char *const[]){ NULL, "ant", "bee" } };
static const struct names spied_slots = { "slot", 2, NULL };

static const struct field spied_fields[] = {
	{ .name = "card",
	  .offset = offsetof(struct spied, card),
	  .size = 1,
	  .rank = 2,
	  .extent = { 2, 2, 1 },
	  .dim = { &spied_seats, &spied_slots },
	  .value = &spied_cards,
	  .seen = OWNER_KNOWN,
	  .known = offsetof(struct spied, known) },
	{ .name = NULL },
};

static void expect_spied(int reader, const char *json)
{
	static const struct game game = { .id = "spied", .fields = spied_fields };
	static const struct spied state = { .card = { { 1, 2 }, { 2, 0 } },
					    .known = { { 2, 0 }, { KNOWN_TO_ALL, 0 } } };
	struct text t = { 0 };
	struct json j = { .out = &t };
	state_write(&game, &state, reader, &j);
	cr_assert_str_eq(text_str(&t), json);
	text_free(&t);
}

Test(state, shows_a_known_value_to_those_who_know_it)
{
	expect_spied(0, "\"card\":{\"red\":[\"ant\",\"bee\"],\"green\":[\"bee\"]}");
	expect_spied(1, "\"card\":{\"red\":[\"ant\",\"?\"],\"green\":[\"bee\"]}");
	expect_spied(SPECTATOR, "\"card\":{\"red\":[\"?\",\"?\"],\"green\":[\"bee\"]}");
	expect_spied(SEES_ALL,
		     "\"card\":{\"red\":[\"ant\",\"bee\"],\"green\":[\"bee\"]}");
}
