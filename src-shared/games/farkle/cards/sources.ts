import type { Goal, DiceCount, Points, Probability } from '../../../base/units.ts'
import { problemText } from '../../../base/result.ts'
import type { AnswerForm } from '../../../cards/card.ts'
import { parseThumbRule } from '../input/thumb-words.ts'
import type { ThumbRule } from '../solve/thumb/thumb-rule.ts'
import type { Thresholds } from '../solve/match/policy.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { allDiceOf, type ScoreReport, type TurnReport } from '../analysis/score-report.ts'
import type { TurnKey } from '../solve/turn/turn-types.ts'

/** Go-for-it thresholds and their win probability against the optimal player. */
export interface KnownThresholds extends Thresholds {
  readonly average: Probability
  readonly withoutThresholds: Probability
}

export interface LearntThumb {
  readonly goal: Goal
  /** In the format of thumbText. */
  readonly text: string
}

/** Throws if the text is invalid; it must have been checked. */
export function knownRule(text: string): ThumbRule {
  const read = parseThumbRule(text)
  if (!read.ok) throw new Error(problemText(read.problems))
  return read.value
}

/** `report` is without an artificial farkle penalty. */
export interface DeckSources {
  readonly rules: RuleSet
  readonly report: ScoreReport
  /** null if not requested. */
  readonly thresholds: KnownThresholds | null
  /** null or missing for none. */
  readonly thumb?: LearntThumb | null
}

export function turnTypes({ turns }: ScoreReport): readonly TurnReport[] {
  const types = turns.filter(({ key }) => key.startsWith('after-'))
  return types.length > 0 ? types : turns.filter(({ key }) => key === 'single')
}

export function usualTurn(report: ScoreReport): TurnReport {
  return turnTypes(report)[0]!
}

export function farklesBefore(turn: TurnKey): number {
  return Number(/^after-(\d)$/.exec(turn)?.[1] ?? 0)
}

export function gainsOf({ gains, ...turn }: TurnReport, n: DiceCount): Float64Array {
  const allDice = allDiceOf(turn)
  const rows = gains.length / allDice
  return Float64Array.from({ length: rows }, (_, row) => gains[row * allDice + n - 1]!)
}

/** `never`: the asked total may not exist below the goal. */
export const scoreForm = ({ goal }: RuleSet): AnswerForm => ({
  most: goal,
  decimals: 0,
  never: true,
})

/** Reachable turn totals, ascending. */
export function totalsOf({ reachable, ...turn }: TurnReport, n: DiceCount, grid: Points): Points[] {
  const allDice = allDiceOf(turn)
  const totals: Points[] = []
  for (let i = n - 1; i < reachable.length; i += allDice) {
    if (reachable[i] === 1) totals.push(((i - n + 1) / allDice) * grid)
  }
  return totals
}

/** Range of answers that give the same play for all possible totals. */
export function sameFrom(from: Points, totals: readonly Points[]): readonly [Points, Points] {
  const below = totals.findLast((total) => total < from)
  const first = totals.find((total) => total >= from)
  return [below === undefined ? 0 : below + 1, first ?? from]
}
