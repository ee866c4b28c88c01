#include "server/play/quota.h"

enum { OPEN_MAX = 20, WITH_BOTS_MAX = 40 };

status quota_check(struct server *s, const struct user *u, struct text *why)
{
	struct opened has;
	if (!s->config.is_public)
		return OK;
	if (!u->has_account)
		return status_say(FORBIDDEN, why, "Log in to open a table.");
	TRY(store_opened(s->store, u->id, &has, why));
	if (has.open >= OPEN_MAX)
		return status_say(TOO_MANY, why,
				  "You have %d tables waiting for players. Leave one of "
				  "them before you open another.",
				  OPEN_MAX);
	if (has.with_bots >= WITH_BOTS_MAX)
		return status_say(TOO_MANY, why,
				  "You have %d running games with bots. Finish or resign "
				  "one of them before you open another table.",
				  WITH_BOTS_MAX);
	return OK;
}
