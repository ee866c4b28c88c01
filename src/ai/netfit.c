#include "ai/netfit.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

enum { POSITIONS_MAX = 1 << 20, POOL_MAX = 1 << 25, EPOCHS = 2, TITLE_MAX = 512 };
static const float RATE = 0.05f, CAUTION = 1.0f, HIDDEN_MOST = 7.9f;

struct entry {
	uint16_t index;
	int16_t value;
};

struct position {
	uint32_t first, count;
	float aim;
};

struct netfit {
	unsigned inputs;
	size_t weights; /* NET_SIZE(inputs) */
	float *weight;	/* in units of 1 */
	float *squares; /* Adagrad: the squared slopes of each weight so far */
	struct position *position;
	struct entry *pool;
	size_t count, used;
	uint32_t *order;
};

static void *take(size_t size)
{
	void *p = calloc(1, size);
	if (!p)
		die("out of memory");
	return p;
}

/* Small random weights; half of the hidden units speak for winning, half against. */
static void begin_weights(struct netfit *f, uint64_t seed)
{
	struct rng rng = rng_seeded(seed);
	for (size_t i = NET_ROWS; i < f->weights; i++)
		f->weight[i] = 0.2f * ((float)rng_unit(&rng) - 0.5f);
	for (int h = 0; h < NET_HIDDEN; h++) {
		f->weight[NET_BIAS + h] = 0.1f;
		f->weight[NET_OUT + h] = (h % 2 ? -0.3f : 0.3f) * (float)rng_unit(&rng);
	}
}

struct netfit *netfit_new(unsigned inputs, uint64_t seed)
{
	struct netfit *f = take(sizeof *f);
	f->inputs = inputs;
	f->weights = NET_SIZE((size_t)inputs);
	f->weight = take(f->weights * sizeof *f->weight);
	f->squares = take(f->weights * sizeof *f->squares);
	f->position = take(POSITIONS_MAX * sizeof *f->position);
	f->order = take(POSITIONS_MAX * sizeof *f->order);
	f->pool = take(POOL_MAX * sizeof *f->pool);
	begin_weights(f, seed);
	return f;
}

void netfit_free(struct netfit *f)
{
	free(f->weight);
	free(f->squares);
	free(f->position);
	free(f->order);
	free(f->pool);
	free(f);
}

bool netfit_has_room(const struct netfit *f, int positions)
{
	return f->count + (size_t)positions <= POSITIONS_MAX &&
	       f->used + (size_t)positions * NET_ACTIVE_MAX <= POOL_MAX;
}

void netfit_add(struct netfit *f, const struct net_inputs *in)
{
	struct position *p = &f->position[f->count++];
	*p = (struct position){ (uint32_t)f->used, in->count, 0 };
	for (unsigned i = 0; i < in->count; i++) {
		ensure(in->index[i] < f->inputs);
		f->pool[f->used++] = (struct entry){ in->index[i], in->value[i] };
	}
}

void netfit_aim(struct netfit *f, size_t number, float chance)
{
	f->position[number].aim = chance;
}

float netfit_aimed(const struct netfit *f, size_t number)
{
	return f->position[number].aim;
}

void netfit_forget(struct netfit *f, size_t first)
{
	if (first < f->count)
		f->used = f->position[first].first;
	f->count = first;
}

size_t netfit_count(const struct netfit *f)
{
	return f->count;
}

float netfit_chance(const struct netfit *f, size_t number, const struct net *net)
{
	const struct position *p = &f->position[number];
	struct net_inputs in;
	in.count = 0;
	for (uint32_t i = 0; i < p->count; i++)
		net_count(&in, f->pool[p->first + i].index, f->pool[p->first + i].value);
	return net_chance(net_output(net, &in));
}

/* The output for a position, and the hidden units on the way. */
static float forward(const struct netfit *f, const struct position *p, float *hidden)
{
	float out = f->weight[NET_OUT_BIAS];
	memcpy(hidden, f->weight + NET_BIAS, NET_HIDDEN * sizeof *hidden);
	for (uint32_t i = 0; i < p->count; i++) {
		const struct entry *e = &f->pool[p->first + i];
		const float *row = f->weight + NET_ROWS + (size_t)NET_HIDDEN * e->index;
		const float value = (float)e->value / NET_ONE;
		for (int h = 0; h < NET_HIDDEN; h++)
			hidden[h] += value * row[h];
	}
	for (int h = 0; h < NET_HIDDEN; h++) {
		hidden[h] = hidden[h] < 0 ? 0 : hidden[h];
		hidden[h] = hidden[h] > HIDDEN_MOST ? HIDDEN_MOST : hidden[h];
		out += hidden[h] * f->weight[NET_OUT + h];
	}
	return out;
}

static void shift(struct netfit *f, size_t i, float slope, float rate)
{
	f->squares[i] += slope * slope;
	f->weight[i] -= rate * slope / sqrtf(f->squares[i]);
}

#ifdef __SSE2__

/* Four at a time, each step rounded as below. */
static void shift_row(struct netfit *f, size_t row, const float *slope, float value,
		      float rate)
{
	float *weight = f->weight + row, *squares = f->squares + row;
	const __m128 by = _mm_set1_ps(value), pace = _mm_set1_ps(rate);
	for (int h = 0; h < NET_HIDDEN; h += 4) {
		const __m128 g = _mm_mul_ps(_mm_loadu_ps(slope + h), by);
		const __m128 sum =
			_mm_add_ps(_mm_loadu_ps(squares + h), _mm_mul_ps(g, g));
		const __m128 step = _mm_div_ps(_mm_mul_ps(pace, g), _mm_sqrt_ps(sum));
		_mm_storeu_ps(squares + h, sum);
		_mm_storeu_ps(weight + h, _mm_sub_ps(_mm_loadu_ps(weight + h), step));
	}
}

