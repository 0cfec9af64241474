import { at, atWord, OP } from '../../../../base/wasm-code.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { latticeOf, type DiceLattice } from '../lattice.ts'
import {
  Constants,
  DOUBLES,
  largest,
  load,
  rerollCode,
  store,
  sum,
  times,
  VECTOR,
  type Code,
} from '../lattice-code.ts'
import {
  slotMemory,
  type Chances,
  type SlotSizes,
  type TargetSlots,
} from '../target/slot-memory.ts'
import { put, read, whole } from '../target/target-kernel.ts'
import type { TargetNodes } from '../target/target-nodes.ts'

// The reverse of a turn of target-kernel.ts: where the probability of its start ends when the best
// choice is always taken, for two needs in the lanes of a vector. The values of the turn are
// computed again, with every stage kept; then mass flows from the first roll back through each
// maximum to the term that equals it. Of equal terms the first one takes all: keep more dice, then
// lose the lowest face; go on rather than score the first roll; the lower node. Memory is counted in
// vectors: nodes, mass of the nodes, stages, mass of the keeps, constants; then bytes.

export interface MassTurn extends TargetSlots {
  /** By slot, like `slots`: mass that arrives there is added. */
  readonly moved: readonly Chances[]
  /** Mass at the start of the turn by need; the place after the last need must be 0. */
  readonly mass: Chances
  /** Moves the mass of needs from `from` to before `end`. */
  readonly run: (from: number, end: number) => void
}

// WebAssembly locals; the first two are parameters, the others vectors.
const AT = 0
const END = 1
const BEST = 2
const REST = 3
const TAKEN = 4

const BYTES = Float64Array.BYTES_PER_ELEMENT

interface Places {
  readonly addresses: number
  readonly mass: number
  /** Bytes from a slot to the mass that moves there. */
  readonly toMoved: number
}

class MassCode {
  readonly constants: Constants
  readonly #lattice: DiceLattice
  readonly #nodes: TargetNodes
  readonly #rerolls: number
  readonly #places: Places

  constructor(lattice: DiceLattice, nodes: TargetNodes, rerolls: number, places: Places) {
    this.#lattice = lattice
    this.#nodes = nodes
    this.#rerolls = rerolls
    this.#places = places
    this.constants = new Constants(firstConstant(lattice, nodes, rerolls))
  }

  code(): Code {
    const stages = Array.from({ length: this.#rerolls }, (_, i) => i + 1)
    return [
      ...OP.loop,
      ...this.#nodeValues(),
      ...stages.flatMap((left) => this.#values(left)),
      ...this.#start(),
      ...this.#scoreFirst(),
      ...stages.toReversed().flatMap((left) => [...this.#choose(left), ...this.#roll(left > 1)]),
      ...this.#score(),
      ...this.#nodesBack(),
      ...put(AT, [...read(AT), ...whole(VECTOR), ...OP.i32Add]),
      ...read(AT),
      ...read(END),
      ...OP.i32LtU,
      ...OP.brIf,
      0,
      ...OP.end,
    ]
  }

  #nodeMass(node: number): number {
    return this.#nodes.nodes.length + node
  }

  /** Value of a keep with `left` rerolls to a player who may still choose within it. */
  #best(left: number, keep: number): number {
    const { length } = this.#lattice.keeps
    if (left === 0) return this.#nodes.last[keep]!
    return 2 * this.#nodes.nodes.length + (2 * left - 1) * length + keep
  }

  /** Value of keeping these dice, with `left` rerolls. */
  #keep(left: number, keep: number): number {
    const { keeps, rolls } = this.#lattice
    if (keep < rolls.length) return this.#best(left - 1, keep)
    return 2 * this.#nodes.nodes.length + (2 * left - 2) * keeps.length + keep
  }

  #mass(keep: number): number {
    const { length } = this.#lattice.keeps
    return 2 * this.#nodes.nodes.length + 2 * this.#rerolls * length + keep
  }

  #address(input: number): Code {
    const word = this.#places.addresses + input * Int32Array.BYTES_PER_ELEMENT
    return [...whole(0), ...OP.i32Load, ...atWord(word), ...read(AT), ...OP.i32Add]
  }

