/* Expands STATE_DEF to the rows of the state table of STATE_TYPE, the
 * end row included. */
#define FIELD_OF(type, member, ...)               \
	{ .name = #member,                        \
	  .offset = offsetof(STATE_TYPE, member), \
	  .size = sizeof(type),                   \
	  .is_signed = (type)-1 < 0,              \
	  __VA_ARGS__ },
#define SCALAR(type, member, ...) \
	FIELD_OF(type, member, .extent = { 1, 1, 1 }, __VA_ARGS__)
#define ROW(type, member, d0, ...)                                        \
	FIELD_OF(type, member, .rank = 1, .extent = { d0##_COUNT, 1, 1 }, \
		 .dim = { &d0##_NAMES }, __VA_ARGS__)
#define TABLE(type, member, d0, d1, ...)                                           \
	FIELD_OF(type, member, .rank = 2, .extent = { d0##_COUNT, d1##_COUNT, 1 }, \
		 .dim = { &d0##_NAMES, &d1##_NAMES }, __VA_ARGS__)
#define CUBE(type, member, d0, d1, d2, ...)                        \
	FIELD_OF(type, member, .rank = 3,                          \
		 .extent = { d0##_COUNT, d1##_COUNT, d2##_COUNT }, \
		 .dim = { &d0##_NAMES, &d1##_NAMES, &d2##_NAMES }, __VA_ARGS__)
#include STATE_DEF
{ .name = NULL },
#undef FIELD_OF
#undef SCALAR
#undef ROW
#undef TABLE
#undef CUBE
