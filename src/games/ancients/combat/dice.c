/* How many dice are rolled and what they do (CC-64, CC-71 to CC-76, CC-101). Pure. */
#include "games/ancients/ancients.h"

/* The hexes of the roll `stage` of the combat. */
int cc_dice_roller(const struct ancients *s, int stage)
{
	return stage == STAGE_STRIKE || stage == STAGE_BATTLE_BACK ? s->target
								   : s->attacker;
}

int cc_dice_victim(const struct ancients *s, int stage)
{
	return stage == STAGE_STRIKE || stage == STAGE_BATTLE_BACK ? s->attacker
								   : s->target;
}

static enum role role_of(const struct ancients *s, int hex)
{
	return hex == s->attacker ? ATTACKER : DEFENDER;
}

/* Of the rolls of a close combat: not the answer to it. */
static bool is_attack(int stage)
{
	return stage == STAGE_CLOSE || stage == STAGE_EVADE;
}

/* CC-159: a lone phalanx that battles back at Roman medium or heavy foot. */
static bool is_broken_open(const struct ancients *s, int roller, int victim, int stage)
{
	const int attacker = kind_at(s, victim);
	return stage == STAGE_BATTLE_BACK && s->option[OPTION_FLEXIBILITY] &&
	       has_special(s, unit_side(s, victim), SPECIAL_FLEXIBLE) &&
	       kind_at(s, roller) == KIND_HI && s->terrain[roller] != BROKEN &&
	       (attacker == KIND_MI || attacker == KIND_HI) &&
	       !cc_field_supported(s, roller);
}

/* CC-71, CC-74, CC-110 */
static int base_dice(const struct ancients *s, int roller, int victim, int stage)
{
	enum { BROKEN_OPEN_DICE = 3 };
	const struct unit_row *row = unit_at(s, roller);
	if (is_elephant(s, roller))
		return s->unit[victim] ? unit_at(s, victim)->tramples : 1;
	if (is_broken_open(s, roller, victim, stage))
		return BROKEN_OPEN_DICE;
	const bool bold = row->traits & BOLD && s->full[role_of(s, roller)];
	return (is_attack(stage) ? row->dice : row->back) + bold;
}

static int least(int a, int b)
{
	return a < b ? a : b;
}

/* CC-120 to CC-126, CC-130: the ground of either hex. */
static int cap_dice(const struct ancients *s, int dice, int roller, int victim)
{
	enum { UPHILL = 2, DOWNHILL_FOOT = 3, DOWNHILL_MOUNTED = 2 };
	const int edition = edition_of(s);
	const u8 own = ground_at(s, roller)->cap[edition],
		 his = ground_at(s, victim)->cap[edition];
	if (own)
		dice = least(dice, own);
	if (his)
		dice = least(dice, his);
	if (s->terrain[roller] == HILL) /* CC-122 */
		return least(dice, unit_at(s, roller)->traits & FOOT ? DOWNHILL_FOOT
								     : DOWNHILL_MOUNTED);
	return s->terrain[victim] == HILL ? least(dice, UPHILL) : dice;
}

/* CC-128: one die less for who battles out of a camp; in the manual for who attacks it.
 */
static bool camp_costs(const struct ancients *s, int roller, int victim, int stage)
{
	if (edition_of(s) == PUBLISHED)
		return ground_at(s, roller)->is_camp;
	return is_attack(stage) && ground_at(s, victim)->is_camp;
}

/* CC-40, CC-35, CC-43, CC-95: dice of cards and leaders come after the caps (CC-76). */
static int bonus_dice(const struct ancients *s, int roller, int stage)
{
	int dice = s->leader[roller] && !is_elephant(s, roller)
			   ? leader_at(s, roller)->dice
			   : 0;
	if (!is_attack(stage))
		return dice;
	const struct card_row *card = orders_of(s);
	if (!s->bonus)
		dice += card->dice;
	return dice + card->charge + card->edge;
}

int cc_dice_close(const struct ancients *s, int roller, int victim, int stage)
{
	int dice = cap_dice(s, base_dice(s, roller, victim, stage), roller, victim);
	dice -= camp_costs(s, roller, victim, stage);
	dice += bonus_dice(s, roller, stage);
	return dice > 1 ? dice : 1;
}

/* CC-64 */
int cc_dice_fire(const struct ancients *s, int from, int to)
{
	const struct terrain_row *here = ground_at(s, from);
	const u8 aim = here->aim[edition_of(s)];
	int dice = s->moved[from] ? 1 : 2;
	if (aim)
		dice = least(dice, aim);
	if (ground_at(s, to)->hides)
		dice = least(dice, 1); /* CC-121 */
	if (edition_of(s) == PUBLISHED)
		dice -= here->is_camp;
	return dice + orders_of(s)->edge;
}

