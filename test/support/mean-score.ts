import type { Points } from '#shared/base/units.ts'
import { EMPTY_CARD } from '#shared/games/scorecard/rules/scorecard.ts'
import type { TurnPolicy } from '#shared/games/scorecard/solve/policy.ts'
import { StepFinder } from '#shared/games/scorecard/solve/policy-steps.ts'
import {
  bonusAt,
  stateIndex,
  statesOf,
  tableLength,
  type CardStates,
} from '#shared/games/scorecard/solve/states.ts'

/**
 * Exact mean final score of a policy: propagates the probabilities of states turn by turn.
 * `onLevel`: called after each turn with the number of turns played.
 */
export function meanScore(
  states: CardStates,
  policy: TurnPolicy,
  onLevel?: (level: number) => void,
): Points {
  const { dice, boxes } = states.rules
  const finder = new StepFinder(policy, dice)
  const chances = new Float64Array(tableLength(states))
  chances[stateIndex(states, EMPTY_CARD)] = 1
  let mean = 0
  for (let level = 0; level <= boxes.length; level++) {
    for (const state of statesOf(states, level)) {
      const chance = chances[state]!
      if (chance === 0) continue
      if (level === boxes.length) {
        mean += chance * bonusAt(states, state)
        continue
      }
      const steps = finder.find(state)
      for (let i = 0; i < steps.count; i++) {
        mean += chance * steps.chance[i]! * steps.points[i]!
        chances[steps.target[i]!]! += chance * steps.chance[i]!
      }
    }
    if (level < boxes.length) onLevel?.(level + 1)
  }
  return mean
}
