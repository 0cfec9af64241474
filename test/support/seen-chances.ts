import type { Points, Probability } from '#shared/base/units.ts'
import { EMPTY_CARD } from '#shared/games/scorecard/rules/scorecard.ts'
import { stateIndex, tableLength, type CardStates } from '#shared/games/scorecard/solve/states.ts'
import { mostChances } from '#shared/games/scorecard/solve/target/target-bounds.ts'
import { chanceIn } from '#shared/games/scorecard/solve/target/target-rows.ts'
import { sweepRows } from './yahtzee-solve.ts'

/**
 * Chance to win, a tie counted half, of the second player who sees the first one's finished card
 * before the first roll, by that card's score from 0 to `most`. The best play depends on the points
 * that are needed alone, so one sweep is enough: with a need of 1 more there is a tie.
 */
export function seenChances(states: CardStates, most: Points): Probability[] {
  const sweep = { limit: most + 1, reward: Float64Array.of(1 / 2) }
  const chances = [
    ...mostChances(states, sweep.limit).map((count) => count + tableLength(states)),
    1,
  ]
  const rows = sweepRows(states, chances, sweep)
  const start = stateIndex(states, EMPTY_CARD)
  return Array.from({ length: most + 1 }, (_, score) => chanceIn(rows, 0, start, score + 1))
}
