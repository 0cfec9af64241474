import type { Points, Probability } from '../../../../base/units.ts'
import { sideOf } from '../win/past-goal.ts'
import { coordinatesOf, LineGains, type Coordinate } from './line-gains.ts'
import { chancesOf, type MatchResult } from './match-chances.ts'
import type { Progress } from './match-order.ts'
import { Match } from './match-solver.ts'
import { optimalPlayer } from './optimal-player.ts'
import { PlannedPlayer } from './planned-player.ts'
import { tablePlans } from './plans.ts'
import type { MatchContext } from './player.ts'
import { noThresholds, withThreshold, type Thresholds } from './policy.ts'

interface ThresholdNeighbour extends Coordinate {
  /** The goal or more means never. */
  readonly at: Points
  /** Win probability against the optimal player, mean of moving first and second. */
  readonly average: Probability
  readonly gain: Probability
}

export interface FoundThresholds {
  readonly thresholds: Thresholds
  readonly average: Probability
  readonly withoutThresholds: Probability
  readonly neighbours: readonly ThresholdNeighbour[]
  readonly matches: number
  readonly match: MatchResult
}

/** Smaller gains are rounding. */
const REAL_GAIN = 1e-13

/** Share of the progress of the first match, which plays the optimal turns. */
const FIRST_MATCH = 0.5

/** Usual number of search rounds; used for progress only. */
const USUAL_ROUNDS = 6

class ThresholdSearch {
  thresholds: Thresholds
  average: Probability
  matches = 0
  readonly match: Match
  readonly player: PlannedPlayer
  readonly coordinates: readonly Coordinate[]
  readonly #known = new Map<string, Probability>()

  constructor(context: MatchContext, progress: Progress) {
    const { game } = context
    this.thresholds = noThresholds(game.model.allDice)
    this.coordinates = coordinatesOf(game)
    const side = sideOf(context)
    const plans = tablePlans(side.game, side.endings)
    this.player = new PlannedPlayer(side.game, side.endings, plans, true)
    // Thresholds do not matter in a last turn.
    const optimal = optimalPlayer(context, this.player.lastChance, true)
    this.match = new Match(game, this.player, optimal)
    this.average = this.averageOf(this.thresholds, progress)
  }

  averageOf(thresholds: Thresholds, progress?: Progress): Probability {
    const key = JSON.stringify(thresholds)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    this.player.setThresholds(thresholds)
    this.match.solve(progress)
    this.matches++
    const { average } = chancesOf(this.match).first
    this.#known.set(key, average)
    return average
  }

  restore(): void {
    this.player.setThresholds(this.thresholds)
    this.match.solve()
  }

  /** Position of a threshold: steps above the lowest score; the number of scores means never. */
  at({ side, dice }: Coordinate): number {
    const { grid, lowest, scores } = this.match.game
    const value = this.thresholds[side][dice - 1] ?? null
    return value === null ? scores : value / grid - lowest
  }

  points(at: number): Points {
    const { grid, lowest } = this.match.game
    return (at + lowest) * grid
  }

  moved(thresholds: Thresholds, { side, dice }: Coordinate, at: number): Thresholds {
    const value = at >= this.match.game.scores ? null : this.points(at)
    return withThreshold(thresholds, side, dice, value)
  }

  take(thresholds: Thresholds, leastGain = REAL_GAIN): boolean {
    const average = this.averageOf(thresholds)
    if (average < this.average + leastGain) return false
    this.thresholds = thresholds
    this.average = average
    return true
  }
}

/** Moves all thresholds to their best first-order positions, else the first one that gains. */
function moveByGains(search: ThresholdSearch): boolean {
  search.restore()
  const gains = new LineGains(search.match, search.player)
  const moves = search.coordinates
    .map((coordinate, i) => ({ coordinate, ...gains.best(i, search.at(coordinate)) }))
    .filter(({ coordinate, at }) => at !== search.at(coordinate))
    .sort((a, b) => b.gain - a.gain)
  const all = moves.reduce(
    (thresholds, { coordinate, at }) => search.moved(thresholds, coordinate, at),
    search.thresholds,
  )
  if (search.take(all)) return true
  return moves.some(
    ({ coordinate, at, gain }) =>
      gain > REAL_GAIN && search.take(search.moved(search.thresholds, coordinate, at)),
  )
}

function stepsFrom(search: ThresholdSearch, coordinate: Coordinate): number[] {
  const at = search.at(coordinate)
  return [at - 1, at + 1].filter((to) => to >= 0 && to <= search.match.game.scores)
}

function moveByStep(search: ThresholdSearch, progress: Progress): boolean {
  const { coordinates } = search
  return coordinates.some((coordinate, i) => {
    progress(i / coordinates.length)
    return stepsFrom(search, coordinate).some((at) =>
      search.take(search.moved(search.thresholds, coordinate, at)),
    )
  })
}

function dropIdle(search: ThresholdSearch): void {
  for (const coordinate of search.coordinates) {
    const never = search.match.game.scores
    if (search.at(coordinate) === never) continue
    search.take(search.moved(search.thresholds, coordinate, never), -REAL_GAIN)
  }
}

function neighboursOf(search: ThresholdSearch): ThresholdNeighbour[] {
  return search.coordinates
    .filter(({ side, dice }) => search.thresholds[side][dice - 1] !== null)
    .flatMap((coordinate) =>
      stepsFrom(search, coordinate).map((at) => {
        const average = search.averageOf(search.moved(search.thresholds, coordinate, at))
        return { ...coordinate, at: search.points(at), average, gain: average - search.average }
      }),
    )
}

/**
 * Finds the best go-for-it thresholds B_n and D_n (table 4 of the 2017 paper) for any rule set:
 * they maximise the wins of a table-following player against the optimal one. Starting from none,
 * thresholds move by first-order estimates, each move verified by an exact match, until no single
 * step of one threshold gains. Thresholds lie on the grid of banked scores.
 */
export function findThresholds(
  context: MatchContext,
  progress: Progress = () => {},
): FoundThresholds {
  const search = new ThresholdSearch(context, (part) => progress(FIRST_MATCH * part))
  const withoutThresholds = search.average
  let left = 1 - FIRST_MATCH
  const nextRound = (): void => progress(1 - (left *= 1 - 1 / USUAL_ROUNDS))
  do {
    while (moveByGains(search)) nextRound()
    dropIdle(search)
    nextRound()
  } while (moveByStep(search, (part) => progress(1 - left * (1 - part / USUAL_ROUNDS))))
  const neighbours = neighboursOf(search)
  search.restore()
  const match = { ...chancesOf(search.match), residual: search.match.residual() }
  progress(1)
  const { thresholds, average, matches } = search
  return { thresholds, average, withoutThresholds, neighbours, matches, match }
}
