import type { DiceCount } from '../base/units.ts'
import type { Face } from './multiset.ts'

/** Source of randomness. Everything that draws takes this as a parameter. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number
}

const WARM_UP = 15

function mixerOf(text: string): () => number {
  let h = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507)
    h = Math.imul(h ^ (h >>> 13), 3266489909)
    h ^= h >>> 16
    return h
  }
}

/** sfc32 (Doty-Humphrey, PractRand) in 32-bit integers: same text, same numbers everywhere. */
export function seededRandom(seed: string): Random {
  const mix = mixerOf(seed)
  let a = mix()
  let b = mix()
  let c = mix()
  let counter = 1
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  for (let i = 0; i < WARM_UP; i++) next()
  return { next }
}

export function rollDice(random: Random, count: DiceCount): Face[] {
  return Array.from({ length: count }, () => (Math.floor(random.next() * 6) + 1) as Face)
}

/** Uniform, or one weight per item. Throws RangeError without items or without positive weight. */
export function pick<T>(random: Random, items: readonly T[], weights?: readonly number[]): T {
  if (items.length === 0) throw new RangeError('there is nothing to pick from')
  if (!weights) return items[Math.floor(random.next() * items.length)]!
  let rest = random.next() * weights.reduce((sum, weight) => sum + weight, 0)
  let last = -1
  for (let i = 0; i < items.length; i++) {
    const weight = weights[i]!
    if (weight <= 0) continue
    if (rest < weight) return items[i]!
    rest -= weight
    last = i
  }
  // Rounding can leave a rest after the last item.
  if (last < 0) throw new RangeError('nothing to pick from has a weight')
  return items[last]!
}

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const left = [...items]
  return items.map(() => left.splice(Math.floor(random.next() * left.length), 1)[0]!)
}
