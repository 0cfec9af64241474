import type { Drill } from '#shared/study/drill.ts'
import { isWrong, type Grade } from '#shared/study/grade.ts'
import {
  plainCell,
  toldHabits,
  type Habit,
  type HabitAnswer,
  type Shares,
} from '#shared/study/habits.ts'
import { knownLoss, readJson, sessionThresholds } from '../store/known-values.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import { IS_PLAYED, playedKey, type Played } from './played.ts'

/** What is unlearnt since so many answers is a habit no more. */
const LATEST = 500

interface Answer extends HabitAnswer {
  readonly session: number
  readonly code: string
}

interface Row {
  readonly session: number
  readonly kind: string
  readonly code: string
  readonly cell: string
  readonly own: string
  readonly grade: Grade
  readonly loss: number | null
  readonly thresholds: string
}

/**
 * The latest graded answers with what they say of habits, in their order; those that cannot be read
 * are left out.
 */
export function habitAnswers(database: StudyDatabase, drill: Drill, played: Played): Answer[] {
  const { rules, goal, maxLoss } = played
  const rows = database.all<Row>(
    `SELECT session, answers.kind, code, cell, own, grade, ${knownLoss(maxLoss)} AS loss, thresholds
     FROM (
       SELECT id AS recent FROM answers
       WHERE ${IS_PLAYED} AND grade IS NOT NULL ORDER BY id DESC LIMIT ${LATEST}
     ) JOIN answers ON answers.id = recent JOIN sessions ON sessions.id = session
     ORDER BY recent`,
    playedKey(played),
  )
  return rows.flatMap(({ session, kind, code, cell, own: stored, grade, loss, thresholds }) => {
    const own = drill.knownOwn(readJson(stored))
    if (own === null || loss === null) return []
    const { inaccuracy: least } = sessionThresholds(thresholds)
    const record = { kind, code, cell, error: null, own }
    const wrong = isWrong(grade)
    const signs = drill.habitSigns(rules, { ...record, goal, least, isWrong: wrong })
    if (!signs) return []
    return [{ ...signs, session, code, cell: plainCell(cell), loss, isWrong: wrong }]
  })
}

export interface ToldHabit extends Habit {
  /** Code of the position of its latest error. */
  readonly latest: string
}

/** Habits in the latest answers, the dearest first; those that show in a session if one is given. */
export function habitsIn(
  database: StudyDatabase,
  drill: Drill,
  played: Played,
  { shares = null, session }: { readonly shares?: Shares | null; readonly session?: number } = {},
): ToldHabit[] {
  const answers = habitAnswers(database, drill, played)
  return toldHabits(answers, drill.isReverse, shares).flatMap((habit) => {
    const errors = answers.filter(({ error }) => error === habit.id)
    const isShown = session === undefined || errors.some((one) => one.session === session)
    return isShown ? [{ ...habit, latest: errors.at(-1)!.code }] : []
  })
}
