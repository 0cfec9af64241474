import type { Probability } from '../../../../base/units.ts'
import type { Badge } from '../../rules/badges.ts'
import type { TurnNode } from '../turn/turn-model.ts'
import type { WinGame } from '../win/win-game.ts'
import { endRow, minimumRowAt } from '../win/win-states.ts'
import { throwsAgain, type ThrowsAgain } from './throws-again.ts'

/** Values of a turn with so many uses left; -1 for a bank that is not allowed. */
interface Level {
  /** By place: rows are counted so that the end stands at one place, whatever is banked. */
  readonly bank: Float64Array
  /** Value of rolling, and of the better of both: [n * length + place]. */
  readonly roll: Float64Array
  readonly best: Float64Array
  /** What a farkle was worth when this level was last evaluated. */
  farkle: Probability
}

/** Value of banking to a score, in grid steps, with so many uses left then. */
type BankValue = (score: number, uses: number) => Probability

/** Turns of a player with a badge, in a state of all but its uses: a level for each number of them. */
export class BadgeTurn {
  readonly #game: WinGame
  readonly #badge: Badge | null
  readonly #rows: number
  readonly #length: number
  readonly #levels: readonly Level[]
  /** By node and option: the distance to what follows it, where its points count once, and twice. */
  readonly #once: readonly Int32Array[]
  readonly #twice: readonly Int32Array[]
  /** With a fortune badge, by node: its rolls, and by place what throwing dice of each again is worth. */
  readonly #throws: readonly (ThrowsAgain | undefined)[]
  readonly #again = new Map<number, Float64Array>()
  #first = 0

  constructor(game: WinGame, badge: Badge | null, uses: number) {
    const { model } = game
    this.#game = game
    this.#badge = badge
    this.#rows = endRow(game, 0)
    const length = this.#rows + 2 * model.largestSteps + 1
    this.#length = length
    const size = (model.nodes.length + 1) * length
    // From the end on every entry stays 1.
    this.#levels = Array.from({ length: uses + 1 }, () => ({
      bank: new Float64Array(this.#rows),
      roll: new Float64Array(size).fill(1),
      best: new Float64Array(size).fill(1),
      farkle: 0,
    }))
    const distances = (times: number): Int32Array[] =>
      model.byDice.map(({ optionLeft, optionSteps }) =>
        Int32Array.from(optionLeft, (left, o) => left * length + times * optionSteps[o]!),
      )
    this.#once = distances(1)
    this.#twice = distances(2)
    this.#throws = badge?.kind === 'fortune' ? throwsAgain(game.rules, badge.dice) : []
  }

  /** Begins the level of a banked score; those with fewer uses must be evaluated at the same score. */
  setBanks(own: number, uses: number, valueAt: BankValue): void {
    const { goal, perRow } = this.#game
    const { bank } = this.#levels[uses]!
    const badge = this.#badge
    this.#again.clear()
    const least = minimumRowAt(this.#game, own)
    this.#first = this.#rows - endRow(this.#game, own)
    for (let row = 0; this.#first + row < this.#rows; row++) {
      let value = row < least ? -1 : valueAt(own + row * perRow, uses)
      if (badge?.kind === 'warlord' && uses > 0 && row >= least) {
        const score = own + Math.floor(row * perRow * badge.times)
        value = Math.max(value, score >= goal ? 1 : valueAt(score, uses - 1))
      }
      bank[this.#first + row] = value
    }
  }

  /** Value of the turn with these uses left, if a farkle that leaves them is worth so much. */
  evaluate(uses: number, farkle: Probability): Probability {
    const { nodes, start } = this.#game.model
    const { bank, roll, best } = this.#levels[uses]!
    this.#levels[uses]!.farkle = farkle
    for (let place = this.#rows - 1; place >= this.#first; place--) {
      for (const n of nodes) {
        const at = n * this.#length + place
        roll[at] = this.#rollAt(n, place, uses, farkle)
        best[at] = Math.max(bank[place]!, roll[at])
      }
    }
    return roll[start * this.#length + this.#first]!
  }

  #rollAt(n: TurnNode, place: number, uses: number, farkle: Probability): Probability {
    const { farkleProbability, groupCount, probability, optionStart } = this.#game.model.byDice[n]!
    const { best } = this.#levels[uses]!
    const kind = uses > 0 ? this.#badge?.kind : undefined
    if (kind === 'fortune') return this.#rollOrAgainAt(n, place, uses)
    const fewer = kind === undefined ? best : this.#levels[uses - 1]!.best
    const [once, twice] = [this.#once[n]!, this.#twice[n]!]
    let lost = farkle
    if (kind === 'resurrection') {
      lost = Math.max(lost, this.#levels[uses - 1]!.roll[n * this.#length + place]!)
    }
    let sum = farkleProbability * lost
    for (let g = 0; g < groupCount; g++) {
      let most = 0
      for (let o = optionStart[g]!; o < optionStart[g + 1]!; o++) {
        const value = best[place + once[o]!]!
        if (value > most) most = value
        if (kind !== 'doppelganger') continue
        const doubled = fewer[place + twice[o]!]!
        if (doubled > most) most = doubled
      }
      sum += probability[g]! * most
    }
    return sum
  }

  /** Value of rolling where up to so many dice of the roll may be thrown again. */
  #rollOrAgainAt(n: TurnNode, place: number, uses: number): Probability {
    const throws = this.#throws[n]!
    const at = n * this.#length + place
    let again = this.#again.get(at)
    if (!again) {
      const fewer = this.#levels[uses - 1]!
      again = throws.evaluate(this.#groupValues(n, place, fewer), fewer.farkle)
      this.#again.set(at, again)
    }
    const { groups, chances } = throws
    const level = this.#levels[uses]!
    const byGroup = this.#groupValues(n, place, level)
    let sum = 0
    for (let r = 0; r < groups.length; r++) {
      const group = groups[r]!
      const value = group < 0 ? level.farkle : byGroup[group]!
      sum += chances[r]! * (value > again[r]! ? value : again[r]!)
    }
    return sum
  }

  /** Value of each group of rolls with these uses left. */
  #groupValues(n: TurnNode, place: number, { best }: Level): Float64Array {
    const { groupCount, optionStart } = this.#game.model.byDice[n]!
    const once = this.#once[n]!
    const values = new Float64Array(groupCount)
    for (let g = 0; g < groupCount; g++) {
      let most = 0
      for (let o = optionStart[g]!; o < optionStart[g + 1]!; o++) {
        const value = best[place + once[o]!]!
        if (value > most) most = value
      }
      values[g] = most
    }
    return values
  }
}
