import type { Points, Probability } from '../../../../base/units.ts'
import { seededRandom } from '../../../../dice/random.ts'
import { behindBest, chancesOf } from '../match/match-chances.ts'
import type { Progress } from '../match/match-order.ts'
import { Match } from '../match/match-solver.ts'
import { optimalPlayer } from '../match/optimal-player.ts'
import { sideOf } from '../win/past-goal.ts'
import type { MatchContext } from '../match/player.ts'
import { ThumbPlayer } from './thumb-player.ts'
import type { ThumbRule } from './thumb-rule.ts'
import type { Misreading } from './thumb-turns.ts'

export const HASTY_VERSION = 1

/** Win probability that a rule loses more if it is read carelessly; null if not applicable. */
export interface HastyLosses {
  /** A neighbouring column is read in a quarter of all states. */
  readonly neighbour: Probability | null
  /** The value of the dice left (bank number / (divisor - 1)) is off by 10 or 20. */
  readonly worth10: Probability
  readonly worth20: Probability
  /** `near` is ignored. */
  readonly noNear: Probability | null
  readonly noGo: Probability | null
}

const WRONG_PART = 0.25

export const WRONG_COLUMN: Misreading = {
  column(column, columns, own, opponent) {
    const random = seededRandom(`${own} ${opponent}`)
    if (columns === 1 || random.next() >= WRONG_PART) return column
    const right = column === 0 || (column < columns - 1 && random.next() < 0.5)
    return right ? column + 1 : column - 1
  },
}

export function wrongWorth({ divisor }: ThumbRule, points: Points): Misreading {
  return {
    worth(n, own, opponent) {
      const sign = seededRandom(`${n} ${own} ${opponent}`).next() < 0.5 ? -1 : 1
      // Sums on a card are D / (D - 1) times turn total plus V.
      return (sign * points * (divisor - 1)) / divisor
    },
  }
}

export function hastyLosses(
  context: MatchContext,
  rule: ThumbRule,
  progress: Progress = () => {},
): HastyLosses {
  const { game, values } = context
  const side = sideOf(context)
  const matches = 6
  let played = 0
  const behind = (read: ThumbRule, misread?: Misreading): Probability => {
    const player = new ThumbPlayer(side.game, side.endings, read, undefined, misread)
    const match = new Match(game, player, optimalPlayer(context, player.lastChance, true), values)
    match.solve((part) => progress((played + part) / matches))
    played++
    return behindBest(context, chancesOf(match).first.average)
  }
  const own = behind(rule)
  const near = rule.near.some((points) => points > 0)
  const { goOwn, goOpponent, together } = rule
  const goes = together !== undefined || [...goOwn, ...goOpponent].some((from) => from !== null)
  const never = { goOwn: [null], goOpponent: [null], together: undefined }
  const losses = {
    neighbour: rule.columns.holds.length > 1 ? behind(rule, WRONG_COLUMN) - own : null,
    worth10: behind(rule, wrongWorth(rule, 10)) - own,
    worth20: behind(rule, wrongWorth(rule, 20)) - own,
    noNear: near ? behind({ ...rule, near: [0], nearFrom: undefined }) - own : null,
    noGo: goes ? behind({ ...rule, ...never }) - own : null,
  }
  progress(1)
  return losses
}
