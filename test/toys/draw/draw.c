/*
 * The drawing game: a toy that has all that tic-tac-toe lacks, so that the tests of the
 * engine meet it: a deck, dice, hidden hands, a card that nobody knows, secret choices at
 * the same time, a verb that reveals, options, several numbers of seats.
 *
 * One card lies face down as the omen. In each round the hands are filled, then all bid a
 * card at the same time; each may look at the omen once before. Two dice are thrown; the
 * highest bid wins their sum, doubled if it is like the omen and the option says so, and
 * every other bid costs a point.
 *
 * The tests build it a second time with DRAW_RULES above 3, where a lost bid costs two:
 * what becomes of records and tables when a rule is changed.
 */
#include "base/rng.h"
#include "base/text.h"
#include "core/evaluator.h"
#include "core/state.h"
#include "core/words/event.h"
#include "kit/deck.h"
#include "kit/dice.h"
#include "kit/flow.h"

#ifndef DRAW_RULES
#define DRAW_RULES 3
#endif

enum { LOST_BID = DRAW_RULES > 3 ? 2 : 1 };
enum { SEAT_COUNT = 3, ROUND_COUNT = 4, THROW_COUNT = 2, CARD_COUNT = 6, COPIES = 5 };
enum { PHASE_OMEN = 1, PHASE_DEAL, PHASE_BID, PHASE_THROW, PHASE_COUNT };
enum { VERB_OMEN = 1, VERB_DRAW, VERB_PEEK, VERB_BID, VERB_THROW };
enum { EVENT_OMEN = 1, EVENT_DREW, EVENT_PEEKED, EVENT_BID, EVENT_ROLLED };
enum { NOT_IN_HAND = 1, PEEKED_ALREADY, NOT_YOURS };
enum { OPTION_HAND, OPTION_OMEN, OPTION_COUNT };
enum { NO_CARD = 0 };

#define STATE_DEF "draw/state.def"
#define STATE_TYPE struct draw
struct draw {
#include "core/statestruct.h"
};

static const struct names SEAT_NAMES = {
	"seat", SEAT_COUNT, (const char *const[]){ "red", "green", "blue" }
};
static const struct names CARD_NAMES = {
	"card", CARD_COUNT,
	(const char *const[]){ NULL, "ant", "bee", "bee eater", "cat", "dog" }
};
static const struct names PHASE_NAMES = { "phase", PHASE_COUNT,
					  (const char *const[]){ NULL, "omen", "deal",
								 "bid", "throw" } };
static const struct names OPTION_NAMES = { "option", OPTION_COUNT,
					   (const char *const[]){ "hand", "omen" } };
static const struct names ROUND_NAMES = { .id = "round", .count = ROUND_COUNT };
static const struct names THROW_NAMES = { .id = "throw", .count = THROW_COUNT };

static const struct field fields[] = {
#include "core/statefields.h"
};

static const struct verb verbs[] = {
	{ NULL },
	[VERB_OMEN] = { "omen", { &CARD_NAMES }, .help = "the card that lies face down" },
	[VERB_DRAW] = { "draw", { &CARD_NAMES }, .help = "the card that is drawn" },
	[VERB_PEEK] = { "peek", { NULL }, .help = "look at the omen", .reveals = true },
	[VERB_BID] = { "bid", { &CARD_NAMES }, .help = "bid a card of your hand" },
	[VERB_THROW] = { "throw", { &names_number }, .help = "what a die shows" },
	{ NULL },
};

static const struct event_row events[] = {
	{ NULL },
#include "draw/events.def"
	{ NULL },
};

static const struct reason refusals[] = {
	{ "allowed", "", "" },
	[NOT_IN_HAND] = { "not-in-hand", "You do not have this card.", "DR-3" },
	[PEEKED_ALREADY] = { "peeked", "You have looked at the omen already.", "DR-4" },
	[NOT_YOURS] = { "not-yours", "This is for chance to decide.", "" },
	{ NULL, NULL, NULL },
};

static const struct option options[] = {
	[OPTION_HAND] = { "hand", "cards in a hand",
			  (const char *const[]){ "two", "three", NULL } },
	[OPTION_OMEN] = { "omen", "whether the omen doubles the prize",
			  (const char *const[]){ "idle", "doubles", "halves", NULL } },
	{ NULL, NULL, NULL },
};

static const struct scenario scenarios[] = {
	{ "short", "Short", "Two rounds." },
	{ "long", "Long", "Four rounds." },
	{ NULL, NULL, NULL },
};