/* CC-129: in the manual from all sides; else whoever is attacked across a protected side,
 * not the attacker who is answered. */
static bool is_walled(const struct ancients *s, int victim, int roller, int stage)
{
	const u8 walls = ground_at(s, victim)->walls;
	if (!walls || edition_of(s) == MANUAL)
		return walls;
	if (stage == STAGE_BATTLE_BACK || stage == STAGE_STRIKE)
		return false;
	int near[2] = { roller, roller };
	int count = 1;
	if (!hexes_adjacent(victim, roller))
		count = hexes_on_line(victim, roller, 1, near);
	for (int i = 0; i < count; i++)
		if (walls >> hexes_direction(victim, near[i]) & 1)
			return true;
	return false;
}

/* CC-128 to CC-130: camps, ramparts and walls shelter foot; in the manual everybody. */
static bool is_sheltered(const struct ancients *s, int victim, int roller, int stage)
{
	const struct terrain_row *row = ground_at(s, victim);
	if (edition_of(s) == PUBLISHED && !(unit_at(s, victim)->traits & FOOT))
		return false;
	return row->is_camp || row->shelters || is_walled(s, victim, roller, stage);
}

/* CC-75, CC-112: how many swords do nothing to the victim. */
int cc_dice_ignored_swords(const struct ancients *s, int roller, int victim, int stage)
{
	if (!is_close(stage) || !unit_at(s, roller)->swords || is_elephant(s, victim))
		return FACE_MAX;
	return unit_at(s, victim)->shrugs + is_sheltered(s, victim, roller, stage);
}

/* CC-73: a leader with it or next to it. CC-96: a poor one helps only his own unit. */
bool cc_dice_helmets_hit(const struct ancients *s, int roller, int victim)
{
	if (is_elephant(s, roller))
		return false; /* CC-113 */
	if (edition_of(s) == MANUAL && is_elephant(s, victim))
		return false;
	if (unit_at(s, roller)->helmets || s->leader[roller])
		return true;
	const int seat = unit_side(s, roller);
	for (hexset around = hexes_next_to(roller); around;) {
		const int hex = hexset_take(&around);
		if (has_leader(s, seat, hex) && !leader_at(s, hex)->poor)
			return true;
	}
	return false;
}

/* CC-112, CC-116: elephants and camels ignore one hit of their own symbol by horses. */
int cc_dice_spared_symbols(const struct ancients *s, int roller, int victim, int stage)
{
	return unit_at(s, victim)->traits & SCARES_HORSES && is_close(stage) &&
	       unit_at(s, roller)->traits & HORSE;
}

static int symbol_hits(const struct ancients *s, int roller, int victim, int stage)
{
	const int hits = s->face[unit_at(s, victim)->symbol] -
			 cc_dice_spared_symbols(s, roller, victim, stage);
	return hits > 0 ? hits : 0;
}

/* CC-65, CC-72, CC-80 */
int cc_dice_hits(const struct ancients *s, int stage)
{
	const int roller = cc_dice_roller(s, stage), victim = cc_dice_victim(s, stage);
	int hits = symbol_hits(s, roller, victim, stage);
	if (!is_close(stage))
		return hits;
	const int swords =
		s->face[SWORDS] - cc_dice_ignored_swords(s, roller, victim, stage);
	if (swords > 0)
		hits += swords;
	return hits + (cc_dice_helmets_hit(s, roller, victim) ? s->face[HELMET] : 0);
}

/* CC-101; CC-107: there are no flags that nobody ignores. */
int cc_dice_ignored_flags(const struct ancients *s, int victim, int stage)
{
	const struct unit_row *row = unit_at(s, victim);
	const int roller = cc_dice_roller(s, stage);
	const bool sheltered = is_sheltered(s, victim, roller, stage);
	if (is_elephant(s, victim)) /* CC-112 */
		return sheltered +
		       (is_close(stage) && unit_at(s, roller)->traits & HORSE);
	if (is_close(stage) && is_elephant(s, roller) && row->traits & FOOT &&
	    has_special(s, unit_side(s, victim), SPECIAL_FRIGHTENED))
		return 0; /* CC-157 */
	return (s->leader[victim] != 0) + cc_field_supported(s, victim) + row->steady +
	       (row->traits & BOLD && s->full[role_of(s, victim)]) + sheltered;
}
