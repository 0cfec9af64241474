import { errorRate } from '#shared/study/error-rate.ts'
import { gradeCounts, isWrong } from '#shared/study/grade.ts'
import type { Speed } from '#shared/study/setup.ts'
import type { AnyAnswer } from './kept-drills.ts'

/** What a sprint or streak counts: graded decisions that are not wrong. Null for neither. */
export function scoreOf(speed: Speed, answers: readonly AnyAnswer[]): number | null {
  if (speed === 'none') return null
  return answers.filter(({ grade }) => grade !== null && !isWrong(grade)).length
}

/** How long answers took as far as that is known, in seconds. */
export function secondsOf(answers: readonly AnyAnswer[]): number {
  return answers.reduce((total, { milliseconds }) => total + (milliseconds ?? 0), 0) / 1000
}

/** What there is to say of the answers of a session, in any game. */
export function figuresOf(answers: readonly AnyAnswer[]) {
  const graded = answers.filter(({ grade }) => grade !== null)
  const losses = graded.flatMap(({ loss }) => (loss === null ? [] : [loss]))
  const sum = (value: (loss: number) => number): number =>
    losses.reduce((total, loss) => total + value(loss), 0)
  return {
    answers: answers.length,
    error: errorRate({
      count: losses.length,
      sum: sum((loss) => loss),
      sumSquares: sum((loss) => loss * loss),
    }),
    grades: gradeCounts(graded),
    seconds: secondsOf(answers),
  }
}

/** The answers of a session that went wrong, worst first; unknown losses come last. */
export function mistakesOf<Answer extends AnyAnswer>(answers: readonly Answer[]): Answer[] {
  return answers.filter(({ grade }) => isWrong(grade)).sort((a, b) => (b.loss ?? 0) - (a.loss ?? 0))
}
