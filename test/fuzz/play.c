/*
 * Play: the bytes choose a game, its set-up, its dice and everything that is done, and at
 * times all the checks of the conformance test are made. With dice of the table the bytes
 * choose the outcomes of chance as well, so that the fuzzer finds its way through both.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "ai/playout.h"
#include "conformance/trial.h"
#include "core/record.h"
#include "core/state.h"
#include "games/registry.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The hash of every step goes through the state table, which takes longer than the rules
 * do. Any other that tells states apart serves as well (linked with --wrap). */
uint32_t __real_state_hash(const struct game *g, const void *state);
uint32_t __wrap_state_hash(const struct game *g, const void *state);
__attribute__((no_sanitize("all"))) uint32_t __wrap_state_hash(const struct game *g,
							       const void *state)
{
	const uint8_t *byte = state;
	uint64_t hash = 14695981039346656037u;
	for (size_t i = 0; i < g->state_size; i++)
		hash = (hash ^ byte[i]) * 1099511628211u;
	return (uint32_t)(hash >> 32);
}

/* Bytes below this play an action, each above does something else. */
enum { FEW = 249 };

struct tape {
	const uint8_t *at, *end;
};

struct play {
	struct tape tape;
	struct match match;
	struct trial trial;
	int extras, searches; /* done so far: they take long, so each input has a few */
};

enum { EXTRAS_MAX = 12, SEARCHES_MAX = 2 };

static unsigned take(struct tape *t)
{
	return t->at < t->end ? *t->at++ : 0;
}

static unsigned take_below(struct tape *t, unsigned count)
{
	return take(t) % count;
}

/* Gives the steps the hashes that everybody else knows. */
static void rehash(struct match *m)
{
	_Alignas(16) char state[STATE_SIZE_MAX];
	for (size_t i = 0; i < m->count; i++) {
		match_state_at(m, i + 1, state);
		m->step[i].hash = __real_state_hash(m->game, state);
	}
}

static void must(struct play *p, bool good, const char *what)
{
	if (good)
		return;
	struct text record = { 0 };
	rehash(&p->match);
	record_write(&p->match, &record);
	fprintf(stderr, "%s: %s\n%s", what, text_str(&p->trial.broken),
		text_str(&record));
	abort();
}

static struct setup take_setup(struct tape *t, const struct game *g)
{
	struct setup how = game_default_setup(g);
	unsigned n = 0;
	while (g->scenarios[n].id)
		n++;
	how.scenario = (uint8_t)take_below(t, n);
	how.seats =
		(uint8_t)(g->seats_min + take_below(t, g->seats_max - g->seats_min + 1u));
	for (int i = 0; g->options[i].id; i++) {
		for (n = 0; g->options[i].values[n];)
			n++;
		how.option[i] = (uint8_t)take_below(t, n);
	}
	return how;
}

static bool begin(struct play *p)
{
	unsigned games = 0;
	while (registry_games[games])
		games++;
	const struct game *g = registry_games[take_below(&p->tape, games)];
	const struct setup how = take_setup(&p->tape, g);
	const unsigned seed = take(&p->tape);
	const struct dice dice = seed ? fair_seeded(seed) : fair_table();
	p->trial = (struct trial){ .game = g, .setup = how, .rng = rng_seeded(seed) };
	struct text why = { 0 };
	const bool good = match_begin(&p->match, g, &how, dice, &why) == OK;
	if (!good && why.len == 0)
		abort();
	text_free(&why);
	return good;
}

/* One of those who must act. */
static int take_seat(struct play *p)
{
	const seatset who = p->match.game->to_act(p->match.state);
	unsigned skip = take_below(&p->tape, (unsigned)__builtin_popcount(who));
	int seat = 0;
	while (!(who & seat_bit(seat)) || skip-- > 0)
		seat++;
	return seat;
}

/* The first byte names the action, where there are few as mostly. */
static void do_action(struct play *p, unsigned byte)
{
	struct actions legal;
	const seatset who = p->match.game->to_act(p->match.state);
	const int seat = who & (who - 1) ? take_seat(p) : __builtin_ctz(who);
	match_legal(&p->match, seat, &legal);
	must(p, legal.count > 0, "a dead end");
	const unsigned index = legal.count > FEW ? byte + FEW * take(&p->tape) : byte;
	const action a = legal.list[index % legal.count];
	must(p, match_play(&p->match, seat, a, &p->trial.broken) == OK,
	     "a legal action is refused");
}

/* Any action that has words, as every door of the program lets in. */
static action take_action(struct tape *t, const struct game *g)
{
	unsigned verbs = 0;
	while (g->verbs[verbs + 1].word)
		verbs++;
	const struct verb *v = &g->verbs[1 + take_below(t, verbs)];
	int arg[3] = { 0 };
	for (int i = 0; i < 3 && v->arg[i]; i++)
		arg[i] = (int)take_below(t, v->arg[i]->count);
	return action_make((int)(v - g->verbs), arg[0], arg[1], arg[2]);
}

