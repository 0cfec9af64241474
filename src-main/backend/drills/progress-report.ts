import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { addedLosses, errorRate } from '#shared/study/error-rate.ts'
import { gradeCounts } from '#shared/study/grade.ts'
import type { KeptTypes } from './kept-drills.ts'
import type { ProgressQueries, SessionLine } from './progress-queries.ts'

type Progress = AnswerOf<BackendRequests, 'study.progress'>

/** How somebody fares in a game: the error rate as a whole and over time, grades, what waits. */
export function progressOf<T extends KeptTypes>(queries: ProgressQueries<T>): Progress {
  const spans = queries.spans()
  const graded = spans.flatMap(({ grades }) => grades)
  const count = graded.reduce((sum, { answers }) => sum + answers, 0)
  return {
    ...queries.counts(),
    error: errorRate(addedLosses(graded)),
    grades: gradeCounts(graded.map(({ grade, answers }) => ({ grade, count: answers }))),
    milliseconds: queries.medianTime(count),
    spans: spans
      .filter(({ grades }) => grades.length > 0)
      .map(({ from, to, grades }) => ({ from, to, error: errorRate(addedLosses(grades)) })),
  }
}

/** Sessions as lists show them, from their lines. */
export function shownSessions<T extends KeptTypes, Outcome>(
  lines: readonly (SessionLine<T> & Outcome)[],
) {
  return lines.map(({ ended, count, sum, sumSquares, ...line }) => ({
    ...line,
    ended: ended !== null,
    error: errorRate({ count, sum, sumSquares }),
  }))
}
