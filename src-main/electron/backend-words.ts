export type BackendWord =
  /** Transfers the port of a page. */
  | { readonly kind: 'serve' }
  | { readonly kind: 'sleep' }
  | { readonly kind: 'wake' }
  | { readonly kind: 'close' }
