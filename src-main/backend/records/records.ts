import type { Goal } from '#shared/base/units.ts'
import type { DrillRequests } from '#shared/contract/drill.ts'
import type { recordRequestsOf } from '#shared/contract/records.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { findGame, gameNamed, type AnyGameRules } from '#shared/games/games.ts'
import { isWrong } from '#shared/study/grade.ts'
import { toldHabits, type HabitAnswer } from '#shared/study/habits.ts'
import { gameNameIn, type GameRecords, type ReadGame } from '#shared/study/game-records.ts'
import { UNKNOWN_LEAD } from '#shared/study/written-game.ts'
import { texts } from '#shared/texts/texts.ts'
import type { StudyParts } from '../drills/grading.ts'
import { gradeGame, type GradedGame } from './graded-game.ts'
import { addRecord, figuresFor } from './added-record.ts'
import type { PeopleRequests } from './people-handlers.ts'
import { listDrilled } from './drilled-records.ts'
import { backendOf, type GameBackends } from '../games/game.ts'
import { readOrRefuse } from '../refuse.ts'
import { figuresOf, shownPast } from '../drills/session-end.ts'
import {
  changeRecord,
  saveFigures,
  listRecords,
  markRemoved,
  readRecord,
  type StoredRecord,
} from './record-store.ts'

type RecordRequests = Omit<ReturnType<typeof recordRequestsOf>, keyof PeopleRequests>

const lineOf = ({ uid: _, text: __, ...record }: StoredRecord) => record

const notThere = (id: number): RequestError =>
  new RequestError('not-found', texts.backend.records.none(id))

const goalsOf = (notation: GameRecords, { rules, players, isBare }: ReadGame): Goal[] =>
  isBare ? [] : [...notation.goals(rules, players.length)]

export function recordHandlers(parts: StudyParts, backends: GameBackends) {
  const { games, store, grading, signal, changed } = parts
  const now = (): number => parts.clock().now

  function storedRecord(id: number): StoredRecord {
    const stored = store.use((database) => readRecord(database, id))
    if (!stored || !findGame(stored.game, games)) throw notThere(id)
    return stored
  }

  async function notationOf(game: string): Promise<GameRecords> {
    const { records } = await gameNamed(game, games).drill.load()
    if (records) return records
    throw new RequestError('invalid-request', texts.backend.records.noNotation)
  }

  async function readAny(text: string, usual: AnyGameRules | null) {
    const named = findGame(gameNameIn(text), games)
    const all = await Promise.all(
      (named ? [named] : games).map(async ({ name: game }) => {
        const own = usual?.game === game ? usual.rules : null
        return { game, read: (await notationOf(game)).read(text, own) }
      }),
    )
    // Of games that cannot read it, the one that comes furthest reports the errors.
    const lines = ({ read }: (typeof all)[number]): number =>
      read.ok ? Infinity : Number(read.problems[0]!.field)
    const { game, read } = all.reduce((a, b) => (lines(b) > lines(a) ? b : a))
    return { game, read: readOrRefuse(read) }
  }

  /** Null if it cannot be graded; the record is kept all the same. */
  async function gradedOf(name: string, read: ReadGame, seat: number): Promise<GradedGame | null> {
    const { text, rules, players } = read
    try {
      if (read.isBare || seat >= players.length) return null
      const notation = await notationOf(name)
      const goal = await grading.goalAtTable(name, rules, players.length)
      const asked = { game: gameNamed(name, games), notation, text, seat, goal, at: now() }
      return await gradeGame(grading, asked, signal)
    } catch (error) {
      // The app is closing: the table keeps the game and counts it at the next start.
      if (signal.aborted) throw error
      return null
    }
  }

  return {
    async 'records.list'(filter) {
      await listDrilled(parts)
      const { records, total } = store.use((database) => listRecords(database, filter))
      const known = records.filter(({ game }) => findGame(game, games))
      return { records: known.map(lineOf), total }
    },
    /**
     * Goals are those the game can be reviewed for: none without a text or rolls. `sheet` has the
     * turns by player.
     */
    async 'records.read'({ id }) {
      const stored = storedRecord(id)
      const { text } = stored
      if (text === null) return { record: lineOf(stored), text, goals: [], sheet: null }
      const notation = await notationOf(stored.game)
      const read = notation.read(text)
      const goals = read.ok ? goalsOf(notation, read.value) : []
      return { record: lineOf(stored), text, goals, sheet: read.ok ? read.value.sheet : null }
    },
    async 'records.lead'({ id }) {
      const { text, game } = storedRecord(id)
      const written = text === null ? null : (await notationOf(game)).asWritten?.(text)
      return (written && (await backendOf(backends, game).leadOf?.(written))) ?? UNKNOWN_LEAD
    },
    /** `counts` adds a player's decisions to the statistics, except the numbers in `without`. */
    async 'records.add'({ text, usual, ...given }) {
      const { counts } = given
      const { game, read } = await readAny(text, usual)
      const graded = counts && (await gradedOf(game, read, counts.seat))
      const added = addRecord(parts, { game, read, graded }, given)
      changed()
      return added
    },
    'records.change'({ id, ...given }) {
      storedRecord(id)
      store.use((database) => changeRecord(database, id, given))
      changed()
      return {}
    },
    'records.remove'({ id }) {
      storedRecord(id)
      store.use((database) => markRemoved(database, id, now()))
      changed()
      return {}
    },
    'records.restore'({ id }) {
      if (!store.use((database) => markRemoved(database, id, null))) throw notThere(id)
      changed()
      return {}
    },
    async 'drill.review'({ game: name, record: id, seat, goal }) {
      const { game, text, players, at } = storedRecord(id)
      if (game === name && text === null) {
        throw new RequestError('invalid-request', texts.backend.records.noText)
      }
      if (game !== name || text === null || seat >= players.length) throw notThere(id)
      const notation = await notationOf(game)
      const read = notation.read(text)
      if (read.ok && !goalsOf(notation, read.value).includes(goal)) {
        throw new RequestError('invalid-request', texts.backend.drills.unsolvable)
      }
      const asked = { game: gameNamed(game, games), notation, text, seat, goal, at }
      const graded = await gradeGame(grading, asked, signal)
      const { drill, review, decisions } = graded
      const { rules, hash } = graded.played
      store.use((database) => saveFigures(database, id, figuresFor(graded, seat)))
      const { error, grades } = figuresOf(decisions)
      return {
        game,
        rules,
        hash,
        review,
        error,
        grades,
        decisions: decisions.flatMap((answer) => {
          const { bestReason, chosenReason, turn, step } = answer
          return shownPast(drill, rules, answer).map((shown) => ({
            ...shown,
            bestReason,
            chosenReason,
            turn,
            step,
          }))
        }),
        habits: toldHabits(habitsOf(graded), drill.isReverse, null),
      }
    },
  } satisfies Handlers<RecordRequests & Pick<DrillRequests, 'drill.review'>>
}

function habitsOf({ drill, played, thresholds, decisions }: GradedGame): HabitAnswer[] {
  const least = thresholds.inaccuracy
  return decisions.flatMap((answer) => {
    const { loss, grade, cell } = answer
    const wrong = isWrong(grade)
    const signs =
      grade === null ? null : drill.habitSigns(played.rules, { ...answer, least, isWrong: wrong })
    return signs ? [{ ...signs, cell, loss, isWrong: wrong }] : []
  })
}
