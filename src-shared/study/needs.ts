import type { Value } from '../base/goal.ts'
import type { Probability } from '../base/units.ts'

/** A player's results so far: unforced answers and the wrong ones among them, by cell key. */
export type Needs = ReadonlyMap<string, { readonly count: number; readonly wrong: number }>

/** The same as it is kept: [cell, answers, wrong ones]. */
export type NeedsList = readonly (readonly [cell: string, count: number, wrong: number])[]

/** Needs from the list that was kept of them. */
export function needsOf(list: NeedsList): Needs {
  return new Map(list.map(([cell, count, wrong]) => [cell, { count, wrong }]))
}

/** As many answers as the human-like player's chance to be wrong weighs. */
const PRIOR_ANSWERS = 4

/** Part of the cap that every question has at least, so that no cell dies out. */
const FLOOR = 0.05

/** From so many needs on the cap can be told. */
const FEWEST_JUDGED = 20

/** The quantile of the needs in play from which on a need counts no more. */
const CAP_QUANTILE = 0.95

/** Risk of a mistake in a question, whoever plays. */
export interface MistakeRisk {
  /** Its cell. */
  readonly key: string
  /** Chance that the human-like player chooses something that loses. */
  readonly chance: Probability
  /** Mean loss of such a choice. */
  readonly cost: Value
}

/** The risk of a mistake in a question of this cell, from how likely the human-like player is to lose what. */
export function mistakeRiskFrom(
  key: string,
  gap: Value,
  choices: Iterable<{ readonly chance: Probability; readonly loss: Value }>,
): MistakeRisk {
  let wrong = 0
  let lost = 0
  for (const { chance, loss } of choices) {
    if (loss > 0) wrong += chance
    lost += chance * loss
  }
  return { key, chance: wrong, cost: wrong > 0 ? lost / wrong : gap }
}

/** How much a player needs a question: the chance to get it wrong times what it costs. */
export function needOf(needs: Needs, { key, chance, cost }: MistakeRisk): Value {
  const { count, wrong } = needs.get(key) ?? { count: 0, wrong: 0 }
  return ((PRIOR_ANSWERS * chance + wrong) / (PRIOR_ANSWERS + count)) * cost
}

/** The need that is asked about every time it comes up, from the needs of questions in play. */
export function capOf(needs: readonly Value[]): Value {
  const rising = needs.toSorted((a, b) => a - b)
  return rising[Math.ceil(CAP_QUANTILE * rising.length) - 1] ?? 0
}

/**
 * The cap of the needs of the first group of questions that holds enough of them to tell, 0 where none
 * does. A group is judged one by one; null is a question that is not asked.
 */
export function* capAmong(
  needs: Needs,
  groups: readonly Iterable<MistakeRisk | null>[],
): Generator<null, Value> {
  for (const group of groups) {
    const found: Value[] = []
    for (const mistakeRisk of group) {
      if (mistakeRisk) found.push(needOf(needs, mistakeRisk))
      yield null
    }
    if (found.length >= FEWEST_JUDGED) return capOf(found)
  }
  return 0
}

/** The chance that a question that comes up is asked. */
export function acceptance(need: Value, cap: Value): Probability {
  return cap > 0 ? Math.min(1, Math.max(FLOOR, need / cap)) : 1
}
