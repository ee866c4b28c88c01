/*
 * What a roll is going to do, before it is rolled: exact, die by die. A die may be rolled
 * again only after a sword that hit (CC-111), so every column needs the one before it
 * and itself alone.
 */
#include "games/ancients/ancients.h"

/* Hits that will not count: of the victim's symbol (0 or 1) and of swords. */
enum { SYMBOLS_SPARED = 1, SWORDS_SPARED = 2 };

struct roll {
	int symbols, swords; /* ignored */
	bool swords_hit, helmets_hit, again;
};

/* For a number of dice and what is still to be ignored. */
typedef double table[DICE_MAX + 1][SYMBOLS_SPARED + 1][SWORDS_SPARED + 1];

static struct roll roll_at(const struct ancients *s, int from, int to, int stage)
{
	struct roll r = { 0 };
	r.symbols = cc_dice_spared_symbols(s, from, to, stage);
	if (!is_close(stage))
		return r;
	const int swords = cc_dice_ignored_swords(s, from, to, stage);
	r.swords_hit = swords <= SWORDS_SPARED;
	r.swords = r.swords_hit ? swords : 0;
	r.helmets_hit = cc_dice_helmets_hit(s, from, to);
	r.again = is_elephant(s, from) && r.swords_hit;
	return r;
}

/* One entry: `hit` is what a hit adds, `after` how much counts of what comes after it.
 */
static double entry(const struct roll *r, table t, int dice, int symbols, int swords,
		    double hit, double after)
{
	const double next = t[dice - 1][symbols][swords];
	double sum = symbols ? t[dice - 1][symbols - 1][swords] : hit + after * next;
	sum += r->helmets_hit ? hit + after * next : next;
	sum += (DIE_FACES - (r->swords_hit ? 3 : 2)) * next;
	if (!r->swords_hit)
		return sum / DIE_FACES;
	if (swords)
		return (sum + t[dice - 1][symbols][swords - 1]) / DIE_FACES;
	if (r->again) /* x = (sum + hit + after * x) / 6 */
		return (sum + hit) / (DIE_FACES - after);
	return (sum + hit + after * next) / DIE_FACES;
}

/* `none` is the entry of no dice. */
static double fill(const struct roll *r, int dice, double none, double hit, double after)
{
	table t;
	for (int n = 0; n <= dice; n++)
		for (int a = 0; a <= r->symbols; a++)
			for (int b = 0; b <= r->swords; b++)
				t[n][a][b] = n ? entry(r, t, n, a, b, hit, after) : none;
	return t[dice][r->symbols][r->swords];
}

/* CC-81: a leader alone falls to a helmet. */
static struct cc_odds odds_of_helmet(int dice)
{
	double safe = 1;
	for (int i = 0; i < dice; i++)
		safe *= (DIE_FACES - 1.0) / DIE_FACES;
	return (struct cc_odds){ 1 - safe, 1 - safe };
}

struct cc_odds cc_odds_of(const struct ancients *s, int from, int to, int stage, int dice)
{
	ensure(dice >= 0 && dice <= DICE_MAX);
	if (!s->unit[to])
		return odds_of_helmet(dice);
	const struct roll r = roll_at(s, from, to, stage);
	return (struct cc_odds){ .chance = 1 - fill(&r, dice, 1, 0, 0),
				 .hits = fill(&r, dice, 0, 1, 1) };
}
