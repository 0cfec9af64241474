import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { flatOutcomes, scoredRoll, type FlatOutcomes } from './slow-odds.ts'
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
  readonly #places: readonly PlaceOdds[]
  /** The place of the first roll. */
  readonly #start: number
  readonly #step: number
  /** The outcomes by place, in rows with an entry for each place, and where all rows are alike. */
  readonly #flat: readonly FlatOutcomes[]
  readonly #alike: readonly FlatOutcomes[]
  /** The rows of the roll with the most points. */
  readonly #longest: number
  readonly #values = new Map<string, number>()
  readonly #last = new Map<string, number>()
  readonly #horizon: number

  constructor(
    rules: RuleSet,
    places: ReadonlyMap<string, PlaceOdds> = slowPlaces(rules),
    start = placeKey(firstPlace(rules)),
  ) {
    this.#rules = rules
    this.#places = [...places.values()]
    const index = new Map([...places.keys()].map((key, i) => [key, i]))
    this.#start = index.get(start)!
    const points = this.#places.flatMap(({ outcomes }) =>
      outcomes.flatMap(({ moves }) => moves.map((move) => move.points)),
    )
    this.#step = points.reduce(divisor, 0)
    this.#longest = Math.max(...points) / this.#step
    const laidOut = (step: number): FlatOutcomes[] =>
      this.#places.map(({ outcomes }) =>
        flatOutcomes(
          outcomes.map(({ chance, moves }) => ({
            chance,
            moves: moves.map(({ to, points }) => ({ dice: index.get(to)! + 1, points })),
          })),
          this.#places.length,
          step,
        ),
      )
    this.#flat = laidOut(this.#step)
    this.#alike = laidOut(Infinity)
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
    const width = this.#places.length
    const last = Math.ceil(cap / step)
    const best = new Float64Array(width * (last + 1 + this.#longest))
    const roll = (flat: readonly FlatOutcomes[], i: number, row: number): number => {
      const { wins, farkles } = this.#places[i]!
      return wins + farkles * farkle + scoredRoll(flat[i]!, best, width * row)
    }
    /** Puts the values of a row in their places; the largest change. */
    const update = (flat: readonly FlatOutcomes[], row: number): number => {
      const banked = bank(row * step)
      let change = 0
      for (let i = 0; i < width; i++) {
        const rolled = roll(flat, i, row)
        const { isBankable } = this.#places[i]!
        const found = banked === null || !isBankable ? rolled : Math.max(banked, rolled)
        change = Math.max(change, Math.abs(found - best[width * row + i]!))
        best[width * row + i] = found
      }
      return change
    }
    while (update(this.#alike, last) > 1e-17);
    for (let row = last + 1; width * row < best.length; row++) {
      best.copyWithin(width * row, width * last, width * (last + 1))
    }
    for (let row = last - 1; row >= 0; row--) update(this.#flat, row)
    return roll(this.#flat, this.#start, 0)
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
