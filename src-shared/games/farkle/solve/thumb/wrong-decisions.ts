import type { Points, Probability } from '../../../../base/units.ts'
import type { WinGame } from '../win/win-game.ts'
import type { TurnState } from './thumb-guide.ts'

/** A decision that a rule gets wrong. Scores and totals in points. */
export interface WrongDecision {
  readonly own: Points
  readonly opponent: Points
  /** Farkles in a row of both. */
  readonly ownFarkles: number
  readonly opponentFarkles: number
  /** Where seats count: whether the mover is the second player. */
  readonly second: boolean
  readonly turnTotal: Points
  /** Chance to win that it loses each time. */
  readonly loss: Probability
  /** By how much that puts the rule behind, in parts of all games. */
  readonly cost: Probability
}

/** Decisions that cost less, in parts of all games, are not told. */
export const LEAST_COST = 1e-8

/** Costliest decisions that are told. */
const TOLD = 10

/** Two decisions of a kind are alike if none of their scores is further apart, of the goal. */
const ALIKE = 0.08

/** Where a decision stands, in points. */
export function standingOf(
  { grid }: WinGame,
  { own, opponent, ownFarkles, opponentFarkles, second }: TurnState,
): Omit<WrongDecision, 'turnTotal' | 'loss' | 'cost'> {
  return {
    ...{ own: own * grid, opponent: opponent * grid },
    ...{ ownFarkles, opponentFarkles, second },
  }
}

/** Whether two decisions are about nearly the same scores. */
function isNear(a: WrongDecision, b: WrongDecision, goal: Points): boolean {
  const near = (one: Points, other: Points): boolean => Math.abs(one - other) <= ALIKE * goal
  return (
    a.ownFarkles === b.ownFarkles &&
    a.second === b.second &&
    near(a.own, b.own) &&
    near(a.opponent, b.opponent)
  )
}

/** The costliest of these decisions, no two of a kind at nearly the same scores. */
export function costliestOf<T extends WrongDecision>(
  wrong: readonly T[],
  goal: Points,
  kindOf: (decision: T) => string,
): T[] {
  const told: T[] = []
  for (const one of wrong.toSorted((a, b) => b.cost - a.cost)) {
    if (told.length === TOLD) break
    const kind = kindOf(one)
    if (!told.some((other) => kindOf(other) === kind && isNear(other, one, goal))) told.push(one)
  }
  return told
}
