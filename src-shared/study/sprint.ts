import { isWrong, type Grade } from './grade.ts'

// Sprint: as many right answers as possible within the time. A wrong answer costs time.

/** Penalty of a wrong answer. */
export const WRONG_SECONDS = 5

/** An unknown time counts as 0. */
export interface SprintAnswer {
  readonly grade: Grade | null
  readonly milliseconds: number | null
}

/** Forced decisions score nothing and cost nothing. */
export const isPoint = (grade: Grade | null): boolean => grade !== null && !isWrong(grade)

const secondsOf = ({ grade, milliseconds }: SprintAnswer): number =>
  (milliseconds ?? 0) / 1000 + (isWrong(grade) ? WRONG_SECONDS : 0)

/** Time used, with penalties. */
export function sprintSeconds(answers: readonly SprintAnswer[]): number {
  return answers.reduce((sum, answer) => sum + secondsOf(answer), 0)
}
