import { at, atWord, OP, signed } from '../../../../base/wasm-code.ts'
import { waysToRoll } from '../../../../dice/rolls.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { keepNumber, latticeOf, type DiceLattice } from '../lattice.ts'
import {
  Constants,
  largest,
  load,
  rerollCode,
  store,
  sum,
  times,
  VECTOR,
  type Code,
  type Lanes,
} from '../lattice-code.ts'
import { slotMemory, type Chances, type SlotSizes, type TargetSlots } from './slot-memory.ts'
import type { TargetNodes } from './target-nodes.ts'

// Probabilities of a turn for several needs in parallel, in the lanes of a SIMD register (four
// singles or two doubles); a loop over the needs with straight-line code inside. Inputs are rows of
// probabilities by need, read at given addresses. Memory is counted in vectors: nodes, values of the
// keeps, constants; then bytes.

export interface TargetTurn extends TargetSlots {
  /** By need. */
  readonly results: Chances
  /** Computes results from need `from` up to, not including, `end`; may fill the last vector. */
  readonly run: (from: number, end: number) => void
}

// WebAssembly locals; the first three are parameters.
const REROLLS = 0
const AT = 1
const END = 2
const LEFT = 3

export const put = (local: number, code: Code): Code => [...code, ...OP.localSet, local]
export const read = (local: number): Code => [...OP.localGet, local]
export const whole = (value: number): Code => [...OP.i32Const, ...signed(value)]

/** `addresses` and `results` are byte offsets. */
class KernelCode {
  readonly constants: Constants
  readonly #lattice: DiceLattice
  readonly #nodes: TargetNodes
  readonly #addresses: number
  readonly #results: number
  readonly #on: Lanes

  constructor(
    lattice: DiceLattice,
    nodes: TargetNodes,
    { addresses, results, on }: { addresses: number; results: number; on: Lanes },
  ) {
    this.constants = new Constants(nodes.nodes.length + lattice.keeps.length)
    this.#lattice = lattice
    this.#nodes = nodes
    this.#addresses = addresses
    this.#results = results
    this.#on = on
  }

  code(hasRerolls: boolean): Code {
    return [
      ...OP.loop,
      ...this.#last(),
      ...(hasRerolls ? this.#rerolls() : []),
      ...this.#first(),
      ...read(AT),
      ...this.#mean(),
      ...OP.v128Store,
      ...at(this.#results),
      ...put(AT, [...read(AT), ...whole(VECTOR), ...OP.i32Add]),
      ...read(AT),
      ...read(END),
      ...OP.i32LtU,
      ...OP.brIf,
      0,
      ...OP.end,
    ]
  }

  #value(keep: number): number {
    return this.#nodes.nodes.length + keep
  }

  #row(input: number, shift: number): Code {
    const word = this.#addresses + input * Int32Array.BYTES_PER_ELEMENT
    const address = [...whole(0), ...OP.i32Load, ...atWord(word)]
    const further = (this.#nodes.mostShift[input]! - shift) * this.#on.array.BYTES_PER_ELEMENT
    return [...address, ...read(AT), ...OP.i32Add, ...OP.v128Load, ...at(further)]
  }

  #last(): Code {
    const { nodes, last, atOnce } = this.#nodes
    const uses = new Int32Array(nodes.length)
    for (const node of nodes) {
      if (node.kind === 'row') continue
      uses[node.a]! += 1
      uses[node.b]! += 1
    }
    for (const node of [...last, ...atOnce]) if (node >= 0) uses[node]! += 2
    // A node that is read once is computed where it is read.
    const codes: Code[] = []
    const readNode = (node: number): Code => (uses[node]! > 1 ? load(node) : codes[node]!)
    const stores: Code[] = []
    for (const [i, node] of nodes.entries()) {
      const code =
        node.kind === 'row'
          ? this.#row(node.input, node.shift)
          : largest([readNode(node.a), readNode(node.b)], this.#on)
      codes.push(code)
      if (uses[i]! > 1) stores.push(store(i, code))
    }
    return [
      ...stores.flat(),
      ...[...last].flatMap((node, roll) => store(this.#value(roll), load(node))),
    ]
  }

  #rerolls(): Code {
    const inPlace = (keep: number): number => this.#value(keep)
    return [
      ...put(LEFT, read(REROLLS)),
      ...OP.loop,
      ...rerollCode(this.#lattice, inPlace, inPlace, this.constants, this.#on),
      ...put(LEFT, [...read(LEFT), ...whole(1), ...OP.i32Sub]),
      ...read(LEFT),
      ...OP.brIf,
      0,
      ...OP.end,
    ]
  }

  #first(): Code {
    return [...this.#nodes.atOnce].flatMap((node, roll) => {
      const cell = this.#value(roll)
      return node < 0 ? [] : store(cell, largest([load(cell), load(node)], this.#on))
    })
  }

  /** Integer weights make the probability of a certain event exactly 1. */
  #mean(): Code {
    const byWays = Map.groupBy(this.#lattice.rolls, waysToRoll)
    const groups = [...byWays].map(([ways, rolls]) => {
      const values = rolls.map((roll) => load(this.#value(keepNumber(this.#lattice, roll))))
      return times(sum(values, this.#on), this.constants.code(ways), this.#on)
    })
    const allWays = this.constants.code(6 ** this.#lattice.dice)
    return [...sum(groups, this.#on), ...allWays, ...this.#on.divide]
  }
}

/** Compiles the card's turns, with results for each need. */
export function targetKernel(
  { dice, rolls }: RuleSet,
  nodes: TargetNodes,
  sizes: SlotSizes,
  on: Lanes,
): TargetTurn {
  const lattice = latticeOf(dice)
  const firstConstant = nodes.nodes.length + lattice.keeps.length
  const bytes = on.array.BYTES_PER_ELEMENT
  const memory = slotMemory(firstConstant, nodes.inputs, sizes, on)
  const { addresses, numbers: results } = memory
  const kernel = new KernelCode(lattice, nodes, { addresses, results, on })
  const code = kernel.code(rolls > 1)
  const turn = memory.compile(code, kernel.constants, 3, { i32: 1 })
  return {
    slots: turn.sets[0]!,
    addresses: turn.addresses,
    results: turn.numbers,
    addressIn: turn.addressIn,
    run: (from, end) => {
      turn.run(rolls - 1, from * bytes, end * bytes)
    },
  }
}
