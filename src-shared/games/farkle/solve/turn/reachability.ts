import type { RuleSet } from '../../rules/rule-set.ts'
import { turnModel, type TurnModel, type TurnNode } from './turn-model.ts'

interface LegalStep {
  readonly next: TurnNode
  readonly steps: number
}

/** More than a model has nodes. */
const NODES = 2 ** 8

/** Every distinct step from each node that some roll allows, poor choices included. */
function legalSteps(rules: RuleSet, model: TurnModel): LegalStep[][] {
  const every = turnModel(rules, undefined, true)
  return every.byDice.slice(1).map(({ optionLeft, optionSteps }) => {
    const known = new Set<number>()
    optionSteps.forEach((step, o) => known.add(step * NODES + optionLeft[o]!))
    return [...known].map((code) => ({
      next: code % NODES,
      steps: (Math.floor(code / NODES) * every.grid) / model.grid,
    }))
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

/** Least reachable row above 0 by node (entry 0 unused); Infinity if there is none. */
export function leastRows(rules: RuleSet, model: TurnModel): number[] {
  const least = model.byDice.map(() => Infinity)
  const steps = legalSteps(rules, model)
  const waiting: (readonly [TurnNode, row: number])[] = [[model.start, 0]]
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const [node, row] = one
    for (const { next, steps: more } of steps[node - 1]!) {
      if (row + more >= least[next]!) continue
      least[next] = row + more
      waiting.push([next, row + more])
    }
  }
  return least
}
