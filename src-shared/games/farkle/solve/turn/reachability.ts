import type { DiceCount } from '../../../../base/units.ts'
import { sizeOf, subsetsOf } from '../../../../dice/multiset.ts'
import { rollsOf } from '../../../../dice/rolls.ts'
import { losesAtOnce } from '../../rules/losing-dice.ts'
import { hasOwnDice } from '../../rules/own-dice.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { remembersMore } from '../../rules/turn-rules.ts'
import { NO_SCORE, rollOptions, scoreOfSetAside, scoringOf } from '../../rules/scoring.ts'
import { diceAfter, turnModel, type TurnModel, type TurnNode } from './turn-model.ts'

interface LegalStep {
  readonly next: TurnNode
  readonly steps: number
}

/** Every distinct step that some roll of n dice allows, poor choices included. */
function legalSteps(rules: RuleSet, model: TurnModel, n: DiceCount): LegalStep[] {
  const scoring = scoringOf(rules)
  const steps = new Map<string, LegalStep>()
  const add = (taken: number, points: number): void => {
    if (points === NO_SCORE) return
    const next = diceAfter(n, taken, model.allDice)
    steps.set(`${taken} ${points}`, { next, steps: points / model.grid })
  }
  for (const { dice } of rollsOf(n)) {
    if (losesAtOnce(rules, dice)) continue
    const best = rollOptions(scoring, dice)
    best.forEach((points, taken) => add(taken, points))
    for (const some of subsetsOf(dice)) {
      const taken = sizeOf(some)
      if (best[taken] !== NO_SCORE) add(taken, scoreOfSetAside(scoring, some, n))
    }
  }
  return [...steps.values()]
}

function stepsOfNodes(rules: RuleSet, model: TurnModel): LegalStep[][] {
  const every = turnModel(rules, undefined, true)
  return every.byDice.slice(1).map(({ optionLeft, optionSteps }) =>
    Array.from(optionLeft, (next, o) => ({
      next,
      steps: (optionSteps[o]! * every.grid) / model.grid,
    })),
  )
}

/**
 * Turn states that legal rolls and choices can reach, good or bad: by node (entry 0 unused), 1 for
 * each reachable row below `rows`; row i is the turn total i * grid.
 */
export function reachableRows(rules: RuleSet, model: TurnModel, rows: number): Uint8Array[] {
  const reachable = Array.from({ length: model.nodes.length + 1 }, () => new Uint8Array(rows))
  const steps =
    remembersMore(rules) || hasOwnDice(rules)
      ? stepsOfNodes(rules, model)
      : model.counts.map((n) => legalSteps(rules, model, n))
  reachable[model.start]![0] = 1
  for (let row = 0; row < rows; row++) {
    for (const n of model.nodes) {
      if (reachable[n]![row] === 0) continue
      for (const step of steps[n - 1]!) {
        const next = row + step.steps
        if (next < rows) reachable[step.next]![next] = 1
      }
    }
  }
  return reachable
}
