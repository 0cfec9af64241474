import type { Points } from '../../../../base/units.ts'
import type { OwnDice } from '../../rules/own-dice.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { closerBounds } from './closer-bounds.ts'
import { LeftValues } from './left-values.ts'
import { allRollsByDie, type AllRolls } from './rolls-by-die.ts'
import { setBounds } from './set-bounds.ts'
import { pointsOfSet } from './set-points.ts'
import { shownDice, symbolChances, type ShownDice } from './shown-dice.ts'

/** Sets by index: the order in which setBounds tells them. */
type SetIndex = number

/** What a search has worked out so far: a checkpoint. */
export interface SetsBegun {
  /** Rough bounds of the first sets. */
  readonly rough: Float64Array
  readonly points: readonly (readonly [SetIndex, Points])[]
}

export interface SearchThread {
  readonly progress?: (share: number) => void
  readonly begun?: SetsBegun | undefined
  readonly keep?: ((begun: SetsBegun) => void) | undefined
}

/** Tables of the rolls, for all searches with the same rules. */
export interface RollTables {
  readonly shown: ShownDice
  readonly rolls: AllRolls
}

export function rollTables(rules: RuleSet, bag: readonly OwnDice[]): RollTables {
  const shown = shownDice(
    rules,
    bag.some(({ joker }) => joker !== null),
  )
  return { shown, rolls: allRollsByDie(rules, shown) }
}

/** Shares of the progress: the bounds of the bag, the rough ones, the close ones. */
const BAG_SHARE = 0.2
const ROUGH_SHARE = 0.6
const CLOSE_SHARE = 0.8

/** Sets that are bounded closely before those with the highest bounds are solved. */
const CHUNK = 500

/** Time of a close bound and of a solve, in rough bounds; least time between two checkpoints. */
const CLOSE_TIME = 30
const SOLVE_TIME = 1000
const LEAST_TIME = 10_000

interface Wanted {
  readonly above?: Points
  readonly least?: readonly number[]
}

/**
 * The sets of a bag with their bounds and points, worked out when asked: those that may make more
 * than `above`, and have at least so many dice of each kind as `least` says. Dice in `bag` must
 * differ, and be as many as are rolled; `rules` as in setBounds.
 */
export class SetSearch {
  readonly #rules: RuleSet
  readonly #bag: readonly OwnDice[]
  readonly #tables: RollTables
  readonly #chances: readonly Float64Array[]
  /** Kinds of the dice of all sets, one set after the other. */
  readonly #dice: number[] = []
  readonly #rough: Float64Array
  /** By descending rough bound. */
  readonly #order: Uint32Array
  readonly #closeOf: (dice: readonly number[]) => Points
  readonly #close = new Map<SetIndex, Points>()
  readonly #points: Map<SetIndex, Points>
  readonly #thread: SearchThread
  readonly #above: Points
  #time = 0

  constructor(
    rules: RuleSet,
    bag: readonly OwnDice[],
    tables: RollTables,
    thread: SearchThread = {},
    { above = 0, least = [] }: Wanted = {},
  ) {
    this.#rules = rules
    this.#bag = bag
    this.#tables = tables
    this.#thread = thread
    this.#above = above
    this.#points = new Map(thread.begun?.points)
    const { shown, rolls } = tables
    const kinds = bag.map(({ weights, joker, count }, kind) => ({
      chances: symbolChances(weights, joker, shown),
      count: Math.min(count, rules.dice),
      least: least[kind] ?? 0,
    }))
    this.#chances = kinds.map((kind) => kind.chances)
    const { progress = () => {} } = thread
    const add = (counts: readonly number[], bound: Points): void => {
      if (bound <= above) return
      for (const [kind, count] of counts.entries()) {
        for (let i = 0; i < count; i++) this.#dice.push(kind)
      }
    }
    const hot = setBounds(rules, shown, kinds, add, (share) => progress(BAG_SHARE * share))
    const left = new LeftValues(rules, shown.grid, rolls, this.#chances, hot)
    const { rough, close } = closerBounds(shown, this.#chances, left)
    this.#closeOf = close
    this.#rough = new Float64Array(this.count)
    const begun = thread.begun?.rough ?? new Float64Array()
    this.#rough.set(begun)
    for (let set = begun.length; set < this.count; set++) {
      this.#rough[set] = rough(this.#diceOf(set))
      this.#spend(1, set + 1)
      progress(BAG_SHARE + ((ROUGH_SHARE - BAG_SHARE) * set) / this.count)
    }
    this.#order = Uint32Array.from(this.#rough.keys()).sort(
      (a, b) => this.#rough[b]! - this.#rough[a]!,
    )
  }

  get count(): number {
    return this.#dice.length / this.#rules.dice
  }

  /** Dice of each kind of the bag. */
  countsOf(set: SetIndex): number[] {
    return this.#bag.map((_, kind) => this.#diceOf(set).filter((one) => one === kind).length)
  }

  /** The allowed sets that make most points, best first, and the number that was solved for them. */
  best(
    count: number,
    isAllowed: (dice: readonly number[]) => boolean = () => true,
  ): { best: (readonly [SetIndex, Points])[]; solved: number } {
    const { progress = () => {} } = this.#thread
    const above = this.#above
    const solved = new Map<SetIndex, Points>()
    let last = above
    let open: SetIndex[] = []
    const solve = (): void => {
      open = open.filter((set) => this.#close.get(set)! > last && !solved.has(set))
      open.sort((a, b) => this.#close.get(b)! - this.#close.get(a)!)
      for (const set of open.slice(0, count)) {
        if (this.#close.get(set)! <= last) break
        solved.set(set, this.#pointsOf(set))
        last = Math.max(above, [...solved.values()].sort((a, b) => b - a)[count - 1] ?? 0)
      }
    }
    let end = this.count
    for (let at = 0; at < end;) {
      for (const set of this.#order.slice(at, at + CHUNK)) {
        if (!isAllowed(this.#diceOf(set))) continue
        if (!this.#close.has(set)) {
          this.#close.set(set, this.#closeOf(this.#diceOf(set)))
          this.#spend(CLOSE_TIME)
        }
        open.push(set)
      }
      at += CHUNK
      solve()
      while (end > at && this.#rough[this.#order[end - 1]!]! <= last) end--
      progress(ROUGH_SHARE + ((CLOSE_SHARE - ROUGH_SHARE) * at) / end)
    }
    let most = 1
    while (open.length > 0) {
      most = Math.max(most, open.length)
      solve()
      progress(1 - ((1 - CLOSE_SHARE) * open.length) / most)
    }
    const best = [...solved].sort(([, a], [, b]) => b - a).filter(([, points]) => points > above)
    return { best: best.slice(0, count), solved: solved.size }
  }

  #pointsOf(set: SetIndex): Points {
    const known = this.#points.get(set)
    if (known !== undefined) return known
    const { shown, rolls } = this.#tables
    const dice = this.#diceOf(set).map((kind) => this.#chances[kind]!)
    const points = pointsOfSet(this.#rules, shown.grid, rolls, dice)
    this.#points.set(set, points)
    this.#spend(SOLVE_TIME)
    return points
  }

  #diceOf(set: SetIndex): number[] {
    const { dice } = this.#rules
    return this.#dice.slice(set * dice, (set + 1) * dice)
  }

  #spend(time: number, bounded = this.count): void {
    this.#time += time
    if (this.#time < Math.max(LEAST_TIME, this.count / 5)) return
    this.#time = 0
    this.#thread.keep?.({ rough: this.#rough.slice(0, bounded), points: [...this.#points] })
  }
}
