#include "server/bots/memories.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/store.h"

struct kept {
	char table[ID_LEN + 1]; /* "": nobody's yet */
	int seat;
	bool is_used;	    /* just now */
	unsigned long last; /* rises with every use */
	struct search_memory *memory;
};

struct memories {
	pthread_mutex_t mutex;
	unsigned long uses;
	int count;
	struct kept kept[];
};

struct memories *memories_new(int count)
{
	struct memories *m = calloc(1, sizeof *m + (size_t)count * sizeof m->kept[0]);
	if (!m)
		die("out of memory");
	m->count = count;
	pthread_mutex_init(&m->mutex, NULL);
	return m;
}

void memories_free(struct memories *m)
{
	if (!m)
		return;
	for (int i = 0; i < m->count; i++)
		search_memory_free(m->kept[i].memory);
	pthread_mutex_destroy(&m->mutex);
	free(m);
}

static bool belongs_to(const struct kept *k, const char *table, int seat)
{
	return k->seat == seat && strcmp(k->table, table) == 0;
}

/* Its own, else the one that was not used for longest. */
static struct kept *find(struct memories *m, const char *table, int seat)
{
	struct kept *best = NULL;
	for (struct kept *k = m->kept; k < m->kept + m->count; k++) {
		if (k->is_used)
			continue;
		if (belongs_to(k, table, seat))
			return k;
		if (!best || k->last < best->last)
			best = k;
	}
	return best;
}

struct search_memory *memories_take(struct memories *m, const char *table, int seat)
{
	if (!m)
		return NULL;
	pthread_mutex_lock(&m->mutex);
	struct kept *k = find(m, table, seat);
	if (k) {
		if (!k->memory)
			k->memory = search_memory_new();
		else if (!belongs_to(k, table, seat))
			search_memory_forget(k->memory);
		snprintf(k->table, sizeof k->table, "%s", table);
		k->seat = seat;
		k->is_used = true;
		k->last = ++m->uses;
	}
	pthread_mutex_unlock(&m->mutex);
	return k ? k->memory : NULL;
}

void memories_give_back(struct memories *m, struct search_memory *memory)
{
	if (!m || !memory)
		return;
	pthread_mutex_lock(&m->mutex);
	for (struct kept *k = m->kept; k < m->kept + m->count; k++)
		if (k->memory == memory)
			k->is_used = false;
	pthread_mutex_unlock(&m->mutex);
}
