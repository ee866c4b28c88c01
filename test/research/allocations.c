#include "research/allocations.h"

#include <stddef.h>

/* The linker sends every allocation of the library and the engine through here. */
unsigned long allocations;
void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *block, size_t size);
void *__real_aligned_alloc(size_t line, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *block, size_t size);
void *__wrap_aligned_alloc(size_t line, size_t size);

void *__wrap_malloc(size_t size)
{
	allocations++;
	return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
	allocations++;
	return __real_calloc(count, size);
}

void *__wrap_realloc(void *block, size_t size)
{
	allocations++;
	return __real_realloc(block, size);
}

void *__wrap_aligned_alloc(size_t line, size_t size)
{
	allocations++;
	return __real_aligned_alloc(line, size);
}
