import type { Question } from './question.ts'

/** What an answer that loses something did wrong. */
export const SLIPS = ['banked-early', 'rolled-on', 'wrong-dice'] as const
export type Slip = (typeof SLIPS)[number]

/**
 * What the option at this place did wrong; null if it loses nothing. It is the dice where some best
 * option does the same after setting aside, and otherwise the bank or the roll.
 */
export function slipOf({ options }: Pick<Question, 'options'>, chosen: number): Slip | null {
  const { loss, then } = options[chosen]!
  if (loss === 0) return null
  if (then === null) return 'wrong-dice'
  const sameDeed = options.some((option) => option.loss === 0 && option.then === then)
  if (sameDeed) return 'wrong-dice'
  return then === 'bank' ? 'banked-early' : 'rolled-on'
}
