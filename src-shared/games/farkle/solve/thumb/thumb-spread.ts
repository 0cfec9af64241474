import type { Probability } from '../../../../base/units.ts'
import { spreadBest } from '../match/turn-mass.ts'
import type { DiceModel, TurnModel, TurnNode } from '../turn/turn-model.ts'

/** More than any number of points: the worth of taking all dice back. */
const ALL_DICE = 1e11

/** Cells that some rolls lead to whatever the rule is, and with which chance. */
interface Fixed {
  readonly cells: Int32Array
  readonly chances: Float64Array
}

/** Rolls of a node that leave a choice, and the cells of their options. */
interface Open {
  readonly dice: DiceModel
  readonly cells: Int32Array
}

/** The rolls of a node: those that make at most so many steps at once, and the others. */
interface Level {
  /** The short ones where all that they can lead to is banked: the most points are taken. */
  readonly plain: Fixed
  /** The short ones that leave no choice short of the goal, and the short ones that do. */
  readonly forced: Fixed
  readonly open: Open
  readonly long: Open
  /** Whether most rolls are short ones. */
  readonly isMost: boolean
}

/** What one roll can make at most, in steps. */
function stepsOf({ optionStart, optionSteps }: DiceModel, g: number): number {
  let most = 0
  for (let o = optionStart[g]!; o < optionStart[g + 1]!; o++) most = Math.max(most, optionSteps[o]!)
  return most
}

/** The model of some rolls only. */
function openOf(dice: DiceModel, cells: Int32Array, groups: readonly number[]): Open {
  const { optionStart, probability } = dice
  const options = groups.map((g) => cells.subarray(optionStart[g], optionStart[g + 1]))
  const starts = [0]
  for (const list of options) starts.push(starts.at(-1)! + list.length)
  return {
    dice: {
      ...dice,
      groupCount: groups.length,
      probability: Float64Array.from(groups, (g) => probability[g]!),
      optionStart: Int32Array.from(starts),
    },
    cells: Int32Array.from(options.flatMap((list) => [...list])),
  }
}

/**
 * How the rolls of one node spread over the cells of a turn. Whoever plays by a rule takes all dice back
 * where that is possible, and the most points where all that a roll can lead to is banked; so most rolls
 * short of the goal need no look at what their options are worth. Rolls of many points reach the goal
 * from far away, so each is looked at for itself.
 */
export class NodeSpread {
  readonly #levels: readonly Level[]
  /** The level for so many steps of room. */
  readonly #levelAt: Uint8Array

  constructor({ byDice, allDice }: TurnModel, n: TurnNode, cells: Int32Array) {
    const dice = byDice[n]!
    const { groupCount, optionStart, optionSteps, optionLeft, probability } = dice
    const isAll = (o: number): boolean => byDice[optionLeft[o]!]!.dice === allDice
    const groups = Array.from({ length: groupCount }, (_, g) => g)
    const most = groups.map((g) => stepsOf(dice, g))

    /** The option that comes to most among those that count; the first of equals. */
    const bestOf = (g: number, worth: (o: number) => number): number => {
      let best = optionStart[g]!
      for (let o = best + 1; o < optionStart[g + 1]!; o++) if (worth(o) > worth(best)) best = o
      return best
    }
    const plainOf = (g: number): number =>
      bestOf(g, (o) => optionSteps[o]! + (isAll(o) ? ALL_DICE : 0))
    const forcedOf = (g: number): number | null => {
      if (optionStart[g + 1]! - optionStart[g]! === 1) return optionStart[g]!
      const best = bestOf(g, (o) => (isAll(o) ? optionSteps[o]! : -1))
      return isAll(best) ? best : null
    }
    const fixed = (some: readonly number[], optionOf: (g: number) => number): Fixed => {
      const chances = new Map<number, Probability>()
      for (const g of some) {
        const cell = cells[optionOf(g)]!
        chances.set(cell, (chances.get(cell) ?? 0) + probability[g]!)
      }
      return {
        cells: Int32Array.from(chances.keys()),
        chances: Float64Array.from(chances.values()),
      }
    }

    const bounds = [...new Set([-1, ...most])].sort((a, b) => a - b)
    this.#levels = bounds.map((bound) => {
      const short = groups.filter((g) => most[g]! <= bound)
      return {
        plain: fixed(short, plainOf),
        forced: fixed(
          short.filter((g) => forcedOf(g) !== null),
          (g) => forcedOf(g)!,
        ),
        open: openOf(
          dice,
          cells,
          short.filter((g) => forcedOf(g) === null),
        ),
        long: openOf(
          dice,
          cells,
          groups.filter((g) => most[g]! > bound),
        ),
        isMost: 2 * short.length >= groupCount,
      }
    })
    this.#levelAt = Uint8Array.from({ length: bounds.at(-1)! + 1 }, (_, room) =>
      bounds.findLastIndex((bound) => bound <= room),
    )
  }

  #level(room: number): Level {
    const at = room < 0 ? 0 : this.#levelAt[Math.min(room, this.#levelAt.length - 1)]!
    return this.#levels[at] ?? this.#levels[0]!
  }

  /**
   * Adds the chance of every roll to the cell that it leads to. `base` is the first cell of the row, from
   * which it is so many steps to the goal, and to where rows of plain banks end: below 0 for none. Where
   * there is a choice, the option of most worth is taken, the first of equals.
   */
  spread(
    base: number,
    chance: Probability,
    toGoal: number,
    toPlainEnd: number,
    worth: Float64Array,
    arrived: Float64Array,
  ): void {
    const plain = this.#level(toPlainEnd - 1)
    const isPlain = plain.isMost
    const { forced, open, long } = isPlain ? plain : this.#level(toGoal - 1)
    const { cells, chances } = isPlain ? plain.plain : forced
    for (let i = 0; i < cells.length; i++) arrived[base + cells[i]!]! += chance * chances[i]!
    if (!isPlain) spreadBest(open.dice, open.cells, base, chance, worth, arrived)
    spreadBest(long.dice, long.cells, base, chance, worth, arrived)
  }
}
