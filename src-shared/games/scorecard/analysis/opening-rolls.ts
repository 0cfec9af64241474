import type { Points, Probability } from '../../../base/units.ts'
import { facesOf, multisetOf, subsetsOf, type Multiset } from '../../../dice/multiset.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { EMPTY_CARD } from '../rules/scorecard.ts'
import { longestRun } from '../rules/scoring.ts'
import { keepNumber, latticeOf } from '../solve/lattice.ts'
import { stateIndex, type CardStates } from '../solve/states.ts'
import { mostAlike, patternOf, type RollPattern } from './first-rolls.ts'
import { keepName, type KeepName } from './keep-names.ts'
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

const WHOLE: readonly RollPattern[] = ['fullHouse', 'largeStraight', 'allAlike']

/**
 * Keep by habit: a full house, a straight of all dice, all alike, four in a row, else the most
 * frequent face (of several, the highest).
 */
export function habitualKeep(roll: Multiset): Multiset {
  const run = longestRun(roll)
  const dice = facesOf(roll)
  if (WHOLE.includes(patternOf(dice))) return run.length >= 5 ? multisetOf(run) : roll
  return multisetOf(run.length === 4 ? run : mostAlike(dice))
}

function openingRoll(view: TurnView, { dice: count, rolls }: RuleSet, roll: number): OpeningRoll {
  const lattice = latticeOf(count)
  const dice = lattice.rolls[roll]!
  const rerolls = rolls - 1
  const valueOf = (keep: Multiset): Points => view.keepValue(keepNumber(lattice, keep), rerolls)
  const best = lattice.keeps[view.bestKeeps[rerolls]![roll]!]!
  const value = valueOf(best)
  const lossOf = (keep: Multiset): Points => Math.max(0, value - valueOf(keep))
  const keeps = subsetsOf(dice)
    .map((keep) => ({ keep, name: keepName(dice, keep), loss: lossOf(keep) }))
    .sort((a, b) => Number(b.keep === best) - Number(a.keep === best) || a.loss - b.loss)
  const habit = habitualKeep(dice)
  return {
    dice,
    best,
    value,
    chance: lattice.chances[roll]!,
    name: keeps[0]!.name,
    nextLoss: keeps[1]!.loss,
    habit: keepName(dice, habit),
    habitLoss: lossOf(habit),
    keeps: keeps.map(({ name, loss }) => ({ name, loss })),
  }
}

/**
 * Best keeps of all first rolls on the empty card; none if the rules allow no reroll. `table`:
 * values of the solved card by stateIndex.
 */
export function openingRolls(states: CardStates, table: Float64Array): OpeningRoll[] {
  const { rules } = states
  if (rules.rolls === 1) return []
  const view = new TurnView(states, table)
  view.look(stateIndex(states, EMPTY_CARD))
  return latticeOf(rules.dice).rolls.map((_, roll) => openingRoll(view, rules, roll))
}
