import type { RuleSet } from '../../rules/rule-set.ts'
import { turnModel, type TurnModel, type TurnNode } from './turn-model.ts'

interface LegalStep {
  readonly next: TurnNode
  readonly steps: number
}

/** Every distinct step from each node that some roll allows, poor choices included. */
function legalSteps(rules: RuleSet, model: TurnModel): LegalStep[][] {
  const every = turnModel(rules, undefined, true)
  return every.byDice.slice(1).map(({ optionLeft, optionSteps }) => {
    const steps = new Map<string, LegalStep>()
    optionSteps.forEach((step, o) => {
      const next = optionLeft[o]!
      steps.set(`${next} ${step}`, { next, steps: (step * every.grid) / model.grid })
    })
    return [...steps.values()]
  })
}

/**
 * Turn states that legal rolls and choices can reach, good or bad: by node (entry 0 unused), 1 for
 * each reachable row below `rows`; row i is the turn total i * grid.
 */
export function reachableRows(rules: RuleSet, model: TurnModel, rows: number): Uint8Array[] {
  const reachable = Array.from({ length: model.nodes.length + 1 }, () => new Uint8Array(rows))
  const steps = legalSteps(rules, model)
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
