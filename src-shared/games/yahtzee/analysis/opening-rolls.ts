import type { Points, Probability } from '../../../base/units.ts'
import { countOf, FACES, multisetOf, subsetsOf, withDice } from '../../../dice/multiset.ts'
import { EMPTY as NO_DICE, type Face, type Multiset } from '../../../dice/multiset.ts'
import { HOUSE, LARGE, YAHTZEE } from '../rules/categories.ts'
import { stateIndex, type YahtzeeGame } from '../solve/game.ts'
import { keepName, type KeepName } from './keep-names.ts'
import { KEEPS, keepNumber, ROLL_CHANCES, ROLLS } from '../solve/keeps.ts'
import { EMPTY_CARD } from '../rules/scorecard.ts'
import { longestRun, patternPoints } from '../rules/scoring.ts'
import { TurnView } from './turn-view.ts'

export interface OpeningRoll {
  readonly dice: Multiset
  readonly chance: Probability
  readonly best: Multiset
  readonly name: KeepName
  readonly value: Points
  readonly nextLoss: Points
  readonly habit: KeepName
  readonly habitLoss: Points
  /** Best first; each name once. */
  readonly keeps: readonly { readonly name: KeepName; readonly loss: Points }[]
}

const most = (dice: Multiset): Face =>
  FACES.reduce((best, face) => (countOf(dice, face) >= countOf(dice, best) ? face : best))

/**
 * Keep by habit: a complete pattern, four in a row, else the most frequent face (of several, the
 * highest).
 */
export function habitualKeep(roll: Multiset): Multiset {
  if ([HOUSE, LARGE, YAHTZEE].some((category) => patternPoints(category, roll) > 0)) return roll
  const run = longestRun(roll)
  if (run.length === 4) return multisetOf(run)
  const face = most(roll)
  return withDice(NO_DICE, face, countOf(roll, face))
}

function openingRoll(view: TurnView, rerolls: number, roll: number): OpeningRoll {
  const dice = ROLLS[roll]!
  const valueOf = (keep: Multiset): Points => view.keepValue(keepNumber(keep), rerolls)
  const best = KEEPS[view.bestKeeps[rerolls]![roll]!]!
  const value = valueOf(best)
  const lossOf = (keep: Multiset): Points => Math.max(0, value - valueOf(keep))
  const keeps = subsetsOf(dice)
    .map((keep) => ({ keep, name: keepName(dice, keep), loss: lossOf(keep) }))
    .sort((a, b) => Number(b.keep === best) - Number(a.keep === best) || a.loss - b.loss)
  const habit = habitualKeep(dice)
  return {
    ...{ dice, best, value },
    chance: ROLL_CHANCES[roll]!,
    name: keeps[0]!.name,
    nextLoss: keeps[1]!.loss,
    habit: keepName(dice, habit),
    habitLoss: lossOf(habit),
    keeps: keeps.map(({ name, loss }) => ({ name, loss })),
  }
}

/**
 * Best keeps of all first rolls on the empty card; none if the rules allow no reroll. `table`: E of
 * the solved game by stateIndex.
 */
export function openingRolls(game: YahtzeeGame, table: Float64Array): OpeningRoll[] {
  const { rerolls } = game.rules
  if (rerolls === 0) return []
  const view = new TurnView(game, table)
  view.look(stateIndex(game, EMPTY_CARD))
  return ROLLS.map((_, roll) => openingRoll(view, rerolls, roll))
}
