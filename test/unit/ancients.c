/* Ancients: the chances shown are those of the rules, and the dice told those of the
 * proof. */
#include "games/ancients/ancients.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ai/bot.h"
#include "ai/playout.h"
#include "base/text.h"
#include "core/match.h"
#include "core/record.h"
#include "games/ancients/evaluation/prospect.h"
#include "games/registry.h"

/* CC-12: the end of the turn lays the card aside, so a position must have it. */
Test(ancients, a_turn_without_its_card_is_refused)
{
	struct ancients s = { 0 };
	struct rng rng = rng_seeded(3);
	struct text why = { 0 };
	unsigned seen = 0;
	cc_setup_begin(&s, &(struct setup){ .seats = SEAT_COUNT });
	while (playout_step(&ancients_game, &s, &rng)) {
		const int phase = s.flow[0];
		if (phase != PHASE_ORDER && phase != PHASE_MOVE && phase != PHASE_BATTLE)
			continue;
		struct ancients bare = s;
		bare.played = NO_CARD;
		cr_assert_eq(state_check(&ancients_game, &s, &why), OK, "%s",
			     text_str(&why));
		cr_assert_neq(state_check(&ancients_game, &bare, &why), OK);
		seen |= 1u << phase;
	}
	cr_assert(seen >> PHASE_ORDER & seen >> PHASE_MOVE & seen >> PHASE_BATTLE & 1);
	text_free(&why);
}

/* Positions that play could not carry on from (CC-160): values as in rule tests, "flow 0
 * roll; stage close". */

static void set_all(struct ancients *s, const char *list)
{
	char lines[512];
	struct place p;
	snprintf(lines, sizeof lines, "%s", list);
	for (char *rest = lines, *line; (line = strsep(&rest, ";"));) {
		const char *words = line + strspn(line, " ");
		if (!*words)
			continue;
		cr_assert_eq(state_find(&ancients_game, &words, &p, NULL), OK, "%s",
			     line);
		words += strspn(words, " ");
		cr_assert_eq(state_set(&ancients_game, s, p, words, NULL), OK, "%s",
			     line);
	}
}

static const char field[] =
	"turn 5; command bottom 5; command top 5; goal 5; hand bottom Line Command 2;"
	"hand top Rally 1; hand top Double Time 1; deck Order Two Left 2;"
	"played Order Four Center; orders Order Four Center; attacker g5; target g6;"
	"unit g5 bottom HI; blocks g5 4; unit g6 top MI; blocks g6 4; unit j6 top EL;"
	"blocks j6 2; leader g6 top Hanno";
static const char between_turns[] = "flow 0 card; played none; orders none";
static const char placing[] =
	"flow 0 place; played none; orders none; turn 0; waiting top 0 Mago";
static const char refilling[] =
	"flow 0 draw; flow 1 card; played none; orders none; owed bottom 5;"
	"hand bottom Line Command 0";
static const char losing[] = "flow 0 lose; flow 1 battle; excess top 1";
static const char spartacus[] = "flow 0 order; orders I Am Spartacus; face helmet 5";
static const char rolling[] = "flow 0 roll; flow 1 after attack; flow 2 battle; roll "
			      "close; stage close; dice 3";
static const char battling_back[] =
	"flow 0 roll; flow 1 battle; roll back; stage back; dice 1; face triangle 1";
static const char checking[] =
	"flow 0 roll; flow 1 flags fall; flow 2 after attack; flow 3 battle; roll check;"
	"stage close; dice 2; flags 1; victim g6";
static const char flagged[] =
	"flow 0 flags; flow 1 after attack; flow 2 battle; stage close; flags 1;"
	"victim g6";
static const char retreating[] =
	"flow 0 retreat; flow 1 retreating; flow 2 battle; stage back; mover j6; steps 2";
static const char rampage[] =
	"flow 0 roll; flow 1 rampage; flow 2 retreating; flow 3 battle; roll rampage;"
	"stage fire; dice 2; mover j6; victim g6";
