import type { Probability } from '../../../../base/units.ts'
import { headstartOf, usesOf, type Badge } from '../../rules/badges.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { winGame, type WinGame } from '../win/win-game.ts'
import { BadgeTurn } from './badge-turn.ts'

/** Increase when results change; part of the cache key. */
export const BADGES_VERSION = 1

export interface BadgeChances {
  /** Chance of "you" to win when moving first, and when moving second. */
  readonly asFirst: Probability
  readonly asSecond: Probability
  /** Largest residual of a pair of states. */
  readonly residual: Probability
}

const PAIR_RESIDUAL = 1e-14
const MAX_ROUNDS = 60

/** Rise of the residual of a pair at which secants are cut off; -1 is no slope of a farkle. */
const LEAST_RISE = 0.05

/** W of one player's turns, by own and other score in grid steps and the uses both have left. */
class BadgeTable {
  readonly #values: Float64Array
  readonly #goal: number
  readonly #sizes: readonly [number, number]

  constructor(goal: number, ownUses: number, otherUses: number) {
    this.#goal = goal
    this.#sizes = [ownUses + 1, otherUses + 1]
    this.#values = new Float64Array(goal * goal * (ownUses + 1) * (otherUses + 1))
  }

  #indexOf(own: number, other: number, ownUses: number, otherUses: number): number {
    return ((own * this.#goal + other) * this.#sizes[0] + ownUses) * this.#sizes[1] + otherUses
  }

  get(own: number, other: number, ownUses: number, otherUses: number): Probability {
    return this.#values[this.#indexOf(own, other, ownUses, otherUses)]!
  }

  set(own: number, other: number, uses: readonly [number, number], value: Probability): void {
    this.#values[this.#indexOf(own, other, ...uses)] = value
  }
}

/** Solves y = g(1 - f(1 - y)) by secants; the derivative of the right side is in [0, 1). */
function solvePair(f: (farkle: Probability) => Probability, g: typeof f, guess: Probability) {
  let y = guess
  let before: { readonly y: Probability; readonly rest: Probability } | null = null
  for (let round = 0; ; round++) {
    const x = f(1 - y)
    const rest = g(1 - x) - y
    if (Math.abs(rest) <= PAIR_RESIDUAL || round === MAX_ROUNDS) return { x, y, rest }
    const moved = before ? y - before.y : 0
    const rise = moved === 0 ? 1 : (before!.rest - rest) / moved
    before = { y, rest }
    y += rest / Math.min(1, Math.max(LEAST_RISE, rise))
  }
}

/**
 * Solves the game of two players of whom each may have a badge, from the goal backward: the equations
 * of W (Busche and Neller 2017, eq. 1) with the uses left as part of a state. Uses only fall, so a
 * turn leads to scores that are solved, or to the same scores with as many uses or fewer. For the
 * rules see mayHaveBadges.
 */
export function solveBadges(
  rules: RuleSet,
  badge: Badge | null,
  otherBadge: Badge | null,
  progress: (share: number) => void = () => {},
): BadgeChances {
  const game = winGame(rules)
  const theirs: WinGame = game.opponent ?? game
  const { goal } = game
  const [uses, otherUses] = [usesOf(badge), usesOf(otherBadge)]
  const ours = new BadgeTable(goal, uses, otherUses)
  const others = new BadgeTable(goal, otherUses, uses)
  const counts = (most: number): number[] => Array.from({ length: most + 1 }, (_, i) => i)
  /** By uses that the other has left. */
  const turns = counts(otherUses).map(() => new BadgeTurn(game, badge, uses))
  const otherTurns = counts(uses).map(() => new BadgeTurn(theirs, otherBadge, otherUses))
  let residual = 0
  for (let sum = 2 * goal - 2; sum >= 0; sum--) {
    progress(1 - (sum + 1) / (2 * goal - 1))
    for (let own = Math.max(0, sum - goal + 1); own <= Math.min(goal - 1, sum); own++) {
      const other = sum - own
      for (const v of counts(otherUses)) {
        for (const u of counts(uses)) {
          const turn = turns[v]!
          const otherTurn = otherTurns[u]!
          turn.setBanks(own, u, (score, left) => 1 - others.get(other, score, v, left))
          otherTurn.setBanks(other, v, (score, left) => 1 - ours.get(own, score, u, left))
          const guess = other + 1 < goal ? others.get(other + 1, own, v, u) : 0.5
          const { x, y, rest } = solvePair(
            (farkle) => turn.evaluate(u, farkle),
            (farkle) => otherTurn.evaluate(v, farkle),
            guess,
          )
          ours.set(own, other, [u, v], x)
          others.set(other, own, [v, u], y)
          residual = Math.max(residual, Math.abs(rest))
        }
      }
    }
  }
  const scoreOf = (one: Badge | null): number => Math.floor(headstartOf(one) / game.grid)
  const [own, other] = [scoreOf(badge), scoreOf(otherBadge)]
  return {
    asFirst: ours.get(own, other, uses, otherUses),
    asSecond: 1 - others.get(other, own, otherUses, uses),
    residual,
  }
}
