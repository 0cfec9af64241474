import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { SlowLastTurn } from './slow-last-turn.ts'
import {
  divisor,
  flatOutcomes,
  scoredRoll,
  slowEndless,
  slowOdds,
  slowRoll,
  type FlatOutcomes,
  type SlowOdds,
} from './slow-odds.ts'

// The two-player game by the textbook: value iteration over all states at the start of a turn (eq. 1
// and 2 of the 2017 paper, with every rule of a rule set), until nothing moves by 1e-14. Nothing here
// comes from the solver.

/** When no value of a sweep moves by more, the iteration ends, as in the paper. */
const STILL = 1e-14

/** A game that needs more rounds is none for this method: turns hardly ever score, and rounding rules. */
const MAX_ROUNDS = 20_000

/** A state at the start of a turn; scores in points. */
export interface State {
  readonly own: number
  readonly opponent: number
  readonly ownFarkles: number
  readonly opponentFarkles: number
  /** Whether the mover is the second player; where that counts. */
  readonly second: boolean
}

/** A game solved slowly. Scores are in points; farkles in a row count from 0. */
export class SlowWin {
  readonly rules: RuleSet
  /** All banked scores that are told apart, ascending. */
  readonly scores: readonly number[]
  /** How many counts of farkles in a row are told apart. */
  readonly counters: number
  /** Whether the mover is the second player, for each seat that is told apart. */
  readonly seats: readonly boolean[]
  sweeps = 0
  readonly #odds: readonly SlowOdds[]
  /** Every turn total is a multiple of this. */
  readonly #step: number
  /** The outcomes by n, laid out flat: nearly all time goes into them. */
  readonly #flat: readonly FlatOutcomes[]
  readonly #furthest: number
  readonly #scoreStep: number
  readonly #values: Float64Array
  readonly #lastTurn: SlowLastTurn | null
  readonly #safe: readonly boolean[]
  readonly #beyond = new Map<string, number>()

