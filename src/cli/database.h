/* Where the tables are kept: shared by `serve` and `admin`. */
#ifndef CLI_DATABASE_H
#define CLI_DATABASE_H

#include "base/status.h"

struct args;
struct text;

#define DATABASE_FLAGS                                                                  \
	{ "data", "FOLDER", "folder of the database file (~/.local/share/tessera)" },   \
	{                                                                               \
		"db", "ADDRESS",                                                        \
			"sqlite:PATH, or postgres://USER@HOST/NAME for several servers" \
	}

/* The address of the database; makes the folder if it is missing. */
MUST_USE status database_find(const struct args *a, struct text *out, struct text *why);

/* The file in which a server marks what it thinks about (server/bots/inflight.h): beside
 * the file of SQLite, else in the data folder, by its port; nothing where there is
 * neither.
 */
MUST_USE status database_marks(const struct args *a, const char *database, int port,
			       struct text *out, struct text *why);

#endif