/* It is played just if it is listed, else nothing changes. */
static void do_odd(struct play *p)
{
	const action a = take_action(&p->tape, p->match.game);
	const int seat = (int)take_below(&p->tape, SEAT_NONE + 1);
	const uint32_t hash = state_hash(p->match.game, p->match.state);
	struct actions legal;
	match_legal(&p->match, seat, &legal);
	const bool is_listed = trial_lists(&legal, a);
	const status s = match_play(&p->match, seat, a, &p->trial.broken);
	must(p, (s == OK) == is_listed, "what is not listed is played");
	must(p, is_listed || state_hash(p->match.game, p->match.state) == hash,
	     "a refused action changes the state");
	text_clear(&p->trial.broken);
}

static void do_undo(struct play *p)
{
	const int seat = (int)take_below(&p->tape, SEATS_MAX);
	const bool may = match_undoable(&p->match, seat) > 0;
	const size_t count = p->match.count;
	const bool did = match_undo(&p->match, seat, &p->trial.broken) == OK;
	must(p, did == may && p->match.count == count - did, "undo is not what it says");
	must(p,
	     !did || count == 1 ||
		     state_hash(p->match.game, p->match.state) ==
			     p->match.step[count - 2].hash,
	     "undo leads elsewhere");
	text_clear(&p->trial.broken);
}

static void do_checks(struct play *p)
{
	struct trial *t = &p->trial;
	const void *state = p->match.state;
	const int seat = take_seat(p);
	must(p, words_hold(t, state, seat), "words");
	must(p, position_holds(t, state), "position");
	must(p, order_is_free(t, state), "order");
	must(p, seat == CHANCE ? chance_holds(t, state) : refusals_hold(t, state, seat),
	     "legality");
	must(p, looks_hold(t, state), "looks");
	must(p, secrets_hold(t, state), "secrets");
	must(p, determinize_is_honest(t, state), "determinize");
}

static void do_checked_action(struct play *p)
{
	struct match *m = &p->match;
	void *before = trial_copy(&p->trial, m->state);
	do_action(p, take(&p->tape));
	const struct step *last = &m->step[m->count - 1];
	const struct moment moment = { before, m->state, last->seat, last->action };
	must(p, rules_are_pure(&p->trial, &moment), "purity");
	must(p, story_is_a_line(&p->trial, &moment), "story");
	must(p, story_keeps_secrets(&p->trial, &moment), "story");
	free(before);
}

/* What a bot chooses must be allowed; those that search think only a little here. */
static void do_bot(struct play *p)
{
	struct match *m = &p->match;
	const int seat = take_seat(p);
	unsigned count = 0;
	while (bots[count].id)
		count++;
	struct bot b = bots[take_below(&p->tape, count)];
	if (b.limits.iterations > 0 && p->searches++ >= SEARCHES_MAX)
		b = bots[0];
	if (b.limits.iterations > 0)
		b.limits = (struct search_limits){ .iterations = 4,
						   .turns = 1,
						   .breadth = 2 };
	if (seat == CHANCE)
		return;
	struct thoughts *thoughts = malloc(sizeof *thoughts);
	const action a =
		bot_choose(&b, m->game, m->state, seat, NULL, &p->trial.rng, thoughts);
	free(thoughts);
	must(p, match_play(m, seat, a, &p->trial.broken) == OK, "a bot is refused");
}

/* The game goes on from its position, as after `tessera show` and `load`. */
static void do_position(struct play *p)
{
	struct match fresh;
	must(p, position_holds(&p->trial, p->match.state), "position");
	match_begin_at(&fresh, p->match.game, p->match.state, p->match.dice);
	match_end(&p->match);
	p->match = fresh;
}

static void do_record(struct play *p)
{
	struct text record = { 0 };
	struct match again;
	record_write(&p->match, &record);
	must(p,
	     record_read(&again, text_str(&record), registry_find, &p->trial.broken) ==
		     OK,
	     "the record is refused");
	must(p, trial_same(&p->trial, p->match.state, again.state), "record");
	match_end(&p->match);
	p->match = again;
	text_free(&record);
}

static void do_one(struct play *p)
{
	static void (*const seldom[])(struct play *) = {
		do_odd, do_undo,     do_checks, do_checked_action,
		do_bot, do_position, do_record,
	};
	_Static_assert(FEW + sizeof seldom / sizeof seldom[0] == 256, "a byte for each");
	const unsigned what = take(&p->tape);
	if (what < FEW || p->extras++ >= EXTRAS_MAX)
		do_action(p, what);
	else
		seldom[what - FEW](p);
	match_chance(&p->match);
}

static void end(struct play *p)
{
	struct match *m = &p->match;
	float score[SEATS_MAX] = { 0 };
	if (match_is_over(m))
		m->game->score(m->state, score);
	must(p, position_holds(&p->trial, m->state), "the last position");
	match_end(m);
	text_free(&p->trial.broken);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct play p = { .tape = { data, data + size } };
	if (!begin(&p))
		return 0;
	match_chance(&p.match);
	while (p.tape.at < p.tape.end && !match_is_over(&p.match)) {
		must(&p, p.match.count <= p.match.game->actions_limit, "no end");
		do_one(&p);
	}
	end(&p);
	return 0;
}
