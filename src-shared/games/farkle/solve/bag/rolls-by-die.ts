import { firstAlike } from './dice-bits.ts'
import { bonusFor, NO_SCORE } from '../../rules/scoring.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import type { ShownDice } from './shown-dice.ts'

/** All rolls of so many dice that are told apart, grouped by what may be set aside. */
export interface RollsByDie {
  readonly dice: number
  /** Group by roll, whose digits are the symbols of the dice, the first die's first. 0: farkle. */
  readonly groupOf: Uint32Array
  /** Options of group g are `start[g]` to `start[g + 1] - 1`. */
  readonly start: Int32Array
  /** By option: the dice left, a bit for each from the first on; 0 after hot dice. */
  readonly left: Uint8Array
  readonly steps: Int32Array
}

/** Option as one number: the steps times this, plus the dice left. */
const LEFT = 256

const laidOut = (start: readonly number[], options: readonly number[]) => ({
  start: Int32Array.from(start),
  left: Uint8Array.from(options, (option) => option % LEFT),
  steps: Int32Array.from(options, (option) => Math.floor(option / LEFT)),
})

function optionsOf(rules: RuleSet, shown: ShownDice, roll: readonly number[]): number[] {
  const { scores, digits, grid } = shown
  const all = 2 ** roll.length - 1
  const bonus = bonusFor(rules, roll.length) / grid
  const codes = [0]
  const sizes = [0]
  const options: number[] = []
  let most = 0
  for (let taken = 1; taken <= all; taken++) {
    const last = 31 - Math.clz32(taken)
    const code = codes[taken - 2 ** last]! + digits[roll[last]!]!
    codes.push(code)
    sizes.push(sizes[taken - 2 ** last]! + 1)
    const points = scores[code]!
    if (points === NO_SCORE) continue
    if (rules.mustSetAsideAll && sizes[taken]! > most) options.length = 0
    most = Math.max(most, sizes[taken]!)
    if (rules.mustSetAsideAll && sizes[taken]! < most) continue
    options.push((points / grid + (taken === all ? bonus : 0)) * LEFT + all - taken)
  }
  const isBare = options.length === 0 && roll.length === rules.dice && rules.nothing > 0
  return isBare ? [(rules.nothing / grid + bonus) * LEFT] : options
}

function rollsByDie(rules: RuleSet, shown: ShownDice, dice: number): RollsByDie {
  const { symbols } = shown
  const groupOf = new Uint32Array(symbols ** dice)
  const groups = new Map([['', 0]])
  const start = [0, 0]
  const all: number[] = []
  const roll = new Array<number>(dice).fill(0)
  for (let i = 0; i < groupOf.length; i++) {
    for (let die = dice - 1, rest = i; die >= 0; die--, rest = Math.floor(rest / symbols)) {
      roll[die] = rest % symbols
    }
    const options = optionsOf(rules, shown, roll)
    const key = options.join()
    if (!groups.has(key)) {
      groups.set(key, groups.size)
      for (const option of options) all.push(option)
      start.push(all.length)
    }
    groupOf[i] = groups.get(key)!
  }
  return { dice, groupOf, ...laidOut(start, all) }
}

/** Symbols that a die can show, as a bit set. */
const shownBy = (die: Float64Array): number =>
  die.reduce((all, chance, symbol) => (chance > 0 ? all | (1 << symbol) : all), 0)

