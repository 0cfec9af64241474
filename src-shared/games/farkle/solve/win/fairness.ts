import type { Points, Probability } from '../../../../base/units.ts'
import type { ValueOf } from './turn-values.ts'
import type { WinGame } from './win-game.ts'

interface Compensation {
  readonly points: Points
  /** Of the first player. */
  readonly winProbability: Probability
}

export interface Fairness {
  readonly winProbability: Probability
  /** The first player's win probability minus the second's. */
  readonly edge: number
  /** The compensation nearest to one half. */
  readonly komi: Compensation
  /** By ascending compensation, including none. */
  readonly curve: readonly Compensation[]
  /** Win probability of the owner of `ownDice`, moving first and second; null if dice are equal. */
  readonly ownDice: { readonly asFirst: Probability; readonly asSecond: Probability } | null
  /** Whether starting points also lift a larger minimum for the first bank. */
  readonly skipsFirstMinimum: boolean
}

/** The curve ends where the initial favourite's win probability falls below this. */
const CURVE_END: Probability = 0.35

const unfairness = ({ winProbability }: Compensation): number => Math.abs(winProbability - 0.5)

/**
 * The first player's win probability by compensation, in steps of points that a turn can make;
 * negative points go to the first player. A banked score above zero also lifts the minimum for the
 * first bank. With different dice `opponentBegins` says who is first.
 */
export function fairness(game: WinGame, valueOf: ValueOf, opponentBegins = false): Fairness {
  const { rules, goal } = game
  const stepsOf = game.opponent ? Math.max(game.perRow, game.opponent.perRow) : game.perRow
  const start = { own: 0, opponent: 0, ownFarkles: 0, opponentFarkles: 0 }
  const begins = opponentBegins && { second: true }
  const value = (own: number, opponent: number): Probability =>
    valueOf({ ...start, own, opponent, ...begins })
  const winProbability = value(0, 0)
  const second = winProbability >= 0.5
  const curve: Compensation[] = []
  for (let steps = 0; steps < goal; steps += stepsOf) {
    const points = steps * game.grid
    const compensation = second
      ? { points, winProbability: value(0, steps) }
      : { points: steps === 0 ? 0 : -points, winProbability: value(steps, 0) }
    curve.push(compensation)
    const underdog = second ? compensation.winProbability : 1 - compensation.winProbability
    if (underdog < CURVE_END) break
  }
  const komi = curve.reduce((best, next) => (unfairness(next) < unfairness(best) ? next : best))
  return {
    winProbability,
    edge: 2 * winProbability - 1,
    komi,
    curve: second ? curve : curve.reverse(),
    ownDice: game.opponent && {
      asFirst: valueOf(start),
      asSecond: 1 - valueOf({ ...start, second: true }),
    },
    skipsFirstMinimum: komi.points !== 0 && rules.minimumFirstBank > rules.minimumBank,
  }
}
