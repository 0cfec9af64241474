import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { addedLosses, errorRate } from '#shared/study/error-rate.ts'
import { leakLines } from '#shared/study/leaks.ts'
import { waiting } from './answer-records.ts'
import { pastAnswer } from './drill-data.ts'
import {
  counts,
  leakRows,
  medianTime,
  sessionLines,
  spanSums,
  timeRange,
  type Subject,
} from './progress-queries.ts'
import { spansBetween } from './spans.ts'
import type { StudyDatabase } from './study-database.ts'

type Answer<N extends keyof BackendRequests> = AnswerOf<BackendRequests, N>

/** How somebody fares in a game: the error rate as a whole and over time, grades, what waits. */
export function progress(database: StudyDatabase, subject: Subject): Answer<'study.progress'> {
  const range = timeRange(database, subject)
  const spans = spanSums(database, subject, range ? spansBetween(range.first, range.last) : [])
  const graded = spans.flatMap((span) => span.grades)
  const all = addedLosses(graded)
  const grades = { best: 0, fine: 0, inaccuracy: 0, mistake: 0, blunder: 0 }
  for (const { grade, count } of graded) grades[grade] += count
  return {
    ...counts(database, subject),
    error: errorRate(all),
    grades,
    milliseconds: medianTime(database, subject, all.count),
    spans: spans
      .filter((span) => span.grades.length > 0)
      .map((span) => ({ ...span.span, error: errorRate(addedLosses(span.grades)) })),
  }
}

/** Where somebody loses most. */
export function leaks(database: StudyDatabase, subject: Subject): Answer<'study.leaks'> {
  return {
    lines: leakLines(leakRows(database, subject)).map(({ drill, ...line }) => ({
      ...line,
      drill: drill && { ...drill, filters: structuredClone(drill.filters) },
    })),
  }
}

/** The last sessions, newest first. */
export function sessions(
  database: StudyDatabase,
  subject: Subject,
  limit: number,
): Answer<'study.sessions'> {
  return {
    sessions: sessionLines(database, subject, limit).map(
      ({ ended, count, sum, sumSquares, ...line }) => ({
        ...line,
        ended: ended !== null,
        error: errorRate({ count, sum, sumSquares }),
      }),
    ),
  }
}

/** What waits to be put right, worst first. */
export function waitingAnswers(
  database: StudyDatabase,
  subject: Subject,
  which: 'failed' | 'slow',
  limit: number,
): Answer<'study.waiting'> {
  const answers = waiting(database, which, { ...subject, limit })
  return { answers: answers.flatMap((answer) => pastAnswer(subject.rules, answer) ?? []) }
}