  constructor(rules: RuleSet) {
    const { farklePenalty: penalty } = rules
    this.rules = rules
    this.#odds = slowOdds(rules)
    const points = this.#odds.flatMap(({ outcomes }) =>
      outcomes.flatMap(({ moves }) => moves.map((move) => move.points)),
    )
    this.#step = points.reduce(divisor, 0)
    this.#flat = this.#odds.map((odds) => flatOutcomes(odds.outcomes, rules.dice, this.#step))
    this.#furthest = (rules.dice * Math.max(...points)) / this.#step
    this.#scoreStep = [
      ...(penalty ? [penalty.points, penalty.floor] : []),
      rules.firstRollPenalty,
    ].reduce(divisor, this.#step)
    const scores: number[] = []
    for (let score = penalty?.floor ?? 0; score < rules.goal; score += this.#scoreStep) {
      scores.push(score)
    }
    this.scores = scores
    this.counters = penalty?.farkles ?? 1
    this.seats = rules.end === 'equalTurns' ? [false, true] : [false]
    const states = (scores.length * this.counters) ** 2
    this.#values = new Float64Array(this.seats.length * states).fill(0.5)
    this.#lastTurn =
      rules.end !== 'immediate' ? new SlowLastTurn(this.#odds, (n) => this.#mustRoll(n)) : null
    this.#safe = this.#odds.map(({ farkles }) => farkles === 0)
    this.#iterate()
  }

  /** The chance of the player to move at the start of a turn. */
  value(
    own: number,
    opponent: number,
    ownFarkles = 0,
    opponentFarkles = 0,
    second = false,
  ): number {
    return this.#values[this.#index(own, opponent, ownFarkles, opponentFarkles, second)]!
  }

  /** The other one's chance when the turn has passed. */
  #theirs({ opponent, opponentFarkles, second }: State, own: number, ownFarkles: number): number {
    const next = this.seats.length === 2 && !second
    return this.value(opponent, own, opponentFarkles, ownFarkles, next)
  }

  #index(
    own: number,
    opponent: number,
    ownFarkles: number,
    opponentFarkles: number,
    second: boolean,
  ): number {
    const place = (score: number): number => (score - this.scores[0]!) / this.#scoreStep
    const scores = place(own) * this.scores.length + place(opponent)
    const index = (scores * this.counters + ownFarkles) * this.counters + opponentFarkles
    return index + (second ? this.#values.length / 2 : 0)
  }

  /** Sweeps over all states, each value used as soon as it is known, until nothing moves. */
  #iterate(): void {
    // Any order will do; this one, nearest to the end first, needs the fewest sweeps.
    const pairs = this.scores
      .flatMap((own) => this.scores.map((opponent) => [own, opponent] as const))
      .filter(([own, opponent]) => own >= opponent)
      .sort((a, b) => b[0] + b[1] - (a[0] + a[1]))
      .map(([high, low]) => this.#statesOf(high, low))
    const { farklePenalty, losingDice, losingDiceTake, firstRollPenalty, farkleTakes } = this.rules
    const falls =
      farklePenalty !== null ||
      farkleTakes ||
      firstRollPenalty > 0 ||
      (losingDice.length > 0 && losingDiceTake === 'banked')
    for (let change = 1; change > STILL; this.sweeps++) {
      change = 0
      for (const states of pairs) {
        let moved = this.#update(states)
        change = Math.max(change, moved)
        // Without a penalty the two states of a pair wait for nothing but each other and what is done.
        for (let i = 0; !falls && moved > STILL; i++) {
          if (i > MAX_ROUNDS) throw new Error('The values do not settle.')
          moved = this.#update(states)
        }
      }
      if (this.sweeps > MAX_ROUNDS) throw new Error('The values do not settle.')
    }
  }

  /** Both players' states of two banked scores, those with more farkles in a row first. */
  #statesOf(high: number, low: number): State[] {
    const counts = Array.from({ length: this.counters }, (_, i) => i)
    const orders = [{ own: high, opponent: low }]
    if (high !== low) orders.push({ own: low, opponent: high })
    return orders
      .flatMap((state) => counts.map((ownFarkles) => ({ ...state, ownFarkles })))
      .flatMap((state) => counts.map((opponentFarkles) => ({ ...state, opponentFarkles })))
      .flatMap((state) => this.seats.map((second) => ({ ...state, second })))
      .sort((a, b) => b.ownFarkles + b.opponentFarkles - (a.ownFarkles + a.opponentFarkles))
  }

  /** Puts the right side of the equation in each value's place; the largest change. */
  #update(states: readonly State[]): number {
    let change = 0
    for (const state of states) {
      const { own, opponent, ownFarkles, opponentFarkles, second } = state
      const index = this.#index(own, opponent, ownFarkles, opponentFarkles, second)
      const value = this.#turn(state, this.#farkle(state))
      change = Math.max(change, Math.abs(value - this.#values[index]!))
      this.#values[index] = value
    }
    return change
  }

  /** Value of a farkle for the mover. */
  #farkle(state: State, more = 0): number {
    const { own, ownFarkles } = state
    const { farklePenalty: penalty } = this.rules
    const floor = penalty?.floor ?? 0
    const less = (score: number): number => (more > 0 ? Math.max(floor, score - more) : score)
    if (!penalty) return 1 - this.#theirs(state, less(own), 0)
    if (ownFarkles + 1 < penalty.farkles) return 1 - this.#theirs(state, less(own), ownFarkles + 1)
    return 1 - this.#theirs(state, less(Math.max(penalty.floor, own - penalty.points)), 0)
  }

  /** The same in the first roll. */
  #firstFarkle(state: State): number {
    return this.#farkle(state, this.rules.firstRollPenalty)
  }

  /** Value of the losing dice for the mover. */
  #losing(state: State): number {
    if (this.rules.losingDiceTake === 'game') return 0
    return 1 - this.#theirs(state, Math.min(0, state.own), 0)
  }

  /** The least turn total that a player with this banked score may bank. */
  #minimum(banked: number): number {
    const { minimumFirstBank, minimumBank } = this.rules
    return Math.max(banked <= 0 ? minimumFirstBank : minimumBank, 1)
  }

  /** Value of a bank that ends the game or brings the final turn; `lead` includes it. */
  #bankBeyond(lead: number, opponent: number, second = false): number {
    return this.#lastTurn && !second ? 1 - this.#lastTurn.chance(lead, this.#minimum(opponent)) : 1
  }

  /** The chance to win with a turn that begins: by descending turn total, all numbers of dice. */
  #turn(state: State, farkle: number): number {
    const { own, opponent, second } = state
    const { goal, finishFrom } = this.rules
    const usual = this.#minimum(own)
    const losing = this.#losing(state)
    const finishes = finishFrom > 0 && own >= finishFrom
    const exact = this.rules.overshoot === 'lost'
    const minimum = finishes ? Math.max(exact ? 0 : usual, goal - own) : usual
    const end = exact
      ? { total: goal - own + 1, value: () => farkle }
      : this.#lastTurn && !second
        ? this.#end(this.#lastTurn, own, opponent, farkle)
        : this.#endAtGoal(Math.max(goal - own, minimum), farkle, losing)
    const rows = Math.ceil(end.total / this.#step)
    // The better of banking and rolling n dice, at all * row + n - 1.
    const all = this.rules.dice
    const best = new Float64Array(all * rows + this.#furthest + all)
    for (let at = all * rows; at < best.length; at++) {
      best[at] = end.value((at % all) + 1, Math.floor(at / all) * this.#step)
    }
    let rolled = 0
    for (let row = rows - 1; row >= 0; row--) {
      const total = row * this.#step
      const bank =
        total < minimum && !(exact && own + total === goal)
          ? 0
          : own + total >= goal
            ? this.#bankBeyond(own + total - opponent, opponent, second)
            : 1 - this.#theirs(state, own + total, 0)
      const lost = this.rules.farkleTakes ? this.#farkle(state, total) : farkle
      for (let n = 1; n <= all; n++) {
        rolled = this.#roll(n, best, all * row, lost, losing)
        best[all * row + n - 1] = this.#mustRoll(n) ? rolled : Math.max(bank, rolled)
      }
    }
    // All dice came last, with nothing in hand.
    return rolled + this.#odds[all]!.farkles * (this.#firstFarkle(state) - farkle)
  }

  /** Whether n dice must be rolled, whatever the turn total. */
  #mustRoll(n: number): boolean {
    return this.rules.mustRollHotDice && n === this.rules.dice
  }

  /** Where who banks the goal has won: a bank is worth 1 from this total on. */
  #endAtGoal(
    total: number,
    farkle: number,
    losing: number,
  ): { total: number; value: (dice: number, total: number) => number } {
    if (!this.rules.mustRollHotDice) return { total, value: () => 1 }
    const far = this.#far(1, farkle, losing)
    return { total, value: (dice) => far[dice]! }
  }

  /** Value by n where a bank that is allowed is worth so much at every total. */
  #far(bank: number, farkle: number, losing = 0): number[] {
    return slowEndless(this.#odds, bank, farkle, undefined, (n) => this.#mustRoll(n), losing)
  }

  /** The chance to win by rolling n dice at a place in `best`: eq. 1 and 2 for one roll. */
  #roll(n: number, best: Float64Array, place: number, farkle: number, losing: number): number {
    const { wins, loses, farkles } = this.#odds[n]!
    return wins + farkles * farkle + loses * losing + scoredRoll(this.#flat[n]!, best, place)
  }

  /**
   * Where a turn beyond the goal need not be looked at further, and what n dice are worth from there
   * on, if a final turn follows. A bank's worth rises with the lead towards 1 - `hopeless`. If a bank
   * is worth more than a roll that leads to that limit at once, then every further bank is, too; dice
   * that cannot farkle are rolled all the same, which never lowers anything. If there is no such
   * total, a bank's worth at the horizon stands for all later ones, wrong by 1e-16 at most.
   */
  #end(
    lastTurn: SlowLastTurn,
    own: number,
    opponent: number,
    farkle: number,
  ): { total: number; value: (dice: number, total: number) => number } {
    const horizon = lastTurn.horizon(this.#minimum(opponent), this.#scoreStep)
    const limit = slowEndless(this.#odds, 1 - lastTurn.hopeless, farkle)
    const risky = this.#odds.filter((_, n) => n > 0 && !this.#safe[n])
    const most = Math.max(...risky.map((odds) => slowRoll(odds, farkle, (dice) => limit[dice]!)))
    const least = Math.max(this.rules.goal - own, this.#minimum(own))
    let total = Math.ceil(least / this.#step) * this.#step
    while (own + total - opponent < horizon) {
      // Dice that must be rolled have no such total: what they are worth follows the farkle.
      if (
        !this.rules.mustRollHotDice &&
        this.#bankBeyond(own + total - opponent, opponent) >= most
      ) {
        return {
          total,
          value: (dice, at) => this.#safely(dice, own + at - opponent, opponent, horizon),
        }
      }
      total += this.#step
    }
    const far = this.#far(this.#bankBeyond(horizon, opponent), farkle)
    return { total, value: (dice) => far[dice]! }
  }

  /** Beyond the goal with this lead: bank dice that can farkle, roll all others. */
  #safely(n: number, lead: number, opponent: number, horizon: number): number {
    const bank = this.#bankBeyond(Math.min(lead, horizon), opponent)
    if (!this.#safe[n]) return bank
    if (lead >= horizon) return slowEndless(this.#odds, bank, 0, (dice) => this.#safe[dice]!)[n]!
    const key = `${n} ${lead} ${this.#minimum(opponent)}`
    const known = this.#beyond.get(key)
    if (known !== undefined) return known
    const value = slowRoll(this.#odds[n]!, 0, (dice, points) =>
      this.#safely(dice, lead + points, opponent, horizon),
    )
    this.#beyond.set(key, value)
    return value
  }
}
