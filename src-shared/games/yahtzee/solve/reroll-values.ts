import {
  PAGE_BYTES,
  wasmModule,
  compileKernel,
  instantiateKernel,
} from '../../../base/wasm-code.ts'
import { averageUp, bestWithin, FIVE_DICE, KEEP_COUNT, ROLL_COUNT } from './keeps.ts'
import { Constants, LANES, rerollCode, VECTOR, type CellOf } from './lattice-code.ts'

/** Values within a turn, by rerolls left, then by keep number. */
export interface StageValues {
  /** Value of a roll or keep to a player who may still choose within it; at 0, of rolls only. */
  readonly best: readonly Float64Array[]
  /** Value of keeping these dice and rolling the others; unused at 0. */
  readonly keeps: readonly Float64Array[]
}

/** Computes the stages of a turn from best[0], the values of the rolls with no reroll left. */
export type FillStages = (stages: StageValues) => void

export function newStages(rerolls: number): StageValues {
  const stages = Array.from({ length: rerolls + 1 }, () => 0)
  return {
    best: stages.map(() => new Float64Array(KEEP_COUNT)),
    keeps: stages.map(() => new Float64Array(KEEP_COUNT)),
  }
}

/** Reference implementation. */
export const plainStages: FillStages = ({ best, keeps }) => {
  for (let left = 1; left < best.length; left++) {
    keeps[left]!.set(best[left - 1]!.subarray(0, ROLL_COUNT))
    averageUp(keeps[left]!)
    best[left]!.set(keeps[left]!)
    bestWithin(best[left]!)
  }
}

/** plainStages as WebAssembly, for one thread; it uses one lane. */
export function compiledStages(rerolls: number): FillStages {
  if (rerolls === 0) return plainStages
  const rooms = 2 * rerolls + 1
  const constants = new Constants(rooms * KEEP_COUNT)
  const bestCell = (left: number, keep: number): number => 2 * left * KEEP_COUNT + keep
  const code = Array.from({ length: rerolls }, (_, i) => i + 1).flatMap((left) => {
    const best: CellOf = (keep) => bestCell(left, keep)
    const cell: CellOf = (keep) =>
      keep < ROLL_COUNT ? bestCell(left - 1, keep) : (2 * left - 1) * KEEP_COUNT + keep
    return rerollCode(FIVE_DICE, cell, best, constants)
  })
  const bytes = (rooms * KEEP_COUNT + constants.values.length) * VECTOR
  const module = wasmModule(Math.ceil(bytes / PAGE_BYTES), 1, {}, code)
  const { memory, run } = instantiateKernel(compileKernel(module))
  const cells = new Float64Array(memory.buffer, 0, bytes / Float64Array.BYTES_PER_ELEMENT)
  constants.values.forEach((value, i) => (cells[(rooms * KEEP_COUNT + i) * LANES] = value))
  const count = KEEP_COUNT
  const rolls = ROLL_COUNT
  const lanes = LANES
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
