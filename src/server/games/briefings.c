/* What players read before a game begins: of a scenario, and of a table as it was set up.
 */
#include "lesson/briefing.h"
#include "server/http/routes.h"
#include "server/tables/access.h"

static status give(struct request *r, const struct match *m)
{
	const status s = briefing_of(m, &r->out, &r->why);
	return s == NOT_FOUND ? request_refuse(r, NOT_FOUND, "This game has no briefing.")
			      : s;
}

status briefings_show(struct request *r)
{
	const struct game *g = r->server->config.find_game(r->arg[0]);
	const int scenario = g ? game_find_scenario(g, r->arg[1]) : -1;
	if (scenario < 0)
		return request_refuse(r, NOT_FOUND,
				      "No such game or scenario on this server.");
	struct setup how = game_default_setup(g);
	struct match m;
	how.scenario = (uint8_t)scenario;
	TRY(match_begin(&m, g, &how, fair_table(), &r->why));
	const status s = give(r, &m);
	match_end(&m);
	return s;
}

static status give_of_table(struct request *r, struct table *t)
{
	return give(r, &t->match);
}

status briefings_of_table(struct request *r)
{
	return access_read(r, give_of_table);
}
