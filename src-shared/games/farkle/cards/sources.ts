import type { Goal } from '../../../base/goal.ts'
import type { DiceCount, Points, Probability } from '../../../base/units.ts'
import type { AnswerForm } from '../../../cards/card.ts'
import { parseThumbRule } from '../input/thumb-words.ts'
import { asCard, type ThumbRule } from '../solve/thumb/thumb-rule.ts'
import type { Thresholds } from '../solve/match/policy.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { allDiceOf, type ScoreReport, type TurnReport } from '../analysis/score-report.ts'
import type { TurnKey } from '../solve/turn/turn-types.ts'

/** Go-for-it thresholds that were found, and what they win against the optimal player. */
export interface KnownThresholds extends Thresholds {
  readonly average: Probability
  readonly withoutThresholds: Probability
}

/** A rule of thumb that is learnt, with what is known of it. */
export interface LearntThumb {
  readonly goal: Goal
  /** As thumbText writes it. */
  readonly text: string
  /** How often it wins against the optimal player; null where it is for points, or was not measured. */
  readonly average: Probability | null
}

/** The rule of a text that was checked before; for wins as a card if it is one. Throws for a text that is none. */
export function knownRule({ goal, text }: Pick<LearntThumb, 'goal' | 'text'>): ThumbRule {
  const read = parseThumbRule(text)
  if (!read.ok) throw new Error(read.problems[0]!.message)
  return goal === 'wins' ? asCard(read.value) : read.value
}

/** Data from which decks are made; `report` is that of the rules, without an artificial penalty. */
export interface DeckSources {
  readonly rules: RuleSet
  readonly report: ScoreReport
  /** Null while they have not been asked for. */
  readonly thresholds: KnownThresholds | null
  /** The rule of thumb whose numbers are learnt; null or left out for none. */
  readonly thumb?: LearntThumb | null
}

/** The turns a player is in over a long game, by farkles in a row; one without a farkle penalty. */
export function turnTypes({ turns }: ScoreReport): readonly TurnReport[] {
  const types = turns.filter(({ key }) => key.startsWith('after-'))
  return types.length > 0 ? types : turns.filter(({ key }) => key === 'single')
}

/** The turn that most decks speak of: one by itself, or with no farkle before it. */
export function usualTurn(report: ScoreReport): TurnReport {
  return turnTypes(report)[0]!
}

/** Farkles in a row before a turn. */
export function farklesBefore(turn: TurnKey): number {
  return Number(/^after-(\d)$/.exec(turn)?.[1] ?? 0)
}

/** E(s, n) by row, for one number of dice. */
export function gainsOf({ gains, ...turn }: TurnReport, n: DiceCount): Float64Array {
  const allDice = allDiceOf(turn)
  const rows = gains.length / allDice
  return Float64Array.from({ length: rows }, (_, row) => gains[row * allDice + n - 1]!)
}

/** How a turn total or a banked score is asked: what is asked need not exist below the goal. */
export const scoreForm = ({ goal }: RuleSet): AnswerForm => ({
  ...{ most: goal, decimals: 0, never: true },
})

/** The turn totals that can be reached with n dice to roll, ascending. */
export function totalsOf({ reachable, ...turn }: TurnReport, n: DiceCount, grid: Points): Points[] {
  const allDice = allDiceOf(turn)
  const totals: Points[] = []
  for (let i = n - 1; i < reachable.length; i += allDice) {
    if (reachable[i] === 1) totals.push(((i - n + 1) / allDice) * grid)
  }
  return totals
}

/**
 * All numbers that say the same as "from this turn total on": those between the last total below it
 * that can be and the first one that it holds for.
 */
export function sameFrom(from: Points, totals: readonly Points[]): readonly [Points, Points] {
  const below = totals.findLast((total) => total < from)
  const first = totals.find((total) => total >= from)
  return [below === undefined ? 0 : below + 1, first ?? from]
}
