import type { Instantiate } from '#shared/farkle/win/turn-kernel.ts'

/** The part of the WebAssembly interface that is used here; every JavaScript engine has it. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object) => { readonly exports: unknown }
}

/** Brings a turn kernel to life in this thread. */
export const instantiateKernel: Instantiate = (code) => {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code))
  return exports as ReturnType<Instantiate>
}
