#include "server/bots/inflight.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/text.h"

enum { SLOTS_MAX = 128, NO_SLOT = -1 };

struct slot {
	char table[ID_LEN + 1];
};

struct inflight {
	int file;
	pthread_mutex_t mutex;
	struct slot *slot; /* SLOTS_MAX of them: the file */
};

enum { SIZE = SLOTS_MAX * sizeof(struct slot) };

static status failed(const char *path, struct text *why)
{
	return status_say(IO_FAILED, why, "Cannot use the file %s: %s.", path,
			  strerror(errno));
}

/* One process at a time. The next one of a server that was killed may have to wait until
 * the system has cleared it away. */
static status take_file(int file, const char *path, struct text *why)
{
	enum { TRIES = 50, NAP_US = 20000 };
	for (int i = 0; flock(file, LOCK_EX | LOCK_NB) != 0; i++) {
		if (i == TRIES)
			return failed(path, why);
		usleep(NAP_US);
	}
	return ftruncate(file, SIZE) == 0 ? OK : failed(path, why);
}

static status map_file(struct inflight *m, const char *path, struct text *why)
{
	enum { OWNER_ONLY = 0600 };
	m->file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, OWNER_ONLY);
	if (m->file < 0)
		return failed(path, why);
	TRY(take_file(m->file, path, why));
	void *map = mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, m->file, 0);
	if (map == MAP_FAILED)
		return failed(path, why);
	m->slot = map;
	return OK;
}

status inflight_open(struct inflight **out, const char *path,
		     void (*left)(void *self, const char *table), void *self,
		     struct text *why)
{
	struct inflight *m = calloc(1, sizeof *m);
	if (!m)
		die("out of memory");
	pthread_mutex_init(&m->mutex, NULL);
	const status s = map_file(m, path, why);
	if (s != OK) {
		inflight_close(m);
		return s;
	}
	for (int i = 0; i < SLOTS_MAX; i++) {
		m->slot[i].table[ID_LEN] = '\0'; /* whatever the file holds */
		if (m->slot[i].table[0])
			left(self, m->slot[i].table);
		m->slot[i] = (struct slot){ { 0 } };
	}
	*out = m;
	return OK;
}

void inflight_close(struct inflight *m)
{
	if (!m)
		return;
	if (m->slot)
		munmap(m->slot, SIZE);
	if (m->file >= 0)
		close(m->file);
	pthread_mutex_destroy(&m->mutex);
	free(m);
}

int inflight_add(struct inflight *m, const char *table)
{
	if (!m)
		return NO_SLOT;
	pthread_mutex_lock(&m->mutex);
	int slot_index = 0;
	while (slot_index < SLOTS_MAX && m->slot[slot_index].table[0])
		slot_index++;
	if (slot_index < SLOTS_MAX)
		strncpy(m->slot[slot_index].table, table, ID_LEN);
	pthread_mutex_unlock(&m->mutex);
	return slot_index < SLOTS_MAX ? slot_index : NO_SLOT;
}

void inflight_remove(struct inflight *m, int slot_index)
{
	if (!m || slot_index == NO_SLOT)
		return;
	pthread_mutex_lock(&m->mutex);
	m->slot[slot_index] = (struct slot){ { 0 } };
	pthread_mutex_unlock(&m->mutex);
}
