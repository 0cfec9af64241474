import { MAX_DICE, type DiceCount, type Points } from '../../../../base/units.ts'
import type { Multiset } from '../../../../dice/multiset.ts'
import type { TurnNode } from './turn-model.ts'

export interface RollOption {
  readonly taken: DiceCount
  readonly points: Points
  readonly next: TurnNode
}

/**
 * An option as one number, in order of dice taken, next node and falling points: dice that all differ
 * have half a million options, too many for an object each.
 */
export type PackedOption = number

const NODES = 2 ** 8
const POINTS = 2 ** 32

export function packOption({ taken, points, next }: RollOption): PackedOption {
  return (taken * NODES + next + 1) * POINTS - points
}

/** Equal for options that lead to the same node. */
const leadsTo = (option: PackedOption): number => Math.ceil(option / POINTS)

export function unpackOption(option: PackedOption): RollOption {
  const place = leadsTo(option) - 1
  const taken = Math.floor(place / NODES)
  return { taken, points: (place + 1) * POINTS - option, next: place % NODES }
}

/** Most options of a roll. */
const MOST = 2 ** MAX_DICE

/** Options of one roll; used again for the next one. */
export class OptionList {
  readonly options = new Float64Array(MOST)
  count = 0

  /** Adds an option after all others. */
  push(option: PackedOption): void {
    this.options[this.count++] = option
  }

  /**
   * Adds an option in order. Of two that lead to the same node only the one with more points is kept,
   * for fewer never help for points; `everyOption` keeps all that differ.
   */
  insert(option: PackedOption, everyOption: boolean): void {
    const { options } = this
    let place = this.count
    while (place > 0 && options[place - 1]! > option) place--
    const before = place > 0 ? options[place - 1]! : 0
    if (everyOption ? before === option : leadsTo(before) === leadsTo(option)) return
    const isBetter =
      !everyOption && place < this.count && leadsTo(options[place]!) === leadsTo(option)
    if (!isBetter) options.copyWithin(place + 1, place, this.count++)
    options[place] = option
  }

  hash(): number {
    let hash = this.count
    for (let i = 0; i < this.count; i++) {
      const option = this.options[i]!
      const place = leadsTo(option)
      hash = Math.imul(Math.imul(hash, 31) + place, 31) + (place * POINTS - option)
    }
    return hash | 0
  }

  /** Leaves the options that take most dice, of options in order. */
  keepMostTaken(): void {
    const takenBy = (place: number): DiceCount => unpackOption(this.options[place]!).taken
    let first = this.count
    while (first > 0 && takenBy(first - 1) === takenBy(this.count - 1)) first--
    this.options.copyWithin(0, first, this.count)
    this.count -= first
  }
}

/** Rolls grouped by equal options. */
export class RollGroups {
  readonly ways: number[] = []
  /** One roll of each group, by kind of dice. */
  readonly examples: (readonly Multiset[])[] = []
  /** Options of all groups, and where those of each group begin; the last entry is the end. */
  readonly options: PackedOption[] = []
  readonly starts: number[] = [0]
  /** Ways to roll no option. */
  farkles = 0
  /** The last group with a hash, and the one with the same hash before each group; -1 for none. */
  readonly #byHash = new Map<number, number>()
  readonly #before: number[] = []
  readonly #apart: boolean[] = []

  /** Adds a roll to the group returned, -1 for a farkle. Those apart are not grouped with the others. */
  add(
    list: OptionList,
    ways: number,
    example: () => readonly Multiset[],
    isApart: boolean,
  ): number {
    if (list.count === 0) {
      this.farkles += ways
      return -1
    }
    const hash = list.hash() ^ Number(isApart)
    const last = this.#byHash.get(hash) ?? -1
    for (let group = last; group >= 0; group = this.#before[group]!) {
      if (this.#apart[group] !== isApart || !this.#has(group, list)) continue
      this.ways[group]! += ways
      return group
    }
    const added = this.ways.push(ways) - 1
    this.#before.push(last)
    this.#apart.push(isApart)
    this.#byHash.set(hash, added)
    this.examples.push(example())
    for (let i = 0; i < list.count; i++) this.options.push(list.options[i]!)
    this.starts.push(this.options.length)
    return added
  }

  #has(group: number, { options, count }: OptionList): boolean {
    const start = this.starts[group]!
    if (this.starts[group + 1]! - start !== count) return false
    for (let i = 0; i < count; i++) if (this.options[start + i] !== options[i]) return false
    return true
  }
}
