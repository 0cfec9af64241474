import type { DiceCount, Probability } from '../../../../base/units.ts'
import {
  countOf,
  EMPTY,
  FACES,
  sizeOf,
  withDice,
  without,
  type Multiset,
} from '../../../../dice/multiset.ts'
import { diceKinds, type DieKind } from '../../rules/own-dice.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { rollsByNode, type GroupedRoll } from '../turn/turn-model.ts'

/** Dice that lie, by kind, while some dice of a roll are thrown again. */
type Lying = readonly Multiset[]

/** All that may lie with the same number of dice missing. The level before has one fewer missing. */
interface Level {
  readonly lying: readonly Lying[]
  /** By place and face of the first missing die: the place in the level before, and its chance. */
  readonly next: Int32Array
  readonly chance: Float64Array
  /** By place in the level before: where the places that taking one die leads to begin in `fewer`. */
  readonly fewerStart: Int32Array
  readonly fewer: Int32Array
  readonly values: Float64Array
  /** Largest value with as many dice missing or more. */
  readonly best: Float64Array
}

function levelOf(
  kinds: readonly DieKind[],
  counts: readonly DiceCount[],
  before: readonly Lying[],
): Level {
  const places = new Map<string, number>()
  const lying: Lying[] = []
  const fewer: number[] = []
  const fewerStart = [0]
  for (const all of before) {
    for (const [kind, dice] of all.entries()) {
      for (const face of FACES.filter((one) => countOf(dice, one) > 0)) {
        const some = all.with(kind, without(dice, withDice(EMPTY, face)))
        const place = places.get(some.join()) ?? lying.push(some) - 1
        places.set(some.join(), place)
        fewer.push(place)
      }
    }
    fewerStart.push(fewer.length)
  }
  return {
    lying,
    ...nextOf(kinds, counts, lying, before),
    fewerStart: Int32Array.from(fewerStart),
    fewer: Int32Array.from(fewer),
    values: new Float64Array(lying.length),
    best: new Float64Array(lying.length),
  }
}

/** What the first missing die of each place may show. */
function nextOf(
  kinds: readonly DieKind[],
  counts: readonly DiceCount[],
  lying: readonly Lying[],
  before: readonly Lying[],
): Pick<Level, 'next' | 'chance'> {
  const places = new Map(before.map((all, place) => [all.join(), place]))
  const next = new Int32Array(lying.length * FACES.length)
  const chance = new Float64Array(next.length)
  for (const [place, some] of lying.entries()) {
    const kind = counts.findIndex((count, k) => sizeOf(some[k]!) < count)
    const { weights, total } = kinds[kind]!
    for (const [f, face] of FACES.entries()) {
      if (weights[f] === 0) continue
      const shown = some.with(kind, withDice(some[kind]!, face))
      next[place * FACES.length + f] = places.get(shown.join())!
      chance[place * FACES.length + f] = weights[f]! / total
    }
  }
  return { next, chance }
}

/** Values of a level from those of the level before. */
function fall({ next, chance, values }: Level, before: Float64Array): void {
  for (let place = 0; place < values.length; place++) {
    let sum = 0
    for (let i = place * FACES.length; i < (place + 1) * FACES.length; i++) {
      sum += chance[i]! * before[next[i]!]!
    }
    values[place] = sum
  }
}

/** For each place of the level before, the best that taking a die leads to. */
function lift({ fewerStart, fewer, best }: Level, before: Float64Array): void {
  for (let place = 0; place < before.length; place++) {
    let most = 0
    for (let i = fewerStart[place]!; i < fewerStart[place + 1]!; i++) {
      const value = best[fewer[i]!]!
      if (value > most) most = value
    }
    before[place] = most
  }
}

/** The rolls of a node, and what throwing up to so many dice of each again is worth. */
export class ThrowsAgain {
  /** By roll: its group in the turn model, -1 for a farkle, and its chance. */
  readonly groups: Int32Array
  readonly chances: Float64Array
  readonly #values: Float64Array
  /** By number of missing dice, from one on. */
  readonly #levels: readonly Level[]

  constructor(kinds: readonly DieKind[], rolls: readonly GroupedRoll[], most: DiceCount) {
    const ways = rolls.reduce((sum, roll) => sum + roll.ways, 0)
    this.groups = Int32Array.from(rolls, ({ group }) => group)
    this.chances = Float64Array.from(rolls, (roll) => roll.ways / ways)
    this.#values = new Float64Array(rolls.length)
    const counts = rolls[0]!.dice.map(sizeOf)
    const all = counts.reduce((sum, count) => sum + count, 0)
    const levels: Level[] = []
    let before: readonly Lying[] = rolls.map(({ dice }) => dice)
    for (let missing = 1; missing <= Math.min(most, all); missing++) {
      const level = levelOf(kinds, counts, before)
      levels.push(level)
      before = level.lying
    }
    this.#levels = levels
  }

  /**
   * What throwing some dice of each roll again is worth, by roll, from the values of the groups
   * afterwards and that of a farkle.
   */
  evaluate(byGroup: Float64Array, farkle: Probability): Float64Array {
    const { groups } = this
    for (let r = 0; r < groups.length; r++) {
      const group = groups[r]!
      this.#values[r] = group < 0 ? farkle : byGroup[group]!
    }
    let before = this.#values
    for (const level of this.#levels) {
      fall(level, before)
      before = level.values
    }
    const last = this.#levels.at(-1)!
    last.best.set(last.values)
    for (let l = this.#levels.length - 1; l > 0; l--) {
      const { values, best } = this.#levels[l - 1]!
      lift(this.#levels[l]!, best)
      for (let place = 0; place < values.length; place++) {
        if (values[place]! > best[place]!) best[place] = values[place]!
      }
    }
    const again = new Float64Array(groups.length)
    lift(this.#levels[0]!, again)
    return again
  }
}

/** By node of the turn model; entry 0 unused. */
export function throwsAgain(rules: RuleSet, most: DiceCount): (ThrowsAgain | undefined)[] {
  const kinds = diceKinds(rules)
  return [undefined, ...rollsByNode(rules).map((rolls) => new ThrowsAgain(kinds, rolls, most))]
}
