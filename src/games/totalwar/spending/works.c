/* Developments, and what is done for land: improvements, roads, unrest. */
#include "games/totalwar/spending/shop.h"

/* TW-267, TW-12 */
refusal tw_shop_develop(const struct shop *shop, int dev)
{
	const struct totalwar *s = shop->s;
	if (dev == NO_DEVELOPMENT || dev >= DEVELOPMENT_COUNT ||
	    tw_rows_development[dev].owner != faction_of(shop->seat))
		return NOT_YOURS;
	const struct development_row *row = &tw_rows_development[dev];
	if (s->bought[dev])
		return OWNED;
	if (s->intro && row->row >= 3 && s->round < 3)
		return TOO_EARLY;
	if (row->needs && !works(s, row->needs))
		return BOX_ABOVE;
	return shop->rows >> row->row & 1 ? ROW_BOUGHT : ALLOWED;
}

/* TW-271 */
bool tw_shop_is_complete(const struct totalwar *s, int region)
{
	bool complete = s->built[MARKET][region] && s->built[BARRACKS][region] &&
			s->built[WALLS][region];
	for (const struct near_row *n = tw_rows_near[region]; complete && n->to; n++)
		complete = s->road[n->border] || !tw_table_is_open(s, n->to);
	return complete;
}

/* TW-270, TW-176 */
refusal tw_shop_road(const struct shop *shop, int border)
{
	const struct totalwar *s = shop->s;
	if (border >= BORDER_COUNT)
		return NOT_CONTROLLED;
	if (s->road[border])
		return OWNED;
	const int a = tw_rows_border_ends[border][0], b = tw_rows_border_ends[border][1];
	const bool own_a = shop_controls(shop, a), own_b = shop_controls(shop, b);
	if ((!own_a && !own_b) || !tw_table_is_open(s, a) || !tw_table_is_open(s, b))
		return NOT_CONTROLLED;
	return shop_is_besieged(shop, a) || shop_is_besieged(shop, b) ? BESIEGED
								      : ALLOWED;
}

/* TW-274 */
refusal tw_shop_calm(const struct shop *shop, int region)
{
	if (!is_region(region) || !shop_controls(shop, region))
		return NOT_CONTROLLED;
	return shop->s->unrest[region] ? ALLOWED : NOTHING_TO_SUBDUE;
}
