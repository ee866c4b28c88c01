/* The contract of both games: who acts, what may be done, the chart of the phases. */
#include "games/antike/antike.h"

static seatset chance(const void *state)
{
	(void)state;
	return seat_bit(CHANCE);
}

static seatset player(const void *state)
{
	return seat_bit(((const struct antike *)state)->active);
}

/* CB-72 */
static seatset opponent(const void *state)
{
	return seat_bit(enemy_of(((const struct antike *)state)->active));
}

/* A2-51, CB-93: a player who is asked in the turn of another. */
static seatset defender(const void *state)
{
	return seat_bit(((const struct antike *)state)->asked - 1);
}

const struct phase antike_phases[PHASE_COUNT + 1] = {
#define PHASE(name, word, whose, games, spaces, below, needs, words, question) \
	[PHASE_##name] = { .id = word,                                         \
			   .prompt = question,                                 \
			   .who = whose,                                       \
			   .legal = antike_legal_##name,                       \
			   .apply = antike_apply_##name,                       \
			   .why_not = antike_refuse_why,                       \
			   .on = below,                                        \
			   .check = antike_check_##name },
#include "games/antike/phases.def"
#undef PHASE
};

#define V(verb) (1u << VERB_##verb)
const uint32_t antike_phase_verbs[PHASE_COUNT] = {
#define PHASE(name, word, whose, games, spaces, below, needs, words, question) \
	[PHASE_##name] = words,
#include "games/antike/phases.def"
#undef PHASE
};
#undef V
_Static_assert(VERB_COUNT <= 32, "a set of verbs is 32 bits");

#define PHASES antike_phases
#include "kit/flowrules.h"
_Static_assert(offsetof(struct antike, flow) == 0, "the flow comes first");

/* Phases in which there are always several ways, or nobody but chance decides. */
static bool is_always_asked(int phase)
{
	static const unsigned asked = 1u << NO_PHASE | IN(DEAL) | IN(START) | IN(SUPPLY) |
				      IN(RONDEL) | IN(REFILL) | IN(DEMAND) | IN(FORTRESS);
	return asked >> phase & 1;
}

/* A2-28: whoever has only one way is not asked; it is taken for him. */
void antike_contract_apply(void *state, int seat, action a)
{
	struct antike *s = state;
	apply(state, seat, a);
	while (!is_always_asked(s->flow[0])) {
		struct actions ways;
		const int next = __builtin_ctz(to_act(s));
		ways.count = 0;
		legal(s, next, &ways);
		if (ways.count != 1)
			return;
		apply(state, next, ways.list[0]);
	}
}

/* A2-1, A2-81, CB-1, CB-110; A2-84, CB-111: at the limit by personages. */
static int standing(const struct antike *s, int seat)
{
	return s->winner ? s->winner == seat + 1 : antike_table_points(s, seat);
}

void antike_contract_score(const void *state, float out[SEATS_MAX])
{
	const struct antike *s = state;
	int best = 0, level = 0;
	for (int seat = 0; seat < s->seats; seat++) {
		const int points = standing(s, seat);
		level = points > best || level == 0 ? 1 : level + (points == best);
		best = points > best ? points : best;
	}
	for (int seat = 0; seat < s->seats; seat++)
		out[seat] = standing(s, seat) == best ? 1.0f / (float)level : 0.0f;
}

const char *antike_contract_prompt(const void *state, int seat)
{
	const struct antike *s = state;
	(void)seat;
	return antike_phases[s->flow[0]].prompt;
}

int antike_contract_seat_count(const void *state)
{
	return ((const struct antike *)state)->seats;
}

/* A nation's name, once it is dealt. */
const char *antike_contract_seat_title(const void *state, int seat)
{
	const struct antike *s = state;
	const char *name = antike_nation_words[s->nation[seat]];
	return name ? name : game_seat_name(game_of(s), seat);
}

bool antike_contract_seat_is_plural(const void *state, int seat)
{
	const struct antike *s = state;
	return !is_casus(s) && s->nation[seat] != NO_NATION;
}
