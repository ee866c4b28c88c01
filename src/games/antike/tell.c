/*
 * The log: a line for each action. What changed is read off the states before and after,
 * so that rules stay silent; what was done without a question is told with it.
 */
#include "games/antike/tell.h"

static const char *have(const struct telling *t, int seat)
{
	return antike_words_are_many(t->after, seat) ? "have" : "has";
}

/* The words of an action's arguments are those of the state table and the verbs. */
static const char *word(const struct telling *t, int verb, int n)
{
	return names_word(game_of(t->after)->verbs[verb].arg[n], t->arg[n]);
}

static const char *place(const struct telling *t, int region)
{
	return antike_words_place(t->after, region);
}

/* What a seat gained or paid, production apart. */
static int change_of(const struct telling *t, int seat, int resource)
{
	const int produced = seat == t->before->active ? t->yield[resource] : 0;
	return t->after->stock[seat][resource] - t->before->stock[seat][resource] -
	       produced;
}

/* " (-3 marble, -1 coin)" */
static void tell_stock(const struct telling *t, int seat)
{
	const char *comma = " (";
	for (int r = MARBLE; r < RESOURCE_COUNT; r++) {
		const int change = change_of(t, seat, r);
		if (change == 0)
			continue;
		text_add(t->out, "%s%+d %s%s", comma, change, antike_words_resource(r),
			 r == COIN && change * change > 1 ? "s" : "");
		comma = ", ";
	}
	if (*comma == ',')
		text_char(t->out, ')');
}

/* "1 marble and 2 coins", and whether there was anything to pay. */
static bool tell_paid(const struct telling *t, const char *verb, int seat)
{
	int paid[RESOURCE_COUNT];
	unsigned which = 0;
	for (int r = MARBLE; r < RESOURCE_COUNT; r++) {
		paid[r] = -change_of(t, seat, r);
		which |= paid[r] > 0 ? 1u << r : 0;
	}
	if (!which)
		return false;
	text_put(t->out, verb);
	antike_words_amounts(paid, which, t->out);
	return true;
}

static void tell_deal(const struct telling *t)
{
	const uint8_t *start = antike_boards[t->after->map].start[t->arg[0]];
	int seat = 0;
	while (t->after->nation[seat] != t->arg[0])
		seat++;
	text_add(t->out, "The %s are %s and begin in %s, %s and %s.",
		 word(t, VERB_DEAL, 0), game_seat_name(game_of(t->after), seat),
		 place(t, start[0]), place(t, start[1]), place(t, start[2]));
}

static void tell_begin(const struct telling *t)
{
	const struct antike *s = t->after;
	tell_who(t, t->arg[0], "begin");
	text_char(t->out, '.');
	if (s->bellona) {
		text_char(t->out, ' ');
		antike_words_people(s, s->bellona - 1, true, t->out);
		text_add(t->out, " %s Bellona.", have(t, s->bellona - 1));
	}
	if (is_casus(s)) {
		text_char(t->out, ' ');
		tell_who(t, enemy_of(t->arg[0]), "take");
		text_put(t->out, " a coin.");
	}
}

/* A2-19: a payment that leaves no choice comes with the move. */
static void tell_go(const struct telling *t)
{
	const struct antike *s = t->after;
	const bool many = antike_words_are_many(s, t->seat);
	tell_who(t, t->seat, "go");
	text_add(t->out, " to %s", word(t, VERB_GO, 0));
	if (tell_paid(t, many ? " and pay " : " and pays ", t->seat))
		text_put(t->out, " for steps");
	if (s->flow[0] == PHASE_STEPS)
		text_add(t->out, " and %s %d step%s to pay", have(t, t->seat), s->due,
			 antike_words_plural(s->due));
	text_char(t->out, '.');
}

static void tell_spend(const struct telling *t)
{
	tell_who(t, t->seat, "pay");
	tell_paid(t, " ", t->seat);
	text_put(t->out, " for steps.");
}

/* A purchase: who, what is done, where, and the price that was paid. */
static void tell_deed(const struct telling *t, const char *verb, const char *deed,
		      const char *what)
{
	tell_who(t, t->seat, verb);
	text_add(t->out, "%s %s", deed, what);
	tell_stock(t, t->seat);
	text_char(t->out, '.');
}

static void tell_payment(const struct telling *t)
{
	tell_who(t, t->seat, "pay");
	tell_paid(t, " ", t->seat);
	text_char(t->out, '.');
}

