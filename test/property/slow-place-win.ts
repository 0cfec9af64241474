import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { divisor } from './slow-odds.ts'
import { SlowPlacePlay } from './slow-place-play.ts'
import { firstPlace, placeKey, slowPlaces } from './slow-places.ts'

/** Smaller moves come to far less than the 1e-10 to which values are compared. */
const STILL = 1e-13

/**
 * The two-player game of turns that remember more, by value iteration: at once, or with a final turn,
 * with a farkle penalty, minimums and a score from which nobody stops. The players may have turns of
 * their own. Nothing comes from the solver.
 */
export class SlowPlaceWin {
  readonly scores: readonly number[]
  readonly counters: number
  /** Whether the mover is the one with the other turns, for each seat that is told apart. */
  readonly seats: readonly boolean[]
  readonly #rules: RuleSet
  readonly #turns: readonly [SlowPlacePlay, SlowPlacePlay]
  /** The largest step of both players' points. */
  readonly #step: number
  readonly #values = new Map<string, number>()
  readonly #last = new Map<string, number>()
  readonly #horizon: number

  constructor(
    rules: RuleSet,
    turns = new SlowPlacePlay(slowPlaces(rules), placeKey(firstPlace(rules))),
    theirTurns = turns,
  ) {
    this.#rules = rules
    this.#turns = [turns, theirTurns]
    this.seats = turns === theirTurns ? [false] : [false, true]
    this.#step = divisor(turns.step, theirTurns.step)
    const { farklePenalty: penalty, goal } = rules
    const grid = penalty ? [penalty.points, penalty.floor].reduce(divisor, this.#step) : this.#step
    const scores: number[] = []
    for (let score = penalty?.floor ?? 0; score < goal; score += grid) scores.push(score)
    this.scores = scores
    this.counters = penalty?.farkles ?? 1
    this.#horizon = this.#furthest()
    this.#iterate()
  }

  #turnsOf(second: boolean): SlowPlacePlay {
    return this.#turns[second ? 1 : 0]
  }

  #other(second: boolean): boolean {
    return this.seats.length === 2 && !second
  }

  value(
    own: number,
    opponent: number,
    ownFarkles: number,
    opponentFarkles: number,
    second = false,
  ): number {
    const key = `${own} ${opponent} ${ownFarkles} ${opponentFarkles} ${second}`
    return this.#values.get(key) ?? 0.5
  }

  #minimum(banked: number): number {
    const { minimumBank, minimumFirstBank } = this.#rules
    return Math.max(1, banked <= 0 ? minimumFirstBank : minimumBank)
  }

  /** A lead that nobody makes up for in a last turn, but for 1e-12. */
  #furthest(): number {
    if (this.#rules.end === 'immediate') return 0
    let far = 8 * this.#step
    const chance = (missing: number): number =>
      Math.max(...this.seats.map((seat) => this.#lastChance(seat, missing, this.#minimum(0))))
    // Dice that win at once may come up however far one is behind.
    while (chance(far) - chance(2 * far) > 1e-12) far *= 2
    return far
  }

  /** The chance to tie or win with one turn, `missing` short of a tie. */
  #lastChance(seat: boolean, missing: number, minimum: number): number {
    const key = `${seat} ${missing} ${minimum}`
    const known = this.#last.get(key)
    if (known !== undefined) return known
    const chance = this.#turnsOf(seat).play({
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

  #turn(seat: boolean, own: number, opponent: number, ownFarkles: number, theirs: number): number {
    const { goal, end, finishFrom, farklePenalty: penalty } = this.#rules
    const usual = this.#minimum(own)
    const minimum = finishFrom > 0 && own >= finishFrom ? Math.max(usual, goal - own) : usual
    const isPunished = penalty !== null && ownFarkles + 1 >= penalty.farkles
    const after = isPunished ? Math.max(penalty.floor, own - penalty.points) : own
    const farkles = penalty === null || isPunished ? 0 : ownFarkles + 1
    const other = this.#other(seat)
    return this.#turnsOf(seat).play({
      farkle: 1 - this.value(opponent, after, theirs, farkles, other),
      cap: Math.max(
        minimum,
        end === 'immediate' ? goal - own : Math.max(goal - own, opponent - own + this.#horizon),
      ),
      bank: (total) => {
        if (total < minimum) return null
        if (own + total < goal) return 1 - this.value(opponent, own + total, theirs, 0, other)
        if (end === 'immediate') return 1
        const lead = Math.min(this.#horizon, own + total - opponent)
        return 1 - this.#lastChance(other, lead, this.#minimum(opponent))
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
      const sides = [
        [high, low],
        [low, high],
      ] as const
      for (const [own, opponent] of sides) {
        for (const f of counts.toReversed()) {
          for (const g of counts.toReversed()) {
            for (const seat of this.seats) {
              const found = this.#turn(seat, own, opponent, f, g)
              change = Math.max(change, Math.abs(found - this.value(own, opponent, f, g, seat)))
              this.#values.set(`${own} ${opponent} ${f} ${g} ${seat}`, found)
            }
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
