/** Messages from the main process to the backend process. */
export type BackendWord =
  /** A window's port comes with it. */
  | { readonly kind: 'serve' }
  /** The computer falls asleep, or has woken up. */
  | { readonly kind: 'sleep' }
  | { readonly kind: 'wake' }
  | { readonly kind: 'close' }