static const char fleeing[] =
	"flow 0 flee; flow 1 fleeing; flow 2 battle; fleeing top Mago; at c5; stride 1";
static const char advancing[] = "flow 0 advance; flow 1 battle; stage close; target f5";
static const char riding[] = "flow 0 ride; flow 1 bonus chance; flow 2 battle";

/* A sound position, a change of it, and the field that the refusal names. */
static const struct {
	const char *sound, *change, *field;
} holes[] = {
	/* What stands on what. */
	{ rolling, "flow 1 after strike", "flow" },
	{ rolling, "flow 2 move", "flow" },
	{ rolling, "flow 0 after attack; flow 1 battle; flow 2 none", "flow" },
	{ rampage, "flow 2 crush; flow 3 retreating; flow 4 battle", "flow" },
	{ fleeing, "flow 2 order", "flow" },
	{ losing, "flow 1 react; flow 2 battle", "flow" },
	{ losing, "flow 1 move; orders Darken the Sky", "orders" },
	/* Rolls. */
	{ rolling, "roll none", "roll" },
	{ battling_back, "roll none", "roll" },
	{ rolling, "dice 0", "dice" },
	{ rolling, "face flag 10", "face" },
	{ rolling, "face swords 98", "face" },
	{ rolling, "stage back", "stage" },
	{ rolling, "target j6", "target" },
	{ rolling, "unit g6 none; blocks g6 0", "target" },
	{ checking, "leader g6 none", "victim" },
	{ checking, "flags 0", "flags" },
	{ checking, "target j6", "target" },
	{ rampage, "mover g6", "mover" },
	{ rampage, "victim a1", "victim" },
	/* Combat. */
	{ flagged, "flags 0", "flags" },
	{ flagged, "victim g5", "flags" },
	{ "flow 0 react; flow 1 battle", "target j6", "target" },
	{ advancing, "terrain f5 lake", "target" },
	{ riding, "attacker a1", "attacker" },
	{ "flow 0 bonus; flow 1 battle", "stage close", "stage" },
	{ retreating, "steps 0", "mover" },
	{ retreating, "mover a1", "mover" },
	{ retreating, "stage none", "stage" },
	{ fleeing, "fleeing none", "fleeing" },
	{ fleeing, "terrain c5 lake", "fleeing" },
	/* Cards. */
	{ refilling, "owed top 1", "hand" },
	{ between_turns, "owed top 1", "owed" },
	{ between_turns, "excess top 1", "excess" },
	{ between_turns, "played Clash of Shields", "played" },
	{ "flow 0 draw; played none; owed bottom 9", "special bottom hardens yes",
	  "hand" },
	{ between_turns, "special top gathers yes; turn 2; command top 9", "command" },
	{ placing, "turn 1", "waiting" },
	{ placing, "leader j6 top Gelon", "waiting" },
	/* Orders. */
	{ between_turns, "order g5 unit", "order" },
	{ between_turns, "tired a1 8", "order" },
	{ between_turns, "stage close", "stage" },
	{ "flow 0 move; leader g5 bottom Scipio; order g5 leader", "moved g5 1",
	  "moved" },
	{ spartacus, "face flag 5", "order" },
	{ "flow 0 order", "left 10", "order" },
	{ "flow 0 move", "orders Darken the Sky", "orders" },
	{ "flow 0 move", "stage fire", "stage" },
};

Test(ancients, what_play_cannot_carry_on_from_is_refused)
{
	struct text why = { 0 };
	for (size_t i = 0; i < sizeof holes / sizeof holes[0]; i++) {
		struct ancients s = { 0 };
		char named[32];
		snprintf(named, sizeof named, "Field \"%s\"", holes[i].field);
		set_all(&s, field);
		set_all(&s, holes[i].sound);
		text_clear(&why);
		cr_expect_eq(state_check(&ancients_game, &s, &why), OK, "%s: %s",
			     holes[i].sound, text_str(&why));
		set_all(&s, holes[i].change);
		cr_expect_eq(state_check(&ancients_game, &s, &why), BAD_POSITION, "%s",
			     holes[i].change);
		cr_expect(strstr(text_str(&why), named), "%s: %s", holes[i].change,
			  text_str(&why));
	}
	text_free(&why);
}