static void tell_arm(const struct telling *t)
{
	tell_who(t, t->seat, "arm");
	text_add(t->out, " a %s in %s", word(t, VERB_ARM, 0), place(t, t->arg[1]));
	tell_stock(t, t->seat);
	text_char(t->out, '.');
	if (t->after->bellona == t->before->bellona)
		return;
	text_put(t->out, " Bellona gives it and goes on to ");
	tell_people(t, t->after->bellona - 1);
	text_char(t->out, '.');
}

static void tell_battle(const struct telling *t, int region, int lost)
{
	text_add(t->out, " Battle in %s: %d on each side %s lost.", place(t, region),
		 lost, lost == 1 ? "is" : "are");
}

static void tell_move(const struct telling *t)
{
	const int kind = group_kind(t->arg[0]), to = t->arg[2];
	tell_who(t, t->seat, "move");
	text_add(t->out, " %s from %s to %s.", word(t, VERB_MOVE, 0), place(t, t->arg[1]),
		 place(t, to));
	for (int enemy = 0; enemy < t->after->seats; enemy++) {
		const int lost = t->before->units[enemy][kind][to] -
				 t->after->units[enemy][kind][to];
		if (enemy != t->seat && lost > 0)
			tell_battle(t, to, lost);
	}
}

static void tell_attack(const struct telling *t)
{
	tell_who(t, t->seat, "attack");
	text_char(t->out, ' ');
	tell_people(t, t->arg[2]);
	text_add(t->out, " in %s: both lose %s.", place(t, t->arg[1]),
		 word(t, VERB_ATTACK, 0));
}

static void tell_fight(const struct telling *t)
{
	tell_who(t, t->seat, "demand");
	text_add(t->out, " a battle in %s: both sides lose ", place(t, t->before->front));
	antike_words_units(t->before->kind, t->arg[0], t->out);
	text_char(t->out, '.');
}

static bool used_fortress(const struct telling *t, int owner)
{
	return t->after->hand[owner][CARD_FORTRESS] <
	       t->before->hand[owner][CARD_FORTRESS];
}

/* A city that changed hands in an action of its own or after Fortress. */
static void tell_conquest(const struct telling *t, int region)
{
	const struct antike *b = t->before, *a = t->after;
	const int owner = b->city[region] - 1;
	const int strength =
		antike_conquest_strength(b, region) + used_fortress(t, owner);
	if (a->city[region] != b->city[region]) {
		tell_who(t, a->city[region] - 1, "conquer");
		text_add(t->out, " %s (strength %d) from ", place(t, region), strength);
		tell_people(t, owner);
		text_char(t->out, '.');
		if (b->temple[region])
			text_put(t->out, " The temple falls.");
	} else if (a->flow[0] == PHASE_FORTRESS) {
		tell_who(t, t->seat, "storm");
		text_add(t->out, " %s (strength %d); ", place(t, region), strength);
		tell_people(t, owner);
		text_put(t->out, " may play Fortress.");
	} else {
		text_add(t->out, "%s holds.", place(t, region));
	}
}

static void tell_fortress(const struct telling *t)
{
	tell_who(t, t->seat, "play");
	text_put(t->out, " Fortress. ");
	tell_conquest(t, t->before->front);
}

static void tell_found(const struct telling *t)
{
	tell_who(t, t->seat, "found");
	text_add(t->out, " %s as a%s %s city", place(t, t->arg[1]),
		 t->arg[0] == IRON ? "n" : "", antike_words_resource(t->arg[0]));
	tell_stock(t, t->seat);
	text_char(t->out, '.');
}

static void tell_play(const struct telling *t)
{
	tell_who(t, t->seat, "play");
	text_add(t->out, " %s: %s", word(t, VERB_PLAY, 0), antike_cards[t->arg[0]].text);
	for (int seat = 0; seat < t->after->seats; seat++)
		tell_stock(t, seat);
}

static void tell_pass(const struct telling *t)
{
	if (t->before->flow[0] == PHASE_FORTRESS)
		tell_conquest(t, t->before->front);
}

/* CB-112: with the option `auto` Fortress comes with the conquest. */
static void tell_storm(const struct telling *t)
{
	const int owner = t->before->city[t->arg[0]] - 1;
	if (used_fortress(t, owner)) {
		tell_who(t, owner, "play");
		text_put(t->out, " Fortress. ");
	}
	tell_conquest(t, t->arg[0]);
}

/* "Roma loses 1 legion and 2 galleys." */
static void tell_losses(const struct telling *t)
{
	const char *joint = " ";
	tell_who(t, t->seat, "lose");
	for (int kind = 0; kind < KIND_COUNT; kind++) {
		const int lost = t->before->units[t->seat][kind][t->before->front] -
				 t->after->units[t->seat][kind][t->before->front];
		if (lost == 0)
			continue;
		text_put(t->out, joint);
		antike_words_units(kind, lost, t->out);
		joint = " and ";
	}
	text_char(t->out, '.');
}