/** The rolls that some dice can show; what leaves equal dice is one option, that of most points. */
function rollsOf(rolls: RollsByDie, dice: readonly Float64Array[]): RollsByDie {
  const { groupOf, start, left, steps } = rolls
  const symbols = dice[0]!.length
  const alike = Array.from({ length: 2 ** dice.length }, (_, some) => firstAlike(dice, some))
  const groups = new Map([['', 0]])
  const groupNow = new Int32Array(start.length - 1).fill(-1)
  const startNow = [0, 0]
  const all: number[] = []
  const merge = (group: number): number => {
    const most = new Map<number, number>()
    for (let o = start[group]!; o < start[group + 1]!; o++) {
      const some = alike[left[o]!]!
      most.set(some, Math.max(most.get(some) ?? 0, steps[o]!))
    }
    const options = [...most].sort(([a], [b]) => b - a).map(([some, step]) => step * LEFT + some)
    const key = options.join()
    if (!groups.has(key)) {
      groups.set(key, groups.size)
      for (const option of options) all.push(option)
      startNow.push(all.length)
    }
    return groups.get(key)!
  }
  let seen = Uint8Array.of(1)
  for (const die of dice) {
    seen = Uint8Array.from({ length: seen.length * symbols }, (_, i) =>
      seen[Math.floor(i / symbols)]! && die[i % symbols]! > 0 ? 1 : 0,
    )
  }
  const now = groupOf.map((group, i) => {
    if (!seen[i]) return 0
    if (groupNow[group] === -1) groupNow[group] = merge(group)
    return groupNow[group]!
  })
  return { dice: rolls.dice, groupOf: now, ...laidOut(startNow, all) }
}

export interface AllRolls {
  /** Rolls of dice that all differ and may show anything, by their number from none on. */
  readonly bySize: readonly RollsByDie[]
  /** Rolls of dice with these chances of symbols; equal dice must be one object. */
  readonly of: (dice: readonly Float64Array[]) => RollsByDie
}

/** Rules as for shownDice. */
export function allRollsByDie(rules: RuleSet, shown: ShownDice): AllRolls {
  const bySize = Array.from({ length: rules.dice + 1 }, (_, dice) => rollsByDie(rules, shown, dice))
  const known = new Map<string, RollsByDie>()
  const of = (dice: readonly Float64Array[]): RollsByDie => {
    const key = dice.map((die) => `${dice.indexOf(die)} ${shownBy(die)}`).join()
    const rolls = known.get(key) ?? rollsOf(bySize[dice.length]!, dice)
    known.set(key, rolls)
    return rolls
  }
  return { bySize, of }
}

/** Chance of each group, from the chances of each die's symbols. */
export function groupChances(
  { groupOf, start }: RollsByDie,
  dice: readonly Float64Array[],
): Float64Array {
  const chances = new Float64Array(start.length - 1)
  const last = dice.at(-1)!
  const symbols = last.length
  let rolls = Float64Array.of(1)
  for (const die of dice.slice(0, -1)) {
    const more = new Float64Array(rolls.length * symbols)
    for (let i = 0, at = 0; i < rolls.length; i++) {
      for (let symbol = 0; symbol < symbols; symbol++) more[at++] = rolls[i]! * die[symbol]!
    }
    rolls = more
  }
  for (let i = 0; i < rolls.length; i++) {
    const chance = rolls[i]!
    if (chance === 0) continue
    for (let symbol = 0, at = i * symbols; symbol < symbols; symbol++) {
      chances[groupOf[at + symbol]!]! += chance * last[symbol]!
    }
  }
  return chances
}

/** Where the values of what follows stand: the option's dice left have their base, its steps a shift. */
export interface NextValues {
  readonly values: Float64Array
  /** By dice left. */
  readonly base: Int32Array
  /** By option. */
  readonly shift: Int32Array
  readonly from: number
}

/** Expected value of a roll, of which the best option is taken. */
export function rollValue(
  { start, left }: RollsByDie,
  chances: Float64Array,
  { values, base, shift, from }: NextValues,
): number {
  let sum = 0
  for (let group = 1, o = 0; group < chances.length; group++) {
    const end = start[group + 1]!
    let best = values[base[left[o]!]! + shift[o]! + from]!
    for (o++; o < end; o++) {
      const value = values[base[left[o]!]! + shift[o]! + from]!
      if (value > best) best = value
    }
    sum += chances[group]! * best
  }
  return sum
}
