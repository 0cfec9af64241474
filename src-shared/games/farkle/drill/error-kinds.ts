import type { Question } from './question.ts'

export const ERROR_KINDS = ['banked-early', 'rolled-on', 'wrong-dice'] as const
export type ErrorKind = (typeof ERROR_KINDS)[number]

/** null if nothing is lost; 'wrong-dice' if a best option has the same action. */
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
