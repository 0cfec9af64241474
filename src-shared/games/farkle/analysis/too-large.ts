import { grouped } from '../../../texts/numbers.ts'
import { hasFurtherState, hasLeftovers } from '../rules/turn-rules.ts'
import {
  leftoverBound,
  MAX_STORED_LEFTOVERS,
  MAX_LEFTOVERS,
} from '../solve/leftover/leftover-game.ts'
import type { RuleSet } from '../rules/rule-set.ts'
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

/** null if positions can be analysed; games with further state have their own tables for that. */
export function whyNoPositions(game: WinGame): string | null {
  const { rules } = game
  if (!hasFurtherState(rules)) return tooLarge(game)
  if (!hasLeftovers(rules)) return null
  const tooMany = leftoversTooLarge(rules)
  if (tooMany !== null) return tooMany
  const values = leftoverBound(rules)
  if (values <= MAX_STORED_LEFTOVERS) return null
  return farkleTexts.leftovers.notKept(grouped(values), grouped(MAX_STORED_LEFTOVERS))
}
