/* Small questions and deeds that all chapters share: forces, and what is where. */
#include "games/totalwar/words/tell.h"

int tw_table_size(const struct totalwar *s, int seat, int army)
{
	int n = 0;
	while (n < SLOT_COUNT && s->army[seat][army][n])
		n++;
	return n;
}

int tw_table_mains(const struct totalwar *s, int seat, int army)
{
	int n = 0;
	for (int i = 0; i < SLOT_COUNT && s->army[seat][army][i]; i++)
		n += is_main(s->army[seat][army][i]);
	return n;
}

int tw_table_count(const struct totalwar *s, int seat, int army, int troop)
{
	int n = 0;
	for (int i = 0; i < SLOT_COUNT && s->army[seat][army][i]; i++)
		n += s->army[seat][army][i] == troop;
	return n;
}

int tw_table_mercenaries(const struct totalwar *s, int seat, int army)
{
	int n = 0;
	for (int i = 0; i < SLOT_COUNT && s->army[seat][army][i]; i++)
		n += is_mercenary(s->army[seat][army][i]);
	return n;
}

/* TW-46: what is not in an army is in the reserve, or in the pack. */
int tw_table_left(const struct totalwar *s, int seat, int troop)
{
	int left = tw_rows_troop[troop].copies;
	const int from = is_mercenary(troop) ? 0 : seat,
		  to = is_mercenary(troop) ? s->players : seat + 1;
	for (int owner = from; owner < to; owner++)
		for (int army = 0; army < ARMY_COUNT; army++)
			left -= s->at[owner][army] ? tw_table_count(s, owner, army, troop)
						   : 0;
	return left;
}

const u8 tw_table_most[3] = { MAIN_MAX, SKIRMISHERS_MAX, ARTILLERY_MAX };

/* TW-40 */
const u8 tw_table_kind_of_type[ARTILLERY + 1] = {
	[NO_TYPE] = 2,
	[SKIRMISHER_FOOT] = 1,
	[ARTILLERY] = 2,
	[SKIRMISHER_MOUNTED] = 1,
};

/* TW-191: whether the navy that carries the army has room for this many cards. */
bool tw_table_fits_aboard(const struct totalwar *s, int seat, int army, int cards)
{
	const int navy = s->aboard[seat][army] - 1;
	return navy < 0 || cards <= 2 * tw_table_ships(s, seat, navy);
}

/* TW-41 */
bool tw_table_has_room(const struct totalwar *s, int seat, int army, int troop)
{
	int held[3] = { 0 }, size = 0;
	for (; size < SLOT_COUNT && s->army[seat][army][size]; size++)
		held[card_kind(s->army[seat][army][size])]++;
	const int kind = card_kind(troop);
	return size < SLOT_COUNT && held[kind] < tw_table_most[kind];
}

void tw_table_add(struct totalwar *s, int seat, int army, int troop, int known)
{
	const int slot = tw_table_size(s, seat, army);
	if (slot == SLOT_COUNT)
		return;
	s->army[seat][army][slot] = (u8)troop;
	s->known[seat][army][slot] = (u8)known;
}

void tw_table_remove_slot(struct totalwar *s, int seat, int army, int slot)
{
	u8 *cards = s->army[seat][army], *known = s->known[seat][army];
	const size_t behind = (size_t)(SLOT_COUNT - 1 - slot);
	memmove(cards + slot, cards + slot + 1, behind);
	memmove(known + slot, known + slot + 1, behind);
	cards[SLOT_COUNT - 1] = known[SLOT_COUNT - 1] = 0;
}

int tw_table_slot(const struct totalwar *s, int seat, int army, int troop)
{
	for (int i = 0; i < SLOT_COUNT; i++)
		if (s->army[seat][army][i] == troop)
			return i;
	return NO_ARMY;
}

void tw_table_disband(struct totalwar *s, int seat, int army, int why)
{
	say(DISBANDED, seat, army, s->at[seat][army], tw_table_size(s, seat, army), why);
	memset(s->army[seat][army], 0, SLOT_COUNT);
	memset(s->known[seat][army], 0, SLOT_COUNT);
	s->at[seat][army] = s->general[seat][army] = s->aboard[seat][army] = 0;
}

/* TW-42; TW-248: one main card is enough under a general who never gives up. */
bool tw_table_disband_if_broken(struct totalwar *s, int seat, int army)
{
	const int least = tw_table_has_skill(s, seat, army, NEVER_GIVE_UP) ? 1 : 2;
	const bool is_broken = s->at[seat][army] && s->at[seat][army] != IN_SPACE &&
			       tw_table_mains(s, seat, army) < least;
	if (is_broken)
		tw_table_disband(s, seat, army, CAUSE_TOO_FEW_MAINS);
	return is_broken;
}

int tw_table_stars(const struct totalwar *s, int seat, int army)
{
	return tw_rows_general[s->general[seat][army]].stars; /* TW-47: none is 0 */
}

/* TW-48 */
int tw_table_general_die(int stars)
{
	static const u8 die[STARS_MAX + 1] = { BLACK, BLACK, WHITE, GREEN, YELLOW, RED };
	return die[stars];
}

