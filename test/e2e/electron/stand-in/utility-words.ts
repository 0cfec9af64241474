/** Message between the main process and a stand-in for a utility process. */
export type UtilityWord =
  | { readonly kind: 'message'; readonly data: unknown; readonly ports: readonly number[] }
  | { readonly kind: 'port'; readonly id: number; readonly data: unknown }
  | { readonly kind: 'closed'; readonly id: number }
