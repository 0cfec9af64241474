import { grouped } from '../../../texts/numbers.ts'
import { hasFurtherState } from '../rules/further-state.ts'
import { hasLeftovers } from '../rules/leftover-rules.ts'
import { hasOpponentDice } from '../rules/own-dice.ts'
import {
  leftoverBound,
  MAX_KEPT_LEFTOVERS,
  MAX_LEFTOVERS,
} from '../solve/leftover/leftover-game.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { MAX_STATES, type WinGame } from '../solve/win/win-game.ts'
import { stateCount } from '../solve/win/win-states.ts'
import { farkleTexts } from '../texts/texts.ts'
import { noTables } from './turn-refusals.ts'

/**
 * Why games are not played through under these rules, by players of a match or of a lesson,
 * as a sentence; null if they are. Their turns are pushed through banks that do not know every rule.
 */
export function whyNoGames(rules: RuleSet): string | null {
  if (hasLeftovers(rules)) return farkleTexts.leftovers.onlyInTerminal
  if (hasOpponentDice(rules)) return farkleTexts.ownDice.ofTheirOwn
  return failsPlainly(rules) ? null : farkleTexts.game.unsolvable.noGames
}

/** Whether a turn that fails costs nothing but its total and a penalty for farkles in a row. */
function failsPlainly({ overshoot, losingDice, firstRollPenalty, farkleTakes }: RuleSet): boolean {
  return (
    overshoot === 'reaches' && losingDice.length === 0 && firstRollPenalty === 0 && !farkleTakes
  )
}

/** Why no whole games are drilled or played at the table under these rules, as a sentence; null if they are. */
export function whyNoWholeGames(rules: RuleSet): string | null {
  if (hasLeftovers(rules)) return farkleTexts.leftovers.noGames
  const { overshoot, losingDice, losingDiceTake } = rules
  const ends = losingDice.length > 0 && losingDiceTake !== 'banked'
  return ends || overshoot !== 'reaches' ? farkleTexts.game.unsolvable.noWholeGames : null
}

/** Why a game has no table of wins, as a sentence: it is too large, or solved in the terminal only; null if it has. */
export function tooLarge(game: WinGame): string | null {
  if (game.rules.end === 'rounds') return farkleTexts.game.unsolvable.onlyInTerminal
  if (hasLeftovers(game.rules)) return farkleTexts.leftovers.onlyInTerminal
  const states = stateCount(game)
  if (states <= MAX_STATES) return null
  return farkleTexts.game.unsolvable.manyStates(grouped(states), grouped(MAX_STATES), game.grid)
}

/** Why a game has no maps over both players' scores, as a sentence; null if it has. */
export function whyNoMaps(rules: RuleSet): string | null {
  return hasOpponentDice(rules) ? farkleTexts.ownDice.ofTheirOwn : noTables(rules)
}

/** Why a game in which a turn leaves something behind is not solved, as a sentence; null if it is. */
export function leftoversTooLarge(rules: RuleSet): string | null {
  const values = leftoverBound(rules)
  if (values <= MAX_LEFTOVERS) return null
  return farkleTexts.leftovers.tooLarge(grouped(values), grouped(MAX_LEFTOVERS))
}

/**
 * Why positions of a game are not looked at for wins, as a sentence; null if they are. Games with further
 * state have them without a table of wins by banked scores alone.
 */
export function whyNoPositions(game: WinGame): string | null {
  const { rules } = game
  if (!hasFurtherState(rules)) return tooLarge(game)
  if (!hasLeftovers(rules)) return null
  const tooMany = leftoversTooLarge(rules)
  if (tooMany !== null) return tooMany
  const values = leftoverBound(rules)
  if (values <= MAX_KEPT_LEFTOVERS) return null
  return farkleTexts.leftovers.notKept(grouped(values), grouped(MAX_KEPT_LEFTOVERS))
}

/** Why no rules of thumb are found for a game, as a sentence; null if they are: they are found by matches. */
export function whyNoThumbs(rules: RuleSet): string | null {
  if (rules.end === 'rounds') return farkleTexts.game.unsolvable.onlyInTerminal
  return whyNoGames(rules)
}
