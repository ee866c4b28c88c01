/* What several chapters need: counting cards, dice, VP, and moving cards about. */
#include "games/arena/arena.h"

int arena_count(const struct arena *s, int seat, int card)
{
	int n = 0;
	for (int i = 0; i < SPACE_COUNT; i++)
		n += s->space[seat][i] == card;
	return n;
}

int arena_count_type(const struct arena *s, int seat, int type)
{
	int n = 0;
	for (int i = 0; i < SPACE_COUNT; i++)
		n += type_of(s, s->space[seat][i]) == type;
	return n;
}

int arena_empty_spaces(const struct arena *s, int seat)
{
	int n = 0;
	for (int i = 0; i < spaces_of(s); i++)
		n += s->space[seat][i] == NO_CARD;
	return n;
}

/* AR-39, AR-96, AR-112: printed, one more for each other Turris, less what Essedum takes
 * from the enemy of the active player; never below 0. */
int arena_defence(const struct arena *s, int seat, int space)
{
	const int card = s->space[seat][space];
	int defence = arena_cards[card].defence + arena_count(s, seat, TURRIS) -
		      (card == TURRIS);
	if (seat != s->active)
		defence -= s->weakened;
	return defence > 0 ? defence : 0;
}

int arena_next_to(const struct arena *s, int seat, int space, int card)
{
	int n = 0;
	if (space > 0)
		n += s->space[seat][space - 1] == card;
	if (space + 1 < SPACE_COUNT)
		n += s->space[seat][space + 1] == card;
	return n;
}

bool arena_has_die(const struct arena *s, int pips)
{
	return pips > 0 && (s->die[0] == pips || s->die[1] == pips || s->die[2] == pips);
}

int arena_dice_left(const struct arena *s)
{
	return (s->die[0] > 0) + (s->die[1] > 0) + (s->die[2] > 0);
}

void arena_offer_dice(const struct arena *s, int verb, struct actions *out)
{
	for (int i = 0; i < DIE_COUNT; i++) {
		const int pips = s->die[i];
		const bool again =
			(i > 0 && pips == s->die[0]) || (i > 1 && pips == s->die[1]);
		if (pips && !again)
			actions_add(out, action_make(verb, pips, 0, 0));
	}
}

/* AR-20: a die is used once and whole. */
void arena_use_die(struct arena *s, int pips)
{
	int i = 0;
	while (s->die[i] != pips)
		i++;
	ensure(i < DIE_COUNT);
	s->die[i] = 0;
}

/* AR-45: VP come from the supply; what it lacks is credited all the same. */
void arena_gain(struct arena *s, int seat, int points)
{
	const int room = VP_MAX - s->vp[seat], gained = points < room ? points : room;
	const int supplied = points < s->supply ? points : s->supply;
	s->vp[seat] = (u8)(s->vp[seat] + gained);
	s->supply = (u8)(s->supply - supplied);
	if (points > 0)
		say(GAINED, seat, gained, supplied, s->acting);
}

/* AR-46: who has too few gives what is there. */
void arena_take_points(struct arena *s, int from, int to, int points)
{
	if (points > s->vp[from])
		points = s->vp[from];
	s->vp[from] = (u8)(s->vp[from] - points);
	s->vp[to] = (u8)(s->vp[to] + points < VP_MAX ? s->vp[to] + points : VP_MAX);
	if (points > 0)
		say(TOOK, to, points, from, s->acting);
}

void arena_discard(struct arena *s, int seat, int space)
{
	const int card = s->space[seat][space];
	if (card == NO_CARD)
		return;
	s->space[seat][space] = NO_CARD;
	s->discard[card]++;
}

void arena_lose(struct arena *s, int seat, int space)
{
	const int card = s->space[seat][space];
	if (card != NO_CARD)
		say(LOST, seat, card, space, s->acting);
	arena_discard(s, seat, space);
}

/* AR-22: what lay there is discarded without a refund. */
void arena_lay(struct arena *s, int seat, int card, int space)
{
	if (s->space[seat][space] != NO_CARD)
		say(COVERED, seat, s->space[seat][space], space);
	arena_discard(s, seat, space);
	s->space[seat][space] = (u8)card;
}

/* AR-52: the copy that is seen to go may be the one the enemy knew of. */
void arena_leave_hand(struct arena *s, int seat, int card)
{
	ensure(s->hand[seat][card] > 0);
	s->hand[seat][card]--;
	if (s->known[seat][card] > 0)
		s->known[seat][card]--;
}

/* AR-52: the enemy remembers a card that he saw go into the hand. */
void arena_take_openly(struct arena *s, int seat, int card)
{
	s->hand[seat][card]++;
	s->known[seat][card]++;
}

static bool reshuffle(struct arena *s)
{
	deck_pour(s->discard, s->deck, CARD_COUNT);
	if (deck_total(s->deck, CARD_COUNT) == 0)
		return false;
	say(RESHUFFLED);
	return true;
}

/* AR-27: an empty pile is reshuffled from the discard pile. */
bool arena_refill_deck(struct arena *s)
{
	return deck_total(s->deck, CARD_COUNT) > 0 || reshuffle(s);
}
