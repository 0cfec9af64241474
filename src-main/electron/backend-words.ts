/** What the main process tells the backend process. */
export type BackendWord =
  /** A window's port comes with it. */
  { readonly kind: 'serve' } | { readonly kind: 'close' }
