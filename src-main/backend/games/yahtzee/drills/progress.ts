import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { LossSums } from '#shared/study/error-rate.ts'
import { worstLeak } from '#shared/study/leak-report.ts'
import { yahtzeeLeaks, type YahtzeeLeakLine } from '#shared/games/yahtzee/drill/leaks.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { waiting, type Waiting } from '../../../drills/answer-records.ts'
import { ProgressQueries } from '../../../drills/progress-queries.ts'
import { progressOf, shownSessions } from '../../../drills/progress-report.ts'
import { bests } from '../../../drills/session-records.ts'
import type { StudyDatabase } from '../../../store/study-database.ts'
import { pastAnswer } from './data.ts'
import { YAHTZEE_FORM } from './form.ts'
import type { TraitColumns, YahtzeeTypes } from './types.ts'

type Answer<N extends keyof BackendRequests> = AnswerOf<BackendRequests, N>
type Progress = Answer<'yahtzeeDrill.progress'>

/** Whose figures are asked for: one game, from a time on; null for always. */
interface Subject {
  readonly rules: RuleSet
  readonly since: number | null
}

const leakData = ({ drill, ...line }: YahtzeeLeakLine): Progress['leaks'][number] => ({
  ...line,
  drill: drill && structuredClone(drill),
})

function leaksOf(queries: ProgressQueries<YahtzeeTypes>): YahtzeeLeakLine[] {
  const rows = queries.leakRows<TraitColumns & LossSums>()
  return yahtzeeLeaks(
    rows.map(({ joker, upper_bonus, ...row }) => ({
      ...row,
      joker: joker === 1,
      upperBonus: upper_bonus === 1,
    })),
  )
}

/** How somebody fares in a game, where it is lost, and what was done lately. */
export function yahtzeeProgress(
  database: StudyDatabase,
  { rules, since }: Subject,
  sessions: number,
): Progress {
  const subject = { played: { rules }, since: since ?? 0 }
  const queries = new ProgressQueries(database, YAHTZEE_FORM, subject)
  const leaks = leaksOf(queries)
  const worst = worstLeak(leaks)
  type Outcome = Pick<Progress['lately'][number], 'points'>
  return {
    ...progressOf(queries),
    leaks: leaks.map(leakData),
    worst: worst && leakData(worst),
    lately: shownSessions<YahtzeeTypes, Outcome>(queries.sessions<Outcome>(sessions)),
    bests: bests(database, YAHTZEE_FORM, { rules }),
  }
}

/** What waits to be put right, worst first. */
export function waitingDecisions(
  database: StudyDatabase,
  { rules, since }: Subject,
  which: Waiting,
  limit: number,
): Answer<'yahtzeeDrill.waiting'> {
  const wanted = { played: { rules }, since: since ?? 0, limit }
  const answers = waiting(database, YAHTZEE_FORM, which, wanted)
  return { answers: answers.flatMap((answer) => pastAnswer(answer) ?? []) }
}
