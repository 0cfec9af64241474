/** The part of the WebAssembly interface that is used here; every JavaScript engine has it. */
declare const WebAssembly: {
  readonly Module: new (code: Uint8Array) => KernelModule
  readonly Instance: new (module: KernelModule) => { readonly exports: unknown }
}

/** Compiled code of a kernel. Threads may be sent one, and each makes its own instance of it. */
export type KernelModule = object

/** An instance of a kernel: its memory and the one function that works on it. For one thread. */
export interface Kernel {
  /** To grow it, by so many pages, leaves its old buffer empty. */
  readonly memory: { readonly buffer: ArrayBuffer; readonly grow: (pages: number) => number }
  readonly run: (...numbers: number[]) => void
}

/** Compiles a module of wasmModule. */
export function compileKernel(code: Uint8Array): KernelModule {
  return new WebAssembly.Module(code)
}

export function instantiateKernel(module: KernelModule): Kernel {
  return new WebAssembly.Instance(module).exports as Kernel
}
