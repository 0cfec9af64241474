import type { DrillStep, DrillSummary } from '#shared/contract/drill.ts'
import { errorRate } from '#shared/study/error-rate.ts'
import { isWrong, type Grade } from '#shared/study/grade.ts'
import type { Speed } from '#shared/study/setup.ts'
import { answersOf, type KeptAnswer } from './answer-records.ts'
import { pastAnswer } from './drill-data.ts'
import { bestBefore, type KeptSession } from './session-records.ts'
import type { StudyDatabase } from './study-database.ts'

/** How many answers have each grade, given each answer's. */
function gradeCounts(answers: readonly KeptAnswer[]): Record<Grade, number> {
  const counts = { best: 0, fine: 0, inaccuracy: 0, mistake: 0, blunder: 0 }
  for (const { grade } of answers) if (grade !== null) counts[grade]++
  return counts
}

/** What a sprint or streak counts: unforced decisions that are not wrong. Null for neither. */
export function scoreOf(speed: Speed, answers: readonly KeptAnswer[]): number | null {
  if (speed === 'none') return null
  return answers.filter(({ grade }) => grade !== null && !isWrong(grade)).length
}

/** How long answers took, in seconds. */
export function secondsOf(answers: readonly KeptAnswer[]): number {
  return answers.reduce((total, { milliseconds }) => total + milliseconds, 0) / 1000
}

/** What there is to say of a session that was kept, with its mistakes. */
function summaryOf(database: StudyDatabase, session: KeptSession): DrillSummary {
  const { id, rules, setup, end } = session
  const answers = answersOf(database, id)
  const unforced = answers.filter(({ grade }) => grade !== null)
  const sum = (value: (answer: KeptAnswer) => number): number =>
    unforced.reduce((total, answer) => total + value(answer), 0)
  return {
    session: id,
    goal: setup.goal,
    scope: setup.scope,
    speed: setup.speed,
    answers: answers.length,
    error: errorRate({
      count: unforced.length,
      sum: sum(({ loss }) => loss),
      sumSquares: sum(({ loss }) => loss * loss),
    }),
    grades: gradeCounts(answers),
    score: end?.score ?? null,
    bestBefore: setup.speed === 'none' ? null : bestBefore(database, id),
    seconds: secondsOf(answers),
    mistakes: unforced
      .filter(({ grade }) => isWrong(grade))
      .sort((a, b) => b.loss - a.loss)
      .flatMap((answer) => pastAnswer(rules, answer) ?? []),
    game: end?.review ?? null,
  }
}

/** The last step of a session that has ended. */
export function lastStep(
  database: StudyDatabase,
  session: KeptSession,
  events: Extract<DrillStep, { kind: 'over' }>['events'],
): DrillStep {
  return {
    kind: 'over',
    events,
    reason: session.end!.reason,
    summary: summaryOf(database, session),
  }
}
