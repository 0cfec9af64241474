/** Declared here because the compiler's `lib` setting does not include it. */
declare const WebAssembly: {
  readonly Module: new (code: Uint8Array) => KernelModule
  readonly Instance: new (module: KernelModule) => { readonly exports: unknown }
}

/** Can be posted to threads; each thread makes its own instance. */
export type KernelModule = object

/** For one thread only. */
export interface Kernel {
  /** `grow` adds pages and detaches the old buffer. */
  readonly memory: { readonly buffer: ArrayBuffer; readonly grow: (pages: number) => number }
  readonly run: (...numbers: number[]) => void
}

export function compileKernel(code: Uint8Array): KernelModule {
  return new WebAssembly.Module(code)
}

export function instantiateKernel(module: KernelModule): Kernel {
  return new WebAssembly.Instance(module).exports as Kernel
}

// Writer for the part of the WebAssembly binary format (W3C core specification 2.0, chapter 5) that
// the kernels need: one memory, one exported function with i32 parameters, SIMD.

export const OP = {
  loop: [0x03, 0x40],
  if: [0x04, 0x40],
  end: [0x0b],
  brIf: [0x0d],
  /** The first of two values if the condition on top of them is not 0, else the second. */
  select: [0x1b],
  localGet: [0x20],
  localSet: [0x21],
  localTee: [0x22],
  i32Const: [0x41],
  i32Load: [0x28],
  i32Add: [0x6a],
  i32Sub: [0x6b],
  i32Eq: [0x46],
  i32LtU: [0x49],
  f64Load: [0x2b],
  f64Store: [0x39],
  f64Add: [0xa0],
  f64Mul: [0xa2],
  f64Gt: [0x64],
  v128Load: [0xfd, 0x00],
  v128Store: [0xfd, 0x0b],
  /** The first of two vectors where the mask on top of them is set, else the second. */
  v128Bitselect: [0xfd, 0x52],
  v128And: [0xfd, 0x4e],
  v128Xor: [0xfd, 0x51],
  f64x2Eq: [0xfd, 0x47],
  f64x2Gt: [0xfd, 0x4a],
  f64x2Add: [0xfd, 0xf0, 0x01],
  f64x2Mul: [0xfd, 0xf2, 0x01],
  f64x2Div: [0xfd, 0xf3, 0x01],
  /** Larger value per lane; the first if they are equal. */
  f64x2Pmax: [0xfd, 0xf7, 0x01],
  f32x4Add: [0xfd, 0xe4, 0x01],
  f32x4Mul: [0xfd, 0xe6, 0x01],
  f32x4Div: [0xfd, 0xe7, 0x01],
  f32x4Pmax: [0xfd, 0xeb, 0x01],
} as const

const I32 = 0x7f
const F64 = 0x7c
const V128 = 0x7b
const ALIGN_4 = 2
const ALIGN_8 = 3
const ALIGN_16 = 4
export const PAGE_BYTES = 65_536

export function unsigned(value: number): number[] {
  const bytes: number[] = []
  do {
    const low = value & 0x7f
    value >>>= 7
    bytes.push(value === 0 ? low : low | 0x80)
  } while (value !== 0)
  return bytes
}

export function signed(value: number): number[] {
  const bytes: number[] = []
  for (;;) {
    const low = value & 0x7f
    value >>= 7
    const done = (value === 0 && (low & 0x40) === 0) || (value === -1 && (low & 0x40) !== 0)
    bytes.push(done ? low : low | 0x80)
    if (done) return bytes
  }
}

export function at(offset: number): number[] {
  return [ALIGN_16, ...unsigned(offset)]
}

export function atWord(offset: number): number[] {
  return [ALIGN_4, ...unsigned(offset)]
}

export function atDouble(offset: number): number[] {
  return [ALIGN_8, ...unsigned(offset)]
}

const section = (id: number, content: readonly number[]): number[] => [
  id,
  ...unsigned(content.length),
  ...content,
]

const name = (text: string): number[] => [
  ...unsigned(text.length),
  ...[...text].map((letter) => letter.charCodeAt(0)),
]

/**
 * Module that exports `memory` (in pages of 64 KiB, growable to `mostPages`) and `run`, a function
 * of `parameters` i32 values. Its locals follow the parameters: first i32, then f64, then v128.
 */
export function wasmModule(
  pages: number,
  parameters: number,
  { i32 = 0, f64 = 0, v128 = 0 }: Readonly<Partial<Record<'i32' | 'f64' | 'v128', number>>>,
  code: readonly number[],
  mostPages = pages,
): Uint8Array {
  const body = [
    3,
    ...unsigned(i32),
    I32,
    ...unsigned(f64),
    F64,
    ...unsigned(v128),
    V128,
    ...code,
    ...OP.end,
  ]
  return Uint8Array.from([
    0x00,
    0x61,
    0x73,
    0x6d,
    0x01,
    0x00,
    0x00,
    0x00,
    ...section(1, [1, 0x60, parameters, ...Array<number>(parameters).fill(I32), 0]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0x01, ...unsigned(pages), ...unsigned(mostPages)]),
    ...section(7, [2, ...name('memory'), 0x02, 0, ...name('run'), 0x00, 0]),
    ...section(10, [1, ...unsigned(body.length), ...body]),
  ])
}
