import type { Points } from '../../../../base/units.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { sizeOf, spread } from './dice-bits.ts'
import { groupChances, rollValue, type AllRolls, type RollsByDie } from './rolls-by-die.ts'

/** Turn totals before the first hot dice, in rows, by the number of dice that are rolled then. */
function rowsBefore({ bySize }: AllRolls, rows: number): number[][] {
  const found = bySize.map(() => new Set<number>())
  found.at(-1)!.add(0)
  for (const { dice, left, steps } of bySize.toReversed()) {
    for (const row of found[dice]!) {
      for (const [o, some] of left.entries()) {
        const next = row + steps[o]!
        if (some > 0 && next < rows) found[sizeOf(some)]!.add(next)
      }
    }
  }
  return found.map((some) => [...some].sort((a, b) => a - b))
}

/**
 * Upper bounds of what a turn is worth before its first hot dice, by turn total and the dice that are
 * left, where hot dice are worth `hot`, by row: at least what any set makes then. Each choice of dice
 * is worked out once for all sets that have it.
 */
export class LeftValues {
  /** Values of each choice of dice by place of the row; that of the goal follows. Hot dice first. */
  values: Float64Array
  /** By the dice of the last set that are left, as a bit set: where their values begin. */
  readonly bases: Int32Array
  /** By number of dice left, 0 for hot dice: the place of each row. */
  readonly places: readonly ReadonlyMap<number, number>[]
  readonly #kinds: readonly Float64Array[]
  readonly #rolls: AllRolls
  readonly #bank: (row: number) => Points
  readonly #goal: Points
  readonly #shifts = new Map<RollsByDie, Int32Array[]>()
  readonly #spreads: readonly Uint8Array[]
  readonly #known = new Map<number, number>()
  readonly #keys: Float64Array
  #end: number

  constructor(
    { dice, goal, minimumBank }: RuleSet,
    grid: Points,
    rolls: AllRolls,
    kinds: readonly Float64Array[],
    hot: Float64Array,
  ) {
    const minimumRow = Math.ceil(minimumBank / grid)
    this.#bank = (row) => (row < minimumRow ? 0 : row * grid)
    this.#goal = goal
    this.#kinds = kinds
    this.#rolls = rolls
    const rows = [Array.from(hot, (_, row) => row), ...rowsBefore(rolls, hot.length).slice(1)]
    this.places = rows.map((some) => new Map(some.map((row, place) => [row, place])))
    this.#spreads = Array.from({ length: 2 ** dice }, (_, some) => spread(some))
    this.values = Float64Array.from([
      ...hot.map((most, row) => Math.max(most, this.#bank(row))),
      goal,
    ])
    this.#end = this.values.length
    this.bases = new Int32Array(2 ** dice)
    this.#keys = new Float64Array(2 ** dice)
  }

  /** Fills `bases`. Takes the kinds of a set in ascending order. */
  lookAt(set: readonly number[]): void {
    const all = this.bases.length - 1
    for (let some = 1; some < all; some++) {
      const last = 31 - Math.clz32(some)
      const key = this.#keys[some - 2 ** last]! * (this.#kinds.length + 1) + set[last]! + 1
      this.#keys[some] = key
      let base = this.#known.get(key)
      if (base === undefined) {
        base = this.#valuesOf(set, some)
        this.#known.set(key, base)
      }
      this.bases[some] = base
    }
  }

  /** Value of a roll of all dice of the set that was looked at last. */
  rollAll(set: readonly number[]): Points {
    const rolled = set.map((kind) => this.#kinds[kind]!)
    const rolls = this.#rolls.of(rolled)
    const [shift] = this.#shiftsOf(rolls)
    const next = { values: this.values, base: this.bases, shift: shift!, from: 0 }
    return rollValue(rolls, groupChances(rolls, rolled), next)
  }

  #valuesOf(set: readonly number[], some: number): number {
    const rolled = set.filter((_, place) => some & (1 << place)).map((kind) => this.#kinds[kind]!)
    const rolls = this.#rolls.of(rolled)
    const chances = groupChances(rolls, rolled)
    const base = Int32Array.from(this.#spreads[some]!, (left) => this.bases[left]!)
    const rows = this.places[rolls.dice]!
    const from = this.#end
    if (from + rows.size + 1 > this.values.length) {
      const more = new Float64Array(2 * this.values.length + rows.size)
      more.set(this.values)
      this.values = more
    }
    const { values } = this
    const shifts = this.#shiftsOf(rolls)
    for (const [row, place] of rows) {
      const points = rollValue(rolls, chances, { values, base, shift: shifts[place]!, from: 0 })
      values[from + place] = Math.max(points, this.#bank(row))
    }
    values[from + rows.size] = this.#goal
    this.#end = from + rows.size + 1
    return from
  }

  /** By place of the row: where the value of each option stands after the base of its dice left. */
  #shiftsOf(rolls: RollsByDie): Int32Array[] {
    const known = this.#shifts.get(rolls)
    if (known) return known
    const isFull = 2 ** rolls.dice === this.bases.length
    const rows = isFull ? [0] : [...this.places[rolls.dice]!.keys()]
    const shifts = rows.map((row) =>
      Int32Array.from(rolls.left, (some, o) => {
        const places = this.places[sizeOf(some)]!
        return places.get(row + rolls.steps[o]!) ?? places.size
      }),
    )
    this.#shifts.set(rolls, shifts)
    return shifts
  }
}
