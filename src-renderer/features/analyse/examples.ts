/** A position worth a look, with the preset that it is of and where it comes from. */
export interface Example {
  readonly title: string
  readonly note: string
  readonly rules: string
  readonly code: string
}

export const EXAMPLES: readonly Example[] = [
  {
    title: 'One 1 or both of them?',
    note: 'Farkle: turn total 2,000 and the roll 3 6 6 1 1 4 (Busche and Neller, 2017).',
    rules: 'farkle',
    code: 'b0.d0.t2000.r113466',
  },
  {
    title: 'Far ahead, 7,500 to 1,500',
    note: 'Zilch: 2,500 in the turn, five dice left (an objection to the article of 2010).',
    rules: 'zilch',
    code: 'b7500.d1500.t2500.n5',
  },
  {
    title: 'Far behind, 1,500 to 7,500',
    note: 'Zilch: the same turn, seen from the other side.',
    rules: 'zilch',
    code: 'b1500.d7500.t2500.n5',
  },
  {
    title: 'The opponent is almost there',
    note: 'Farkle: 600 in the turn, three dice left, and 9,500 against you.',
    rules: 'farkle',
    code: 'b8500.d9500.t600.n3',
  },
]
