import type { DiceCount } from '../../../../base/units.ts'
import type { WinGame } from '../win/win-game.ts'
import { seatsOf, stateIndex } from '../win/win-states.ts'
import { eachPair } from './match-order.ts'
import type { Match } from './match-solver.ts'
import type { PlannedPlayer } from './planned-player.ts'
import type { Side } from './policy.ts'
import { Visits } from './visits.ts'

/** States that a game comes to less often than this cannot move a result. */
const HARDLY_EVER = 1e-13

/** One threshold: whose score it is about, and for how many dice left. */
export interface Coordinate {
  readonly side: Side
  readonly dice: DiceCount
}

/** All thresholds of a game: by side, then by number of dice. */
export function coordinatesOf({ model }: WinGame): Coordinate[] {
  return (['own', 'opponent'] as const).flatMap((side) =>
    model.counts.map((dice) => ({ side, dice })),
  )
}

/**
 * First-order gains of moving thresholds, all computed at once: for every banked score of one
 * threshold's side, the gain of treating the states there the other way (banking or not), if
 * nothing else changes. A turn's gain times how often it is played is exact for a single state; the
 * sum ignores that states of one line lead to each other.
 */
export class LineGains {
  /** By coordinate, then by banked score from the lowest on; of which way says the threshold. */
  readonly #gains: readonly Float64Array[]

  /** `player` is the match's first. */
  constructor(match: Match, player: PlannedPlayer) {
    const { game } = match
    const { lowest, counters } = game
    const { counts: diceCounts, allDice } = game.model
    this.#gains = coordinatesOf(game).map(() => new Float64Array(game.scores))
    const { counts } = new Visits(match)
    eachPair(game, 'descending', (own, opponent) => {
      for (const second of seatsOf(game)) {
        for (let farkles = 0; farkles < counters; farkles++) {
          for (let theirs = 0; theirs < counters; theirs++) {
            const visits = counts[0][stateIndex(game, own, opponent, farkles, theirs, second)]!
            if (visits <= HARDLY_EVER) continue
            const ownSet = player.ownSet(own)
            const opponentSet = player.opponentSet(opponent)
            const set = ownSet | opponentSet
            const value = match.valueWith(
              0,
              player.outcomeWith(own, farkles, set),
              own,
              opponent,
              farkles,
              theirs,
              second,
            )
            for (const n of diceCounts) {
              const bit = 1 << n
              if ((ownSet & opponentSet & bit) !== 0) continue
              const id = player.outcomeWith(own, farkles, set ^ bit)
              const other = match.valueWith(0, id, own, opponent, farkles, theirs, second)
              const gain = visits * (other - value)
              if ((opponentSet & bit) === 0) this.#gains[n - 1]![own - lowest]! += gain
              if ((ownSet & bit) === 0) this.#gains[allDice + n - 1]![opponent - lowest]! += gain
            }
          }
        }
      }
    })
  }

  /**
   * The best place for a threshold that stands at `at` (steps above the lowest score; the number of
   * scores means never), and its gain. Among equals, the larger one.
   */
  best(coordinate: number, at: number): { at: number; gain: number } {
    const gains = this.#gains[coordinate]!
    let best = { at, gain: 0 }
    for (let to = at + 1, sum = 0; to <= gains.length; to++) {
      sum += gains[to - 1]!
      if (sum >= best.gain) best = { at: to, gain: sum }
    }
    for (let to = at - 1, sum = 0; to >= 0; to--) {
      sum += gains[to]!
      if (sum > best.gain) best = { at: to, gain: sum }
    }
    return best
  }
}
