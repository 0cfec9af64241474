import { newState, type CardState } from '#shared/cards/card-state.ts'
import type { Clock } from '#shared/base/clock.ts'
import { CardSchedule, isDue } from '#shared/cards/schedule.ts'
import { selfGrade } from '#shared/cards/self-grade.ts'
import type { AnyVerdict, AskedBefore } from '#shared/study/drill.ts'
import { isWrong } from '#shared/study/grade.ts'
import { readState } from '../cards/state-records.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import { IS_PLAYED, saveRules, playedKey, type Played } from './played.ts'

/** Position and rules define the question, so there is only one answer per card. */
const DIGEST = ''

interface PositionCard extends AskedBefore {
  readonly id: number
  readonly state: CardState
}

type Row = AskedBefore & { readonly id: number; readonly state: string }

/** Due cards first, then new ones, then by due time. */
export function positionCards(
  database: StudyDatabase,
  played: Played,
  clock: Clock,
): PositionCard[] {
  const cards = database
    .all<Row>(
      `SELECT id, kind, code, state FROM position_cards
       WHERE ${IS_PLAYED} AND removed IS NULL ORDER BY id`,
      playedKey(played),
    )
    .map((row) => ({ ...row, state: readState(row.state) ?? newState(DIGEST, clock.now) }))
  const place = ({ state }: PositionCard): number =>
    isDue(state, clock) ? 0 : state.phase === 'new' ? 1 : 2
  return cards.sort((a, b) => place(a) - place(b) || a.state.due - b.state.due || a.id - b.id)
}

export function askedCards(database: StudyDatabase, played: Played, clock: Clock): PositionCard[] {
  return positionCards(database, played, clock).filter(
    ({ state }) => state.phase === 'new' || isDue(state, clock),
  )
}

export function addPositionCards(
  database: StudyDatabase,
  played: Played,
  positions: readonly AskedBefore[],
  now: number,
): number {
  return database.transaction(() => {
    const rules = saveRules(database, played)
    let added = 0
    for (const { kind, code } of positions) {
      const state = JSON.stringify(newState(DIGEST, now))
      const { changes } = database.run(
        `INSERT INTO position_cards (rules, goal, kind, code, at, state)
         VALUES (:rules, :goal, :kind, :code, :now, :state)
         ON CONFLICT DO UPDATE SET removed = NULL WHERE removed IS NOT NULL`,
        { rules, goal: played.goal, kind, code, now, state },
      )
      added += changes
    }
    return added
  })
}

/** `removed` in ms since the epoch; null restores the card. False if there is no such card. */
export function markPosition(
  database: StudyDatabase,
  game: string,
  id: number,
  removed: number | null,
): boolean {
  const { changes } = database.run(
    `UPDATE position_cards SET removed = :removed
     WHERE id = :id AND rules IN (SELECT id FROM rules WHERE game = :game)`,
    { game, id, removed },
  )
  return changes > 0
}

interface CardReply extends AskedBefore, Pick<AnyVerdict, 'grade'> {
  readonly milliseconds: number
  /** The user's usual time in ms; null if unknown. */
  readonly median: number | null
}

export function ratePosition(
  database: StudyDatabase,
  played: Played,
  { code, grade, milliseconds, median }: CardReply,
  clock: Clock,
): void {
  const row = database.get<{ id: number; state: string }>(
    `SELECT id, state FROM position_cards
     WHERE ${IS_PLAYED} AND code = :code AND removed IS NULL`,
    { ...playedKey(played), code },
  )
  if (!row) return
  const rating = selfGrade(grade === null || !isWrong(grade), milliseconds, median)
  const schedule = new CardSchedule()
  const before = readState(row.state) ?? newState(DIGEST, clock.now)
  const { state } = schedule.rate(`${played.hash} ${code}`, before, rating, clock)
  database.run('UPDATE position_cards SET state = :state WHERE id = :id', {
    id: row.id,
    state: JSON.stringify(state),
  })
}