static status setup(void *state, const struct setup *how, struct text *why)
{
	struct draw *d = state;
	(void)why;
	memcpy(d->options, how->option, OPTION_COUNT);
	d->players = how->seats;
	d->last_round = how->scenario == 0 ? 1 : ROUND_COUNT - 1;
	for (int card = 1; card < CARD_COUNT; card++)
		d->deck[card] = COPIES;
	flow_push(d->flow, PHASE_OMEN);
	return OK;
}

static int hand_size(const struct draw *d)
{
	return d->options[OPTION_HAND] + 2;
}

/* The first seat whose hand is not full, or SEAT_NONE. */
static int next_to_draw(const struct draw *d)
{
	for (int seat = 0; seat < d->players; seat++)
		if (deck_total(d->hand[seat], CARD_COUNT) < hand_size(d))
			return seat;
	return SEAT_NONE;
}

static seatset bidders(const struct draw *d)
{
	seatset who = 0;
	for (int seat = 0; seat < d->players; seat++)
		if (!d->has_bid[seat])
			who |= seat_bit(seat);
	return who;
}

static seatset to_act(const void *state)
{
	const struct draw *d = state;
	if (d->flow[0] == NO_PHASE)
		return 0;
	return d->flow[0] == PHASE_BID ? bidders(d) : seat_bit(CHANCE);
}

static void legal(const void *state, int seat, struct actions *out)
{
	const struct draw *d = state;
	switch (d->flow[0]) {
	case PHASE_OMEN:
		deck_offer(VERB_OMEN, d->deck, CARD_COUNT, out);
		break;
	case PHASE_DEAL:
		deck_offer(VERB_DRAW, d->deck, CARD_COUNT, out);
		break;
	case PHASE_BID:
		for (int card = 1; card < CARD_COUNT; card++)
			if (d->hand[seat][card])
				actions_add(out, action_make(VERB_BID, card, 0, 0));
		if (!d->has_peeked[seat])
			actions_add(out, action_make(VERB_PEEK, 0, 0, 0));
		break;
	case PHASE_THROW:
		dice_offer(VERB_THROW, out);
		break;
	}
}

static refusal why_not(const void *state, int seat, action a)
{
	const struct draw *d = state;
	if (action_verb(a) == VERB_PEEK)
		return d->has_peeked[seat] ? PEEKED_ALREADY : ALLOWED;
	if (action_verb(a) == VERB_BID)
		return d->hand[seat][action_arg(a, 0)] ? ALLOWED : NOT_IN_HAND;
	return NOT_YOURS;
}

static action sample(const void *state, struct rng *rng)
{
	const struct draw *d = state;
	if (d->flow[0] == PHASE_THROW)
		return dice_sample(VERB_THROW, rng);
	const int verb = d->flow[0] == PHASE_OMEN ? VERB_OMEN : VERB_DRAW;
	return action_make(verb, deck_sample(d->deck, CARD_COUNT, rng), 0, 0);
}

static int highest_bid(const struct draw *d)
{
	int best = NO_CARD;
	for (int seat = 0; seat < d->players; seat++)
		best = d->bid[seat] > best ? d->bid[seat] : best;
	return best;
}

static int prize(const struct draw *d, int best)
{
	const int sum = d->die[0] + d->die[1];
	if (best != d->omen || d->options[OPTION_OMEN] == 0)
		return sum;
	return d->options[OPTION_OMEN] == 1 ? 2 * sum : sum / 2;
}

/* DR-5: the highest bids win, the others pay; all are shown and lie open from now on. */
static void settle_round(struct draw *d)
{
	const int best = highest_bid(d);
	const int won = prize(d, best);
	for (int seat = 0; seat < d->players; seat++) {
		const int gain = d->bid[seat] == best ? won : -LOST_BID;
		d->points[seat] = (i16)(d->points[seat] + gain);
		d->played[d->round][seat][d->bid[seat]]++;
		d->bid[seat] = NO_CARD;
		d->has_bid[seat] = false;
	}
	if (d->round == d->last_round) {
		flow_end(d->flow);
		return;
	}
	d->round++;
	d->die[0] = d->die[1] = 0;
	flow_goto(d->flow, PHASE_DEAL);
}

static void throw_die(struct draw *d, int face)
{
	say(ROLLED, face);
	if (d->die[0] == 0) {
		d->die[0] = (u8)face;
		return;
	}
	d->die[1] = (u8)face;
	settle_round(d);
}

