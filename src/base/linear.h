/* Linear equations, few and not singular. */
#ifndef BASE_LINEAR_H
#define BASE_LINEAR_H

/* Solves m x = v for `count` unknowns by elimination with the largest pivot; `room` is
 * the width of a row. x is left in v, and nothing of use in m. */
void linear_solve(int count, int room, double m[][room], double *v);

#endif
