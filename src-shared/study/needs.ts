import type { Probability } from '../base/units.ts'
import { isHabitNeed } from './habits.ts'

/** Unforced answers and wrong ones, by cell; occasions and errors of habits to seek by habitNeed. */
export type Needs = ReadonlyMap<string, { readonly count: number; readonly wrong: number }>

/** Stored form of Needs. */
export type NeedsList = readonly (readonly [cell: string, count: number, wrong: number])[]

export function needsOf(list: NeedsList): Needs {
  return new Map(list.map(([cell, count, wrong]) => [cell, { count, wrong }]))
}

/** Weight of the player's overall error rate in the estimate of a cell, in answers. */
const PRIOR_ANSWERS = 4

/** Error rate of a new player. */
const PRIOR_RATE = 0.25

/** Minimum acceptance, so that no cell vanishes. */
const FLOOR = 0.05

/**
 * Acceptance of a question by the player's error rate in its cell: 1 for the highest rate. Within a
 * cell questions stay as frequent as in play.
 */
export function acceptanceBy(needs: Needs): (cell: string) => Probability {
  const rateOf = (wrong: number, count: number, prior: Probability): Probability =>
    (PRIOR_ANSWERS * prior + wrong) / (PRIOR_ANSWERS + count)
  const cells = [...needs].filter(([cell]) => !isHabitNeed(cell))
  const all = { count: 0, wrong: 0 }
  for (const [, { count, wrong }] of cells) {
    all.count += count
    all.wrong += wrong
  }
  const usual = rateOf(all.wrong, all.count, PRIOR_RATE)
  const rates = new Map(
    cells.map(([cell, { wrong, count }]) => [cell, rateOf(wrong, count, usual)]),
  )
  const largest = Math.max(usual, ...rates.values())
  return (cell) => Math.max(FLOOR, (rates.get(cell) ?? usual) / largest)
}
