/* Names as people say them, from the rows of the box. */
#include "games/ancients/words/naming.h"

#include <stdarg.h>
#include <stdio.h>

struct cc_name cc_name_of(const char *format, ...)
{
	struct cc_name name;
	va_list args;
	va_start(args, format);
	vsnprintf(name.at, sizeof name.at, format, args);
	va_end(args);
	return name;
}

struct cc_name cc_name_kind(int kind)
{
	return cc_name_of("%s", ancients_units[kind].title);
}

/* Warriors, elephants and auxilia are many; infantry, cavalry and a band are one. */
bool cc_name_is_plural(int kind)
{
	const char *name = ancients_units[kind].name;
	const size_t len = strlen(name);
	return name[len - 1] == 's' || name[len - 1] == 'a';
}

struct cc_name cc_name_class(const struct unit_row *row)
{
	static const char *const classes[] = {
		[LIGHT] = "light", [MEDIUM] = "medium", [HEAVY] = "heavy"
	};
	return cc_name_of("%s %s", classes[row->symbol],
			  row->traits & FOOT ? "foot" : "mounted");
}
