#include "server/bots/marks.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/text.h"

enum { MARKS_MAX = 128, NO_MARK = -1 };

struct slot {
	char table[ID_LEN + 1];
};

struct marks {
	int file;
	pthread_mutex_t mutex;
	struct slot *slot; /* MARKS_MAX of them: the file */
};

enum { SIZE = MARKS_MAX * sizeof(struct slot) };

static status failed(const char *path, struct text *why)
{
	return status_say(IO_FAILED, why, "The file %s cannot be used: %s.", path,
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

static status map_file(struct marks *m, const char *path, struct text *why)
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

status marks_open(struct marks **out, const char *path,
		  void (*left)(void *self, const char *table), void *self,
		  struct text *why)
{
	struct marks *m = calloc(1, sizeof *m);
	if (!m)
		die("out of memory");
	pthread_mutex_init(&m->mutex, NULL);
	const status s = map_file(m, path, why);
	if (s != OK) {
		marks_close(m);
		return s;
	}
	for (int i = 0; i < MARKS_MAX; i++) {
		m->slot[i].table[ID_LEN] = '\0'; /* whatever the file holds */
		if (m->slot[i].table[0])
			left(self, m->slot[i].table);
		m->slot[i] = (struct slot){ { 0 } };
	}
	*out = m;
	return OK;
}

void marks_close(struct marks *m)
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

int marks_set(struct marks *m, const char *table)
{
	if (!m)
		return NO_MARK;
	pthread_mutex_lock(&m->mutex);
	int mark = 0;
	while (mark < MARKS_MAX && m->slot[mark].table[0])
		mark++;
	if (mark < MARKS_MAX)
		strncpy(m->slot[mark].table, table, ID_LEN);
	pthread_mutex_unlock(&m->mutex);
	return mark < MARKS_MAX ? mark : NO_MARK;
}

void marks_clear(struct marks *m, int mark)
{
	if (!m || mark == NO_MARK)
		return;
	pthread_mutex_lock(&m->mutex);
	m->slot[mark] = (struct slot){ { 0 } };
	pthread_mutex_unlock(&m->mutex);
}
