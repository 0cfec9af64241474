import type { Points, Probability } from '../../../../base/units.ts'
import { solveLinear, symmetricEquilibrium } from './mixture.ts'
import { winChance, winsByScore } from './reward.ts'

/** Largest gain of a best reply at which the search for an equilibrium ends. */
export const RESIDUAL = 1e-9

/** Plays after which the search ends whatever the residual. */
const MAX_PLAYS = 20

/** Best replies that an extrapolation looks back at, and plays in a mixture. */
const HISTORY = 4
const MIXED = 9

/** Final scores of the best reply to some final scores. */
interface Reply {
  readonly to: Float64Array
  readonly scores: Float64Array
}

/**
 * Equilibrium of two players who do not see each other's card. A play is its distribution of final
 * scores, from 0 to the limit. Each step finds the best reply to an opponent; the opponents come
 * from two methods:
 *
 * - Anderson (1965): the final scores at which opponent and reply would be the same if the reply
 *   depended on the opponent linearly, from the last replies. Nobody need be able to play them.
 * - Double oracle (McMahan, Gordon, Blum 2003): the mixture of the plays found so far that is the
 *   equilibrium of the game between these. The search ends when the best reply to it gains at most
 *   RESIDUAL. It is taken when the reply to an extrapolated opponent gains as little, or after many.
 */
export class EquilibriumSearch {
  readonly plays: Float64Array[]
  /** By play: weight in the mixture, if the opponent is one; else empty. */
  weights: Probability[] = []
  /** Final scores of the opponent that is replied to. */
  opponent: Float64Array
  /** By opponent: what the best reply gains against it. */
  readonly gains: number[] = []
  #replies: Reply[] = []

  /** `plays`: those found so far, at least the first. */
  constructor(plays: readonly Float64Array[]) {
    this.plays = [...plays]
    this.opponent = plays[0]!
    this.#mix()
  }

  get limit(): Points {
    return this.opponent.length - 1
  }

  /** Takes the chance to win of the best reply; true if the opponent is the equilibrium. */
  replied(value: Probability): boolean {
    // Against itself an opponent wins exactly half of the games.
    const gain = value - 1 / 2
    this.gains.push(gain)
    return this.weights.length > 0 && (gain <= RESIDUAL || this.plays.length >= MAX_PLAYS)
  }

  /** Takes the final scores of that reply, and chooses the next opponent. */
  add(scores: Float64Array): void {
    this.plays.push(scores)
    this.#replies = [...this.#replies, { to: this.opponent, scores }].slice(-HISTORY)
    const isClose = this.gains.at(-1)! <= RESIDUAL
    if (isClose || this.plays.length >= MAX_PLAYS - 1) this.#mix()
    else this.#extrapolate()
  }

  #mix(): void {
    const plays = this.plays.slice(-MIXED)
    const wins = plays.map(winsByScore)
    const gains = plays.map((one, i) =>
      plays.map((_, j) => (i === j ? 0 : winChance(one, wins[j]!) - 1 / 2)),
    )
    const others = this.plays.slice(plays.length).map(() => 0)
    this.weights = [...others, ...symmetricEquilibrium(gains)]
    this.opponent = this.#sum(this.plays, this.weights)
  }

  /** The sum of replies, with weights that add up to 1, whose opponents differ least from them. */
  #extrapolate(): void {
    const replies = this.#replies
    const last = replies.length - 1
    const moves = replies.map(({ to, scores }) => {
      const before = winsByScore(to)
      return winsByScore(scores).map((wins, score) => wins - before[score]!)
    })
    const steps = moves.slice(0, last).map((move) => move.map((one, i) => moves[last]![i]! - one))
    const dot = (a: Float64Array, b: Float64Array): number =>
      a.reduce((sum, one, i) => sum + one * b[i]!, 0)
    const found = solveLinear(
      steps.map((one) => steps.map((other) => dot(one, other))),
      steps.map((one) => dot(one, moves[last]!)),
    )
    const shares = found ?? steps.map(() => 0)
    const rest = 1 - shares.reduce((sum, share) => sum + share, 0)
    this.weights = []
    this.opponent = this.#sum(
      replies.map(({ scores }) => scores),
      [...shares, rest],
    )
  }

  #sum(plays: readonly Float64Array[], weights: readonly number[]): Float64Array {
    const sum = plays[0]!.map((_, score) =>
      Math.max(
        0,
        plays.reduce((all, play, i) => all + weights[i]! * play[score]!, 0),
      ),
    )
    const all = sum.reduce((total, chance) => total + chance, 0)
    return sum.map((chance) => chance / all)
  }
}
