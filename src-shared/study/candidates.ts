import type { Value } from '../base/units.ts'

/** Part of what the best choice makes that a choice worth a thought may lose. */
export const THOUGHT_SHARE = 0.05

interface WordedOption {
  readonly words: string
  readonly loss: Value
}

export interface NamedVerdict {
  /** Number of choices worth a thought. */
  readonly worth: number
  readonly isBestNamed: boolean
  /** In words: those worth a thought and not named, without the best one if that is missing, too. */
  readonly missed: readonly string[]
  readonly notWorth: readonly string[]
}

/**
 * Compares the choices that a player named before a decision with its options, best first. `most`:
 * loss up to which a choice is worth a thought.
 */
export function namedVerdict(
  options: readonly WordedOption[],
  named: readonly string[],
  most: Value,
): NamedVerdict {
  const worth = options.filter(({ loss }) => loss <= most)
  const isBestNamed = worth.some(({ loss, words }) => loss === 0 && named.includes(words))
  const missed = worth.filter(({ words }) => !named.includes(words))
  const notWorth = options.filter(({ loss, words }) => loss > most && named.includes(words))
  return {
    worth: worth.length,
    isBestNamed,
    missed: missed.slice(isBestNamed ? 0 : 1).map(({ words }) => words),
    notWorth: notWorth.map(({ words }) => words),
  }
}
