import { vi } from 'vitest'

/**
 * Waits until a check passes, and returns what it finds. It passes within milliseconds where it is right;
 * a machine that stalls for half a minute has time all the same.
 */
export function soon<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 })
}
