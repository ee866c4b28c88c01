/*
 * `tessera flow`: the chart of a game for Graphviz. The boxes come from the table of
 * phases; who chooses there and the arrows are observed in random games.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "cli/args/args.h"
#include "cli/args/gameargs.h"
#include "cli/command.h"
#include "core/state.h"
#include "fuzz/anysetup.h"
#include "kit/flow.h"

enum { VERBS_MAX = 256, GAMES = 300 };

struct chart {
	const struct game *game;
	struct place top; /* where the state keeps the current phase */
	int phases;	  /* with NO_PHASE, which stands for the end */
	struct arrow {
		bool verb[VERBS_MAX];
		bool drawn;
	} * arrow; /* phases x phases */
	struct box {
		bool chance, one, several;
	} * box;
};

static struct arrow *arrow_of(const struct chart *c, long from, long to)
{
	return &c->arrow[from * c->phases + to];
}

static void observe(struct chart *c, const void *state)
{
	const seatset who = c->game->to_act(state);
	struct box *b = &c->box[state_get(state, c->top)];
	if (who & seat_bit(CHANCE))
		b->chance = true;
	else if (who & (who - 1))
		b->several = true;
	else
		b->one = true;
}

static action pick(const struct game *g, const void *state, int seat, struct rng *rng)
{
	struct actions legal;
	if (seat == CHANCE)
		return playout_chance(g, state, rng);
	legal.count = 0;
	g->legal(state, seat, &legal);
	return legal.list[rng_below(rng, legal.count)];
}

static void play_game(struct chart *c, void *state, struct rng *rng)
{
	const struct game *g = c->game;
	while (g->to_act(state)) {
		const long from = state_get(state, c->top);
		const int seat = playout_seat(g->to_act(state), rng);
		observe(c, state);
		const action a = pick(g, state, seat, rng);
		g->apply(state, seat, a);
		struct arrow *arrow = arrow_of(c, from, state_get(state, c->top));
		arrow->drawn = true;
		arrow->verb[action_verb(a)] = true;
	}
}

static void play_games(struct chart *c)
{
	struct rng rng = rng_seeded(1);
	void *state = malloc(c->game->state_size);
	if (!state)
		die("out of memory");
	for (int i = 0; i < GAMES; i++) {
		const struct setup how = anysetup_pick(c->game, &rng);
		memset(state, 0, c->game->state_size);
		if (c->game->setup(state, &how, NULL) == OK)
			play_game(c, state, &rng);
	}
	free(state);
}

static void print_box(const struct chart *c, int phase)
{
	const struct phase *p = &c->game->phases[phase];
	const struct box *b = &c->box[phase];
	const bool seen = b->chance || b->one || b->several;
	printf("\t\"%s\" [label=\"%s", p->id, p->id);
	if (b->chance)
		printf("\\n(chance)");
	if (b->several)
		printf("\\n(several seats act)");
	if (p->prompt && *p->prompt && (b->one || b->several))
		printf("\\n%s", p->prompt);
	printf("\", shape=%s%s];\n", b->chance && !b->one ? "ellipse" : "box",
	       seen ? "" : ", style=dashed");
}

static void print_arrow(const struct chart *c, int from, int to)
{
	enum { VERBS_SHOWN = 6 };
	const struct arrow *a = arrow_of(c, from, to);
	int shown = 0;
	if (!a->drawn)
		return;
	printf("\t\"%s\" -> \"%s\" [label=\"", c->game->phases[from].id,
	       to ? c->game->phases[to].id : "end");
	for (int v = 1; c->game->verbs[v].word; v++) {
		if (!a->verb[v])
			continue;
		if (shown < VERBS_SHOWN)
			printf("%s%s", shown ? "\\n" : "", c->game->verbs[v].word);
		shown++;
	}
	printf("%s\"];\n", shown > VERBS_SHOWN ? "\\n..." : "");
}

static void print_chart(const struct chart *c)
{
	printf("digraph \"%s\" {\n\tnode [fontname=\"sans-serif\", fontsize=11];\n"
	       "\tedge [fontname=\"sans-serif\", fontsize=9];\n"
	       "\t\"end\" [shape=doublecircle];\n",
	       c->game->id);
	for (int i = 1; i < c->phases; i++)
		print_box(c, i);
	for (int from = 1; from < c->phases; from++)
		for (int to = 0; to < c->phases; to++)
			print_arrow(c, from, to);
	printf("}\n");
}

static int run(const struct args *a)
{
	struct chart c = { .game = gameargs_find(a, a->word[0]), .phases = 1 };
	const char *words = "flow 0";
	if (!c.game)
		return EXIT_MISUSED;
	if (!c.game->phases || state_find(c.game, &words, &c.top, NULL) != OK)
		return args_bad(a, "%s has no table of phases.", c.game->id);
	while (c.game->phases[c.phases].id)
		c.phases++;
	c.arrow = calloc((size_t)c.phases * (size_t)c.phases, sizeof *c.arrow);
	c.box = calloc((size_t)c.phases, sizeof *c.box);
	if (!c.arrow || !c.box)
		die("out of memory");
	play_games(&c);
	print_chart(&c);
	free(c.arrow);
	free(c.box);
	return EXIT_DONE;
}

const struct command flow_command = {
	.name = "flow",
	.takes = "GAME",
	.about = "draw the phases of a game for Graphviz",
	.more = "Boxes are where a seat must choose, ellipses where chance decides, "
		"arrows what\n"
		"some hundred random games did. Make a picture of it with:\n"
		"  tessera flow GAME | dot -Tsvg > flow.svg",
	.words_min = 1,
	.words_max = 1,
	.run = run,
};
