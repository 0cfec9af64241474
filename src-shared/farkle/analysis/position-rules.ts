import { grouped } from '../../texts/numbers.ts'
import type { Problem } from '../../base/result.ts'
import { ALL_DICE, type Points } from '../../base/units.ts'
import type { WinGame } from '../win/win-game.ts'
import { diceCountOf, type Position } from './position.ts'

/** The largest turn total that is looked at; with dice it is out of reach. */
export const MOST_TURN_TOTAL: Points = 1_000_000

/** The two multiples of a grid around a value, as examples of what would be right. */
function around(value: Points, grid: Points): string {
  const below = Math.floor(value / grid) * grid
  return `such as ${grouped(below)} or ${grouped(below + grid)}`
}

/** The banked scores and farkles in a row at the start of a turn. */
export type Standing = Pick<Position, 'own' | 'opponent' | 'ownFarkles' | 'opponentFarkles'>

function scoreProblem(game: WinGame, field: 'own' | 'opponent', score: Points): string | null {
  const { rules, grid, lowest } = game
  const name = field === 'own' ? 'Your banked score' : "The opponent's banked score"
  if (!Number.isInteger(score / grid)) {
    return `${name} must be a multiple of ${grouped(grid)}, ${around(score, grid)}, not ${grouped(score)}.`
  }
  if (score < lowest * grid) {
    return lowest === 0
      ? `${name} must not be negative under these rules.`
      : `${name} must be at least ${grouped(lowest * grid)}, the lowest under these rules.`
  }
  if (score < rules.goal) return null
  if (field === 'own') {
    return `${name} must be below the goal, ${grouped(rules.goal)}; who has reached it has no more turn.`
  }
  return rules.end === 'finalTurn'
    ? null
    : `${name} must be below the goal, ${grouped(rules.goal)}; who reaches it wins at once.`
}

function farklesProblem({ rules }: WinGame, field: string, farkles: number): string | null {
  const name = field === 'ownFarkles' ? 'Your farkles in a row' : "The opponent's farkles in a row"
  const { farklePenalty } = rules
  if (!farklePenalty) {
    return farkles === 0 ? null : `${name} must be 0, for these rules do not count them.`
  }
  if (farkles < farklePenalty.farkles) return null
  const most = farklePenalty.farkles - 1
  return most === 0
    ? `${name} must be 0, for each farkle has its penalty at once.`
    : `${name} must be at most ${most}: at ${farklePenalty.farkles} the penalty falls and the count starts again.`
}

/**
 * What is wrong with a standing under a rule set, a sentence for each wrong field; empty if it can
 * come up. An opponent at the goal or beyond makes the turn the last one of a game that has one.
 */
export function standingProblems(game: WinGame, standing: Standing): Problem[] {
  const checks = [
    ['own', scoreProblem(game, 'own', standing.own)],
    ['opponent', scoreProblem(game, 'opponent', standing.opponent)],
    ['ownFarkles', farklesProblem(game, 'ownFarkles', standing.ownFarkles)],
    ['opponentFarkles', farklesProblem(game, 'opponentFarkles', standing.opponentFarkles)],
  ] as const
  return checks.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

function turnTotalProblem({ model: { grid } }: WinGame, turnTotal: Points): string | null {
  if (turnTotal < 0) return 'The turn total must not be negative.'
  if (turnTotal > MOST_TURN_TOTAL) {
    return `The turn total must be at most ${grouped(MOST_TURN_TOTAL)}.`
  }
  if (Number.isInteger(turnTotal / grid)) return null
  return `The turn total must be a multiple of ${grouped(grid)}, ${around(turnTotal, grid)}, not ${grouped(turnTotal)}.`
}

/** A turn begins with six dice and nothing made, and whoever has set dice aside has made something. */
function diceProblem(position: Position): string | null {
  const count = diceCountOf(position)
  if (position.turnTotal !== 0 || count === ALL_DICE) return null
  return 'left' in position.dice
    ? `With a turn total of 0 six dice are left to roll, not ${count}.`
    : `With a turn total of 0 six dice were rolled, not ${count}.`
}

/** What is wrong with a position under a rule set; empty if it can be analysed. */
export function positionProblems(game: WinGame, position: Position): Problem[] {
  const problems = standingProblems(game, position)
  const turnTotal = turnTotalProblem(game, position.turnTotal)
  if (turnTotal !== null) problems.push({ field: 'turnTotal', message: turnTotal })
  const dice = diceProblem(position)
  if (dice !== null) problems.push({ field: 'dice', message: dice })
  return problems
}

/** Whether the opponent has reached the goal, so that this turn is the last; for valid standings. */
export function isLastTurn({ rules }: WinGame, { opponent }: Pick<Position, 'opponent'>): boolean {
  return opponent >= rules.goal
}
