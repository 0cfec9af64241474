interface KeptSetup {
  readonly seed: string
  readonly source: { readonly kind: 'play' } | { readonly kind: string }
}

/**
 * What was drilled last, to begin with: with other dice, and without a list of mistakes, which is
 * not gone through again.
 */
export function lastSetup<S extends KeptSetup>(last: S): Omit<S, 'seed'> {
  const { seed: _seed, ...base } = last
  return base.source.kind === 'session' ? { ...base, source: { kind: 'play' } } : base
}