static void bid(struct draw *d, int seat, int card)
{
	d->hand[seat][card]--;
	say_to(seat_bit(seat), BID, seat, card);
	d->bid[seat] = (u8)card;
	d->has_bid[seat] = true;
	if (bidders(d) == 0)
		flow_goto(d->flow, PHASE_THROW);
}

static void deal(struct draw *d, int seat, int card)
{
	deck_move(d->deck, d->hand[seat], card);
	say_to(seat_bit(seat), DREW, seat, card);
	if (next_to_draw(d) == SEAT_NONE)
		flow_goto(d->flow, PHASE_BID);
}

static void apply(void *state, int seat, action a)
{
	struct draw *d = state;
	const int arg = action_arg(a, 0);
	d->turns++;
	switch (action_verb(a)) {
	case VERB_OMEN:
		d->deck[arg]--;
		d->omen = (u8)arg;
		say_to(0, OMEN, arg);
		flow_goto(d->flow, PHASE_DEAL);
		break;
	case VERB_DRAW:
		deal(d, next_to_draw(d), arg);
		break;
	case VERB_PEEK:
		d->peeked[seat] = d->omen;
		d->has_peeked[seat] = true;
		say_to(seat_bit(seat), PEEKED, seat, d->omen);
		break;
	case VERB_BID:
		bid(d, seat, arg);
		break;
	case VERB_THROW:
		throw_die(d, arg);
		break;
	}
}

static void score(const void *state, float out[SEATS_MAX])
{
	const struct draw *d = state;
	int best = d->points[0], level = 0;
	for (int seat = 1; seat < d->players; seat++)
		best = d->points[seat] > best ? d->points[seat] : best;
	for (int seat = 0; seat < d->players; seat++)
		level += d->points[seat] == best;
	for (int seat = 0; seat < d->players; seat++)
		out[seat] = d->points[seat] == best ? 1.0f / (float)level : 0.0f;
}

static const char *prompt(const void *state, int seat)
{
	const struct draw *d = state;
	if (to_act(state) & seat_bit(seat))
		return d->has_peeked[seat] ? "Bid a card."
					   : "Bid a card or look at the omen.";
	return "Wait for the others.";
}

static void draw(const void *state, int reader, bool colour, struct text *out)
{
	const struct draw *d = state;
	for (int seat = 0; seat < d->players; seat++) {
		text_add(out, "%s%s%s %d:", colour ? "\033[1m" : "",
			 SEAT_NAMES.name[seat], colour ? "\033[0m" : "", d->points[seat]);
		for (int card = 1; seat == reader && card < CARD_COUNT; card++)
			if (d->hand[seat][card])
				text_add(out, " %d %s", d->hand[seat][card],
					 CARD_NAMES.name[card]);
		text_char(out, '\n');
	}
}

static void show(const void *state, int reader, struct json *out)
{
	const struct draw *d = state;
	(void)reader;
	json_put_int(out, "rounds_left", d->last_round - d->round);
}

/* Takes back into the deck what `seat` cannot know. The cards of a bid are dealt again
 * with the hand they came from. */
static void gather(struct draw *d, int seat, int hands[SEAT_COUNT])
{
	for (int other = 0; other < d->players; other++) {
		if (other == seat)
			continue;
		hands[other] = deck_total(d->hand[other], CARD_COUNT);
		deck_pour(d->hand[other], d->deck, CARD_COUNT);
		if (d->has_bid[other])
			d->deck[d->bid[other]]++;
	}
	const bool knows_omen = seat < SEAT_COUNT && d->has_peeked[seat];
	if (!knows_omen && d->omen != NO_CARD) {
		d->deck[d->omen]++;
		d->omen = NO_CARD;
	}
}

static u8 deal_one(struct draw *d, struct rng *rng)
{
	const int card = deck_sample(d->deck, CARD_COUNT, rng);
	d->deck[card]--;
	return (u8)card;
}

static void determinize(void *state, int seat, struct rng *rng)
{
	struct draw *d = state;
	int hands[SEAT_COUNT] = { 0 };
	const bool has_omen = d->omen != NO_CARD;
	gather(d, seat, hands);
	if (has_omen && d->omen == NO_CARD)
		d->omen = deal_one(d, rng);
	for (int other = 0; other < d->players; other++) {
		if (other == seat)
			continue;
		deck_deal(d->deck, d->hand[other], CARD_COUNT, hands[other], rng);
		d->bid[other] = d->has_bid[other] ? deal_one(d, rng) : NO_CARD;
		d->peeked[other] = d->has_peeked[other] ? d->omen : NO_CARD;
	}
}