/* CC-111: however often elephants roll again, their swords fit into the field. */
Test(ancients, swords_do_not_outgrow_their_field)
{
	struct ancients s = { 0 };
	struct text why = { 0 };
	cc_setup_begin(&s, &(struct setup){ .scenario = BATTLE_ZAMA - 1, .seats = 2 });
	memset(s.unit, 0, sizeof s.unit);
	memset(s.leader, 0, sizeof s.leader);
	s.attacker = HEX_COUNT / 2, s.target = s.attacker + 1;
	s.unit[s.attacker] = KIND_EL, s.unit[s.target] = KIND_HI | TOP << SIDE_BIT;
	memset(s.blocks, 0, sizeof s.blocks);
	s.blocks[s.attacker] = 1, s.blocks[s.target] = 4;
	s.active = BOTTOM;
	s.flow[0] = PHASE_BATTLE;
	s.played = s.orders = LINE_COMMAND;
	s.deck[LINE_COMMAND]--;
	flow_push(s.flow, STEP_AFTER_ATTACK);
	cc_roll_begin(&s, STAGE_CLOSE, DICE_MAX);
	for (int n = 0; s.flow[0] == PHASE_ROLL; n++) {
		cr_assert_leq(n, FACE_MAX);
		cr_assert_leq(s.face[SWORDS], FACE_MAX);
		cr_assert_eq(state_check(&ancients_game, &s, &why), OK, "%s",
			     text_str(&why));
		ancients_game.apply(&s, CHANCE, action_make(VERB_DIE, SWORDS, 0, 0));
	}
	text_free(&why);
}

/* Odds against enumeration */

/* All that the dice still to fall can do, by the rules themselves. So unlikely is only a
 * roll of elephants that goes on and on: it has hit, and is followed no further. */
static void enumerate(const struct ancients *s, double weight, struct cc_odds *sum)
{
	static const double nothing = 1e-8;
	if (weight < nothing) {
		sum->chance += weight;
		sum->hits += weight * cc_dice_hits(s, s->roll);
		return;
	}
	for (int face = 1; face < FACE_COUNT; face++) {
		struct ancients shown = *s, next = *s;
		shown.face[face]++;
		ancients_game.apply(&next, CHANCE, action_make(VERB_DIE, face, 0, 0));
		const bool goes_on = next.flow[0] == PHASE_ROLL && next.roll == s->roll &&
				     next.face[face] == s->face[face] + 1;
		if (goes_on) {
			enumerate(&next, weight / DIE_FACES, sum);
			continue;
		}
		const int victim = cc_dice_victim(s, s->roll);
		const int hits = s->unit[victim] ? cc_dice_hits(&shown, s->roll)
						 : shown.face[HELMET] > 0;
		sum->chance += hits > 0 ? weight / DIE_FACES : 0;
		sum->hits += hits * weight / DIE_FACES;
	}
}

/* A state in front of a roll: is the chance that of all its outcomes? */
static bool compare(const struct ancients *s)
{
	enum { DICE_ENOUGH = 4 };
	const int roller = cc_dice_roller(s, s->roll),
		  victim = cc_dice_victim(s, s->roll);
	if (s->dice > DICE_ENOUGH || deck_total(s->face, FACE_COUNT) > 0)
		return false;
	struct cc_odds all = { 0 };
	enumerate(s, 1, &all);
	const struct cc_odds told = cc_odds_of(s, roller, victim, s->roll, s->dice);
	cr_assert_lt(fabs(all.chance - told.chance), 1e-5, "%s %f not %f",
		     unit_at(s, roller)->code, told.chance, all.chance);
	cr_assert_lt(fabs(all.hits - told.hits), 1e-4, "%s %f not %f",
		     unit_at(s, roller)->code, told.hits, all.hits);
	return true;
}

