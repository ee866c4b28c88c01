/* The pool: whose job comes first. */
#include "server/bots/workers.h"

#include <criterion/criterion.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* A job says its letter when it runs; a capital waits for the gate to open. */
struct scene {
	pthread_mutex_t mutex;
	pthread_cond_t news;
	char said[64];
	int count, begun;
	bool is_open;
};

struct line {
	struct scene *scene;
	char letter;
};

static struct scene new_scene(void)
{
	struct scene s = { .count = 0 };
	pthread_mutex_init(&s.mutex, NULL);
	pthread_cond_init(&s.news, NULL);
	return s;
}

static void say(void *self)
{
	struct line *l = self;
	struct scene *s = l->scene;
	pthread_mutex_lock(&s->mutex);
	s->begun++;
	pthread_cond_broadcast(&s->news);
	while (l->letter >= 'A' && l->letter <= 'Z' && !s->is_open)
		pthread_cond_wait(&s->news, &s->mutex);
	s->said[s->count++] = l->letter;
	pthread_cond_broadcast(&s->news);
	pthread_mutex_unlock(&s->mutex);
	free(l);
}

static bool add(struct workers *w, struct scene *s, char letter, const char *person,
		enum rank rank)
{
	struct line *l = malloc(sizeof *l);
	*l = (struct line){ s, letter };
	char about[2] = { letter, '\0' };
	const bool taken = workers_add(w, &(struct job){ .work = say,
							 .self = l,
							 .person = person,
							 .about = about,
							 .rank = rank });
	if (!taken)
		free(l);
	return taken;
}

static void wait_begun(struct scene *s, int count)
{
	pthread_mutex_lock(&s->mutex);
	while (s->begun < count)
		pthread_cond_wait(&s->news, &s->mutex);
	pthread_mutex_unlock(&s->mutex);
}

static void open_gate(struct scene *s)
{
	pthread_mutex_lock(&s->mutex);
	s->is_open = true;
	pthread_cond_broadcast(&s->news);
	pthread_mutex_unlock(&s->mutex);
}

static void expect(struct scene *s, const char *said)
{
	wait_begun(s, (int)strlen(said));
	pthread_mutex_lock(&s->mutex);
	while (s->count < (int)strlen(said))
		pthread_cond_wait(&s->news, &s->mutex);
	cr_assert_str_eq(s->said, said);
	pthread_mutex_unlock(&s->mutex);
}

Test(workers, the_higher_rank_comes_first)
{
	struct scene s = new_scene();
	struct workers *w =
		workers_new(&(struct pool_config){ .threads = 1, .per_person = 1 });
	add(w, &s, 'X', "x", RANK_NOBODY);
	wait_begun(&s, 1);
	add(w, &s, 'n', "a", RANK_NOBODY);
	add(w, &s, 'a', "b", RANK_AWAY);
	add(w, &s, 'l', "c", RANK_LOOKED_AT);
	add(w, &s, 'r', "d", RANK_REQUEST);
	open_gate(&s);
	expect(&s, "Xrlan");
	workers_end(w);
}

Test(workers, persons_take_turns)
{
	struct scene s = new_scene();
	struct workers *w =
		workers_new(&(struct pool_config){ .threads = 1, .per_person = 1 });
	add(w, &s, 'X', "glutton", RANK_AWAY);
	wait_begun(&s, 1);
	for (int i = 0; i < 4; i++)
		add(w, &s, (char)('a' + i), "glutton", RANK_AWAY);
	add(w, &s, 'z', "other", RANK_AWAY);
	cr_assert(workers_count(w, "glutton") == 5 && workers_count(w, "nobody") == 0);
	open_gate(&s);
	expect(&s, "Xzabcd");
	workers_end(w);
}

Test(workers, one_person_does_not_keep_all_threads)
{
	struct scene s = new_scene();
	struct workers *w =
		workers_new(&(struct pool_config){ .threads = 6, .per_person = 2 });
	for (int i = 0; i < 20; i++)
		add(w, &s, 'X', "glutton", RANK_LOOKED_AT);
	wait_begun(&s, 2);
	add(w, &s, 'a', "other", RANK_NOBODY);
	expect(&s, "a");
	add(w, &s, 'Y', "second", RANK_LOOKED_AT);
	add(w, &s, 'Y', "second", RANK_LOOKED_AT);
	add(w, &s, 'Z', "third", RANK_LOOKED_AT);
	wait_begun(&s, 6);
	add(w, &s, 'b', "other", RANK_NOBODY);
	expect(&s, "ab");
	open_gate(&s);
	workers_end(w);
}

Test(workers, somebody_looks_now)
{
	struct scene s = new_scene();
	struct workers *w =
		workers_new(&(struct pool_config){ .threads = 1, .per_person = 1 });
	add(w, &s, 'X', "x", RANK_NOBODY);
	wait_begun(&s, 1);
	add(w, &s, 'a', "a", RANK_AWAY);
	add(w, &s, 'b', "b", RANK_AWAY);
	workers_promote(w, "b", RANK_LOOKED_AT);
	workers_promote(w, "a", RANK_NOBODY); /* never lower */
	open_gate(&s);
	expect(&s, "Xba");
	workers_end(w);
}

Test(workers, requests_are_answered_at_the_end)
{
	struct scene s = new_scene();
	struct workers *w =
		workers_new(&(struct pool_config){ .threads = 1, .per_person = 1 });
	add(w, &s, 'X', "x", RANK_NOBODY);
	wait_begun(&s, 1);
	add(w, &s, 'a', "a", RANK_LOOKED_AT);
	add(w, &s, 'r', "r", RANK_REQUEST);
	open_gate(&s);
	workers_stop(w);
	cr_assert(strchr(s.said, 'r'));
	cr_assert(!add(w, &s, 'b', "b", RANK_REQUEST));
	workers_end(w);
}
