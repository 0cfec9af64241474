import type { Probability } from '../base/units.ts'
import { cellKey, cellOf } from './cells.ts'
import type { Value } from './judge.ts'
import type { Question } from './question.ts'
import type { StudyKit } from './study-kit.ts'

/** What a player has shown so far: unforced answers and the wrong ones among them, by cell key. */
export type Needs = ReadonlyMap<string, { readonly count: number; readonly wrong: number }>

/** As many answers as the human-like player's chance to be wrong weighs. */
const PRIOR_ANSWERS = 4

/** Part of the cap that every question has at least, so that no cell dies out. */
const FLOOR = 0.05

/** The quantile of the needs in play from which on a need counts no more. */
const CAP_QUANTILE = 0.95

/** What there is to go wrong in a question, whoever plays. */
export interface Peril {
  /** Its cell. */
  readonly key: string
  /** Chance that the human-like player chooses something that loses. */
  readonly chance: Probability
  /** What that loses on average. */
  readonly cost: Value
}

/** What there is to go wrong in a question; nothing if it is forced. */
export function perilOf(kit: StudyKit, question: Question): Peril {
  const key = cellKey(cellOf(kit, question))
  if (question.forced) return { key, chance: 0, cost: 0 }
  const dice = question.kind === 'set-aside'
  const nameOf = (setAside: readonly number[], then: string | null): string =>
    dice ? setAside.join('') : `${setAside.join('')} ${then}`
  const losses = new Map(question.options.map((o) => [nameOf(o.setAside, o.then), o.loss]))
  let chance = 0
  let lost = 0
  for (const { action, chance: taken } of kit.human.chances(question.position)) {
    const loss = losses.get(nameOf(action.setAside, action.then)) ?? 0
    if (loss > 0) chance += taken
    lost += taken * loss
  }
  return { key, chance, cost: chance > 0 ? lost / chance : question.gap }
}

/** How much a player needs a question: the chance to get it wrong times what it costs. */
export function needOf(needs: Needs, { key, chance, cost }: Peril): Value {
  const { count, wrong } = needs.get(key) ?? { count: 0, wrong: 0 }
  return ((PRIOR_ANSWERS * chance + wrong) / (PRIOR_ANSWERS + count)) * cost
}

/** The need that is asked about every time it comes up, from the needs of questions in play. */
export function capOf(needs: readonly Value[]): Value {
  const rising = needs.toSorted((a, b) => a - b)
  return rising[Math.ceil(CAP_QUANTILE * rising.length) - 1] ?? 0
}

/** The chance that a question that comes up is asked. */
export function acceptance(need: Value, cap: Value): Probability {
  return cap > 0 ? Math.min(1, Math.max(FLOOR, need / cap)) : 1
}
