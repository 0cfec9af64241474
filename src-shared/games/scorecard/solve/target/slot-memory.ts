import {
  compileKernel,
  instantiateKernel,
  PAGE_BYTES,
  wasmModule,
} from '../../../../base/wasm-code.ts'
import { VECTOR, type Code, type Constants, type Lanes } from '../lattice-code.ts'

export type Chances = Float32Array | Float64Array

/** Needs in a vector. */
export const needsAtOnce = ({ array }: Lanes): number => VECTOR / array.BYTES_PER_ELEMENT

/** Rows that a turn leads to, in the memory of a kernel. */
export interface TargetSlots {
  readonly slots: readonly Chances[]
  /** By input of TargetNodes: byte address of its row for need 0 and its most shift; see addressIn. */
  readonly addresses: Int32Array
  readonly addressIn: (slot: number, place: number) => number
}

/** Number of slots, their length, and number of needs from 0 on. */
export interface SlotSizes {
  readonly slots: number
  readonly length: number
  readonly needs: number
}

/** Upper bound of the number of constants of a turn: 1/6, chances or weights of rolls, their sum. */
const MAX_CONSTANTS = 32

/**
 * Memory of a kernel from its first constant (counted in vectors) on, in bytes: constants, addresses
 * of the inputs, a number for each need, and `sets` of slots.
 */
export function slotMemory(
  firstConstant: number,
  inputs: number,
  { slots, length, needs }: SlotSizes,
  on: Lanes,
  sets = 1,
) {
  const bytes = on.array.BYTES_PER_ELEMENT
  const padded = (places: number): number => Math.ceil((places * bytes) / VECTOR) * VECTOR
  const addresses = (firstConstant + MAX_CONSTANTS) * VECTOR
  const numbers = addresses + padded(inputs)
  const slotsAt = numbers + padded(needs) + VECTOR
  const slotBytes = padded(length)
  /** From a slot to that of the next set. */
  const setBytes = slots * slotBytes + VECTOR
  return {
    addresses,
    numbers,
    setBytes,
    /** Compiles code with i32 parameters and other locals. */
    compile(
      code: Code,
      constants: Constants,
      parameters: number,
      locals: Parameters<typeof wasmModule>[2],
    ) {
      const pages = Math.ceil((slotsAt + sets * setBytes) / PAGE_BYTES)
      const module = compileKernel(wasmModule(pages, parameters, locals, code))
      const { memory, run } = instantiateKernel(module)
      const floats = (byte: number, count: number): Chances =>
        new on.array(memory.buffer, byte, count)
      constants.values.forEach((value, i) =>
        floats((firstConstant + i) * VECTOR, needsAtOnce(on)).fill(value),
      )
      return {
        run,
        sets: Array.from({ length: sets }, (_, set) =>
          Array.from({ length: slots }, (_, i) =>
            floats(slotsAt + set * setBytes + i * slotBytes, length),
          ),
        ),
        addresses: new Int32Array(memory.buffer, addresses, inputs),
        numbers: floats(numbers, needs + needsAtOnce(on)),
        addressIn: (slot: number, place: number) => slotsAt + slot * slotBytes + place * bytes,
      }
    },
  }
}
