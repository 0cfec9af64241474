import type { Probability } from '../../../../base/units.ts'
import { mayBank } from '../turn/banking.ts'
import type { TurnNode } from '../turn/turn-model.ts'
import { NO_BANK } from '../win/turn-values.ts'
import { leastRow, leftoverValue, mayBuild, placeOf, sureRow } from './leftover-game.ts'
import type { LeftoverGame, LeftoverValues } from './leftover-game.ts'

interface FlatRolls {
  readonly farkle: number
  readonly instantWin: number
  readonly probability: Float64Array
  readonly optionStart: Int32Array
  /** Per option, the distance in cells to the value of the state it leads to. */
  readonly offset: Int32Array
}

/** Value of a farkle; it may score, or the other player may take up the total. */
export interface FarkleResult {
  readonly value: Probability
  readonly then: 'scores' | 'taken-up' | null
}

/** One player's turn at a pair of scores; values by row * stride + node. */
interface Side {
  own: number
  other: number
  builds: boolean
  /** Value of a bank; NO_BANK where not allowed. */
  readonly bank: Float64Array
  readonly best: Float64Array
  readonly roll: Float64Array
  /** Value of a farkle that scores, by row; NO_BANK where it does not. */
  readonly farkle: Float64Array
}

/** Turns of both players at a pair of scores; pairs with a larger sum must be solved before. */
export class PairTurns {
  readonly #laidOut: LeftoverGame
  readonly #table: LeftoverValues
  readonly #rolls: readonly FlatRolls[]
  readonly #stride: number
  readonly #start: TurnNode
  readonly #sides: readonly [Side, Side]
  /** From this row on all turn totals of both players have the same value. */
  #sure = 0

