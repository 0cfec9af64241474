import { mayBank } from './banking.ts'
import type { DiceModel, TurnModel } from './turn-model.ts'
import type { TurnPolicy } from './turn-policy.ts'

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

export function mostPoints(model: TurnModel): Int32Array[] {
  return model.byDice.map((dice) =>
    Int32Array.from({ length: dice.groupCount }, (_, group) => mostPointsOption(dice, group)),
  )
}

/** mostPoints of the options that may be banked; -1 for none. */
export function mostPointsToBank(model: TurnModel): Int32Array[] {
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
 * Takes all points of a roll and banks from a row on where allowed, also with dice that cannot
 * farkle, which evaluatePolicy would roll (turnResults and policyPlan do not). Works for any model
 * with these rows.
 */
export function holdPolicy(model: TurnModel, from: number): TurnPolicy {
  return { rows: from, option: mostPointsOption, banks: (n, row) => mayBank(model, from, n, row) }
}
