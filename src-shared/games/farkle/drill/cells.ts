import type { Goal } from '../../../base/goal.ts'
import type { DiceCount, Points } from '../../../base/units.ts'
import { diceCountOf, type Position } from '../analysis/position.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Question } from './question.ts'
import type { DecisionKind, Situation } from './setup.ts'

/** Turn totals that count as alike: from one (inclusive) to the next (exclusive). */
export interface Band {
  readonly from: Points
  /** Null is without end. */
  readonly to: Points | null
}

const STARTS = [0, 1, 250, 500, 1000, 2000]

/** The bands of turn totals, ascending, without gaps. */
export const BANDS: readonly Band[] = STARTS.map((from, i) => ({ from, to: STARTS[i + 1] ?? null }))

/** Questions that are alike: what a player is weak or strong in. */
export interface Cell {
  readonly kind: DecisionKind
  /** Left to roll or, where dice were rolled, rolled. */
  readonly dice: DiceCount
  readonly band: Band
  readonly situation: Situation
}

/** Percent of the goal from which on a banked score is close to it. */
const CLOSE = 85
/** Percent of the goal that a lead must be more than. */
const LEAD = 5

/** The band of a turn total. */
export function bandOf(turnTotal: Points): Band {
  return BANDS.find(({ to }) => to === null || turnTotal < to)!
}

/** By a lead in hundredths of points. */
function leadSituation({ goal }: RuleSet, lead: number): Situation {
  if (lead > LEAD * goal) return 'ahead'
  return lead < -LEAD * goal ? 'behind' : 'level'
}

/** Where a game stands, in one word; the first that holds. For points it is always `any`. */
export function situationOf(rules: RuleSet, goal: Goal, position: Position): Situation {
  if (goal === 'points') return 'any'
  const { own, opponent } = position
  const lead = 100 * (own - opponent)
  // In a game of rounds no goal is near.
  if (rules.end === 'rounds') return leadSituation(rules, lead)
  const close = CLOSE * rules.goal
  if (100 * opponent >= close) return 'opponent-close'
  if (100 * own >= close) return 'endgame'
  return leadSituation(rules, lead)
}

/** The cell that a question of a kind about a position belongs to. */
export function cellAt(rules: RuleSet, goal: Goal, kind: DecisionKind, position: Position): Cell {
  return {
    kind,
    dice: diceCountOf(position),
    band: bandOf(position.turnTotal),
    situation: situationOf(rules, goal, position),
  }
}

/** The cell of a question. */
export function cellOf(
  { rules }: { readonly rules: RuleSet },
  { goal, kind, position }: Pick<Question, 'goal' | 'kind' | 'position'>,
): Cell {
  return cellAt(rules, goal, kind, position)
}

/** A cell as a short text, such as `both.5.250.level`. */
export function cellKey({ kind, dice, band, situation }: Cell): string {
  return `${kind}.${dice}.${band.from}.${situation}`
}

/** The cell that cellKey has written down. */
export function readCell(key: string): Cell {
  const [kind, dice, from, situation] = key.split('.')
  return {
    kind: kind as DecisionKind,
    dice: Number(dice),
    band: bandOf(Number(from)),
    situation: situation as Situation,
  }
}
