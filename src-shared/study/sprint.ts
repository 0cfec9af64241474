import { isWrong, type Grade } from './grade.ts'

// A sprint: as many right answers as fit into the time. A wrong one takes time off the clock.

/** Seconds that a wrong answer takes. */
export const WRONG_SECONDS = 5

/** An answer as far as a sprint counts it; a time that is not known counts as none. */
export interface SprintAnswer {
  readonly grade: Grade | null
  readonly milliseconds: number | null
}

/** Whether an answer makes a point; one that is not graded makes and costs nothing. */
export const isPoint = (grade: Grade | null): boolean => grade !== null && !isWrong(grade)

const secondsOf = ({ grade, milliseconds }: SprintAnswer): number =>
  (milliseconds ?? 0) / 1000 + (isWrong(grade) ? WRONG_SECONDS : 0)

/** The seconds of the clock that answers have taken. */
export function sprintSeconds(answers: readonly SprintAnswer[]): number {
  return answers.reduce((sum, answer) => sum + secondsOf(answer), 0)
}
