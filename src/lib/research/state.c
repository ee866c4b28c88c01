/* One game in play, with its history: choices, chance, copies, what a seat knows. */
#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "core/evaluator.h"
#include "core/state.h"
#include "core/view.h"
#include "lib/research/research.h"

struct tessera_state *tessera_state_new(const struct tessera_setup *setup)
{
	struct tessera_state *s = calloc(1, sizeof *s);
	if (!s)
		die("out of memory");
	s->setup = setup;
	s->base = research_block(setup, setup->origin);
	s->now = research_block(setup, setup->origin);
	return s;
}

void tessera_state_free(struct tessera_state *s)
{
	if (!s)
		return;
	free(s->base);
	free(s->now);
	free(s->step);
	text_free(&s->answer);
	free(s);
}

static void make_room(struct tessera_state *s, uint32_t count)
{
	if (count <= s->room)
		return;
	s->room = count * 2;
	s->step = realloc(s->step, s->room * sizeof *s->step);
	if (!s->step)
		die("out of memory");
}

void tessera_state_copy(struct tessera_state *to, const struct tessera_state *from)
{
	const size_t size = from->setup->game->state_size;
	if (to == from)
		return;
	ensure(to->setup == from->setup);
	make_room(to, from->count);
	memcpy(to->base, from->base, size);
	memcpy(to->now, from->now, size);
	memcpy(to->begun, from->begun, sizeof to->begun);
	memcpy(to->chosen, from->chosen, sizeof to->chosen);
	memcpy(to->recall, from->recall, sizeof to->recall);
	memcpy(to->seen, from->seen, sizeof to->seen);
	if (from->count > 0)
		memcpy(to->step, from->step, from->count * sizeof *to->step);
	to->count = from->count;
}

struct tessera_state *tessera_state_clone(const struct tessera_state *s)
{
	struct tessera_state *copy = tessera_state_new(s->setup);
	tessera_state_copy(copy, s);
	return copy;
}

unsigned tessera_state_to_act(const struct tessera_state *s)
{
	return s->setup->game->to_act(s->now);
}

static bool is_to_act(const struct tessera_state *s, int seat)
{
	return seat >= 0 && seat <= CHANCE && (tessera_state_to_act(s) >> seat & 1);
}

unsigned tessera_state_mask(const struct tessera_state *s, int seat, uint8_t *out)
{
	uint16_t ids[ACTIONS_MAX];
	memset(out, 0, s->setup->ids.count);
	return is_to_act(s, seat)
		       ? research_list(s->setup, s->now, seat, &s->chosen[seat], ids, out)
		       : 0;
}

unsigned tessera_state_legal(const struct tessera_state *s, int seat, uint16_t *out)
{
	uint8_t mask[UINT16_MAX + 1];
	if (!is_to_act(s, seat))
		return 0;
	memset(mask, 0, s->setup->ids.count);
	return research_list(s->setup, s->now, seat, &s->chosen[seat], out, mask);
}

void research_note(struct tessera_state *s, int seat, unsigned id)
{
	make_room(s, s->count + 1);
	s->step[s->count++] = (struct choice){ (uint8_t)seat, (uint16_t)id };
}

bool tessera_state_apply(struct tessera_state *s, int seat, unsigned id,
			 struct tessera_error *why)
{
	if (!is_to_act(s, seat))
		return lib_refuse("not-your-turn", "", "This seat does not act now.",
				  why);
	if (!research_allows(s->setup, s->now, seat, &s->chosen[seat], id))
		return lib_refuse("illegal", "", "This id is not legal now.", why);
	research_choose(s->setup, s->now, seat, &s->chosen[seat], id);
	research_note(s, seat, id);
	return true;
}

void research_replay(struct tessera_state *s, uint32_t count)
{
	memcpy(s->now, s->base, s->setup->game->state_size);
	memcpy(s->chosen, s->begun, sizeof s->chosen);
	for (uint32_t i = 0; i < count; i++)
		research_choose(s->setup, s->now, s->step[i].seat,
				&s->chosen[s->step[i].seat], s->step[i].id);
	s->count = count;
}

bool tessera_state_undo(struct tessera_state *s)
{
	if (s->count == 0)
		return false;
	research_replay(s, s->count - 1);
	return true;
}

unsigned tessera_state_history(const struct tessera_state *s, unsigned first,
			       unsigned count, uint8_t *seats, uint16_t *ids)
{
	for (unsigned i = first; i < s->count && i - first < count; i++) {
		seats[i - first] = s->step[i].seat;
		ids[i - first] = s->step[i].id;
	}
	return s->count;
}

unsigned tessera_state_chance(const struct tessera_state *s, uint16_t *ids,
			      double *probability)
{
	struct actions legal;
	double total = 0;
	if (!is_to_act(s, CHANCE))
		return 0;
	game_list(s->setup->game, s->now, CHANCE, &legal);
	for (unsigned i = 0; i < legal.count; i++)
		total += legal.weight[i];
	for (unsigned i = 0; i < legal.count; i++) {
		const struct id_verb *v = &s->setup->ids.verb[action_verb(legal.list[i])];
		ensure(v->leading == v->args); /* chance decides in one piece */
		ids[i] = (uint16_t)ids_next(&s->setup->ids, &s->chosen[CHANCE],
					    legal.list[i]);
		probability[i] = legal.weight[i] / total;
	}
	return legal.count;
}

int tessera_state_sample(const struct tessera_state *s, uint64_t seed)
{
	struct rng rng = rng_seeded(seed);
	if (!is_to_act(s, CHANCE))
		return -1;
	const action a = playout_chance(s->setup->game, s->now, &rng);
	return (int)ids_next(&s->setup->ids, &s->chosen[CHANCE], a);
}

bool tessera_state_returns(const struct tessera_state *s, double *out)
{
	float score[SEATS_MAX] = { 0 };
	const bool over = tessera_state_to_act(s) == 0;
	if (over)
		s->setup->game->score(s->now, score);
	for (unsigned i = 0; i < s->setup->seats; i++)
		out[i] = (double)score[i];
	return over;
}

static const char *answer(struct tessera_state *s)
{
	return text_str(&s->answer);
}

const char *tessera_state_view(struct tessera_state *s, int reader)
{
	text_clear(&s->answer);
	view_write(s->setup->game, s->now,
		   reader >= 0 && reader < SEATS_MAX ? reader : SPECTATOR, &s->answer);
	return answer(s);
}

const char *tessera_state_picture(struct tessera_state *s, int reader)
{
	text_clear(&s->answer);
	if (s->setup->game->draw)
		s->setup->game->draw(
			s->now, reader >= 0 && reader < SEATS_MAX ? reader : SPECTATOR,
			false, &s->answer);
	return answer(s);
}

const char *tessera_state_position(struct tessera_state *s)
{
	text_clear(&s->answer);
	state_put_position(s->setup->game, s->now, &s->answer);
	return answer(s);
}

unsigned tessera_state_choose(struct tessera_state *s, int seat, const char *bot,
			      uint64_t seed, uint16_t out[3])
{
	const struct bot *b = bot_find(bot);
	struct rng rng = rng_seeded(seed);
	struct thoughts thoughts;
	if (!b || seat >= SEATS_MAX || !is_to_act(s, seat) || s->chosen[seat].began)
		return 0;
	const action a =
		bot_choose(b, s->setup->game, s->now, seat, NULL, &rng, &thoughts);
	return ids_split(&s->setup->ids, a, out);
}
