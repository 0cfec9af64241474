import type { Question } from './question.ts'

/** Kinds of error of an answer that loses something. */
export const ERROR_KINDS = ['banked-early', 'rolled-on', 'wrong-dice'] as const
export type ErrorKind = (typeof ERROR_KINDS)[number]

/**
 * Error of the option at index `chosen`; null if it loses nothing. The dice are wrong where some
 * best option does the same after setting aside, and otherwise the bank or the roll.
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
