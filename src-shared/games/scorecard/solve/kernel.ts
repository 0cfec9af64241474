import {
  compileKernel,
  instantiateKernel,
  OP,
  PAGE_BYTES,
  signed,
  unsigned,
  wasmModule,
} from '../../../base/wasm-code.ts'
import {
  Constants,
  LANES,
  largest,
  load,
  meanCode,
  rerollCode,
  store,
  sum,
  VECTOR,
  type Code,
} from './lattice-code.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { latticeOf } from './lattice.ts'
import type { RollValuePlan } from './plan.ts'
import type { TurnEvaluator } from './turn.ts'

// A turn evaluation as straight-line WebAssembly without lookup tables, two states in the two lanes
// of a SIMD register. Memory is counted in vectors: the nodes of
// the plan, the result, the values of the keeps, constants.

const REROLLS = 0

function planCode({ nodes, last, atOnce, inputs }: RollValuePlan, constants: Constants): Code[] {
  const uses = new Int32Array(nodes.length)
  for (const node of nodes) {
    if (node.kind === 'input') continue
    uses[node.a]! += 1
    if (node.kind === 'larger') uses[node.b]! += 1
  }
  // A node that is read once is computed where it is read.
  for (const node of [...last, ...atOnce]) if (node >= 0) uses[node]! += 2
  const codes: Code[] = []
  const isStored = (node: number): boolean => node < inputs || uses[node]! > 1
  const read = (node: number): Code => (isStored(node) ? load(node) : codes[node]!)
  const stores: Code[] = []
  for (const [i, node] of nodes.entries()) {
    if (node.kind === 'input') codes.push([])
    else {
      const code =
        node.kind === 'larger'
          ? largest([read(node.a), read(node.b)])
          : sum([read(node.a), constants.code(node.points)])
      codes.push(code)
      if (isStored(i)) stores.push(store(i, code))
    }
  }
  return stores
}

/** Compiles the evaluation of the card's turns. A kernel is for one thread. */
export function turnKernel({ dice, rolls }: RuleSet, plan: RollValuePlan): TurnEvaluator {
  const lattice = latticeOf(dice)
  const result = plan.nodes.length
  const values = result + 1
  const firstConstant = values + lattice.keeps.length
  const constants = new Constants(firstConstant)
  const cell = (keep: number): number => values + keep
  const reroll = [
    ...OP.loop,
    ...rerollCode(lattice, cell, cell, constants),
    ...OP.localGet,
    REROLLS,
    ...OP.i32Const,
    ...signed(1),
    ...OP.i32Sub,
    ...OP.localSet,
    REROLLS,
    ...OP.localGet,
    ...unsigned(REROLLS),
    ...OP.brIf,
    0,
    ...OP.end,
  ]
  const code = [
    ...planCode(plan, constants).flat(),
    ...[...plan.last].flatMap((node, roll) => store(values + roll, load(node))),
    ...(rolls > 1 ? reroll : []),
    ...[...plan.atOnce].flatMap((node, roll) =>
      node < 0 ? [] : store(values + roll, largest([load(values + roll), load(node)])),
    ),
    ...store(result, meanCode(lattice, cell, constants)),
  ]
  const vectors = firstConstant + constants.values.length
  const module = wasmModule(Math.ceil((vectors * VECTOR) / PAGE_BYTES), 1, {}, code)
  const { memory, run } = instantiateKernel(compileKernel(module))
  const view = (cell: number, length: number): Float64Array =>
    new Float64Array(memory.buffer, cell * VECTOR, length * LANES)
  constants.values.forEach((value, i) => view(firstConstant + i, 1).fill(value))
  return {
    lanes: LANES,
    inputs: view(0, plan.inputs),
    results: view(result, 1),
    run: () => {
      run(rolls - 1)
    },
  }
}
