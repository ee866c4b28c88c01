/*
 * The log: a line for each action. What changed is read off the states before and after,
 * so that rules stay silent; what was done without a question is told with it.
 */
#include "base/text.h"
#include "games/antike/antike.h"

struct telling {
	const struct antike *before, *after;
	int seat, arg[3];
	struct text *out;
};

static const char *title(const struct telling *t, int seat)
{
	return antike_contract_seat_title(t->after, seat);
}

/* The words of an action's arguments are those of the state table and the verbs. */
static const char *word(const struct telling *t, int verb, int n)
{
	return names_word(game_of(t->after)->verbs[verb].arg[n], t->arg[n]);
}

static const char *place(const struct telling *t, int region)
{
	return names_word(game_of(t->after)->verbs[VERB_TEMPLE].arg[0], region);
}

static const char *resource_word(int resource)
{
	static const char *const words[RESOURCE_COUNT] = { "", "marble", "iron", "gold",
							   "coin" };
	return words[resource];
}

static const char *plural(int n)
{
	return n == 1 ? "" : "s";
}

/* " (+3 marble, +1 coin)" */
static void tell_stock(const struct telling *t, int seat)
{
	const char *comma = " (";
	for (int r = MARBLE; r < RESOURCE_COUNT; r++) {
		const int change = t->after->stock[seat][r] - t->before->stock[seat][r];
		if (change == 0)
			continue;
		text_add(t->out, "%s%+d %s%s", comma, change, resource_word(r),
			 r == COIN && change * change > 1 ? "s" : "");
		comma = ", ";
	}
	if (*comma == ',')
		text_char(t->out, ')');
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
	text_add(t->out, "%s begins", title(t, t->arg[0]));
	if (s->bellona)
		text_add(t->out, "; %s has Bellona", title(t, s->bellona - 1));
	if (is_casus(s))
		text_add(t->out, "; %s takes a coin", title(t, enemy_of(t->arg[0])));
	text_char(t->out, '.');
}

static void tell_go(const struct telling *t)
{
	const struct antike *s = t->after;
	text_add(t->out, "%s goes to %s", title(t, t->seat), word(t, VERB_GO, 0));
	if (s->flow[0] == PHASE_STEPS)
		text_add(t->out, " and has %d step%s to pay", s->due, plural(s->due));
	tell_stock(t, t->seat);
	text_char(t->out, '.');
}

/* A purchase: who, what is done, where, and the price that was paid. */
static void tell_deed(const struct telling *t, const char *deed, const char *what)
{
	text_add(t->out, "%s %s %s", title(t, t->seat), deed, what);
	tell_stock(t, t->seat);
	text_char(t->out, '.');
}

static void tell_payment(const struct telling *t)
{
	text_add(t->out, "%s pays", title(t, t->seat));
	tell_stock(t, t->seat);
	text_char(t->out, '.');
}

static void tell_arm(const struct telling *t)
{
	text_add(t->out, "%s arms a %s in %s", title(t, t->seat), word(t, VERB_ARM, 0),
		 place(t, t->arg[1]));
	tell_stock(t, t->seat);
	text_char(t->out, '.');
	if (t->after->bellona != t->before->bellona)
		text_add(t->out, " Bellona gives it and goes on to %s.",
			 title(t, t->after->bellona - 1));
}

static void tell_battle(const struct telling *t, int region, int lost)
{
	text_add(t->out, " Battle in %s: %d on each side %s lost.", place(t, region),
		 lost, lost == 1 ? "is" : "are");
}

static void tell_move(const struct telling *t)
{
	const int kind = t->arg[0] / GROUP_SIZES, to = t->arg[2];
	text_add(t->out, "%s moves %s from %s to %s.", title(t, t->seat),
		 word(t, VERB_MOVE, 0), place(t, t->arg[1]), place(t, to));
	for (int enemy = 0; enemy < t->after->seats; enemy++) {
		const int lost = t->before->units[enemy][kind][to] -
				 t->after->units[enemy][kind][to];
		if (enemy != t->seat && lost > 0)
			tell_battle(t, to, lost);
	}
}

static void tell_attack(const struct telling *t)
{
	text_add(t->out, "%s attacks %s in %s: both lose %s.", title(t, t->seat),
		 title(t, t->arg[2]), place(t, t->arg[1]), word(t, VERB_ATTACK, 0));
}

static void tell_fight(const struct telling *t)
{
	text_add(t->out, "%s demands a battle in %s: both sides lose %d.",
		 title(t, t->seat), place(t, t->before->front), t->arg[0]);
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
		text_add(t->out, "%s conquers %s (strength %d) from %s.",
			 title(t, a->city[region] - 1), place(t, region), strength,
			 title(t, owner));
		if (b->temple[region])
			text_put(t->out, " The temple falls.");
	} else if (a->flow[0] == PHASE_FORTRESS) {
		text_add(t->out, "%s storms %s (strength %d); %s may play Fortress.",
			 title(t, t->seat), place(t, region), strength, title(t, owner));
	} else {
		text_add(t->out, "%s holds.", place(t, region));
	}
}

static void tell_fortress(const struct telling *t)
{
	text_add(t->out, "%s plays Fortress. ", title(t, t->seat));
	tell_conquest(t, t->before->front);
}

static void tell_found(const struct telling *t)
{
	text_add(t->out, "%s founds %s for %s", title(t, t->seat), place(t, t->arg[1]),
		 resource_word(t->arg[0]));
	tell_stock(t, t->seat);
	text_char(t->out, '.');
}

static void tell_play(const struct telling *t)
{
	text_add(t->out, "%s plays %s: %s", title(t, t->seat), word(t, VERB_PLAY, 0),
		 antike_cards[t->arg[0]].text);
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
	if (used_fortress(t, owner))
		text_add(t->out, "%s plays Fortress. ", title(t, owner));
	tell_conquest(t, t->arg[0]);
}