#else

static void shift_row(struct netfit *f, size_t row, const float *slope, float value,
		      float rate)
{
	float *weight = f->weight + row, *squares = f->squares + row;
	for (int h = 0; h < NET_HIDDEN; h++) {
		const float g = slope[h] * value;
		squares[h] += g * g;
		weight[h] -= rate * g / sqrtf(squares[h]);
	}
}

#endif

/* One position is learned from: backwards through the net. */
static void learn_one(struct netfit *f, const struct position *p, float rate)
{
	float hidden[NET_HIDDEN], back[NET_HIDDEN];
	const float out = forward(f, p, hidden);
	const float slope = (net_squash(out) - p->aim) * 2.0f / sqrtf(4.0f + out * out);
	for (int h = 0; h < NET_HIDDEN; h++) {
		const bool alive = hidden[h] > 0 && hidden[h] < HIDDEN_MOST;
		back[h] = alive ? slope * f->weight[NET_OUT + h] : 0;
		shift(f, (size_t)(NET_OUT + h), slope * hidden[h], rate);
	}
	shift(f, NET_OUT_BIAS, slope, rate);
	shift_row(f, NET_BIAS, back, 1, rate);
	for (uint32_t i = 0; i < p->count; i++) {
		const struct entry *e = &f->pool[p->first + i];
		shift_row(f, NET_ROWS + (size_t)NET_HIDDEN * e->index, back,
			  (float)e->value / NET_ONE, rate);
	}
}

static void shuffle(struct netfit *f, size_t count, struct rng *rng)
{
	for (size_t i = 0; i < count; i++)
		f->order[i] = (uint32_t)i;
	for (size_t i = count; i > 1; i--) {
		const size_t k = rng_below(rng, (uint32_t)i);
		const uint32_t other = f->order[k];
		f->order[k] = f->order[i - 1];
		f->order[i - 1] = other;
	}
}

void netfit_learn(struct netfit *f, size_t count, unsigned round, unsigned rounds,
		  struct rng *rng)
{
	const float rate = RATE / (1.0f + 2.0f * (float)round / (float)rounds);
	for (size_t i = 0; i < f->weights; i++)
		f->squares[i] = CAUTION;
	for (int epoch = 0; epoch < EPOCHS; epoch++) {
		shuffle(f, count, rng);
		for (size_t i = 0; i < count; i++)
			learn_one(f, &f->position[f->order[i]], rate);
	}
}

double netfit_loss(const struct netfit *f, size_t first, size_t end)
{
	float hidden[NET_HIDDEN];
	double sum = 0;
	for (size_t i = first; i < end; i++) {
		const double p = (double)net_squash(forward(f, &f->position[i], hidden));
		const double aim = (double)f->position[i].aim;
		sum -= aim * log(fmax(p, 1e-6)) + (1 - aim) * log(fmax(1 - p, 1e-6));
	}
	return end > first ? sum / (double)(end - first) : 0;
}

void netfit_round(const struct netfit *f, int16_t *weight)
{
	for (size_t i = 0; i < f->weights; i++) {
		const long w = lroundf(f->weight[i] * NET_UNIT);
		weight[i] = (int16_t)(w > NET_WEIGHT_MAX    ? NET_WEIGHT_MAX
				      : w < -NET_WEIGHT_MAX ? -NET_WEIGHT_MAX
							    : w);
	}
}

static void put_title(char out[TITLE_MAX], const char *title)
{
	memset(out, 0, TITLE_MAX);
	snprintf(out, TITLE_MAX, "%s", title);
}

bool netfit_save(const struct netfit *f, const char *path, const char *title,
		 unsigned rounds, const struct text *told)
{
	char head[TITLE_MAX];
	FILE *file = fopen(path, "wb");
	put_title(head, title);
	if (!file)
		return false;
	const bool written =
		fwrite(head, sizeof head, 1, file) == 1 &&
		fwrite(&rounds, sizeof rounds, 1, file) == 1 &&
		fwrite(f->weight, sizeof *f->weight, f->weights, file) == f->weights &&
		fputs(text_str(told), file) >= 0;
	return fclose(file) == 0 && written;
}

/* What stands behind the weights. */
static void read_told(FILE *file, struct text *told)
{
	char line[TITLE_MAX];
	while (fgets(line, sizeof line, file))
		text_put(told, line);
}

unsigned netfit_load(struct netfit *f, const char *path, const char *title,
		     struct text *told)
{
	char head[TITLE_MAX], found[TITLE_MAX];
	unsigned rounds = 0;
	FILE *file = fopen(path, "rb");
	put_title(head, title);
	if (!file)
		return 0;
	float *weight = take(f->weights * sizeof *weight);
	const bool good = fread(found, sizeof found, 1, file) == 1 &&
			  memcmp(head, found, sizeof head) == 0 &&
			  fread(&rounds, sizeof rounds, 1, file) == 1 &&
			  fread(weight, sizeof *weight, f->weights, file) == f->weights;
	if (good) {
		memcpy(f->weight, weight, f->weights * sizeof *weight);
		read_told(file, told);
	}
	free(weight);
	fclose(file);
	return good ? rounds : 0;
}
