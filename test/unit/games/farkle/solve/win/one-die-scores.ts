import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'

// A game to reckon by hand: only 1s score, 100 points each, so a roll of n dice is n trials of 1/6.

const NONE = [0, 0, 0, 0, 0, 0]

/** The game, with rules of play as wanted. */
export function onesOnly(rules: Partial<RuleSet>): RuleSet {
  return parsedRules({ sets: [[100, 0, 0, 0, 0, 0], NONE, NONE, NONE, NONE, NONE], ...rules })
}

const BINOMIAL: Readonly<Record<number, readonly number[]>> = {
  4: [1, 4, 6, 4, 1],
  5: [1, 5, 10, 10, 5, 1],
  6: [1, 6, 15, 20, 15, 6, 1],
}

/** The chance that n dice (4 to 6) show exactly k 1s. */
export function exactly(n: number, k: number): number {
  return (BINOMIAL[n]![k]! * 5 ** (n - k)) / 6 ** n
}

/** The chance that n dice (4 to 6) show k 1s or more. */
export function atLeast(n: number, k: number): number {
  let sum = 0
  for (let more = k; more <= n; more++) sum += exactly(n, more)
  return sum
}