  constructor(laidOut: LeftoverGame, table: LeftoverValues) {
    const { model, instantWin } = laidOut.game
    this.#laidOut = laidOut
    this.#table = table
    this.#stride = model.nodes.length + 1
    this.#start = model.start
    this.#rolls = model.byDice.map((one, n) => ({
      farkle: one.farkleProbability,
      instantWin: instantWin[n]!,
      probability: one.probability,
      optionStart: one.optionStart,
      offset: one.optionSteps.map((steps, o) => steps * this.#stride + one.optionLeft[o]!),
    }))
    const most = Math.max(sureRow(laidOut.game, 0), sureRow(laidOut.game, 1))
    const size = (most + 1 + model.largestSteps) * this.#stride
    const side = (): Side => ({
      own: 0,
      other: 0,
      builds: false,
      bank: new Float64Array(size),
      best: new Float64Array(size),
      roll: new Float64Array(size),
      farkle: new Float64Array(most + 1),
    })
    this.#sides = [side(), side()]
  }

  /** Fills in the values of banks and farkles, which lead to pairs with a larger sum. */
  begin(first: number, second: number): void {
    const { game, rules } = this.#laidOut
    this.#sure = Math.max(sureRow(game, first), sureRow(game, second))
    this.#sides.forEach((side, seat) => {
      const [own, other] = seat === 0 ? [first, second] : [second, first]
      side.own = own
      side.other = other
      side.builds = mayBuild(game, own)
      const least = leastRow(game, own)
      for (let row = 0; row <= this.#sure; row++) {
        const wins = own + row >= game.goal
        side.farkle[row] = NO_BANK
        if (rules.farkleScores && row > 0) {
          const place = placeOf(this.#laidOut, other, own + row)
          side.farkle[row] = wins ? 1 : 1 - this.#table.fresh[place]!
        }
        for (const node of game.model.nodes) {
          const at = row * this.#stride + node
          side.bank[at] = NO_BANK
          if (!mayBank(game.model, least, node, row)) continue
          const offer = { node, row }
          side.bank[at] = wins
            ? 1
            : 1 - leftoverValue(this.#laidOut, this.#table, other, own + row, offer)
        }
      }
    })
  }

  /** Values of both fresh turns if they are assumed to be `first` and `second`. */
  evaluate(first: number, second: number): readonly [number, number] {
    this.#fillSure(0, second)
    this.#fillSure(1, first)
    const { nodes } = this.#laidOut.game.model
    for (let row = this.#sure; row > 0; row--) {
      if (this.#laidOut.rules.steal === 'allDice') this.#rollBoth(this.#start, row, first, second)
      for (const n of nodes) this.#rollBoth(n, row, first, second)
      if (row === this.#sure) continue
      this.#choose(this.#sides[0], row)
      this.#choose(this.#sides[1], row)
    }
    const { farkle } = this.#rolls[this.#start]!
    return [
      this.#scored(this.#sides[0], this.#start, 0) + farkle * (1 - second),
      this.#scored(this.#sides[1], this.#start, 0) + farkle * (1 - first),
    ]
  }

  rolled(seat: 0 | 1, node: TurnNode, row: number): number {
    return this.#sides[seat].roll[Math.min(row, this.#sure) * this.#stride + node]!
  }

  banked(seat: 0 | 1, node: TurnNode, row: number): number {
    return this.#sides[seat].bank[Math.min(row, this.#sure) * this.#stride + node]!
  }

  /** Result of a farkle as last evaluated; `otherFresh` is the other's fresh turn value. */
  farkled(seat: 0 | 1, node: TurnNode, row: number, otherFresh: number): FarkleResult {
    const { steal } = this.#laidOut.rules
    const [mine, theirs] = seat === 0 ? this.#sides : [this.#sides[1], this.#sides[0]]
    const passed = { value: 1 - otherFresh, then: null }
    if (row === 0) return passed
    const scored = mine.farkle[Math.min(row, this.#sure)]!
    if (scored !== NO_BANK) return { value: scored, then: 'scores' }
    if (steal === 'nothing' || !theirs.builds) return passed
    const taken = steal === 'allDice' ? this.#start : node
    const value = this.rolled(seat === 0 ? 1 : 0, taken, row)
    return value > otherFresh ? { value: 1 - value, then: 'taken-up' } : passed
  }

  /** From the sure row on a bank wins; dice that may not be banked are rolled until they may. */
  #fillSure(seat: 0 | 1, otherFresh: number): void {
    const { game, rules } = this.#laidOut
    const { best } = this.#sides[seat]
    const lost = rules.farkleScores ? 0 : otherFresh
    for (let row = this.#sure; row <= this.#sure + game.model.largestSteps; row++) {
      for (const n of game.model.nodes) best[row * this.#stride + n] = 1 - game.lost[n]! * lost
    }
  }

  #scored({ best }: Side, n: TurnNode, row: number): number {
    const { instantWin, probability, optionStart, offset } = this.#rolls[n]!
    const base = row * this.#stride
    let sum = instantWin
    for (let g = 0; g < probability.length; g++) {
      let most = 0
      const end = optionStart[g + 1]!
      for (let o = optionStart[g]!; o < end; o++) {
        const value = best[base + offset[o]!]!
        if (value > most) most = value
      }
      sum += probability[g]! * most
    }
    return sum
  }

  /**
   * Values of both players' rolls at a row. After a farkle the other may roll the same total, and
   * so on: two equations with four cases. One holds, since each value has a slope below 1 in the
   * other.
   */
  #rollBoth(n: TurnNode, row: number, first: number, second: number): void {
    const [a, b] = this.#sides
    const { steal } = this.#laidOut.rules
    const { farkle: q } = this.#rolls[n]!
    const at = row * this.#stride + n
    const scoredA = this.#scored(a, n, row)
    const scoredB = this.#scored(b, n, row)
    if (a.farkle[row] !== NO_BANK) {
      a.roll[at] = scoredA + q * a.farkle[row]!
      b.roll[at] = scoredB + q * b.farkle[row]!
      return
    }
    const plainA = scoredA + q * (1 - second)
    const plainB = scoredB + q * (1 - first)
    a.roll[at] = plainA
    b.roll[at] = plainB
    if (steal === 'nothing') return
    if (steal === 'allDice' && n !== this.#start) {
      const taken = row * this.#stride + this.#start
      if (b.builds) a.roll[at] = scoredA + q * (1 - Math.max(second, b.roll[taken]!))
      if (a.builds) b.roll[at] = scoredB + q * (1 - Math.max(first, a.roll[taken]!))
      return
    }
    // Neither takes it up, one does, or both do; a player takes it up if that beats a fresh turn.
    const stealB = b.builds && plainB > second
    const stealA = a.builds && plainA > first
    if (!stealA && !stealB) return
    const bothA = (scoredA + q - q * (scoredB + q)) / (1 - q * q)
    const bothB = (scoredB + q - q * (scoredA + q)) / (1 - q * q)
    if (a.builds && b.builds && bothA >= first && bothB >= second) {
      a.roll[at] = bothA
      b.roll[at] = bothB
    } else if (stealB && (!a.builds || scoredA + q * (1 - plainB) <= first)) {
      a.roll[at] = scoredA + q * (1 - plainB)
    } else {
      b.roll[at] = scoredB + q * (1 - plainA)
    }
  }

  #choose({ bank, best, roll }: Side, row: number): void {
    for (let at = row * this.#stride + 1; at < (row + 1) * this.#stride; at++) {
      best[at] = Math.max(bank[at]!, roll[at]!)
    }
  }
}
