#include "core/net.h"

#include <math.h>
#include <string.h>

/* Eight 16-bit numbers at once, or four of 32 bits. */
#if defined __SSE2__
#include <emmintrin.h>
#define HAS_LANES 1
typedef __m128i lanes;
#define load_lanes(at) _mm_loadu_si128((const __m128i *)(const void *)(at))
#define all_lanes(x) _mm_set1_epi32(x)
#define add_lanes(a, b) _mm_add_epi32(a, b)
#define multiply_pairs(a, b) _mm_madd_epi16(a, b)
#define low_halves(a, b) _mm_unpacklo_epi16(a, b)
#define high_halves(a, b) _mm_unpackhi_epi16(a, b)
#elif defined __wasm_simd128__
#include <wasm_simd128.h>
#define HAS_LANES 1
typedef v128_t lanes;
#define load_lanes(at) wasm_v128_load(at)
#define all_lanes(x) wasm_i32x4_splat(x)
#define add_lanes(a, b) wasm_i32x4_add(a, b)
#define multiply_pairs(a, b) wasm_i32x4_dot_i16x8(a, b)
#define low_halves(a, b) wasm_i16x8_shuffle(a, b, 0, 8, 1, 9, 2, 10, 3, 11)
#define high_halves(a, b) wasm_i16x8_shuffle(a, b, 4, 12, 5, 13, 6, 14, 7, 15)
#endif

enum { ACTIVE_MOST = INT16_MAX, ACTIVE_SHIFT = 2 };

/* What is left of a hidden sum: nothing below 0, no more than fits into 16 bits. */
static int32_t rectify(int32_t sum)
{
	return (sum < 0 ? 0 : sum > ACTIVE_MOST ? ACTIVE_MOST : sum) >> ACTIVE_SHIFT;
}

static int32_t weigh_hidden(const struct net *n, const int32_t *hidden)
{
	enum { BIAS_SCALE = NET_OUTPUT_ONE / NET_UNIT };
	int32_t sum = n->weight[NET_OUT_BIAS] * BIAS_SCALE;
	for (int h = 0; h < NET_HIDDEN; h++)
		sum += rectify(hidden[h]) * n->weight[NET_OUT + h];
	return sum;
}

static void begin_hidden(const struct net *n, int32_t *hidden)
{
	for (int h = 0; h < NET_HIDDEN; h++)
		hidden[h] = n->weight[NET_BIAS + h] * NET_ONE;
}

static const int16_t *row_of(const struct net *n, unsigned index)
{
	return n->weight + NET_ROWS + (size_t)NET_HIDDEN * index;
}

int32_t net_output_plain(const struct net *n, const struct net_inputs *in)
{
	int32_t hidden[NET_HIDDEN];
	begin_hidden(n, hidden);
	for (unsigned i = 0; i < in->count; i++) {
		const int16_t *row = row_of(n, in->index[i]);
		for (int h = 0; h < NET_HIDDEN; h++)
			hidden[h] += row[h] * in->value[i];
	}
	return weigh_hidden(n, hidden);
}

#ifdef HAS_LANES

/* Two inputs at a time: eight products and their sums by pairs in one instruction. */
static void add_pair(const int16_t *a, const int16_t *b, int x, int y, lanes *sum)
{
	const lanes both =
		all_lanes((int)((uint32_t)(uint16_t)x | (uint32_t)(uint16_t)y << 16));
	for (int h = 0; h < NET_HIDDEN / 8; h++) {
		const lanes p = load_lanes(a + 8 * h), q = load_lanes(b + 8 * h);
		sum[2 * h] = add_lanes(sum[2 * h],
				       multiply_pairs(low_halves(p, q), both));
		sum[2 * h + 1] = add_lanes(sum[2 * h + 1],
					   multiply_pairs(high_halves(p, q), both));
	}
}

int32_t net_output(const struct net *n, const struct net_inputs *in)
{
	int32_t hidden[NET_HIDDEN];
	lanes sum[NET_HIDDEN / 4];
	begin_hidden(n, hidden);
	memcpy(sum, hidden, sizeof sum);
	unsigned i = 0;
	for (; i + 1 < in->count; i += 2)
		add_pair(row_of(n, in->index[i]), row_of(n, in->index[i + 1]),
			 in->value[i], in->value[i + 1], sum);
	if (i < in->count)
		add_pair(row_of(n, in->index[i]), row_of(n, in->index[i]), in->value[i],
			 0, sum);
	memcpy(hidden, sum, sizeof hidden);
	return weigh_hidden(n, hidden);
}

#else

int32_t net_output(const struct net *n, const struct net_inputs *in)
{
	return net_output_plain(n, in);
}

#endif

float net_squash(float x)
{
	return 0.5f + 0.5f * x / sqrtf(4.0f + x * x);
}

float net_chance(int32_t output)
{
	return net_squash((float)output / (float)NET_OUTPUT_ONE);
}
