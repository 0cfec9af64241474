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

/** The seconds of the clock at which each point was made, ascending. */
export function pointTimes(answers: readonly SprintAnswer[]): number[] {
  let now = 0
  return answers.flatMap((answer) => {
    now += secondsOf(answer)
    return isPoint(answer.grade) ? [now] : []
  })
}

/** How many of the last answers in a row were right; those that are not graded do not count. */
export function comboOf(answers: readonly SprintAnswer[]): number {
  const graded = answers.filter(({ grade }) => grade !== null)
  const last = graded.findLastIndex(({ grade }) => isWrong(grade))
  return graded.length - 1 - last
}

/** The points that a run had after so many seconds. */
export function pointsAt(times: readonly number[], seconds: number): number {
  return times.filter((time) => time <= seconds).length
}
