import {
  PAGE_BYTES,
  wasmModule,
  compileKernel,
  instantiateKernel,
} from '../../../base/wasm-code.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { averageUp, bestWithin, latticeOf } from './lattice.ts'
import { Constants, LANES, rerollCode, VECTOR, type CellOf } from './lattice-code.ts'

type TurnSize = Pick<RuleSet, 'dice' | 'rolls'>

/** Values within a turn, by rerolls left, then by keep number. */
export interface StageValues {
  /** Value of a roll or keep to a player who may still choose within it; at 0, of rolls only. */
  readonly best: readonly Float64Array[]
  /** Value of keeping these dice and rolling the others; unused at 0. */
  readonly keeps: readonly Float64Array[]
}

/** Computes the stages of a turn from best[0], the values of the rolls with no reroll left. */
export type FillStages = (stages: StageValues) => void

export function newStages({ dice, rolls }: TurnSize): StageValues {
  const { length } = latticeOf(dice).keeps
  const stages = Array.from({ length: rolls }, () => 0)
  return {
    best: stages.map(() => new Float64Array(length)),
    keeps: stages.map(() => new Float64Array(length)),
  }
}

/** Reference implementation. */
export function plainStages(dice: number): FillStages {
  const lattice = latticeOf(dice)
  const { length } = lattice.rolls
  return ({ best, keeps }) => {
    for (let left = 1; left < best.length; left++) {
      keeps[left]!.set(best[left - 1]!.subarray(0, length))
      averageUp(lattice, keeps[left]!)
      best[left]!.set(keeps[left]!)
      bestWithin(lattice, best[left]!)
    }
  }
}

/** plainStages as WebAssembly, for one thread; it uses one lane. */
export function compiledStages({ dice, rolls: turns }: TurnSize): FillStages {
  const rerolls = turns - 1
  if (rerolls === 0) return plainStages(dice)
  const lattice = latticeOf(dice)
  const count = lattice.keeps.length
  const rolls = lattice.rolls.length
  const lanes = LANES
  const rooms = 2 * rerolls + 1
  const constants = new Constants(rooms * count)
  const bestCell = (left: number, keep: number): number => 2 * left * count + keep
  const code = Array.from({ length: rerolls }, (_, i) => i + 1).flatMap((left) => {
    const best: CellOf = (keep) => bestCell(left, keep)
    const cell: CellOf = (keep) =>
      keep < rolls ? bestCell(left - 1, keep) : (2 * left - 1) * count + keep
    return rerollCode(lattice, cell, best, constants)
  })
  const bytes = (rooms * count + constants.values.length) * VECTOR
  const module = wasmModule(Math.ceil(bytes / PAGE_BYTES), 1, {}, code)
  const { memory, run } = instantiateKernel(compileKernel(module))
  const cells = new Float64Array(memory.buffer, 0, bytes / Float64Array.BYTES_PER_ELEMENT)
  constants.values.forEach((value, i) => (cells[(rooms * count + i) * lanes] = value))
  return ({ best, keeps }) => {
    for (let roll = 0; roll < rolls; roll++) cells[roll * lanes] = best[0]![roll]!
    run(rerolls)
    for (let left = 1; left <= rerolls; left++) {
      keeps[left]!.set(best[left - 1]!.subarray(0, rolls))
      const keepsAt = (2 * left - 1) * count
      for (let keep = rolls; keep < count; keep++) {
        keeps[left]![keep] = cells[(keepsAt + keep) * lanes]!
      }
      const bestAt = 2 * left * count
      for (let keep = 0; keep < count; keep++) {
        best[left]![keep] = cells[(bestAt + keep) * lanes]!
      }
    }
  }
}
