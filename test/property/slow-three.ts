import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { flatOutcomes, slowOdds, type FlatOutcomes, type SlowOdds } from './slow-odds.ts'

// The three-player game by the textbook: value iteration over all states at the start of a turn, in
// which every player maximises the own chance and all three chances are carried. Nothing here comes
// from the solver.

/** Chances of the mover, the next and the third player. */
export type Chances = readonly [number, number, number]

type State = readonly [number, number, number]

/** When no chance of a cycle moves by more, its iteration ends. */
const STILL = 1e-15

/** Chances that move by more after so many rounds chase each other; the others are at rounding. */
const MAX_ROUNDS = 60
const CHASING = 1e-13

/** Rounds after which dice that must be rolled have been banked for certain, if not known before. */
const ENDLESS_ROUNDS = 300

/** Leads from which on a bank is best with dice that can farkle, whatever they would make. */
const USUAL_LEAD = 4_000

/** The same of dice that cannot: they are rolled on and on, and so much is hardly ever made. */
const SAFE_LEAD = 16_000

/** After a turn the next player moves, and the mover becomes the third. */
const passedOn = ([own, next, third]: Chances): Chances => [third, own, next]

const turned = ([own, next, third]: State): State => [next, third, own]

export class SlowThree {
  readonly rules: RuleSet
  readonly scores: readonly number[]
  /** Scores of the cycles whose chances do not settle. */
  readonly chasing: State[] = []
  readonly #odds: readonly SlowOdds[]
  readonly #flat: readonly FlatOutcomes[]
  readonly #step: number
  /** By state: three chances. */
  readonly #known: Float64Array
  #best = new Float64Array(0)
  /** The furthest that a move leads in `#best`. */
  readonly #longest: number
  /** Points beyond the goal that are looked at. */
  readonly #further: number
  readonly #lastChances = new Map<string, number>()
  readonly #finalTurns = new Map<string, Chances>()

  /** `settled` gives the chances of a state in a cycle whose iteration does not settle. */
  constructor(rules: RuleSet, step: number, settled: (state: State) => Chances) {
    this.rules = rules
    this.#odds = slowOdds(rules)
    this.#flat = this.#odds.map(({ outcomes }) => flatOutcomes(outcomes, rules.dice, step))
    this.#step = step
    this.scores = Array.from({ length: Math.ceil(rules.goal / step) }, (_, i) => i * step)
    this.#known = new Float64Array(3 * this.scores.length ** 3).fill(1 / 3)
    this.#longest = Math.max(...this.#flat.flatMap(({ jumps }) => [...jumps]))
    const isSafe = this.#odds.some(({ farkles }, n) => n > 0 && farkles === 0)
    this.#further = rules.end === 'immediate' ? 0 : isSafe ? SAFE_LEAD : USUAL_LEAD
    const cycles = this.scores.flatMap((a) =>
      this.scores
        .filter((b) => b <= a)
        .flatMap((b) =>
          this.scores.filter((c) => c < a || (c === a && b === a)).map((c): State => [a, b, c]),
        ),
    )
    cycles.sort((one, other) => sum(other) - sum(one))
    for (const cycle of cycles) {
      const states = [cycle, turned(cycle), turned(turned(cycle))]
      if (this.#iterate(states)) continue
      this.chasing.push(cycle)
      for (const state of states) this.#keep(state, settled(state))
    }
  }

  chances(state: State): Chances {
    const at = this.#place(state)
    return [this.#known[at]!, this.#known[at + 1]!, this.#known[at + 2]!]
  }

  /** Chances by the best turn, if the states that it leads to have their known chances. */
  turn(state: State): Chances {
    const { goal, finishFrom } = this.rules
    const [own, next, third] = state
    const usual = this.#minimum(own)
    const least = finishFrom > 0 && own >= finishFrom ? Math.max(usual, goal - own) : usual
    const last = Math.max(goal - own, least) + this.#further
    return this.#bestTurn(last, passedOn(this.chances(turned(state))), (total) => {
      if (total < least) return null
      if (own + total < goal) return passedOn(this.chances([next, third, own + total]))
      return this.#further > 0 ? passedOn(this.#finalTurn(own + total, next, third)) : [1, 0, 0]
    })
  }

