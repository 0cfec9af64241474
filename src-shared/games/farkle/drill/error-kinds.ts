import type { Question } from './question.ts'

/** What an answer that loses something did wrong. */
export const ERROR_KINDS = ['banked-early', 'rolled-on', 'wrong-dice'] as const
export type ErrorKind = (typeof ERROR_KINDS)[number]

/**
 * What the option at this place did wrong; null if it loses nothing. It is the dice where some best
 * option does the same after setting aside, and otherwise the bank or the roll.
 */
export function errorKindOf(
  { options }: Pick<Question, 'options'>,
  chosen: number,
): ErrorKind | null {
  const { loss, then } = options[chosen]!
  if (loss === 0) return null
  if (then === null) return 'wrong-dice'
  const isSameAction = options.some((option) => option.loss === 0 && option.then === then)
  if (isSameAction) return 'wrong-dice'
  return then === 'bank' ? 'banked-early' : 'rolled-on'
}
