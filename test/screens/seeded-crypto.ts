import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { seededRandom } from '#shared/dice/random.ts'

/**
 * Makes the ids and seeds that the backend draws in this process follow from a seed, so that two runs
 * show the same. The tokens of the web shell are drawn otherwise and stay random.
 */
export function seedCrypto(seed: string): void {
  const random = seededRandom(seed)
  const digits = (count: number): string =>
    Array.from({ length: count }, () => Math.floor(random.next() * 16).toString(16)).join('')
  Object.assign(crypto, {
    randomInt: (below: number) => Math.floor(random.next() * below),
    randomUUID: () => [8, 4, 4, 4, 12].map(digits).join('-'),
  })
  syncBuiltinESMExports()
}
