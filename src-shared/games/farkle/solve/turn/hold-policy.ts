import type { DiceModel, TurnModel } from './turn-model.ts'
import type { TurnPolicy } from './turn-policy.ts'

/** The option of a group with the most points; among equals, most dice left to roll. */
export function mostPointsOption(
  { optionStart, optionLeft, optionSteps }: DiceModel,
  group: number,
): number {
  let best = optionStart[group]!
  for (let o = best + 1; o < optionStart[group + 1]!; o++) {
    const more = optionSteps[o]! - optionSteps[best]!
    const left = optionLeft[o]! - optionLeft[best]!
    if (more > 0 || (more === 0 && left > 0)) best = o
  }
  return best
}

/** The same for every group, [n][group]. */
export function mostPoints(model: TurnModel): Int32Array[] {
  return model.byDice.map((dice) =>
    Int32Array.from({ length: dice.groupCount }, (_, group) => mostPointsOption(dice, group)),
  )
}

/**
 * Takes all points of a roll and banks from a row on, whatever is left to roll: also all dice that
 * cannot farkle, which evaluatePolicy takes to be rolled. turnResults and policyPlan do not. It plays
 * with any model whose rows are meant.
 */
export function holdPolicy(from: number): TurnPolicy {
  return { rows: from, option: mostPointsOption, banks: (_, row) => row >= from }
}
