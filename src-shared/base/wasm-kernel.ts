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
