#include "cli/database.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/text.h"
#include "cli/args/args.h"

static void put_folder(const struct args *a, struct text *out)
{
	const char *given = args_value(a, "data");
	const char *share = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
	if (given)
		text_put(out, given);
	else if (share && *share)
		text_add(out, "%s/tessera", share);
	else
		text_add(out, "%s/.local/share/tessera", home ? home : ".");
}

/* Makes the folder and those above it. What is in it concerns nobody else. */
static status make_folder(char *path, struct text *why)
{
	enum { OWNER_ONLY = 0700 };
	for (char *at = path + 1;; at++) {
		if (*at != '/' && *at != '\0')
			continue;
		const char kept = *at;
		*at = '\0';
		const bool made = mkdir(path, OWNER_ONLY) == 0 || errno == EEXIST;
		*at = kept;
		if (!made)
			return status_say(IO_FAILED, why,
					  "Cannot create the folder %s: %s.", path,
					  strerror(errno));
		if (!kept)
			return OK;
	}
}

status database_find(const struct args *a, struct text *out, struct text *why)
{
	const char *given = args_value(a, "db");
	if (given) {
		text_put(out, given);
		return OK;
	}
	text_put(out, "sqlite:");
	put_folder(a, out);
	TRY(make_folder(out->at + strlen("sqlite:"), why));
	text_put(out, "/tessera.db");
	return OK;
}

status database_marks(const struct args *a, const char *database, int port,
		      struct text *out, struct text *why)
{
	static const char sqlite[] = "sqlite:";
	if (strncmp(database, sqlite, strlen(sqlite)) == 0) {
		if (strcmp(database + strlen(sqlite), ":memory:") != 0)
			text_add(out, "%s-thinking", database + strlen(sqlite));
		return OK;
	}
	if (port == 0)
		return OK;
	put_folder(a, out);
	TRY(make_folder(out->at, why));
	text_add(out, "/thinking-%d", port);
	return OK;
}
