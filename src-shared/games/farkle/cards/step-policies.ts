import type { Points } from '../../../base/units.ts'
import { tablePolicy } from '../solve/turn/table-play.ts'
import { turnModel } from '../solve/turn/turn-model.ts'
import type { TurnPolicy } from '../solve/turn/turn-policy.ts'
import { limitsOf } from './bank-limits.ts'
import { startValues } from './deck-worth.ts'
import type { FarkleStep } from './knowledge-steps.ts'
import { turnTypes, type DeckSources } from './sources.ts'
import { banksBy, limitsPolicy } from './turn-plays.ts'

/** The policy of a turn after so many farkles in a row; the last one stands for all later turns. */
export type StepPolicies = readonly TurnPolicy[]

/**
 * How each step of knowledge plays its turns, as it is told and counted in stepsOfKnowledge: on the
 * rows of turnModel(rules); null for the best play and for steps that are about winning.
 */
export function stepPolicies(
  sources: DeckSources,
  steps: readonly FarkleStep[],
): (StepPolicies | null)[] {
  const model = turnModel(sources.rules)
  const types = turnTypes(sources.report)
  const rows = Math.max(...types.map(({ gains }) => gains.length / model.allDice))
  const usualTable = types[0]!.play.table
  const limits = types.map((turn) => limitsOf(turn, model.grid))
  const holder = (at: Points): TurnPolicy => {
    const ends = Math.max(rows, Math.ceil(at / model.grid) + 1)
    return limitsPolicy(model, [null, ...model.counts.map(() => at)], ends)
  }
  return steps.map(({ id, policy }): StepPolicies | null => {
    switch (id) {
      case 'once':
      case 'hold':
        return policy?.kind === 'hold' ? [holder(policy.at)] : null
      case 'limits':
        return [limitsPolicy(model, limits[0]!, rows)]
      case 'values': {
        const banks = banksBy(model, limits[0]!)
        return [{ ...tablePolicy(model, startValues(usualTable), rows), banks }]
      }
      case 'table':
        return [tablePolicy(model, usualTable, rows)]
      case 'turn-types': {
        const usual = tablePolicy(model, usualTable, rows)
        return limits.map((own) => ({ ...usual, banks: banksBy(model, own) }))
      }
      case 'tables':
        return types.map(({ play }) => tablePolicy(model, play.table, rows))
      case 'best':
      case 'thresholds':
      case 'thumb':
        return null
    }
  })
}
