import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { chanceAtMost } from '#shared/pictures/bins.ts'
import type { LineDrawing } from '#shared/pictures/chart.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { chanceDrawing, chanceNumbers } from '../../../components/chance-chart.ts'
import type { FigureNumbers } from '../../../components/figure-numbers.ts'
import { formatNumber, formatPercent } from '../../../components/format.ts'
import type { NumberRow } from '../../../components/number-row.ts'
import {
  playerLines,
  playerTitle,
  playerTitles,
  playerWords,
  type PlayerAnswer,
} from './players.ts'

export type Race = AnswerOf<BackendRequests, 'farkle.turnRace'>
type PlayedRaces = readonly PlayerAnswer<Race>[]

export type RaceView = 'each' | 'within'

/** This part of all games, the longest ones, appears in the table only. */
const REST = 0.005

/** Turn within which all but `rest` of the games end; the last listed turn if there is none. */
function turnsUntil(race: Race, rest: number): number {
  let sum = 0
  const place = race.probabilities.findIndex((chance) => (sum += chance) >= 1 - rest - 1e-12)
  return race.values[place] ?? race.values.at(-1) ?? 1
}

/** Ends at the turn in which nearly all games of every player are over. */
export function raceDrawing(view: RaceView, played: PlayedRaces): LineDrawing {
  const words = farklePageTexts.strategy.race
  const isEach = view === 'each'
  const last = played.reduce((most, { answer }) => Math.max(most, turnsUntil(answer, REST)), 1)
  return chanceDrawing(
    {
      xTitle: isEach ? words.turns : words.withinAxis,
      yTitle: words.games,
      xMax: last + 1,
      ...(isEach ? {} : { yMax: 100 }),
    },
    playerLines(played).map(({ distribution: { values, probabilities }, ...line }) => {
      let sum = 0
      return {
        ...line,
        steps: isEach ? ('around' as const) : ('until' as const),
        data: values.slice(0, last + 1).map((x, i) => {
          sum += probabilities[i]!
          return { x, y: (isEach ? probabilities[i]! : sum) * 100 }
        }),
      }
    }),
  )
}

/** Per player: probability of needing exactly and at most this many turns. */
export function raceNumbers(played: PlayedRaces): FigureNumbers {
  const { turns, withinAsMany, chanceWithin } = farklePageTexts.strategy.race
  const longest = played.reduce((most, { answer }) => Math.max(most, answer.values.length), 0)
  const within = played.map(() => 0)
  const rows = Array.from({ length: longest }, (_, place) => [
    place + 1,
    ...played.flatMap(({ answer }, i) => {
      const chance = answer.probabilities[place] ?? 0
      within[i]! += chance
      return [chance, within[i]!]
    }),
  ])
  return chanceNumbers(rows, { title: turns }, playerTitles(played, withinAsMany, chanceWithin))
}

export function raceComparison(played: PlayedRaces, within: number | null): NumberRow[] {
  const orNone = (value: number | null, decimals: number): string =>
    value === null ? '–' : formatNumber(value, decimals)
  return played.map(({ player, answer }) => ({
    key: player.kind,
    cells: [
      playerTitle(player),
      orNone(answer.mean, 3),
      orNone(answer.standardDeviation, 2),
      within === null ? '–' : formatPercent(chanceAtMost(answer, within)),
    ],
  }))
}

export function raceFinding(played: PlayedRaces, goal: number): string {
  const first = played[0]
  const other = played.at(-1)
  const { players, race } = farklePageTexts.strategy
  if (!first || !other) return players.none.race
  const endless = played.find(({ answer }) => answer.mean === null)
  if (endless) {
    const { values, left } = endless.answer
    const turns = formatNumber(values.at(-1) ?? 0)
    return race.endless(playerWords(endless.player), turns, formatPercent(left))
  }
  const half = turnsUntil(first.answer, 0.5)
  const mean = [
    playerWords(first.player),
    formatNumber(first.answer.mean!, 1),
    formatNumber(goal),
  ] as const
  if (other === first) return race.alone(...mean, formatNumber(half))
  const more = other.answer.mean! - first.answer.mean!
  const words = playerWords(other.player)
  if (Math.abs(more) < 0.05) return race.asMany(...mean, words)
  return race.apart(...mean, words, { turns: formatNumber(Math.abs(more), 1), more: more > 0 })
}
