#include "base/linear.h"

#include <math.h>

static void swap(double *one, double *other)
{
	const double kept = *one;
	*one = *other;
	*other = kept;
}

/* Brings the row with the largest number in column `i` to row `i`. */
static void choose_pivot(int count, int room, double m[][room], double *v, int i)
{
	int pivot = i;
	for (int row = i + 1; row < count; row++)
		if (fabs(m[row][i]) > fabs(m[pivot][i]))
			pivot = row;
	for (int k = 0; k < count; k++)
		swap(&m[i][k], &m[pivot][k]);
	swap(&v[i], &v[pivot]);
}

void linear_solve(int count, int room, double m[][room], double *v)
{
	for (int i = 0; i < count; i++) {
		choose_pivot(count, room, m, v, i);
		for (int row = i + 1; row < count; row++) {
			const double part = m[row][i] / m[i][i];
			for (int k = i; k < count; k++)
				m[row][k] -= part * m[i][k];
			v[row] -= part * v[i];
		}
	}
	for (int i = count - 1; i >= 0; i--) {
		for (int k = i + 1; k < count; k++)
			v[i] -= m[i][k] * v[k];
		v[i] /= m[i][i];
	}
}
