import type { Points, Probability } from '../../../../base/units.ts'
import type { ValueOf } from './turn-values.ts'
import type { WinGame } from './win-game.ts'

/** A compensation and the first player's win probability with it. */
export interface Compensation {
  /** Banked by the second player before the first turn; below zero, by the first. */
  readonly points: Points
  /** Of the first player. */
  readonly winProbability: Probability
}

/** How much moving first is worth, and what makes it even. */
export interface Fairness {
  /** Of the first player, without compensation. */
  readonly winProbability: Probability
  /** The first player's chance less the second's. */
  readonly edge: number
  /** The compensation that comes nearest to one half. */
  readonly komi: Compensation
  /** By ascending compensation, none included, to well beyond the fairest one. */
  readonly curve: readonly Compensation[]
  /**
   * Where the players roll different dice: how often who has the rules' own ones wins, moving first and
   * second. Null where both roll the same.
   */
  readonly ownDice: { readonly asFirst: Probability; readonly asSecond: Probability } | null
  /** Whether who begins with points is free of a larger minimum for the first bank. */
  readonly skipsFirstMinimum: boolean
}

/** The curve ends where the favoured player has become as much of an underdog as this. */
const CURVE_END: Probability = 0.35

const unfairness = ({ winProbability }: Compensation): number => Math.abs(winProbability - 0.5)

/**
 * The first player's chance without and with compensation points, in steps of the points that can be
 * made in a turn. Where moving first is a drawback the first player gets them: points below zero.
 * A banked score above zero needs no minimum for the first bank any more, which is part of the gift.
 * Where the players roll different dice `opponentBegins` says who is first.
 */
export function fairness(game: WinGame, valueOf: ValueOf, opponentBegins = false): Fairness {
  const { rules, goal } = game
  // Points that anybody can make.
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
