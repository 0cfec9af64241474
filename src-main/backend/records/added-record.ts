import { createHash } from 'node:crypto'
import { MAX_TIME } from '#shared/base/bounds.ts'
import type { CheckedParams } from '#shared/contract/requests.ts'
import type { RecordFigures, recordRequestsOf } from '#shared/contract/records.ts'
import { gameNamed } from '#shared/games/games.ts'
import type { ReadGame } from '#shared/study/game-records.ts'
import type { StudyParts } from '../drills/grading.ts'
import { figuresOf } from '../drills/session-end.ts'
import { countedOf, countGame, type GradedGame } from './graded-game.ts'
import { addPeople } from './people-store.ts'
import { insertRecord, markRemoved, recordOfText } from './record-store.ts'

const REAL_DICE = 'real dice'

export function figuresFor({ played, luck, decisions }: GradedGame, seat: number): RecordFigures {
  return { goal: played.goal, seat, error: figuresOf(decisions).error, luck }
}

const uidOfText = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32)

const DAY = '2026-01-31'

/** Milliseconds since the epoch, noon if only the day is known; null if missing or invalid. */
function beganAt({ date }: Pick<ReadGame, 'date'>): number | null {
  // Noon belongs to the day for any hour at which days begin.
  const time = date?.length === DAY.length ? `${date}T12:00` : date
  const at = time === null ? Number.NaN : Date.parse(time)
  return at >= 0 && at <= MAX_TIME ? at : null
}

type AddParams = CheckedParams<ReturnType<typeof recordRequestsOf>, 'records.add'>

interface AddedGame {
  readonly game: string
  readonly read: ReadGame
  /** Null if its decisions are not counted or cannot be graded. */
  readonly graded: GradedGame | null
}

/**
 * Stores the record of a game, and counts its graded decisions. A game that is here already stays
 * as it is; a removed one comes back.
 */
export function addRecord(
  { games, store, clock }: StudyParts,
  { game, read, graded }: AddedGame,
  { played, notes, counts, bots }: Omit<AddParams, 'text' | 'usual'>,
) {
  return store.change((database) => {
    const here = recordOfText(database, read.text)
    if (here) {
      if (here.removed !== null) markRemoved(database, here.id, null)
      const counted = counts && countedOf(database, here.id)
      return { id: here.id, known: here.removed === null, counted }
    }
    const { rules, players, result } = read
    const [uid, ended] = [uidOfText(read.text), clock().now]
    const started = beganAt(read) ?? ended
    const id = insertRecord(database, {
      uid,
      game,
      source: played ? 'play' : 'text',
      players,
      result,
      rules: rules.name,
      hash: gameNamed(game, games).rules.hash(rules),
      at: started,
      title: '',
      notes,
      text: read.text,
      figures: graded && counts && figuresFor(graded, counts.seat),
    })
    addPeople(database, players, bots)
    if (graded && counts) {
      const { without } = counts
      const setup = graded.drill.records!.tableSetup(
        graded.played.goal,
        read.seed ?? REAL_DICE,
        read.players.length,
      )
      countGame(database, graded, { uid, started, now: ended, without, setup })
    }
    return { id, known: false, counted: counts && countedOf(database, id) }
  })
}
