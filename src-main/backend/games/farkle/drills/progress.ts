import type { Goal } from '#shared/base/goal.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { leakLines, type LeakRow } from '#shared/games/farkle/drill/leaks.ts'
import { waiting, type Waiting } from '../../../drills/answer-records.ts'
import { pastAnswer } from './drill-data.ts'
import { FARKLE_FORM } from './form.ts'
import type { FarkleTypes } from './types.ts'
import { ProgressQueries } from '../../../drills/progress-queries.ts'
import { progressOf, shownSessions } from '../../../drills/progress-report.ts'
import { bests as bestsOf } from '../../../drills/session-records.ts'
import type { StudyDatabase } from '../../../store/study-database.ts'

type Answer<N extends keyof BackendRequests> = AnswerOf<BackendRequests, N>

/** Whose figures are asked for: one game and goal, from a time on; null for always. */
interface Subject {
  readonly rules: RuleSet
  readonly goal: Goal
  readonly since: number | null
}

const queriesOf = (
  database: StudyDatabase,
  { rules, goal, since }: Subject,
): ProgressQueries<FarkleTypes> =>
  new ProgressQueries(database, FARKLE_FORM, { played: { rules, goal }, since: since ?? 0 })

/** How somebody fares in a game: the error rate as a whole and over time, grades, what waits. */
export function progress(database: StudyDatabase, subject: Subject): Answer<'study.progress'> {
  return progressOf(queriesOf(database, subject))
}

/** Where somebody loses most. */
export function leaks(database: StudyDatabase, subject: Subject): Answer<'study.leaks'> {
  type Row = Omit<LeakRow, 'turnTotalBand'> & { readonly band: number }
  const rows = queriesOf(database, subject).leakRows<Row>()
  const lines = leakLines(rows.map(({ band, ...row }) => ({ ...row, turnTotalBand: band })))
  return { lines: lines.map(({ drill, ...line }) => ({ ...line, drill: structuredClone(drill) })) }
}

/** The last sessions, newest first. */
export function sessions(
  database: StudyDatabase,
  subject: Subject,
  limit: number,
): Answer<'study.sessions'> {
  type Outcome = Pick<Answer<'study.sessions'>['sessions'][number], 'winner'>
  const lines = queriesOf(database, subject).sessions<Outcome>(limit)
  return { sessions: shownSessions<FarkleTypes, Outcome>(lines) }
}

/** What waits to be put right, worst first. */
export function waitingAnswers(
  database: StudyDatabase,
  { rules, goal, since }: Subject,
  which: Waiting,
  limit: number,
): Answer<'study.waiting'> {
  const wanted = { played: { rules, goal }, since: since ?? 0, limit }
  const answers = waiting(database, FARKLE_FORM, which, wanted)
  return { answers: answers.flatMap((answer) => pastAnswer(rules, answer) ?? []) }
}

/** One's best sprints and streaks. */
export function bests(
  database: StudyDatabase,
  played: FarkleTypes['played'],
): Answer<'study.bests'> {
  return { bests: bestsOf(database, FARKLE_FORM, played) }
}
