/*
 * Curves that are the same on every machine: a C library rounds its own as it likes, and
 * then a search that met a tie would choose otherwise there. Only +, -, * and / are used,
 * which IEEE 754 fixes to the last bit.
 */
#ifndef BASE_CURVE_H
#define BASE_CURVE_H

/* The hyperbolic tangent, to six digits: a quotient of polynomials, as in Eigen. */
static inline float curve_tanh(float x)
{
	const float most = 7.9f; /* it is 1 behind this */
	const float t = x > most ? most : x < -most ? -most : x;
	const float s = t * t;
	float p = -2.76076847742355e-16f;
	p = p * s + 2.00018790482477e-13f;
	p = p * s - 8.60467152213735e-11f;
	p = p * s + 5.12229709037114e-08f;
	p = p * s + 1.48572235717979e-05f;
	p = p * s + 6.37261928875436e-04f;
	p = p * s + 4.89352455891786e-03f;
	float q = 1.19825839466702e-06f;
	q = q * s + 1.18534705686654e-04f;
	q = q * s + 2.26843463243900e-03f;
	q = q * s + 4.89352518554385e-03f;
	return t * p / q;
}

#endif
