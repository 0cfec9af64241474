/**
 * Environment of a process whose threads solve games, for the C library of Linux; others ignore it.
 * Left alone, the library returns large blocks at first and soon keeps them: 1,120 MB after 26 minutes
 * of constant use, 600 to 1,040 MB with these limits. Threads share their arenas, as each keeps what
 * one thread has freed.
 */
export const RETURNS_MEMORY = {
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_ARENA_MAX: '4',
} as const
