import type { Goal, DiceCount, Points } from '../../../base/units.ts'
import { diceCountOf, type Position } from '../analysis/position.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Question } from './question.ts'
import type { DecisionKind, Situation } from './setup.ts'

/** Half-open range of turn totals. */
export interface Band {
  readonly from: Points
  /** null: no upper end. */
  readonly to: Points | null
}

const STARTS = [0, 1, 250, 500, 1000, 2000]

/** Ascending, without gaps. */
export const BANDS: readonly Band[] = STARTS.map((from, i) => ({ from, to: STARTS[i + 1] ?? null }))

export interface Cell {
  readonly kind: DecisionKind
  /** Dice left, or dice rolled. */
  readonly dice: DiceCount
  readonly band: Band
  readonly situation: Situation
}

/** In percent of the goal. */
const CLOSE = 85
/** In percent of the goal. */
const LEAD = 5

export function bandOf(turnTotal: Points): Band {
  return BANDS.find(({ to }) => to === null || turnTotal < to)!
}

/** `lead` is in hundredths of points. */
function leadSituation({ goal }: RuleSet, lead: number): Situation {
  if (lead > LEAD * goal) return 'ahead'
  return lead < -LEAD * goal ? 'behind' : 'level'
}

/** First situation that holds; always `any` for points. */
export function situationOf(rules: RuleSet, goal: Goal, position: Position): Situation {
  if (goal === 'points') return 'any'
  const { own, opponent } = position
  const lead = 100 * (own - opponent)
  // Games of rounds have no goal to be close to.
  if (rules.end === 'rounds') return leadSituation(rules, lead)
  const close = CLOSE * rules.goal
  if (100 * opponent >= close) return 'opponent-close'
  if (100 * own >= close) return 'endgame'
  return leadSituation(rules, lead)
}

export function cellAt(rules: RuleSet, goal: Goal, kind: DecisionKind, position: Position): Cell {
  return {
    kind,
    dice: diceCountOf(position),
    band: bandOf(position.turnTotal),
    situation: situationOf(rules, goal, position),
  }
}

export function cellOf(
  { rules }: { readonly rules: RuleSet },
  { goal, kind, position }: Pick<Question, 'goal' | 'kind' | 'position'>,
): Cell {
  return cellAt(rules, goal, kind, position)
}

/** Example: `both.5.250.level`. */
export function cellKey({ kind, dice, band, situation }: Cell): string {
  return `${kind}.${dice}.${band.from}.${situation}`
}

export function readCell(key: string): Cell {
  const [kind, dice, from, situation] = key.split('.')
  return {
    kind: kind as DecisionKind,
    dice: Number(dice),
    band: bandOf(Number(from)),
    situation: situation as Situation,
  }
}