Test(ancients, the_chance_to_hit_is_exact)
{
	enum { STEPS = 3000, EVERY = 7 };
	int compared = 0, elephants = 0;
	for (int battle = 0; battle < BATTLE_COUNT - 1; battle += 2) {
		struct ancients s = { 0 };
		struct rng rng = rng_seeded((uint64_t)battle);
		const struct setup how = { .scenario = (u8)battle,
					   .seats = 2,
					   .option = { (u8)(battle / 2 % 2) } };
		cc_setup_begin(&s, &how);
		for (int i = 0; i < STEPS && playout_step(&ancients_game, &s, &rng);
		     i++) {
			if (s.flow[0] != PHASE_ROLL || s.roll > STAGE_EVADE)
				continue;
			const bool tramples = is_elephant(&s, cc_dice_roller(&s, s.roll));
			if ((!tramples && i % EVERY) || !compare(&s))
				continue;
			compared++;
			elephants += tramples;
		}
	}
	cr_assert_gt(compared, 200);
	cr_assert_gt(elephants, 20);
}

/* The quick view of the evaluation, and the rules */

static void check_army(const struct ancients *s, const struct cc_prospect *p, int seat)
{
	const struct cc_army *mine = &p->army[seat], *his = &p->army[enemy_of(seat)];
	cr_assert_eq(mine->count, hexset_count(cc_field_units(s, seat)));
	for (int i = 0; i < mine->count; i++) {
		const struct cc_fighter *f = &mine->fighter[i];
		int nearest = HEX_ROWS;
		cr_assert_eq(f->is_supported, cc_field_supported(s, f->hex));
		for (int j = 0; j < his->count; j++) {
			const int to = his->fighter[j].hex,
				  distance = hexes_distance(f->hex, to);
			nearest = distance < nearest ? distance : nearest;
			cr_assert_eq(mine->distance[i].of[j], distance);
			if (!is_elephant(s, to))
				cr_assert_eq(f->helmet > 0,
					     cc_dice_helmets_hit(s, f->hex, to));
		}
		cr_assert_eq(mine->nearest.of[i], nearest);
	}
}

/* What is good for one is bad for the other, before zeal. */
static void check_features(const struct ancients *s)
{
	float bottom[FEATURES_MAX], top[FEATURES_MAX];
	cc_evaluate_measure(s, BOTTOM, bottom);
	cc_evaluate_measure(s, TOP, top);
	for (int i = 0; cc_evaluate_features[i]; i++)
		cr_assert_lt(fabsf(bottom[i] + top[i]), 1e-3f, "%s",
			     cc_evaluate_features[i]);
}

Test(ancients, evaluation_sees_what_the_rules_say)
{
	enum { STEPS = 400 };
	for (int battle = 0; battle < BATTLE_COUNT - 1; battle++) {
		struct ancients s = { 0 };
		struct cc_prospect p;
		struct rng rng = rng_seeded((uint64_t)battle);
		const struct setup how = { .scenario = (u8)battle,
					   .seats = 2,
					   .option = { (u8)(battle % 2) } };
		cc_setup_begin(&s, &how);
		for (int i = 0; i < STEPS && playout_step(&ancients_game, &s, &rng);
		     i++) {
			cc_prospect_make(&s, &p);
			check_army(&s, &p, BOTTOM);
			check_army(&s, &p, TOP);
			check_features(&s);
		}
	}
}

/* The dice of a whole game: in the events, in the record, in the proof */

struct hearing {
	struct match *match;
	int fallen[FACE_COUNT]; /* since the last roll that was told */
	int rolls, dice;
};

/* The faces that the events of a die tell; none before the last die of a roll. */
static int told_dice(const struct events *events, int told[FACE_COUNT])
{
	int total = 0;
	memset(told, 0, FACE_COUNT * sizeof *told);
	for (unsigned i = 0; i < events->count; i++) {
		const struct event *e = &events->list[i];
		if (e->kind != EVENT_FACE)
			continue;
		told[e->value[0]] += e->value[1];
		total += e->value[1];
	}
	return total;
}

