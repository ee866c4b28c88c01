/* The taxation phase (TW-130 to TW-136). */
#include "games/totalwar/words/tell.h"

/* TW-131, TW-132, TW-283 */
static int tax_of(const struct totalwar *s, int seat, int region)
{
	int unrest = s->unrest[region];
	const bool law = seat == ROME - 1 && works(s, ROM_S3);
	const bool groves = seat == BARBARIANS - 1 && works(s, BAR_D2) &&
			    table_is_home(s, seat, region);
	if ((law || groves) && unrest > 0)
		unrest--;
	if (unrest > 1 || tw_table_is_besieged(s, region))
		return 0;
	return unrest == 1 ? tw_rows_region[region].gold / 2
			   : tw_rows_region[region].gold;
}

/* TW-133: the own regions that roads join to this one. */
static placeset joined(const struct totalwar *s, int seat, int from, bool adjacent)
{
	placeset seen = place_bit(from), edge = seen;
	while (edge) {
		placeset next = 0;
		for (; edge; edge &= edge - 1) {
			const int p = place_first(edge);
			for (const struct near_row *n = tw_rows_near[p]; n->to; n++) {
				const bool linked =
					s->road[n->border] ||
					(adjacent && s->built[MARKET][n->to] &&
					 s->built[MARKET][p]);
				if (linked && controls(s, seat, n->to) &&
				    !(seen >> n->to & 1))
					next |= place_bit(n->to);
			}
		}
		seen |= next;
		edge = next;
	}
	return seen;
}

static int market_income(const struct totalwar *s, int seat)
{
	const bool adjacent = seat == BARBARIANS - 1 && works(s, BAR_S1); /* TW-134 */
	placeset markets = 0;
	for (int r = 1; r < REGION_COUNT; r++)
		if (s->built[MARKET][r] && controls(s, seat, r) &&
		    !tw_table_is_besieged(s, r))
			markets |= place_bit(r);
	if (!(markets & (markets - 1)))
		return 0; /* there is no other market */
	int income = 0;
	for (int r = 1; r < REGION_COUNT && markets >> r; r++)
		income += (markets >> r & 1) &&
			  (joined(s, seat, r, adjacent) & markets & ~place_bit(r)) != 0;
	return income;
}

/* TW-280, TW-282 */
static int development_income(const struct totalwar *s, int seat)
{
	int income = 0;
	if (seat == ROME - 1)
		income += works(s, ROM_S2) ? 2 : 0;
	if (seat == CARTHAGE - 1)
		income += works(s, CAR_M3) ? 2 : 0;
	if (seat == GREECE - 1 && works(s, GRE_A1)) {
		const int ports = tw_table_port_markets(s, seat);
		income += ports < 3 ? ports : 3;
	}
	for (int r = 1; seat == BARBARIANS - 1 && works(s, BAR_S2) && r < REGION_COUNT;
	     r++)
		income += s->built[WALLS][r] && table_is_home(s, seat, r) &&
			  controls(s, seat, r) && !tw_table_is_besieged(s, r);
	return income;
}

/* TW-137: what markets at ports add, where they do. */
static int port_income(const struct totalwar *s, int seat)
{
	return is_option(s, OPTION_PORTS, PORTS_TAXED) ? tw_table_port_markets(s, seat)
						       : 0;
}

/* TW-31 */
void tw_step_TAXES(struct totalwar *s)
{
	say(PHASE, TAXATION_BEGINS);
	for (int seat = 0; seat < s->players; seat++) {
		const int markets = market_income(s, seat), ports = port_income(s, seat),
			  developments = development_income(s, seat);
		int taxes = 0;
		for (int r = 1; r < REGION_COUNT; r++)
			taxes += controls(s, seat, r) ? tax_of(s, seat, r) : 0;
		const int sum = taxes + markets + developments + ports;
		if (sum || s->raised[seat])
			say(RAISED, seat, sum, taxes, markets, developments, ports);
		s->raised[seat] = (u16)sum;
	}
	s->active = (u8)tw_round_seat(
		s, s->players - 1); /* so that the first player is asked first */
	flow_goto(s->flow, STEP_TAXES_END);
	tw_window_open(s, WINDOW_TAXES, SEATS_ALL);
}

/* TW-135 */
static void levy_for_wonders(struct totalwar *s)
{
	for (int i = 0; i < s->players; i++) {
		const int seat = tw_round_seat(s, i);
		int wonders = 0;
		for (int r = 1; r < REGION_COUNT; r++)
			wonders += s->built[WONDER][r] && controls(s, seat, r);
		for (int other = 0; wonders && other < s->players; other++) {
			if (other == seat)
				continue;
			const int most = 2 * wonders,
				  paid = s->gold[other] < most ? s->gold[other] : most;
			tw_table_pay(s, other, paid);
			tw_table_earn(s, seat, paid);
			const int raised = tw_table_raise(s, seat, paid);
			if (paid)
				say(HONOURED, other, paid, seat, raised);
		}
	}
}

/* TW-136 */
static void deteriorate(struct totalwar *s)
{
	static const u8 falls[] = { WALLS, BARRACKS, MARKET };
	bool besieged[REGION_COUNT] = { false };
	for (int r = 1; r < REGION_COUNT; r++)
		besieged[r] = tw_table_is_besieged(s, r);
	for (int r = 1; r < REGION_COUNT; r++)
		for (int i = 0; besieged[r] && i < 3; i++)
			if (s->built[falls[i]][r]) {
				s->built[falls[i]][r] = false;
				say(RUINED, falls[i], r, CAUSE_BY_SIEGE);
				break;
			}
}

/* TW-30 */
static int vp_for(int raised)
{
	return raised >= 40   ? 4
	       : raised >= 30 ? 3
	       : raised >= 25 ? 2
	       : raised >= 20 ? 1
			      : 0;
}

void tw_step_TAXES_END(struct totalwar *s)
{
	for (int seat = 0; seat < s->players; seat++) {
		const int gold = tw_table_earn(s, seat, s->raised[seat]);
		if (gold)
			say(TAXED, seat, gold, s->gold[seat]);
	}
	levy_for_wonders(s);
	for (int i = 0; i < s->players; i++) {
		const int seat = tw_round_seat(s, i);
		if (vp_for(s->raised[seat]))
			tw_table_gain(s, seat, vp_for(s->raised[seat]), CAUSE_FOR_TAXES);
	}
	deteriorate(s);
	s->turns = 0;
	flow_goto(s->flow, STEP_CAMPAIGN_TURN);
}
