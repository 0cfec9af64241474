import type { DiceCount, Probability } from '../../../../base/units.ts'
import type { WinGame } from '../win/win-game.ts'
import { seatsOf, stateIndex } from '../win/win-states.ts'
import { eachPair } from './match-order.ts'
import type { Match } from './match-solver.ts'
import type { PlannedPlayer } from './planned-player.ts'
import type { ThresholdSide } from './policy.ts'
import type { DiceSet } from './turn-plan.ts'
import { Visits } from './visits.ts'

const HARDLY_EVER = 1e-13

export interface Coordinate {
  readonly side: ThresholdSide
  readonly dice: DiceCount
}

/** All thresholds of a game: by side, then by number of dice. */
export function coordinatesOf({ model }: WinGame): Coordinate[] {
  return (['own', 'opponent'] as const).flatMap((side) =>
    model.counts.map((dice) => ({ side, dice })),
  )
}

/**
 * First-order gains of moving thresholds: by banked score of a threshold's side, the gain of
 * treating the states there the other way. Visits times a turn's gain is exact for one state; the
 * sum ignores that states on one line lead to each other.
 */
export class LineGains {
  /** [coordinate][banked score from the lowest on]. */
  readonly #gains: readonly Float64Array[]

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
            const valueWith = (goFor: DiceSet): Probability => {
              const id = player.outcomeWith(own, farkles, goFor)
              return match.valueWith(0, id, own, opponent, farkles, theirs, second)
            }
            const value = valueWith(set)
            for (const n of diceCounts) {
              const bit = 1 << n
              if ((ownSet & opponentSet & bit) !== 0) continue
              const gain = visits * (valueWith(set ^ bit) - value)
              if ((opponentSet & bit) === 0) this.#gains[n - 1]![own - lowest]! += gain
              if ((ownSet & bit) === 0) this.#gains[allDice + n - 1]![opponent - lowest]! += gain
            }
          }
        }
      }
    })
  }

  /** Best position for a threshold now at `at`, and its gain; the number of scores means never. */
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
