/* Copying and clearing, which a search does all the time; those of wasi-libc are loops
 * over words. Long blocks are for the machine's own instruction, short ones for the
 * registers of SIMD, as that instruction has a price of its own. */
#include <stddef.h>
#include <wasm_simd128.h>

enum { WIDE = 16, LONG = 512 };

void *memcpy(void *restrict to, const void *restrict from, size_t size)
{
	char *d = to;
	const char *s = from;
	if (size >= LONG)
		return __builtin_memcpy(to, from, size);
	if (size < WIDE) {
		while (size-- > 0)
			*d++ = *s++;
		return to;
	}
	for (size_t at = 0; at + WIDE < size; at += WIDE)
		wasm_v128_store(d + at, wasm_v128_load(s + at));
	wasm_v128_store(d + size - WIDE, wasm_v128_load(s + size - WIDE));
	return to;
}

void *memset(void *to, int byte, size_t size)
{
	char *d = to;
	if (size >= LONG)
		return __builtin_memset(to, byte, size);
	if (size < WIDE) {
		while (size-- > 0)
			*d++ = (char)byte;
		return to;
	}
	const v128_t wide = wasm_i8x16_splat((int8_t)byte);
	for (size_t at = 0; at + WIDE < size; at += WIDE)
		wasm_v128_store(d + at, wide);
	wasm_v128_store(d + size - WIDE, wide);
	return to;
}