/* "Roma loses 1 legion and 2 galleys." */
static void tell_losses(const struct telling *t)
{
	static const char *const words[KIND_COUNT] = { "legion", "galley" };
	const char *joint = " loses";
	text_put(t->out, title(t, t->seat));
	for (int kind = 0; kind < KIND_COUNT; kind++) {
		const int lost = t->before->units[t->seat][kind][t->before->front] -
				 t->after->units[t->seat][kind][t->before->front];
		if (lost == 0)
			continue;
		text_add(t->out, "%s %d %s%s", joint, lost, words[kind], plural(lost));
		joint = " and";
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
	tell_deed(t, "turns an enemy unit in", place(t, t->arg[1]));
}

static void tell_draw(const struct telling *t)
{
	text_add(t->out, "%s is laid open.", word(t, VERB_DRAW, 0));
}

/* A sentence of its own, or "who <deed> <first word>"; trade and end say nothing.
 */
static const struct {
	void (*sentence)(const struct telling *t);
	const char *deed;
} telling_of[VERB_COUNT] = {
	[VERB_DEAL] = { .sentence = tell_deal },
	[VERB_BEGIN] = { .sentence = tell_begin },
	[VERB_DRAW] = { .sentence = tell_draw },
	[VERB_GO] = { .sentence = tell_go },
	[VERB_SPEND] = { .deed = "pays a step with" },
	[VERB_COINS] = { .sentence = tell_payment },
	[VERB_PAY] = { .sentence = tell_payment },
	[VERB_TEMPLE] = { .deed = "builds a temple in" },
	[VERB_WALL] = { .deed = "walls" },
	[VERB_ARM] = { .sentence = tell_arm },
	[VERB_LEARN] = { .deed = "develops" },
	[VERB_RECRUIT] = { .deed = "recruits a" },
	[VERB_MOVE] = { .sentence = tell_move },
	[VERB_ATTACK] = { .sentence = tell_attack },
	[VERB_FIGHT] = { .sentence = tell_fight },
	[VERB_CONQUER] = { .sentence = tell_storm },
	[VERB_RAZE] = { .deed = "destroys the neutral temple of" },
	[VERB_LOSE] = { .sentence = tell_losses },
	[VERB_FORTRESS] = { .sentence = tell_fortress },
	[VERB_FOUND] = { .sentence = tell_found },
	[VERB_GIVE] = { .deed = "trades away" },
	[VERB_TAKE] = { .deed = "trades for" },
	[VERB_PLAY] = { .sentence = tell_play },
	[VERB_PICK] = { .deed = "takes" },
	[VERB_SHAKE] = { .deed = "shakes the wall of" },
	[VERB_DESERT] = { .sentence = tell_desert },
	[VERB_SWAP] = { .deed = "exchanges" },
	[VERB_PASS] = { .sentence = tell_pass },
	[VERB_DONE] = { .sentence = tell_done },
};

static void tell_verb(const struct telling *t, int verb)
{
	if (telling_of[verb].sentence)
		telling_of[verb].sentence(t);
	else if (telling_of[verb].deed)
		tell_deed(t, telling_of[verb].deed, word(t, verb, 0));
}

/* The end of a turn, whatever action brought it about. */

static void tell_personages(const struct telling *t)
{
	const int seat = t->before->active;
	for (int p = 0; p < PERSONAGE_COUNT; p++) {
		const int gained =
			t->after->personage[seat][p] - t->before->personage[seat][p];
		if (gained > 0)
			text_add(t->out, " %s gains %d %s%s (%d in all).", title(t, seat),
				 gained, antike_personages[p].name, plural(gained),
				 antike_table_points(t->after, seat));
	}
}

/* CB-26: the yield that comes behind all else. */
static void tell_late_yield(const struct telling *t, int verb)
{
	if (verb != VERB_END && verb != VERB_DONE)
		return; /* the others tell what they brought in any case */
	const size_t from = t->out->len;
	text_add(t->out, " %s takes the yield", title(t, t->before->active));
	const size_t bare = t->out->len;
	tell_stock(t, t->before->active);
	if (t->out->len == bare)
		text_cut(t->out, from);
	else
		text_char(t->out, '.');
}

static void tell_turn(const struct telling *t)
{
	const struct antike *s = t->after;
	if (s->flow[0] != NO_PHASE) {
		if (s->turn != t->before->turn && s->turn > 1)
			text_add(t->out, " Turn %d: %s.", s->turn, title(t, s->active));
	} else if (s->winner) {
		text_add(t->out, " The game is over: %s wins with %d personages.",
			 title(t, s->winner - 1), antike_table_points(s, s->winner - 1));
	} else {
		text_put(t->out, " The game is over: the last turn is played.");
	}
}

void antike_tell_action(const void *before, int seat, action a, const void *after,
			int reader, struct text *out)
{
	const struct telling t = { .before = before,
				   .after = after,
				   .seat = seat,
				   .arg = { action_arg(a, 0), action_arg(a, 1),
					    action_arg(a, 2) },
				   .out = out };
	const size_t from = out->len;
	(void)reader;
	tell_verb(&t, action_verb(a));
	if (t.before->flow[0] != NO_PHASE && t.before->turn > 0) {
		tell_late_yield(&t, action_verb(a));
		tell_personages(&t);
		tell_turn(&t);
	}
	/* A line that only tells of the end of a turn does not begin with a blank. */
	if (out->len > from && out->at[from] == ' ') {
		memmove(out->at + from, out->at + from + 1, out->len - from);
		text_cut(out, out->len - 1);
	}
}
