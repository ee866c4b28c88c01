/* One thread: a lock is never held by another. What of POSIX threads our code names. */
#ifndef SITE_PTHREAD_H
#define SITE_PTHREAD_H

#include <errno.h>
#include <stddef.h>

typedef char pthread_mutex_t, pthread_t;

#define PTHREAD_MUTEX_INITIALIZER 0

static inline int pthread_mutex_init(pthread_mutex_t *m, const void *attributes)
{
	(void)attributes;
	*m = 0;
	return 0;
}

static inline int pthread_mutex_lock(pthread_mutex_t *m)
{
	(void)m;
	return 0;
}

static inline int pthread_mutex_unlock(pthread_mutex_t *m)
{
	(void)m;
	return 0;
}

static inline int pthread_mutex_destroy(pthread_mutex_t *m)
{
	(void)m;
	return 0;
}

static inline int pthread_create(pthread_t *thread, const void *attributes,
				 void *(*run)(void *), void *self)
{
	(void)thread, (void)attributes, (void)run, (void)self;
	return EAGAIN;
}

static inline int pthread_join(pthread_t thread, void **result)
{
	(void)thread, (void)result;
	return 0;
}

#endif
