import { grouped } from '../../../texts/numbers.ts'
import { hasFurtherState, hasLeftovers } from '../rules/turn-rules.ts'
import {
  leftoverBound,
  MAX_STORED_LEFTOVERS,
  MAX_LEFTOVERS,
} from '../solve/leftover/leftover-game.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { roundsGame, roundsStates } from '../solve/rounds/rounds-solver.ts'
import { MAX_STATES, type WinGame } from '../solve/win/win-game.ts'
import { stateCount } from '../solve/win/win-states.ts'
import { farkleTexts } from '../texts/texts.ts'

/** null if the game has a table of wins. */
export function tooLarge(game: WinGame): string | null {
  if (game.rules.end === 'rounds') return farkleTexts.game.unsolvable.onlyInTerminal
  if (hasLeftovers(game.rules)) return farkleTexts.leftovers.onlyInTerminal
  const states = stateCount(game)
  if (states <= MAX_STATES) return null
  return farkleTexts.game.unsolvable.manyStates(grouped(states), grouped(MAX_STATES), game.grid)
}

export function leftoversTooLarge(rules: RuleSet): string | null {
  const values = leftoverBound(rules)
  if (values <= MAX_LEFTOVERS) return null
  return farkleTexts.leftovers.tooLarge(grouped(values), grouped(MAX_LEFTOVERS))
}

/** States of a game of rounds, for memory and time. */
const MAX_ROUND_STATES = 20_000_000

export function roundsTooLarge(rules: RuleSet): string | null {
  const rounds = roundsGame(rules)
  const states = roundsStates(rounds)
  if (states <= MAX_ROUND_STATES) return null
  const { manyStates } = farkleTexts.game.unsolvable
  // Fine points without a bound on what a turn can make have states without end.
  const told = Number.isFinite(states) ? grouped(states) : '∞'
  return manyStates(told, grouped(MAX_ROUND_STATES), rounds.game.grid)
}

/** null if positions can be analysed; games with further state have their own tables for that. */
export function whyNoPositions(game: WinGame): string | null {
  const { rules } = game
  if (!hasFurtherState(rules)) return tooLarge(game)
  if (!hasLeftovers(rules)) return roundsTooLarge(rules)
  const tooMany = leftoversTooLarge(rules)
  if (tooMany !== null) return tooMany
  const values = leftoverBound(rules)
  if (values <= MAX_STORED_LEFTOVERS) return null
  return farkleTexts.leftovers.notKept(grouped(values), grouped(MAX_STORED_LEFTOVERS))
}
