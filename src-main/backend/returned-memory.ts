/**
 * Environment of a process whose threads solve games, for the C library of Linux; others ignore it.
 * Left alone, the library returns large blocks at first and soon keeps them: after hours of use twice
 * the memory that is needed. Threads share their arenas, as each keeps what one thread has freed.
 */
export const RETURNS_MEMORY = {
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_ARENA_MAX: '4',
} as const
