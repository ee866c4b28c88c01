/* Expands STATE_DEF to the members of the state's struct. No guard: once
 * for each game. */
#define SCALAR(type, name, ...) type name;
#define ROW(type, name, d0, ...) type name[d0##_COUNT];
#define TABLE(type, name, d0, d1, ...) type name[d0##_COUNT][d1##_COUNT];
#define CUBE(type, name, d0, d1, d2, ...) type name[d0##_COUNT][d1##_COUNT][d2##_COUNT];
#include STATE_DEF
#undef SCALAR
#undef ROW
#undef TABLE
#undef CUBE
