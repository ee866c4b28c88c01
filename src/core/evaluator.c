#include "core/evaluator.h"

#include <string.h>

const struct evaluator *evaluator_find(const struct game *g, const char *id)
{
	for (const struct evaluator *e = g->evaluators; e->id; e++)
		if (strcmp(e->id, id) == 0)
			return e;
	return NULL;
}
