/** The part of the WebAssembly interface that is used here; every JavaScript engine has it. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object) => { readonly exports: unknown }
}

/** What a compiled module has to offer, whatever game it is for. */
interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer }
  readonly run: (...numbers: number[]) => void
}

/** Brings a turn kernel to life in this thread. */
export function instantiateKernel(code: Uint8Array): Kernel {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code))
  return exports as Kernel
}
