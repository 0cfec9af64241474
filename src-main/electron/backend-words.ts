export type BackendWord =
  /** The message transfers a page's port. */
  | { readonly kind: 'serve' }
  | { readonly kind: 'sleep' }
  | { readonly kind: 'wake' }
  | { readonly kind: 'close' }
