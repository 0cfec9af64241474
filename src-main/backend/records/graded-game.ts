import type { Goal, Value } from '#shared/base/units.ts'
import { problemText } from '#shared/base/result.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { Game } from '#shared/games/game.ts'
import type { AnyVerdict, Drill, Own } from '#shared/study/drill.ts'
import type { GameRecords, RecordedDecision } from '#shared/study/game-records.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'
import { saveAnswer, type StoredAnswer } from '../drills/answer-records.ts'
import type { Grading } from '../drills/grading.ts'
import { IS_WRONG, playedOf, type Played } from '../drills/played.ts'
import { beginSession, endSession } from '../drills/session-records.ts'
import { inSlices } from '../solve/in-slices.ts'
import { UNKNOWN } from '../store/known-values.ts'
import type { StudyDatabase } from '../store/study-database.ts'

export type GradedDecision = StoredAnswer &
  Pick<AnyVerdict, 'bestReason' | 'chosenReason'> &
  Pick<RecordedDecision, 'turn' | 'step' | 'counts'> & {
    readonly loss: Value
    readonly own: object
  }

export interface GradedGame {
  readonly drill: Drill
  readonly played: Played
  readonly thresholds: GradeThresholds
  readonly review: Own<'review'>
  readonly luck: Value
  readonly decisions: readonly GradedDecision[]
}

interface Asked {
  readonly game: Game
  readonly notation: GameRecords
  readonly text: string
  readonly seat: number
  readonly goal: Goal
  readonly at: number
}

/** Solves the game first if needed. Rejects with RequestError. */
export async function gradeGame(
  grading: Pick<Grading, 'of'>,
  { game, notation, text, seat, goal, at }: Asked,
  signal: AbortSignal,
): Promise<GradedGame> {
  const read = notation.read(text)
  if (!read.ok) throw new RequestError('invalid-request', problemText(read.problems))
  const { rules, players } = read.value
  const played = playedOf(game, rules, goal)
  const setup = notation.tableSetup(goal, '', players.length)
  // Some games are solved for points alone, also where decisions are made to win.
  const solvedFor = (await game.drill.load()).goalOf(setup)
  const { drill, kit, thresholds } = await grading.of(
    { ...played, goal: solvedFor },
    players.length > 2 ? setup : null,
  )
  const { review, decisions } = await inSlices(notation.review(kit, text, seat, goal), signal)
  return {
    drill,
    played,
    thresholds,
    review,
    luck: notation.luckOf(review),
    decisions: decisions.map(({ question, chosen, turn, step, counts }, i) => {
      const verdict = notation.verdict(kit, question, chosen, thresholds)
      const { loss, grade, bestReason, chosenReason } = verdict
      const record = drill.record(kit, question, verdict)
      const given = { id: i + 1, number: i + 1, at, goal, loss, grade, milliseconds: null }
      return { ...record, ...given, bestReason, chosenReason, turn, step, counts }
    }),
  }
}

/** `uid` is the record's; decisions with a number in `without` do not count. */
interface Counted {
  readonly uid: string
  readonly started: number
  readonly now: number
  readonly without: readonly number[]
  readonly setup: ReturnType<GameRecords['tableSetup']>
}

export function countGame(
  database: StudyDatabase,
  { drill, played, thresholds, review, decisions }: GradedGame,
  { uid, started, now, without, setup }: Counted,
): void {
  // An import may have added the session without its record.
  if (database.get('SELECT 1 FROM sessions WHERE uid = :uid', { uid })) return
  const plan = { setup, needs: [], again: null, thresholds }
  const challenge = drill.challengeOf(setup)
  const session = beginSession(database, played, plan, challenge, started, uid)
  for (const { number, kind, code, cell, error, own, loss, grade, counts } of decisions) {
    if (!counts || without.includes(number)) continue
    const given = { session, number, at: now, milliseconds: UNKNOWN, loss, grade }
    saveAnswer(database, { ...given, kind, code, cell, error, own })
  }
  const end = { at: now, reason: 'game', score: null, review } as const
  endSession(database, session, end, drill.outcomeOf(review))
}

/** Null if the game was not counted. */
export function countedOf(database: StudyDatabase, record: number) {
  const row = database.get<{ decisions: number; mistakes: number }>(
    `SELECT count(grade) AS decisions, coalesce(sum(${IS_WRONG}), 0) AS mistakes
     FROM records JOIN sessions ON sessions.uid = records.uid
       LEFT JOIN answers ON answers.session = sessions.id
     WHERE records.id = :record GROUP BY sessions.id`,
    { record },
  )
  return row ?? null
}