  #nodeValues(): Code {
    const { nodes, mostShift } = this.#nodes
    return nodes.flatMap((node, i) =>
      node.kind === 'larger'
        ? store(i, largest([load(node.a), load(node.b)]))
        : store(i, [
            ...this.#address(node.input),
            ...OP.v128Load,
            ...at((mostShift[node.input]! - node.shift) * BYTES),
          ]),
    )
  }

  #values(left: number): Code {
    return rerollCode(
      this.#lattice,
      (keep) => this.#keep(left, keep),
      (keep) => this.#best(left, keep),
      this.constants,
    )
  }

  #clear(cells: readonly number[]): Code {
    return cells.flatMap((cell) => store(cell, this.constants.code(0)))
  }

  #fewer(): number[] {
    const { keeps, rolls } = this.#lattice
    return keeps.slice(rolls.length).map((_, i) => this.#mass(rolls.length + i))
  }

  #start(): Code {
    const { nodes } = this.#nodes
    const { rolls, chances } = this.#lattice
    const start = [...read(AT), ...OP.v128Load, ...at(this.#places.mass)]
    return [
      ...this.#clear(nodes.map((_, node) => this.#nodeMass(node))),
      ...this.#clear(this.#fewer()),
      ...put(REST, start),
      ...rolls.flatMap((_, roll) =>
        store(this.#mass(roll), times(read(REST), this.constants.code(chances[roll]!))),
      ),
    ]
  }

  /** Leaves the part of REST where `holds` in TAKEN, and the other part in REST. */
  #take(holds: Code): Code {
    return [
      ...put(TAKEN, [...read(REST), ...holds, ...OP.v128And]),
      ...put(REST, [...read(REST), ...read(TAKEN), ...OP.v128Xor]),
    ]
  }

  #isBest(cell: number): Code {
    return [...load(cell), ...read(BEST), ...OP.f64x2Eq]
  }

  #add(cell: number, mass: Code): Code {
    return store(cell, sum([load(cell), mass]))
  }

  #scoreFirst(): Code {
    return [...this.#nodes.atOnce].flatMap((node, roll) => {
      if (node < 0) return []
      const isMore = [...load(node), ...load(this.#best(this.#rerolls, roll)), ...OP.f64x2Gt]
      return [
        ...put(REST, load(this.#mass(roll))),
        ...this.#take(isMore),
        ...this.#add(this.#nodeMass(node), read(TAKEN)),
        ...store(this.#mass(roll), read(REST)),
      ]
    })
  }

  /** Moves the mass of each keep to the dice that are kept of it. */
  #choose(left: number): Code {
    const { keeps, fewerStart, oneFewer } = this.#lattice
    return keeps.flatMap((_, keep) => {
      const fewer = [...oneFewer.subarray(fewerStart[keep], fewerStart[keep + 1])]
      const last = fewer.pop()
      if (last === undefined) return []
      return [
        ...put(BEST, load(this.#best(left, keep))),
        ...put(REST, load(this.#mass(keep))),
        ...this.#take(this.#isBest(this.#keep(left, keep))),
        ...store(this.#mass(keep), read(TAKEN)),
        ...fewer.flatMap((one) => [
          ...this.#take(this.#isBest(this.#best(left, one))),
          ...this.#add(this.#mass(one), read(TAKEN)),
        ]),
        ...this.#add(this.#mass(last), read(REST)),
      ]
    })
  }

  /** Moves the mass of keeps with fewer than all dice to the rolls. */
  #roll(again: boolean): Code {
    const { keeps, rolls, fewerStart, oneFewer } = this.#lattice
    const share = this.constants.code(1 / 6)
    const moves = keeps.map((_, keep) => {
      const fewer = [...oneFewer.subarray(fewerStart[keep], fewerStart[keep + 1])]
      const all = sum([keep, ...fewer].map((one) => load(this.#mass(one))))
      return store(this.#mass(keep), keep < rolls.length ? all : times(all, share))
    })
    return [...moves.toReversed().flat(), ...(again ? this.#clear(this.#fewer()) : [])]
  }

  #score(): Code {
    const byNode = Map.groupBy(this.#nodes.last.keys(), (roll) => this.#nodes.last[roll]!)
    return [...byNode].flatMap(([node, rolls]) =>
      this.#add(this.#nodeMass(node), sum(rolls.map((roll) => load(this.#mass(roll))))),
    )
  }

  #nodesBack(): Code {
    const { nodes, mostShift } = this.#nodes
    const moves = nodes.map((node, i) => {
      if (node.kind === 'row') {
        const further = (mostShift[node.input]! - node.shift) * BYTES + this.#places.toMoved
        return [
          ...this.#address(node.input),
          ...sum([
            [...this.#address(node.input), ...OP.v128Load, ...at(further)],
            load(this.#nodeMass(i)),
          ]),
          ...OP.v128Store,
          ...at(further),
        ]
      }
      return [
        ...put(BEST, load(i)),
        ...put(REST, load(this.#nodeMass(i))),
        ...this.#take(this.#isBest(node.a)),
        ...this.#add(this.#nodeMass(node.a), read(TAKEN)),
        ...this.#add(this.#nodeMass(node.b), read(REST)),
      ]
    })
    return moves.toReversed().flat()
  }
}

function firstConstant({ keeps }: DiceLattice, { nodes }: TargetNodes, rerolls: number): number {
  return 2 * nodes.length + (2 * rerolls + 1) * keeps.length
}

/** Compiles the card's turns, with mass for each need. */
export function massKernel(
  { dice, rolls }: RuleSet,
  nodes: TargetNodes,
  sizes: SlotSizes,
): MassTurn {
  const lattice = latticeOf(dice)
  const first = firstConstant(lattice, nodes, rolls - 1)
  const memory = slotMemory(first, nodes.inputs, sizes, DOUBLES, 2)
  const { addresses, numbers: mass, setBytes: toMoved } = memory
  const writer = new MassCode(lattice, nodes, rolls - 1, { addresses, mass, toMoved })
  const turn = memory.compile(writer.code(), writer.constants, 2, { v128: 3 })
  return {
    slots: turn.sets[0]!,
    moved: turn.sets[1]!,
    addresses: turn.addresses,
    mass: turn.numbers,
    addressIn: turn.addressIn,
    run: (from, end) => {
      turn.run(from * BYTES, end * BYTES)
    },
  }
}