static void hear(void *self, const void *before, const struct step *step,
		 const void *after)
{
	static struct ancients scratch;
	static struct events events;
	struct hearing *h = self;
	int told[FACE_COUNT];
	if (step->seat != CHANCE || action_verb(step->action) != VERB_DIE)
		return;
	h->fallen[action_arg(step->action, 0)]++;
	h->dice++;
	events_of(&ancients_game, before, CHANCE, step->action, &scratch, &events);
	cr_assert_eq(memcmp(&scratch, after, sizeof scratch), 0);
	if (told_dice(&events, told)) {
		cr_assert_arr_eq(told, h->fallen, sizeof told);
		memset(h->fallen, 0, sizeof h->fallen);
		h->rolls++;
	}
}

static void play_to_the_end(struct match *m)
{
	struct rng rng = rng_seeded(1);
	struct thoughts thoughts;
	for (match_chance(m); !match_is_over(m); match_chance(m)) {
		const int seat = __builtin_ctz(m->game->to_act(m->state));
		const action a = bot_choose(bot_find("greedy"), m->game, m->state, seat,
					    NULL, &rng, &thoughts);
		cr_assert_eq(match_play(m, seat, a, NULL), OK);
	}
}

/* The dice in the text of a record. */
static int count_dice(const char *record)
{
	int n = 0;
	for (const char *c = record; (c = strstr(c, "\nchance die ")); c++)
		n++;
	return n;
}

/* Another die in the place of one that was rolled is found out. */
static void change_a_die(struct text *record)
{
	char *at = strstr(record->at, "\nchance die circle");
	cr_assert_not_null(at);
	memcpy(at, "\nchance die helmet", strlen("\nchance die helmet"));
	struct match m;
	size_t checked;
	if (record_read(&m, record->at, registry_find, NULL) != OK)
		return;
	cr_assert_eq(record_verify(&m, &checked, NULL), UNFAIR);
	match_end(&m);
}

Test(ancients, events_record_and_proof_show_the_same_dice)
{
	const struct setup how = { .scenario = BATTLE_ZAMA - 1, .seats = 2 };
	struct match m, again;
	struct text record = { 0 };
	size_t checked;
	cr_assert_eq(match_begin(&m, &ancients_game, &how, fair_secret(), NULL), OK);
	struct hearing h = { .match = &m };
	m.listener = (struct listener){ hear, &h };
	play_to_the_end(&m);
	for (int face = 0; face < FACE_COUNT; face++)
		cr_assert_eq(h.fallen[face], 0);
	cr_assert_gt(h.rolls, 30);
	record_write(&m, &record);
	cr_assert_eq(count_dice(record.at), h.dice);
	cr_assert_eq(record_read(&again, record.at, registry_find, NULL), OK);
	cr_assert_eq(again.count, m.count);
	for (size_t i = 0; i < m.count; i++)
		cr_assert_eq(again.step[i].action, m.step[i].action);
	cr_assert_eq(record_verify(&again, &checked, NULL), OK);
	cr_assert_eq(checked, m.drawn);
	change_a_die(&record);
	match_end(&again);
	match_end(&m);
	text_free(&record);
}

/* An ordered unit is marked in the terminal, with a leader or without. */
Test(ancients, the_picture_marks_what_is_ordered)
{
	struct ancients s = { 0 };
	struct text out = { 0 };
	cc_setup_begin(&s, &(struct setup){ .seats = SEAT_COUNT });
	set_all(&s,
		"unit e5 bottom LI; blocks e5 4; order e5 unit;"
		"unit g5 bottom MI; blocks g5 3; leader g5 bottom Scipio; order g5 both;"
		"leader i5 bottom Nero; order i5 leader");
	cc_draw_position(&s, BOTTOM, false, &out);
	cr_assert_not_null(strstr(text_str(&out), "LI4' "));
	cr_assert_not_null(strstr(text_str(&out), "MI3*'"));
	cr_assert_not_null(strstr(text_str(&out), "LDR*'"));
	text_free(&out);
}
