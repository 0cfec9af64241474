export const EXAMPLES = [
  { id: 'oneOrBoth', rules: 'farkle', code: 'b0.d0.t2000.r113466' },
  { id: 'farAhead', rules: 'zilch', code: 'b7500.d1500.t2500.n5' },
  { id: 'farBehind', rules: 'zilch', code: 'b1500.d7500.t2500.n5' },
  { id: 'opponentClose', rules: 'farkle', code: 'b8500.d9500.t600.n3' },
] as const
