/* The curves of the evaluators: near those of the C library, odd, rising, bounded. */
#include "base/curve.h"

#include <criterion/criterion.h>
#include <math.h>

Test(curve, tanh_is_the_hyperbolic_tangent)
{
	float before = -1;
	for (int i = -12000; i <= 12000; i++) {
		const float x = (float)i / 1000, y = curve_tanh(x);
		cr_assert(fabsf(y - tanhf(x)) < 1e-6f, "at %g", (double)x);
		cr_assert(y >= before - 1e-6f && y <= 1 && y >= -1, "at %g", (double)x);
		cr_assert(curve_tanh(-x) == -y);
		before = y;
	}
}
