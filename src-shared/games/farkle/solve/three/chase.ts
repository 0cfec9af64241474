import type { Probability } from '../../../../base/units.ts'
import { setTurn, solveCycle, type Cycle, type CycleTurn } from './cycle.ts'

/** Writes the best turn of state i for a farkle value. */
export type Reply = (i: number, farkle: Probability, into: CycleTurn) => void

/** Farkle values that differ by less are equal. */
const SETTLED = 1e-14

/** Policy iteration ends after so many rounds: it takes two or three where it settles. */
const MAX_ROUNDS = 12

/** Halvings of an interval of length 1 down to rounding. */
const HALVINGS = 56

/**
 * Resolves a cycle of states in which best replies chase each other, and returns each mover's gain
 * from the best other play of this turn alone.
 *
 * Where a mover's best play changes, at some farkle value, the other players' chances jump, so that
 * there may be no pure plays that are best replies to each other. At that value both plays are
 * equally good for the mover. Any mixture of them is a best reply, and some mixture makes the others
 * answer so that the farkle value is this one. The value is found by bisection, and then the share
 * of both plays. If the answer jumps at a share, another player is indifferent there, and mixes so
 * that the farkle value is met.
 */
export function resolveChase(cycle: Cycle, reply: Reply): readonly Probability[] {
  new Chase(cycle, reply).resolve()
  return cycle.turns.map((_, i) => {
    const best = { farkle: 0, own: 0, next: 0 }
    const farkle = cycle.farkles[i]!
    reply(i, farkle, best)
    return Math.max(0, best.own + best.farkle * farkle - cycle.chances[i]![i]!)
  })
}

type Turns = readonly Readonly<CycleTurn>[]

class Chase {
  readonly #cycle: Cycle
  readonly #reply: Reply

  constructor(cycle: Cycle, reply: Reply) {
    this.#cycle = cycle
    this.#reply = reply
  }

  resolve(): void {
    const all = this.#cycle.turns.map((_, i) => i)
    const moves = this.#settle(all)
    const order = all.toSorted((a, b) => moves[b]! - moves[a]!)
    for (const i of order) {
      if (
        this.#mix(
          i,
          all.filter((other) => other !== i),
        )
      )
        return
    }
  }

  /**
   * Policy iteration among these players, from the current farkle values. Returns how far each
   * player's value moved in the last round; nothing if all have settled.
   */
  #settle(players: readonly number[]): readonly Probability[] {
    const { turns, farkles } = this.#cycle
    let moves: Probability[] = []
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const before = Float64Array.from(farkles)
      for (const i of players) this.#reply(i, before[i]!, turns[i]!)
      solveCycle(this.#cycle)
      moves = turns.map((_, i) => (players.includes(i) ? Math.abs(farkles[i]! - before[i]!) : 0))
      if (Math.max(...moves) <= SETTLED) return []
    }
    return moves
  }

  /** Has player i mix two plays while the others reply. False if that gives no best replies. */
  #mix(i: number, others: readonly number[]): boolean {
    const { turns, farkles } = this.#cycle
    const value = this.#cross((farkle) => {
      this.#reply(i, farkle, turns[i]!)
      this.#settle(others)
      return farkles[i]! - farkle
    })
    if (value.met) return true
    const share = this.#cross((part) => {
      blend(value.below[i]!, value.above[i]!, part, turns[i]!)
      this.#settle(others)
      return farkles[i]! - value.at
    })
    if (share.met) return true
    const answer = this.#cross((part) => {
      blend(value.below[i]!, value.above[i]!, share.at, turns[i]!)
      for (const other of others) {
        blend(share.below[other]!, share.above[other]!, part, turns[other]!)
      }
      solveCycle(this.#cycle)
      return farkles[i]! - value.at
    })
    return answer.met
  }

  /**
   * Bisects 0 to 1 for a zero of `excess`, or for the place where its sign changes with a jump; then
   * `below` and `above` are the turns on its two sides. The interval's ends keep their signs,
   * whichever they are.
   */
  #cross(excess: (at: number) => number): {
    readonly met: boolean
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
    if (Math.abs(atOne) <= SETTLED) return { met: true, at: 1, below, above }
    const rises = atZero < atOne
    for (let halving = 0; halving < HALVINGS; halving++) {
      const at = (low + high) / 2
      const found = excess(at)
      if (Math.abs(found) <= SETTLED) return { met: true, at, below, above }
      if (found < 0 === rises) {
        low = at
        below = copy()
      } else {
        high = at
        above = copy()
      }
    }
    return { met: false, at: (low + high) / 2, below, above }
  }
}

function blend(below: CycleTurn, above: CycleTurn, share: number, into: CycleTurn): void {
  const between = (a: number, b: number): number => a + share * (b - a)
  setTurn(
    into,
    between(below.own, above.own),
    between(below.next, above.next),
    between(below.farkle, above.farkle),
  )
}
