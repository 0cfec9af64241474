import type { LocationQuery, LocationQueryRaw } from 'vue-router'
import { ALL_DICE, type DiceCount, type Points } from '#shared/base/units.ts'
import { parsePositionCode, positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { diceCountOf, type Position } from '#shared/games/farkle/analysis/position.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { queryText, queryWord } from '../../../app/services/query-text.ts'

/** Meanings of the colours in the roll-or-bank map. */
export const COLOURINGS = ['bank', 'cost', 'often'] as const
export type Colouring = (typeof COLOURINGS)[number]

/** Chances over both scores, by lead, and by points given before the game. */
export const CHANCE_PICTURES = ['scores', 'lead', 'fair'] as const
export type ChancePicture = (typeof CHANCE_PICTURES)[number]

/** State of the pictures of the two-player game. */
export interface MapState {
  readonly dice: DiceCount
  readonly colouring: Colouring
  /** What is shown of who is winning. */
  readonly picture: ChancePicture
  /** The score at which chances by lead are cut, in points on the grid of the game. */
  readonly own: Points
  readonly ownFarkles: number
  readonly opponentFarkles: number
  /** Whether the player to move moved second, where seats count. */
  readonly second: boolean
  /** Id of another rule set to compare with; null compares with the play for most points. */
  readonly other: string | null
  /** The position that is marked; null marks the one that was analysed last. */
  readonly marked: Position | null
}

/** The banked scores of a game, in points. */
export function scoreRange({ grid, lowest, goal }: WinGame): {
  readonly min: Points
  readonly max: Points
} {
  return { min: lowest * grid, max: (goal - 1) * grid }
}

/** The banked score of a game that is nearest to a number. */
export function nearestScore(game: WinGame, score: Points): Points {
  const { min, max } = scoreRange(game)
  return Math.min(max, Math.max(min, Math.round(score / game.grid) * game.grid))
}

/**
 * State at first: three dice, where the choice between roll and bank is least plain, and a mid-game
 * score.
 */
export function firstMapState(game: WinGame): MapState {
  return {
    dice: ALL_DICE / 2,
    colouring: 'bank',
    picture: 'scores',
    own: nearestScore(game, game.rules.goal / 2),
    ownFarkles: 0,
    opponentFarkles: 0,
    second: false,
    other: null,
    marked: null,
  }
}

/** The query of a link to a picture; it says what is not as at first. */
export function mapQuery(state: MapState, game: WinGame): LocationQueryRaw {
  const first = firstMapState(game)
  const said: [keyof MapState, string, string][] = [
    ['dice', 'dice', String(state.dice)],
    ['colouring', 'colour', state.colouring],
    ['picture', 'picture', state.picture],
    ['own', 'own', String(state.own)],
    ['ownFarkles', 'farkles', String(state.ownFarkles)],
    ['opponentFarkles', 'against', String(state.opponentFarkles)],
    ['second', 'seat', '2'],
    ['other', 'with', state.other ?? ''],
    ['marked', 'at', state.marked ? positionCode(state.marked) : ''],
  ]
  return Object.fromEntries(
    said.filter(([field]) => state[field] !== first[field]).map(([, name, text]) => [name, text]),
  )
}

/** The query of a link that marks a position and shows the pictures it lies in. */
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

/** A whole number of the query from `least` to `most`. */
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

/** Reads an address of a picture. What is not understood in it is as if it were not there. */
export function readMapQuery(query: LocationQuery, game: WinGame): MapState {
  const first = firstMapState(game)
  const most = game.counters - 1
  return {
    dice: wholeOf(query, 'dice', 1, game.rules.dice) ?? first.dice,
    colouring: queryWord(query, 'colour', COLOURINGS) ?? first.colouring,
    picture: queryWord(query, 'picture', CHANCE_PICTURES) ?? first.picture,
    own: scoreOf(query, 'own', game) ?? first.own,
    ownFarkles: wholeOf(query, 'farkles', 0, most) ?? first.ownFarkles,
    opponentFarkles: wholeOf(query, 'against', 0, most) ?? first.opponentFarkles,
    second: game.seats === 2 && queryText(query, 'seat') === '2',
    other: queryText(query, 'with') || null,
    marked: markedOf(query),
  }
}
