/** How many of something; the number comes as a number, for the grammar, and as it is written. */
export type Counted = (count: number, written: string) => string

/** Counts in words: "1 card", "2 cards". */
export function counted(one: string, many: string): Counted {
  return (count, written) => `${written} ${count === 1 ? one : many}`
}
