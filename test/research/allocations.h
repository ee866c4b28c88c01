/* How many blocks the library and the engine have asked for: the linker counts (--wrap).
 */
#ifndef RESEARCH_ALLOCATIONS_H
#define RESEARCH_ALLOCATIONS_H

extern unsigned long allocations;

#endif
