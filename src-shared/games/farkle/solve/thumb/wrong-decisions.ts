import type { Points, Probability } from '../../../../base/units.ts'
import type { WinGame } from '../win/win-game.ts'
import type { TurnState } from './thumb-guide.ts'

export interface WrongDecision {
  readonly own: Points
  readonly opponent: Points
  readonly ownFarkles: number
  readonly opponentFarkles: number
  readonly second: boolean
  readonly turnTotal: Points
  readonly loss: Probability
  /** Loss per game of the rule by this decision. */
  readonly cost: Probability
}

/** Cheaper decisions, per game, are dropped. */
export const LEAST_COST = 1e-8

const TOLD = 10

/** Decisions of a kind are alike if their scores differ by at most this part of the goal. */
const ALIKE = 0.08

export function standingOf(
  { grid }: WinGame,
  { own, opponent, ownFarkles, opponentFarkles, second }: TurnState,
): Omit<WrongDecision, 'turnTotal' | 'loss' | 'cost'> {
  return {
    ...{ own: own * grid, opponent: opponent * grid },
    ...{ ownFarkles, opponentFarkles, second },
  }
}

function isNear(a: WrongDecision, b: WrongDecision, goal: Points): boolean {
  const near = (one: Points, other: Points): boolean => Math.abs(one - other) <= ALIKE * goal
  return (
    a.ownFarkles === b.ownFarkles &&
    a.second === b.second &&
    near(a.own, b.own) &&
    near(a.opponent, b.opponent)
  )
}

/** The costliest decisions, without similar ones of the same kind. */
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