/* CB-41: those that stand together when movement ends. */
static void tell_done(const struct telling *t)
{
	const struct antike *b = t->before, *a = t->after;
	if (b->flow[0] != PHASE_MOVERE || !rules_of(b)->fights_at_once)
		return;
	for (int r = 1; r < REGION_COUNT; r++)
		for (int kind = 0; kind < KIND_COUNT; kind++) {
			const int lost = b->units[enemy_of(t->seat)][kind][r] -
					 a->units[enemy_of(t->seat)][kind][r];
			if (lost > 0)
				tell_battle(t, r, lost);
		}
}

static void tell_desert(const struct telling *t)
{
	tell_who(t, t->seat, "send");
	text_add(t->out, " an enemy %s in %s back to its box.", word(t, VERB_DESERT, 0),
		 place(t, t->arg[1]));
}

static void tell_draw(const struct telling *t)
{
	text_add(t->out, "%s is laid open.", word(t, VERB_DRAW, 0));
}

static void tell_swap(const struct telling *t)
{
	tell_who(t, t->seat, "exchange");
	text_add(t->out, " 1 %s for 1 %s.", antike_words_resource(t->arg[0]),
		 antike_words_resource(t->arg[1]));
}

/* A sentence of its own, or "who <verb><deed> <first word>"; trade and end say nothing.
 */
static const struct {
	void (*sentence)(const struct telling *t);
	const char *verb, *deed;
} telling_of[VERB_COUNT] = {
	[VERB_DEAL] = { .sentence = tell_deal },
	[VERB_BEGIN] = { .sentence = tell_begin },
	[VERB_DRAW] = { .sentence = tell_draw },
	[VERB_GO] = { .sentence = tell_go },
	[VERB_SPEND] = { .sentence = tell_spend },
	[VERB_COINS] = { .sentence = tell_payment },
	[VERB_PAY] = { .sentence = tell_payment },
	[VERB_TEMPLE] = { .verb = "build", .deed = " a temple in" },
	[VERB_WALL] = { .verb = "build", .deed = " a town wall in" },
	[VERB_ARM] = { .sentence = tell_arm },
	[VERB_LEARN] = { .verb = "develop", .deed = "" },
	[VERB_RECRUIT] = { .verb = "recruit", .deed = " a" },
	[VERB_MOVE] = { .sentence = tell_move },
	[VERB_ATTACK] = { .sentence = tell_attack },
	[VERB_FIGHT] = { .sentence = tell_fight },
	[VERB_CONQUER] = { .sentence = tell_storm },
	[VERB_RAZE] = { .verb = "destroy", .deed = " the neutral temple in" },
	[VERB_LOSE] = { .sentence = tell_losses },
	[VERB_FORTRESS] = { .sentence = tell_fortress },
	[VERB_FOUND] = { .sentence = tell_found },
	[VERB_GIVE] = { .verb = "trade", .deed = " away 1" },
	[VERB_TAKE] = { .verb = "take", .deed = " in trade 1" },
	[VERB_PLAY] = { .sentence = tell_play },
	[VERB_PICK] = { .verb = "take", .deed = "" },
	[VERB_SHAKE] = { .verb = "destroy", .deed = " the town wall in" },
	[VERB_DESERT] = { .sentence = tell_desert },
	[VERB_SWAP] = { .sentence = tell_swap },
	[VERB_PASS] = { .sentence = tell_pass },
	[VERB_DONE] = { .sentence = tell_done },
};

static void tell_verb(const struct telling *t, int verb)
{
	if (telling_of[verb].sentence)
		telling_of[verb].sentence(t);
	else if (telling_of[verb].verb)
		tell_deed(t, telling_of[verb].verb, telling_of[verb].deed,
			  word(t, verb, 0));
}

void antike_tell_action(const void *before, int seat, action a, const void *after,
			int reader, struct text *out)
{
	struct telling t = { .before = before,
			     .after = after,
			     .seat = seat,
			     .arg = { action_arg(a, 0), action_arg(a, 1),
				      action_arg(a, 2) },
			     .out = out,
			     .from = out->len };
	(void)reader;
	if (t.before->turn > 0)
		antike_tellturn_find_yield(&t);
	tell_verb(&t, action_verb(a));
	if (t.before->flow[0] != NO_PHASE && t.before->turn > 0)
		antike_tellturn_put(&t);
	/* A line that only tells of the end of a turn does not begin with a blank. */
	if (out->len > t.from && out->at[t.from] == ' ') {
		memmove(out->at + t.from, out->at + t.from + 1, out->len - t.from);
		text_cut(out, out->len - 1);
	}
}
