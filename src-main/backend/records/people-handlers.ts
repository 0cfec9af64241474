import type { recordRequestsOf } from '#shared/contract/records.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import { findGame } from '#shared/games/games.ts'
import { isoDay } from '#shared/base/clock.ts'
import {
  eveningOf,
  familyTable,
  type Evening,
  type PlayedGame,
} from '#shared/study/family-table.ts'
import { SEATS } from '#shared/study/game-head.ts'
import { changedPeople, isNobody, nameKey, personFinder } from '#shared/study/people.ts'
import { loadDrills, type DrillGames } from '../drills/drill-game.ts'
import type { StudyParts } from '../drills/grading.ts'
import { refuseFor } from '../refuse.ts'
import { inSlices } from '../solve/in-slices.ts'
import { readPeople, tableRecords, textOf, writePeople, type TableRecord } from './people-store.ts'

type Scores = readonly number[]

const MAX_STRANGERS = 40
const MAX_EVENINGS = 100
export type PeopleRequests = Pick<
  ReturnType<typeof recordRequestsOf>,
  'people.list' | 'people.change' | 'people.table' | 'people.lastGame'
>

/** Seat of the only winner; null for a tie. A card's result is its scores, as in `210-180`. */
function winnerOf(result: string, scores: Scores): number | null {
  const seat = SEATS.indexOf(result as (typeof SEATS)[number])
  if (seat >= 0) return seat
  const most = Math.max(...scores)
  const winners = scores.filter((score) => score === most)
  return winners.length === 1 && result !== 'tie' ? scores.indexOf(most) : null
}

/** Names of players who are none of the people, those with most games first. */
function strangersIn(games: readonly PlayedGame[], isKnown: (name: string) => boolean): string[] {
  const names = games.flatMap(({ players }) => players)
  const unknown = names.filter((name) => !isKnown(name) && !isNobody(name))
  return [...Map.groupBy(unknown, nameKey).values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MAX_STRANGERS)
    .map(([name]) => name!)
}

const withDate = (evening: Evening) => ({ ...evening, date: isoDay(evening.day) })

export function peopleHandlers({ games, store, signal, clock, changed }: StudyParts) {
  /** Final scores that were read from texts, by uid, which a text never changes. */
  const known = new Map<string, Scores>()

  function scoresOf({ id, uid, game, players }: TableRecord, drills: DrillGames): Scores {
    const here = known.get(uid)
    if (here) return here
    const text = store.use((database) => textOf(database, id)) ?? ''
    const scores = drills.get(game)!.drill.records?.finalScores(text, players.length) ?? []
    known.set(uid, scores)
    return scores
  }

  /** Other requests run between the texts of ten thousand games. */
  function* playedGames(
    records: readonly TableRecord[],
    drills: DrillGames,
  ): Generator<void, PlayedGame[]> {
    const played: PlayedGame[] = []
    for (const record of records) {
      const { game, rules, at, players, result, figures } = record
      const isRead = known.has(record.uid)
      const scores = scoresOf(record, drills)
      const lost = figures && { ...figures.error, seat: figures.seat, goal: figures.goal }
      played.push({ game, rules, at, players, scores, winner: winnerOf(result, scores), lost })
      if (!isRead) yield
    }
    return played
  }

  const withOthers = ({ game, players }: TableRecord): boolean =>
    players.length > 1 && findGame(game, games) !== undefined

  return {
    'people.list': () => ({ people: store.use(readPeople) }),
    'people.change'({ before, after }) {
      const people = store.change((database) => {
        const now = readPeople(database)
        const change = () => changedPeople(now, before, after)
        refuseFor(() => change().problem)
        writePeople(database, change().people)
        return change().people
      })
      changed()
      return { people }
    },
    /** `strangers`: names in the games of those who are none of the people. */
    async 'people.table'() {
      const records = store.use((database) => tableRecords(database)).filter(withOthers)
      const drills = await loadDrills(games)
      const played = await inSlices(playedGames(records, drills), signal)
      const people = store.use(readPeople)
      const now = clock()
      const { tables, evenings } = familyTable(played, people, now)
      const find = personFinder(people)
      const strangers = strangersIn(played, (name) => find(name) !== null)
      const lately = evenings.slice(0, MAX_EVENINGS)
      return {
        people,
        tables,
        evenings: lately.map(withDate),
        today: eveningOf(now, now.now),
        strangers,
      }
    },
    /** `loser`: seat of the lowest score; null for a tie or one player. */
    async 'people.lastGame'({ game }) {
      const [last] = store.use((database) => tableRecords(database, game, 1))
      if (!last) return { last: null }
      const scores = scoresOf(last, await loadDrills(games))
      const least = Math.min(...scores)
      const isTie = scores.every((score) => score === least)
      const loser = isTie ? null : scores.indexOf(least)
      return { last: { players: last.players, loser } }
    },
  } satisfies Handlers<PeopleRequests>
}
