import type { Points } from '../../../../base/units.ts'
import { countOfSet } from '../../rules/scorecard.ts'
import { unitRows, usedOf, type CardStates, type Unit } from '../states.ts'
import type { NeedWindows } from '../versus/need-windows.ts'
import { NextRows, slotSizes } from './next-rows.ts'
import { targetKernel, type TargetTurn } from './target-kernel.ts'
import { targetNodes } from './target-nodes.ts'
import {
  levelOf,
  numbersOf,
  type Sweep,
  type SweepNumbers,
  type TargetRows,
} from './target-rows.ts'

/** Raise when results of a solve for targets change: part of the label of cached results. */
export const TARGET_SOLVER_VERSION = 2

/**
 * One thread's work on shared rows, like CardWork for expected scores. Every probability is made of
 * the same numbers in the same order on any thread, so results are equal to the last bit.
 *
 * Probabilities of targets are in single precision. A turn of five dice with two rerolls rounds a
 * probability at most 62 times, a game of 13 turns 806 times, so the relative error is below 5e-5;
 * observed errors are below 2e-6. Rows never rise with the need, since rounding keeps order.
 */
export class TargetWork {
  readonly #states: CardStates
  readonly #rows: TargetRows
  readonly #turn: TargetTurn
  readonly #next: NextRows
  readonly #numbers: SweepNumbers
  readonly #limit: Points
  readonly #windows: Pick<NeedWindows, 'from' | 'end'> | null

  /** `windows`: needs that can occur; others are not computed, nor states with an end of 0. */
  constructor(
    states: CardStates,
    sweep: Sweep,
    rows: TargetRows,
    windows: Pick<NeedWindows, 'from' | 'end'> | null = null,
  ) {
    const nodes = targetNodes(states)
    const { limit } = sweep
    const numbers = numbersOf(sweep)
    const sizes = slotSizes(states, limit, numbers)
    this.#states = states
    this.#rows = rows
    this.#numbers = numbers
    this.#limit = limit
    this.#windows = windows
    this.#turn = targetKernel(states.rules, nodes, sizes, numbers.on)
    this.#next = new NextRows(states, rows, nodes, this.#turn, sizes, numbers)
  }

  run(unit: Unit): void {
    const level = countOfSet(usedOf(this.#states, unit))
    this.#next.setUnit(unit)
    const { from: first, end: last, base } = unitRows(this.#states, unit)
    for (let row = first; row < last; row++) {
      if (this.#windows?.end[base + row] === 0) continue
      let { from, end } = this.#next.read(row)
      if (this.#windows) {
        from = Math.max(from, this.#windows.from[base + row]!)
        end = Math.min(end, this.#windows.end[base + row]!)
      }
      if (from < end) {
        this.#next.fill(level + 1, from, end)
        this.#turn.run(from, end)
      }
      this.#keep(level, base + row, from, end)
    }
  }

  #keep(level: number, state: number, from: Points, end: Points): void {
    const { results } = this.#turn
    const { trim } = this.#numbers
    let first = Math.min(from, this.#limit + 1)
    while (first < end && results[first]! >= 1 - trim) first++
    let last = Math.max(first, end)
    while (last > first && results[last - 1]! <= trim) last--
    const { taken, levels } = this.#rows
    const length = last - first
    const place = Atomics.add(taken, level % levels.length, length)
    this.#rows.first[state] = first
    this.#rows.length[state] = length
    this.#rows.offset[state] = place
    if (length > 0) levelOf(this.#rows, level).set(results.subarray(first, last), place)
  }
}