static float evaluate(const void *state, int seat)
{
	const struct draw *d = state;
	int best = -1000;
	for (int other = 0; other < d->players; other++)
		if (other != seat && d->points[other] > best)
			best = d->points[other];
	const float lead = (float)(d->points[seat] - best) / 200;
	return lead < -0.5f ? 0 : lead > 0.5f ? 1 : 0.5f + lead;
}

/* DR-1: there are as many cards of each kind as the box has. */
static int copies_of(const struct draw *d, int card)
{
	int n = d->deck[card] + (d->omen == card);
	for (int seat = 0; seat < SEAT_COUNT; seat++) {
		n += d->hand[seat][card] + (d->bid[seat] == card);
		for (int round = 0; round < ROUND_COUNT; round++)
			n += d->played[round][seat][card];
	}
	return n;
}

static status check_seats(const struct draw *d, struct text *why)
{
	for (int seat = 0; seat < SEAT_COUNT; seat++) {
		const int cards =
			deck_total(d->hand[seat], CARD_COUNT) + (d->bid[seat] != NO_CARD);
		const bool sits = seat < d->players;
		if (cards > (sits ? hand_size(d) : 0) ||
		    (d->flow[0] > PHASE_DEAL && sits && cards != hand_size(d)))
			return status_say(BAD_POSITION, why,
					  "Field \"hand\": not so many cards.");
		if ((d->bid[seat] != NO_CARD) != d->has_bid[seat] ||
		    (d->has_bid[seat] && d->flow[0] < PHASE_BID))
			return status_say(BAD_POSITION, why,
					  "Field \"bid\": who has bid?");
		if (d->peeked[seat] != (d->has_peeked[seat] ? d->omen : NO_CARD))
			return status_say(BAD_POSITION, why,
					  "Field \"peeked\": not the omen.");
	}
	return OK;
}

static status check_phase(const struct draw *d, struct text *why)
{
	TRY(flow_check(d->flow,
		       (const struct phase[]){ { NULL },
					       { "omen" },
					       { "deal" },
					       { "bid" },
					       { "throw" },
					       { NULL } },
		       why));
	const int phase = d->flow[0];
	const bool bad =
		d->flow[1] != NO_PHASE ||
		(phase != NO_PHASE && (phase == PHASE_OMEN) != (d->omen == NO_CARD)) ||
		(phase == PHASE_DEAL && next_to_draw(d) == SEAT_NONE) ||
		(phase == PHASE_THROW) != (phase != NO_PHASE && bidders(d) == 0);
	return bad ? status_say(BAD_POSITION, why, "Field \"flow\": not in this phase.")
		   : OK;
}

static status check(const void *state, struct text *why)
{
	const struct draw *d = state;
	if (d->players < 2)
		return status_say(BAD_POSITION, why,
				  "Field \"players\": two or three play.");
	if (d->round > d->last_round)
		return status_say(BAD_POSITION, why,
				  "Field \"round\": it is over by then.");
	for (int card = 1; card < CARD_COUNT; card++)
		if (copies_of(d, card) != COPIES)
			return status_say(BAD_POSITION, why,
					  "Field \"deck\": not %d of %s.", COPIES,
					  CARD_NAMES.name[card]);
	if (d->flow[0] != NO_PHASE)
		TRY(check_seats(d, why));
	return check_phase(d, why);
}

static int seat_count(const void *state)
{
	return ((const struct draw *)state)->players;
}

static const struct evaluator evaluators[] = {
	{ .id = "handmade", .evaluate = evaluate, .determinize = determinize },
	{ .id = NULL },
};

const struct game draw_game = {
	.id = "draw",
	.title = "The drawing game",
	.about = "A toy with everything hidden that can be hidden.",
	.rule_prefix = "DR",
	.seats_min = 2,
	.seats_max = SEAT_COUNT,
	.rules_version = DRAW_RULES,
	.actions_limit = 100,
	.state_size = sizeof(struct draw),
	.seats = &SEAT_NAMES,
	.fields = fields,
	.verbs = verbs,
	.refusals = refusals,
	.events = events,
	.options = options,
	.scenarios = scenarios,
	.setup = setup,
	.to_act = to_act,
	.legal = legal,
	.apply = apply,
	.score = score,
	.why_not = why_not,
	.prompt = prompt,
	.show = show,
	.draw = draw,
	.evaluators = evaluators,
	.sample = sample,
	.check = check,
	.seat_count = seat_count,
};
