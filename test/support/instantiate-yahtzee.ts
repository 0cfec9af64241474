import type { Instantiate } from '#shared/yahtzee/turn-kernel.ts'

/** Brings a compiled turn to life in this thread. */
export const instantiateYahtzee: Instantiate = (code) => {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code as BufferSource))
  return exports as unknown as ReturnType<Instantiate>
}
