import type { LocationQuery, LocationQueryRaw } from 'vue-router'
import { ALL_DICE, type DiceCount, type Points } from '#shared/base/units.ts'
import { parsePositionCode, positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { diceCountOf, type Position } from '#shared/games/farkle/analysis/position.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { queryText, queryWord } from '../../../services/query-text.ts'

export const COLOURINGS = ['bank', 'cost'] as const
export type Colouring = (typeof COLOURINGS)[number]

export const CHANCE_PICTURES = ['scores', 'lead', 'fair'] as const

export interface MapState {
  readonly dice: DiceCount
  readonly colouring: Colouring
  readonly picture: (typeof CHANCE_PICTURES)[number]
  /** Own score for the chart by lead; in points, on the game's grid. */
  readonly own: Points
  /** Score of the third of three players; in points, on the game's grid. */
  readonly third: Points
  readonly ownFarkles: number
  readonly opponentFarkles: number
  /** Whether the player to move moved second, if seats matter. */
  readonly second: boolean
  readonly marked: Position | null
}

/** Range of banked scores, in points. */
export function scoreRange({ grid, lowest, goal }: WinGame) {
  return { min: lowest * grid, max: (goal - 1) * grid }
}

/** Rounds to the game's grid, within its range. */
export function nearestScore(game: WinGame, score: Points): Points {
  const { min, max } = scoreRange(game)
  return Math.min(max, Math.max(min, Math.round(score / game.grid) * game.grid))
}

/** Initial state: three dice, with which bank or roll is hardest, and a mid-game score. */
export function firstMapState(game: WinGame): MapState {
  return {
    dice: ALL_DICE / 2,
    colouring: 'bank',
    picture: 'scores',
    own: nearestScore(game, game.rules.goal / 2),
    third: nearestScore(game, game.rules.goal / 2),
    ownFarkles: 0,
    opponentFarkles: 0,
    second: false,
    marked: null,
  }
}

export function mapQuery(state: MapState, game: WinGame): LocationQueryRaw {
  const first = firstMapState(game)
  const said: [keyof MapState, string, string][] = [
    ['dice', 'dice', String(state.dice)],
    ['colouring', 'colour', state.colouring],
    ['picture', 'picture', state.picture],
    ['own', 'own', String(state.own)],
    ['third', 'third', String(state.third)],
    ['ownFarkles', 'farkles', String(state.ownFarkles)],
    ['opponentFarkles', 'against', String(state.opponentFarkles)],
    ['second', 'seat', '2'],
    ['marked', 'at', state.marked ? positionCode(state.marked) : ''],
  ]
  return Object.fromEntries(
    said.filter(([field]) => state[field] !== first[field]).map(([, name, text]) => [name, text]),
  )
}

export function markedQuery(position: Position, game: WinGame): LocationQueryRaw {
  const { own, ownFarkles, opponentFarkles, second = false } = position
  return mapQuery(
    {
      ...firstMapState(game),
      dice: diceCountOf(position),
      own: nearestScore(game, own),
      ownFarkles,
      opponentFarkles,
      second,
      marked: position,
    },
    game,
  )
}

/** A whole number from `least` to `most`, else null. */
function wholeOf(query: LocationQuery, name: string, least: number, most: number): number | null {
  const text = queryText(query, name)
  if (text === null || !/^-?\d{1,7}$/.test(text)) return null
  const value = Number(text)
  return value >= least && value <= most ? value : null
}

function scoreOf(query: LocationQuery, name: string, game: WinGame): Points | null {
  const { min, max } = scoreRange(game)
  const score = wholeOf(query, name, min, max)
  return score === null ? null : nearestScore(game, score)
}

function markedOf(query: LocationQuery): Position | null {
  const parsed = parsePositionCode(queryText(query, 'at') ?? '')
  return parsed.ok ? parsed.value : null
}

/** Parses an address of a picture; ignores unknown values. */
export function readMapQuery(query: LocationQuery, game: WinGame): MapState {
  const first = firstMapState(game)
  const most = game.counters - 1
  return {
    dice: wholeOf(query, 'dice', 1, game.rules.dice) ?? first.dice,
    colouring: queryWord(query, 'colour', COLOURINGS) ?? first.colouring,
    picture: queryWord(query, 'picture', CHANCE_PICTURES) ?? first.picture,
    own: scoreOf(query, 'own', game) ?? first.own,
    third: scoreOf(query, 'third', game) ?? first.third,
    ownFarkles: wholeOf(query, 'farkles', 0, most) ?? first.ownFarkles,
    opponentFarkles: wholeOf(query, 'against', 0, most) ?? first.opponentFarkles,
    second: game.seats === 2 && queryText(query, 'seat') === '2',
    marked: markedOf(query),
  }
}
