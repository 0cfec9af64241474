import { isEveryBankable, mayBank } from './banking.ts'
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

/** The same of the options that may be banked; -1 where there are none. */
export function mostPointsToBank(model: TurnModel): Int32Array[] {
  if (isEveryBankable(model)) return mostPoints(model)
  return model.byDice.map(({ groupCount, optionStart, optionLeft, optionSteps }) =>
    Int32Array.from({ length: groupCount }, (_, group) => {
      let best = -1
      for (let o = optionStart[group]!; o < optionStart[group + 1]!; o++) {
        if (!model.bankable[optionLeft[o]!]) continue
        const more = best < 0 ? 1 : optionSteps[o]! - optionSteps[best]!
        if (more > 0 || (more === 0 && optionLeft[o]! > optionLeft[best]!)) best = o
      }
      return best
    }),
  )
}

/**
 * Takes all points of a roll and banks from a row on where it may, whatever is left to roll: also all dice that
 * cannot farkle, which evaluatePolicy takes to be rolled. turnResults and policyPlan do not. It plays
 * with any model whose rows are meant.
 */
export function holdPolicy(model: TurnModel, from: number): TurnPolicy {
  return { rows: from, option: mostPointsOption, banks: (n, row) => mayBank(model, from, n, row) }
}
