import type { Points } from '../../../../base/units.ts'
import { countOfSet, has } from '../../rules/categories.ts'
import { usedOf, type YahtzeeGame } from '../game.ts'
import { OUTCOMES } from '../outcomes.ts'
import { NOT_ALLOWED, TurnOutcomes } from '../turn-outcomes.ts'
import { MAX_FOLLOWING, MAX_PIPS, mostOfTurn, TARGET_INPUTS } from './target-inputs.ts'
import { NEEDS_AT_ONCE, targetKernel, type TargetTurn } from './target-kernel.ts'
import type { TargetRows } from './target-rows.ts'

/** Raise when results of a solve for targets change: part of the label of cached results. */
export const TARGET_SOLVER_VERSION = 1

const NEVER = MAX_FOLLOWING

/**
 * One thread's work on shared rows, like YahtzeeWork for expected scores. Every probability is made
 * of the same numbers in the same order on any thread, so results are equal to the last bit.
 *
 * Probabilities are in single precision. A turn with two rerolls rounds a probability at most 62
 * times, a game of 13 turns 806 times, so the relative error is below 5e-5; observed errors are
 * below 2e-6. Rows never rise with the need, since rounding keeps order.
 */
export class TargetWork {
  readonly #game: YahtzeeGame
  readonly #limit: Points
  readonly #rows: TargetRows
  readonly #outcomes: TurnOutcomes
  readonly #turn: TargetTurn
  /** Entries before need 0 in a slot. */
  readonly #before: number
  readonly #slotOf = new Map<number, number>()

  constructor(game: YahtzeeGame, limit: Points, rows: TargetRows) {
    this.#game = game
    this.#limit = limit
    this.#rows = rows
    this.#outcomes = new TurnOutcomes(game)
    this.#before = mostOfTurn(game.rules)
    const length = this.#before + limit + 1 + NEEDS_AT_ONCE
    const size = { slots: MAX_FOLLOWING + 1, length, needs: limit + 1 }
    this.#turn = targetKernel(game.rules.rerolls, size)
  }

  run(unit: number): void {
    const { upper, contexts } = this.#game
    const set = Math.floor(unit / contexts)
    const used = usedOf(this.#game, unit)
    const level = countOfSet(used)
    for (let row = upper.start[set]!; row < upper.start[set + 1]!; row++) {
      const state = row * contexts + (unit % contexts)
      this.#outcomes.look(state)
      const { from, end } = this.#readInputs(used)
      if (from < end) {
        this.#fillSlots(level + 1, from, end)
        this.#turn.run(from, end)
      }
      this.#keep(level, state, from, end)
    }
  }

  /** Assigns each input its row. Returns the needs whose chance may be between 0 and 1. */
  #readInputs(used: number): { from: Points; end: Points } {
    const { points, targets } = this.#outcomes
    const { addresses, addressIn } = this.#turn
    const { first, length } = this.#rows
    const slotOf = this.#slotOf
    const before = this.#before
    slotOf.clear()
    let from = this.#limit + 1
    let end = 0
    for (let i = 0; i < TARGET_INPUTS.length; i++) {
      const { outcome, isSum } = TARGET_INPUTS[i]!
      const scored = points[outcome]!
      if (has(used, OUTCOMES[outcome]!.category) || scored === NOT_ALLOWED) {
        addresses[i] = addressIn(NEVER, before)
        continue
      }
      const target = targets[outcome]!
      let slot = slotOf.get(target)
      if (slot === undefined) {
        slot = slotOf.size
        slotOf.set(target, slot)
      }
      const most = isSum ? MAX_PIPS : scored
      addresses[i] = addressIn(slot, before - most)
      from = Math.min(from, first[target]! + (isSum ? LEAST_PIPS : scored))
      end = Math.max(end, first[target]! + length[target]! + most)
    }
    return { from, end: Math.min(end, this.#limit + 1) }
  }

  #fillSlots(level: number, from: Points, end: Points): void {
    const { slots } = this.#turn
    const { first, length, offset, levels } = this.#rows
    const data = levels[level & 1]!
    const before = this.#before
    for (const [state, number] of this.#slotOf) {
      const slot = slots[number]!
      const begin = before + first[state]!
      const stop = before + end + NEEDS_AT_ONCE
      const count = Math.max(0, Math.min(length[state]!, stop - begin))
      slot.fill(1, from, begin)
      slot.set(data.subarray(offset[state], offset[state]! + count), Math.min(begin, stop))
      slot.fill(0, begin + count, stop)
    }
  }

  #keep(level: number, state: number, from: Points, end: Points): void {
    const { results } = this.#turn
    let first = Math.min(from, this.#limit + 1)
    while (first < end && results[first] === 1) first++
    let last = end
    while (last > first && results[last - 1] === 0) last--
    const { taken, levels } = this.#rows
    const length = last - first
    const place = Atomics.add(taken, level & 1, length)
    this.#rows.first[state] = first
    this.#rows.length[state] = length
    this.#rows.offset[state] = place
    if (length > 0) levels[level & 1]!.set(results.subarray(first, last), place)
  }
}

const LEAST_PIPS = MAX_PIPS / 6
