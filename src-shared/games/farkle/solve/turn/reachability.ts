import type { DiceCount } from '../../../../base/units.ts'
import { sizeOf, subsetsOf } from '../../../../dice/multiset.ts'
import { rollsOf } from '../../../../dice/rolls.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { NO_SCORE, rollOptions, scoreOfSetAside, scoringOf } from '../../rules/scoring.ts'
import { diceAfter, type TurnModel } from './turn-model.ts'

/** One legal step of a turn: so many of the rolled dice set aside for so many steps of the grid. */
interface SetAside {
  readonly taken: number
  readonly steps: number
}

/** Every distinct step that some roll of n dice allows, poor choices included. */
function legalSteps(rules: RuleSet, model: TurnModel, n: DiceCount): SetAside[] {
  const scoring = scoringOf(rules)
  const steps = new Map<string, SetAside>()
  const add = (taken: number, points: number): void => {
    if (points === NO_SCORE) return
    steps.set(`${taken} ${points}`, { taken, steps: points / model.grid })
  }
  for (const { dice } of rollsOf(n)) {
    rollOptions(scoring, dice).forEach((points, taken) => add(taken, points))
    if (rules.mustSetAsideAll) continue
    for (const some of subsetsOf(dice)) add(sizeOf(some), scoreOfSetAside(scoring, some, n))
  }
  return [...steps.values()]
}

/**
 * Which (turn total, dice to roll) a legal sequence of rolls and set-asides can lead to, whether the
 * choices are good or not. Returns, by number of dice (entry 0 unused), 1 for each reachable row
 * below `rows`; row i is the turn total i * grid. The start of a turn, all dice and 0, is reachable.
 */
export function reachableRows(rules: RuleSet, model: TurnModel, rows: number): Uint8Array[] {
  const reachable = Array.from({ length: model.nodes.length + 1 }, () => new Uint8Array(rows))
  const steps = model.counts.map((n) => legalSteps(rules, model, n))
  reachable[model.start]![0] = 1
  for (let row = 0; row < rows; row++) {
    for (const n of model.counts) {
      if (reachable[n]![row] === 0) continue
      for (const step of steps[n - 1]!) {
        const next = row + step.steps
        if (next < rows) reachable[diceAfter(n, step.taken, model.allDice)]![next] = 1
      }
    }
  }
  return reachable
}
