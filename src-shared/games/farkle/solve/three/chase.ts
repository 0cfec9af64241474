import type { Probability } from '../../../../base/units.ts'
import { setTurn, solveCycle, type Cycle, type CycleTurn } from './cycle.ts'

/** Writes the best turn of state i for a farkle value. */
export type ReplyTurn = (i: number, farkle: Probability, into: CycleTurn) => void

/** Farkle values that differ by less are equal. */
const SETTLED = 1e-14

/** Gains below this are rounding. */
export const NIL = 1e-12

/** Plays whose chances differ by less are the same. */
const ALIKE = 1e-9

/** Policy iteration ends after so many rounds: it takes two or three where it settles. */
const MAX_ROUNDS = 12

/** Players who mix while another one's mixture is sought: more are tried if fewer do not do. */
const DEPTHS = [1, 2, 3]

/** Halvings of an interval of length 1 down to rounding. */
const HALVINGS = 56

interface Resolved {
  /** Each mover's gain from the best other play of this turn alone. */
  readonly gains: readonly Probability[]
  /** Whether somebody mixes two plays; else pure plays were found after all. */
  readonly isMixed: boolean
}

/**
 * Resolves a cycle of states in which best replies chase each other.
 *
 * Where a mover's best play changes, at some farkle value, the other players' chances jump, so that
 * there may be no pure plays that are best replies to each other. At that value both plays are
 * equally good for the mover. Any mixture of them is a best reply, and some mixture makes the others
 * answer so that the farkle value is this one. The value is found by bisection, and then the share
 * of both plays. If the answer jumps at a share, another player is indifferent there, and mixes so
 * that the farkle value is met. Of all plays that were found those with the least gain are kept.
 */
export function resolveChase(cycle: Cycle, reply: ReplyTurn): Resolved {
  return new Chase(cycle, reply).resolve()
}

type Turns = readonly Readonly<CycleTurn>[]

class Chase {
  readonly #cycle: Cycle
  readonly #reply: ReplyTurn
  #best: Turns = []
  #gains: readonly Probability[] = [Infinity]
  #isMixed = false

  constructor(cycle: Cycle, reply: ReplyTurn) {
    this.#cycle = cycle
    this.#reply = reply
  }

  resolve(): Resolved {
    const { turns } = this.#cycle
    const all = turns.map((_, i) => i)
    const isResolved = DEPTHS.some((depth) => this.#answer(all, depth))
    if (!isResolved) {
      this.#best.forEach((turn, i) => Object.assign(turns[i]!, turn))
      solveCycle(this.#cycle)
    }
    this.#gain(all)
    return { gains: this.#gains, isMixed: this.#isMixed }
  }

  /**
   * Finds plays of these players that are best replies to each other and to the other plays, up to
   * `depth` of them mixing on the way. True if nobody of them gains from another play.
   */
  #answer(players: readonly number[], depth: number): boolean {
    const moves = this.#settle(players)
    if (players.every((i) => moves[i]! <= SETTLED)) return true
    const order = players.toSorted((a, b) => moves[b]! - moves[a]!)
    return depth > 0 && order.some((i) => this.#mix(i, others(players, i), depth - 1))
  }

  /** Largest gain of these players; keeps the plays with the least gain of all players. */
  #gain(players: readonly number[]): Probability {
    const { turns, chances, farkles } = this.#cycle
    const best = { farkle: 0, own: 0, next: 0 }
    let isMixed = false
    const gains = players.map((i) => {
      const { farkle, next } = turns[i]!
      this.#reply(i, farkles[i]!, best)
      isMixed ||= Math.max(Math.abs(best.farkle - farkle), Math.abs(best.next - next)) > ALIKE
      return Math.max(0, best.own + best.farkle * farkles[i]! - chances[i]![i]!)
    })
    if (players.length === turns.length && Math.max(...gains) <= Math.max(...this.#gains)) {
      this.#gains = gains
      this.#isMixed = isMixed
      this.#best = turns.map((turn) => ({ ...turn }))
    }
    return Math.max(...gains)
  }

  /**
   * Policy iteration among these players, from the current farkle values. Returns how far each
   * player's value moved in the last round.
   */
  #settle(players: readonly number[]): readonly Probability[] {
    const { turns, farkles } = this.#cycle
    let moves = turns.map(() => 0)
    if (players.length === 0) solveCycle(this.#cycle)
    for (let round = 0; players.length > 0 && round < MAX_ROUNDS; round++) {
      const before = Float64Array.from(farkles)
      for (const i of players) this.#reply(i, before[i]!, turns[i]!)
      solveCycle(this.#cycle)
      moves = turns.map((_, i) => (players.includes(i) ? Math.abs(farkles[i]! - before[i]!) : 0))
      if (Math.max(...moves) <= SETTLED) break
    }
    return moves
  }

  /** Has player i mix two plays while the others answer. True if nobody gains from another play. */
  #mix(i: number, free: readonly number[], depth: number): boolean {
    const { turns, farkles } = this.#cycle
    const all = [i, ...free]
    const value = this.#cross((farkle) => {
      this.#reply(i, farkle, turns[i]!)
      this.#answer(free, depth)
      return farkles[i]! - farkle
    })
    if (this.#gain(all) <= NIL) return true
    const share = this.#cross((part) => {
      blend(value.below[i]!, value.above[i]!, part, turns[i]!)
      this.#answer(free, depth)
      return farkles[i]! - value.at
    })
    if (this.#gain(all) <= NIL) return true
    return free.some((other) => {
      this.#cross((part) => {
        blend(value.below[i]!, value.above[i]!, share.at, turns[i]!)
        blend(share.below[other]!, share.above[other]!, part, turns[other]!)
        this.#answer(others(free, other), depth)
        return farkles[i]! - value.at
      })
      return this.#gain(all) <= NIL
    })
  }

  /**
   * Bisects 0 to 1 for a zero of `excess`, or for the place where its sign changes with a jump; then
   * `below` and `above` are the turns on its two sides. The interval's ends keep their signs,
   * whichever they are.
   */
  #cross(excess: (at: number) => number): {
    readonly at: number
    readonly below: Turns
    readonly above: Turns
  } {
    const copy = (): Turns => this.#cycle.turns.map((turn) => ({ ...turn }))
    const atZero = excess(0)
    let [low, high] = [0, 1]
    let below = copy()
    const atOne = excess(1)
    let above = copy()
    if (Math.abs(atOne) <= SETTLED) return { at: 1, below, above }
    const rises = atZero < atOne
    for (let halving = 0; halving < HALVINGS; halving++) {
      const at = (low + high) / 2
      const found = excess(at)
      if (Math.abs(found) <= SETTLED) return { at, below, above }
      if (found < 0 === rises) {
        low = at
        below = copy()
      } else {
        high = at
        above = copy()
      }
    }
    return { at: (low + high) / 2, below, above }
  }
}

const others = (players: readonly number[], i: number): number[] =>
  players.filter((player) => player !== i)

function blend(below: CycleTurn, above: CycleTurn, share: number, into: CycleTurn): void {
  const between = (a: number, b: number): number => a + share * (b - a)
  setTurn(
    into,
    between(below.own, above.own),
    between(below.next, above.next),
    between(below.farkle, above.farkle),
  )
}