bool tw_table_has_skill(const struct totalwar *s, int seat, int army, int skill)
{
	return tw_rows_general[s->general[seat][army]].skills & skill;
}

bool tw_table_is_on_land(const struct totalwar *s, int seat, int army)
{
	return is_region(s->at[seat][army]) && !s->aboard[seat][army];
}

int tw_table_army_at(const struct totalwar *s, int seat, int region)
{
	for (int army = 0; army < ARMY_COUNT; army++)
		if (s->at[seat][army] == region && !s->aboard[seat][army])
			return army;
	return NO_ARMY;
}

/* The army of another seat, no ally of `not_seat`, that stands in a region. */
bool tw_table_find_army(const struct totalwar *s, int region, int not_seat, int *seat,
			int *army)
{
	for (int other = 0; other < s->players; other++) {
		if (other == not_seat || s->relation[not_seat][other] == ALLY)
			continue;
		const int found = tw_table_army_at(s, other, region);
		if (found == NO_ARMY)
			continue;
		*seat = other;
		*army = found;
		return true;
	}
	return false;
}

int tw_table_ships(const struct totalwar *s, int seat, int navy)
{
	int n = 0;
	for (int ship = 1; ship < SHIP_COUNT; ship++)
		n += s->navy[seat][navy][ship];
	return n;
}

int tw_table_ships_left(const struct totalwar *s, int seat, int ship)
{
	int left = tw_rows_ship[ship].copies;
	(void)seat;
	for (int owner = 0; owner < s->players; owner++)
		for (int navy = 0; navy < NAVY_COUNT; navy++)
			left -= s->navy[owner][navy][ship];
	return left;
}

int tw_table_carried(const struct totalwar *s, int seat, int navy)
{
	for (int army = 0; army < ARMY_COUNT; army++)
		if (s->aboard[seat][army] == navy + 1)
			return army;
	return NO_ARMY;
}

void tw_table_move_navy(struct totalwar *s, int seat, int navy, int place)
{
	const int army = tw_table_carried(s, seat, navy);
	s->fleet[seat][navy] = (u8)place;
	if (army != NO_ARMY)
		s->at[seat][army] = (u8)place;
}

/* TW-197: with the last ship all that it carries is lost. */
void tw_table_sink(struct totalwar *s, int seat, int navy, int why)
{
	const int army = tw_table_carried(s, seat, navy);
	if (army != NO_ARMY)
		tw_table_disband(s, seat, army, CAUSE_NAVY_LOST);
	if (s->fleet[seat][navy])
		say(NAVY_LOST, seat, navy, s->fleet[seat][navy],
		    tw_table_ships(s, seat, navy), why);
	memset(s->navy[seat][navy], 0, SHIP_COUNT);
	s->fleet[seat][navy] = 0;
}

int tw_table_pay(struct totalwar *s, int seat, int gold)
{
	const int paid = gold < s->gold[seat] ? gold : s->gold[seat];
	s->gold[seat] = (u16)(s->gold[seat] - paid);
	return paid;
}

/* TW-287 */
int tw_table_earn(struct totalwar *s, int seat, int gold)
{
	const int before = s->gold[seat], sum = before + gold;
	s->gold[seat] = (u16)(sum < GOLD_MAX ? sum : GOLD_MAX);
	return s->gold[seat] - before;
}

/* What counts as raised in the taxation phase. */
int tw_table_raise(struct totalwar *s, int seat, int gold)
{
	const int before = s->raised[seat], sum = before + gold;
	s->raised[seat] = (u16)(sum < GOLD_MAX ? sum : GOLD_MAX);
	return s->raised[seat] - before;
}

static void tell_vp(const struct totalwar *s, int seat, int before, int why)
{
	const int now = s->vp[seat];
	if (now > before)
		say(GAINED, seat, now - before, why, now);
	else if (now < before)
		say(LOST_VP, seat, before - now, why, now);
}

/* TW-2, TW-10: the VP that make a round the last. */
int tw_table_trigger(const struct totalwar *s)
{
	static const u8 trigger[] = { 15, 20, 25 };
	enum { INTRO_TRIGGER = 12 };
	return s->intro ? INTRO_TRIGGER : trigger[s->option[OPTION_LENGTH]];
}

/* TW-3, TW-5 */
void tw_table_gain(struct totalwar *s, int seat, int vp, int why)
{
	const int before = s->vp[seat], sum = before + vp;
	s->vp[seat] = (u8)(sum < 0 ? 0 : sum < VP_MAX ? sum : VP_MAX);
	TELL(tell_vp(s, seat, before, why));
	if (vp <= 0 || s->vp[seat] < tw_table_trigger(s) || s->last_round)
		return;
	s->last_round = true;
	say(LAST_ROUND, seat, s->vp[seat]);
}

int tw_table_hand_size(const struct totalwar *s, int seat)
{
	return deck_total(s->hand[seat], ACTION_CARD_COUNT);
}

void tw_table_discard(struct totalwar *s, int seat, int card)
{
	deck_move(s->hand[seat], s->discard, card);
}

bool tw_flow_has(const struct totalwar *s, int phase)
{
	for (int i = 0; i < DEPTH_COUNT && s->flow[i]; i++)
		if (s->flow[i] == phase)
			return true;
	return false;
}
