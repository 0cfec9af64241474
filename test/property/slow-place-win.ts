import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { firstPlace, placeKey, slowPlaces, type PlaceOdds } from './slow-places.ts'

const STILL = 1e-15

/** A game to the end, or to the last turn of it, within which a bank is worth so much by turn total. */
interface Turn {
  /** What a farkle is worth. */
  readonly farkle: number
  /** Value of a bank, or null where the total is too small; alike from `cap` on. */
  readonly bank: (total: number) => number | null
  readonly cap: number
}

function divisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : divisor(b, a % b)
}

/**
 * The two-player game of turns that remember more, by value iteration: at once, or with a final turn,
 * with a farkle penalty, minimums and a score from which nobody stops. Nothing comes from the solver.
 */
export class SlowPlaceWin {
  readonly scores: readonly number[]
  readonly counters: number
  readonly #rules: RuleSet
  readonly #places: ReadonlyMap<string, PlaceOdds>
  readonly #start: string
  readonly #step: number
  readonly #values = new Map<string, number>()
  readonly #last = new Map<string, number>()
  readonly #horizon: number

  constructor(
    rules: RuleSet,
    places: ReadonlyMap<string, PlaceOdds> = slowPlaces(rules),
    start = placeKey(firstPlace(rules)),
  ) {
    this.#rules = rules
    this.#places = places
    this.#start = start
    const points = [...this.#places.values()].flatMap(({ outcomes }) =>
      outcomes.flatMap(({ moves }) => moves.map((move) => move.points)),
    )
    this.#step = points.reduce(divisor, 0)
    const { farklePenalty: penalty, goal } = rules
    const grid = penalty ? [penalty.points, penalty.floor].reduce(divisor, this.#step) : this.#step
    const scores: number[] = []
    for (let score = penalty?.floor ?? 0; score < goal; score += grid) scores.push(score)
    this.scores = scores
    this.counters = penalty?.farkles ?? 1
    this.#horizon = this.#furthest()
    this.#iterate()
  }

  value(own: number, opponent: number, ownFarkles: number, opponentFarkles: number): number {
    return this.#values.get(`${own} ${opponent} ${ownFarkles} ${opponentFarkles}`) ?? 0.5
  }

  #minimum(banked: number): number {
    const { minimumBank, minimumFirstBank } = this.#rules
    return Math.max(1, banked <= 0 ? minimumFirstBank : minimumBank)
  }

  /** A lead that nobody makes up for in a last turn, but for 1e-15. */
  #furthest(): number {
    if (this.#rules.end === 'immediate') return 0
    let far = 8 * this.#step
    const chance = (missing: number): number => this.#lastChance(missing, this.#minimum(0))
    // Dice that win at once may come up however far one is behind.
    while (chance(far) - chance(2 * far) > 1e-15) far *= 2
    return far
  }

  /** The chance to tie or win with one turn, `missing` short of a tie. */
  #lastChance(missing: number, minimum: number): number {
    const key = `${missing} ${minimum}`
    const known = this.#last.get(key)
    if (known !== undefined) return known
    const chance = this.#play({
      farkle: 0,
      cap: Math.max(missing + 1, minimum),
      bank: (total) => {
        if (total < minimum || total < missing) return null
        return total === missing ? 0.5 : 1
      },
    })
    this.#last.set(key, chance)
    return chance
  }

  /** The value of a whole turn: by descending total, all totals from the cap on alike. */
  #play({ farkle, bank, cap }: Turn): number {
    const step = this.#step
    const last = Math.ceil(cap / step)
    const value = new Map([...this.#places.keys()].map((key) => [key, new Float64Array(last + 1)]))
    const roll = ({ wins, farkles, outcomes }: PlaceOdds, row: number): number => {
      let sum = wins + farkles * farkle
      for (const { chance, moves } of outcomes) {
        let best = 0
        for (const { to, points } of moves) {
          best = Math.max(best, value.get(to)![Math.min(last, row + points / step)]!)
        }
        sum += chance * best
      }
      return sum
    }
    for (let row = last; row >= 0; row--) {
      const banked = bank(row * step)
      let change = 1
      while (change > (row === last ? 1e-17 : 2)) {
        change = 0
        for (const [key, odds] of this.#places) {
          const rolled = roll(odds, row)
          const found = banked === null || !odds.isBankable ? rolled : Math.max(banked, rolled)
          change = Math.max(change, Math.abs(found - value.get(key)![row]!))
          value.get(key)![row] = found
        }
      }
      if (row === last) continue
      for (const [key, odds] of this.#places) {
        const rolled = roll(odds, row)
        value.get(key)![row] =
          banked === null || !odds.isBankable ? rolled : Math.max(banked, rolled)
      }
    }
    return roll(this.#places.get(this.#start)!, 0)
  }

  #turn(own: number, opponent: number, ownFarkles: number, theirs: number): number {
    const { goal, end, finishFrom, farklePenalty: penalty } = this.#rules
    const usual = this.#minimum(own)
    const minimum = finishFrom > 0 && own >= finishFrom ? Math.max(usual, goal - own) : usual
    const isPunished = penalty !== null && ownFarkles + 1 >= penalty.farkles
    const after = isPunished ? Math.max(penalty.floor, own - penalty.points) : own
    const farkles = penalty === null || isPunished ? 0 : ownFarkles + 1
    return this.#play({
      farkle: 1 - this.value(opponent, after, theirs, farkles),
      cap: Math.max(
        minimum,
        end === 'immediate' ? goal - own : Math.max(goal - own, opponent - own + this.#horizon),
      ),
      bank: (total) => {
        if (total < minimum) return null
        if (own + total < goal) return 1 - this.value(opponent, own + total, theirs, 0)
        if (end === 'immediate') return 1
        const lead = Math.min(this.#horizon, own + total - opponent)
        return 1 - this.#lastChance(lead, this.#minimum(opponent))
      },
    })
  }

  #iterate(): void {
    const counts = Array.from({ length: this.counters }, (_, i) => i)
    const pairs = this.scores
      .flatMap((own) => this.scores.map((opponent) => [own, opponent] as const))
      .filter(([own, opponent]) => own >= opponent)
      .sort((a, b) => b[0] + b[1] - (a[0] + a[1]))
    const update = ([high, low]: readonly [number, number]): number => {
      let change = 0
      for (const [own, opponent] of [
        [high, low],
        [low, high],
      ] as const) {
        for (const f of counts.toReversed()) {
          for (const g of counts.toReversed()) {
            const found = this.#turn(own, opponent, f, g)
            change = Math.max(change, Math.abs(found - this.value(own, opponent, f, g)))
            this.#values.set(`${own} ${opponent} ${f} ${g}`, found)
          }
        }
      }
      return change
    }
    for (let change = 1; change > STILL;) {
      change = 0
      for (const pair of pairs) {
        let moved = update(pair)
        change = Math.max(change, moved)
        while (this.counters === 1 && !this.#rules.farklePenalty && moved > STILL) {
          moved = update(pair)
        }
      }
      if (!this.#rules.farklePenalty) return
    }
  }
}
