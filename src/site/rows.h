/*
 * A table as the browser keeps it:
 *
 *   {"row": {"id", "seq", ..., "seats": [{"kind", ...}, ...], "chat": [...]},
 *    "keep": how many steps stay, "lines": the steps behind them}
 *
 * The members of a row are the columns of store/schema.h.
 */
#ifndef SITE_ROWS_H
#define SITE_ROWS_H

#include "base/json.h"
#include "store/store.h"

void rows_put(const struct table_row *row, struct json *j); /* the members alone */
MUST_USE status rows_read(const struct json_doc *d, int node, struct table_row *out);

#endif