  #minimum(own: number): number {
    const { minimumBank, minimumFirstBank } = this.rules
    return Math.max(1, own <= 0 ? minimumFirstBank : minimumBank)
  }

  /** Chances when the mover must beat the leader's score, and the third player has one more turn. */
  #finalTurn(leader: number, own: number, third: number): Chances {
    const minimum = this.#minimum(own)
    const key = `${leader - own} ${leader - third} ${minimum} ${this.#minimum(third)}`
    const known = this.#finalTurns.get(key)
    if (known) return known
    const lost = this.#lastChance(leader - third, third, 1)
    const last = Math.max(leader - own, minimum) + this.#further
    const found = this.#bestTurn(last, [0, lost, 1 - lost], (total) => {
      if (total < minimum) return null
      if (own + total < leader) return [0, lost, 1 - lost]
      const isTied = own + total === leader
      const beaten = this.#lastChance(own + total - third, third, isTied ? 2 : 1)
      return isTied ? [(1 - beaten) / 2, beaten, (1 - beaten) / 2] : [1 - beaten, beaten, 0]
    })
    this.#finalTurns.set(key, found)
    return found
  }

  /** Chance of the last player, who is so much behind so many players with the highest score. */
  #lastChance(behind: number, own: number, leaders: number): number {
    const minimum = this.#minimum(own)
    const key = `${behind} ${minimum} ${leaders}`
    const known = this.#lastChances.get(key)
    if (known !== undefined) return known
    const last = Math.max(behind + this.#step, minimum)
    const [chance] = this.#bestTurn(last, [0, 0, 0], (total) => {
      if (total < minimum) return null
      return [total < behind ? 0 : total > behind ? 1 : 1 / (leaders + 1), 0, 0]
    })
    this.#lastChances.set(key, chance)
    return chance
  }

  /** The turn whose banks have these chances, null where not allowed; those at `last` stay. */
  #bestTurn(last: number, farkle: Chances, bank: (total: number) => Chances | null): Chances {
    const { dice } = this.rules
    const rows = Math.ceil(last / this.#step)
    const before = this.#best
    const best = (this.#best = new Float64Array(3 * (dice * (rows + 1) + this.#longest + 1)))
    this.#fillFar(rows, farkle, bank(rows * this.#step)!)
    let rolled: Chances = [0, 0, 0]
    for (let row = rows - 1; row >= 0; row--) {
      const banked = bank(row * this.#step)
      for (let n = 1; n <= dice; n++) {
        rolled = this.#roll(n, dice * row, farkle)
        const better = banked && !this.#mustRoll(n) && banked[0] >= rolled[0] ? banked : rolled
        for (let i = 0; i < 3; i++) best[3 * (dice * row + n - 1) + i] = better[i]!
      }
    }
    this.#best = before
    return rolled
  }

  /** Chances from a row on where all banks are alike. */
  #fillFar(first: number, farkle: Chances, banked: Chances): void {
    const { dice, mustRollHotDice } = this.rules
    const best = this.#best
    for (let at = 3 * dice * first; at < best.length; at++) best[at] = banked[at % 3]!
    if (!mustRollHotDice) return
    let before: Chances = [NaN, NaN, NaN]
    for (let round = 0; round < ENDLESS_ROUNDS; round++) {
      const rolled = this.#roll(dice, dice * first, farkle)
      if (rolled.every((chance, i) => chance === before[i])) return
      before = rolled
      for (let cell = dice * (first + 1) - 1; 3 * cell < best.length; cell += dice) {
        for (let i = 0; i < 3; i++) best[3 * cell + i] = rolled[i]!
      }
    }
  }

  /** Chances of rolling n dice; `place` is the row's first cell. */
  #roll(n: number, place: number, farkle: Chances): Chances {
    const { wins, farkles } = this.#odds[n]!
    const { chances, starts, jumps } = this.#flat[n]!
    const best = this.#best
    let own = wins + farkles * farkle[0]
    let next = farkles * farkle[1]
    let third = farkles * farkle[2]
    for (let i = 0; i < chances.length; i++) {
      let most = 3 * (place + jumps[starts[i]!]!)
      for (let move = starts[i]! + 1; move < starts[i + 1]!; move++) {
        const at = 3 * (place + jumps[move]!)
        if (best[at]! > best[most]!) most = at
      }
      own += chances[i]! * best[most]!
      next += chances[i]! * best[most + 1]!
      third += chances[i]! * best[most + 2]!
    }
    return [own, next, third]
  }

  #mustRoll(n: number): boolean {
    return this.rules.mustRollHotDice && n === this.rules.dice
  }

  #place(state: State): number {
    const index = state.reduce((at, score) => at * this.scores.length + score / this.#step, 0)
    return 3 * index
  }

  #keep(state: State, chances: Chances): void {
    this.#known.set(chances, this.#place(state))
  }

  /** Iterates the states of a cycle; false if they do not settle. */
  #iterate(states: readonly State[]): boolean {
    let moved = 1
    for (let round = 0; moved > STILL && round < MAX_ROUNDS; round++) {
      moved = 0
      for (const state of states) {
        const before = this.chances(state)
        const found = this.turn(state)
        found.forEach((chance, i) => (moved = Math.max(moved, Math.abs(chance - before[i]!))))
        this.#keep(state, found)
      }
    }
    return moved < CHASING
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
