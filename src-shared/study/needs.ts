import type { Probability } from '../base/units.ts'

/** A player's results so far: unforced answers and the wrong ones among them, by cell key. */
export type Needs = ReadonlyMap<string, { readonly count: number; readonly wrong: number }>

/** The same as it is kept: [cell, answers, wrong ones]. */
export type NeedsList = readonly (readonly [cell: string, count: number, wrong: number])[]

/** Needs from the list that was kept of them. */
export function needsOf(list: NeedsList): Needs {
  return new Map(list.map(([cell, count, wrong]) => [cell, { count, wrong }]))
}

/** Weight, in answers, of the player's rate of wrong answers in cells that were hardly asked. */
const PRIOR_ANSWERS = 4

/** Rate of wrong answers of somebody who has not answered yet. */
const PRIOR_RATE = 0.25

/** Part of the largest chance that every cell has at least, so that none dies out. */
const FLOOR = 0.05

/**
 * The chance that a question of a cell is asked when it comes up, by the player's rate of wrong answers
 * in its cell: 1 where that is largest. All questions of a cell have the same chance, so that within it
 * they come as in play; without answers all come as in play.
 */
export function acceptanceBy(needs: Needs): (cell: string) => Probability {
  const rateOf = (wrong: number, count: number, prior: Probability): Probability =>
    (PRIOR_ANSWERS * prior + wrong) / (PRIOR_ANSWERS + count)
  const all = { count: 0, wrong: 0 }
  for (const { count, wrong } of needs.values()) {
    all.count += count
    all.wrong += wrong
  }
  const usual = rateOf(all.wrong, all.count, PRIOR_RATE)
  const rates = new Map(
    [...needs].map(([cell, { wrong, count }]) => [cell, rateOf(wrong, count, usual)]),
  )
  const largest = Math.max(usual, ...rates.values())
  return (cell) => Math.max(FLOOR, (rates.get(cell) ?? usual) / largest)
}
