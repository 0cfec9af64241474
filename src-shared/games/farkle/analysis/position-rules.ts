import { grouped } from '../../../texts/numbers.ts'
import { farkleTexts } from '../texts/texts.ts'
import { problemsOf, type Problem } from '../../../base/result.ts'
import type { Points } from '../../../base/units.ts'
import { hasSides } from '../rules/sides.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { MAX_TURN_TOTAL } from '../rules/turn-rules.ts'
import type { WinGame } from '../solve/win/win-game.ts'
import { minimumRowAt } from '../solve/win/win-states.ts'
import { diceCountOf, highestOther, type Position } from './position.ts'
import { furtherProblems, turnProblems } from './further-problems.ts'

/** The two grid values next to `value`, at most `most`, as examples in a message. */
function around(value: Points, grid: Points, most: Points): [below: string, above: string] {
  const below = Math.floor(Math.min(value, most - 1) / grid) * grid
  return [grouped(below), grouped(below + grid)]
}

/** Upper end of the examples if the rules set no bound. */
const farFrom = ({ goal }: RuleSet): Points => 2 * goal

export interface ScoreGrid extends Pick<WinGame, 'rules' | 'grid' | 'lowest'> {
  readonly model: Pick<WinGame['model'], 'grid'>
  /** Game of a second player with other dice. */
  readonly opponent?: ScoreGrid | null
}

export type Standing = Pick<
  Position,
  'own' | 'opponent' | 'third' | 'ownFarkles' | 'opponentFarkles' | 'second'
>

/** Whether the mover gets a last turn after the opponent reached the goal. */
export function mayAnswer({ end }: Pick<RuleSet, 'end'>, second = false): boolean {
  return end === 'finalTurn' || (end === 'equalTurns' && second)
}

function scoreProblem(
  game: ScoreGrid,
  side: 'own' | 'opponent' | 'third',
  { [side]: score = 0, second }: Standing,
): string | null {
  const { problems } = farkleTexts.analysis
  const { rules, grid, lowest } = game
  if (score < lowest * grid) {
    return lowest === 0
      ? problems.scoreNegative(side)
      : problems.scoreTooLow(side, grouped(lowest * grid))
  }
  const isOpen = rules.end === 'rounds' || (side !== 'own' && mayAnswer(rules, second))
  if (score >= rules.goal && !isOpen) {
    return side === 'own'
      ? problems.ownAtGoal(grouped(rules.goal))
      : rules.end === 'equalTurns'
        ? problems.firstAnswersNot(grouped(rules.goal))
        : problems.othersAtGoal(side, grouped(rules.goal))
  }
  if (Number.isInteger(score / grid)) return null
  const largest = Math.floor((rules.goal - 1) / grid) * grid
  const examples = around(score, grid, isOpen ? farFrom(rules) : largest)
  return problems.scoreMultiple(side, grouped(grid), ...examples, grouped(score))
}

function farklesProblem(
  { rules: { farklePenalty } }: ScoreGrid,
  side: 'own' | 'opponent',
  farkles: number,
): string | null {
  const { problems } = farkleTexts.analysis
  if (!farklePenalty) return farkles === 0 ? null : problems.farklesNotCounted(side)
  if (farkles < farklePenalty.farkles) return null
  const most = farklePenalty.farkles - 1
  return most === 0 ? problems.farklesPunished(side) : problems.farklesTooMany(side, most)
}

function seatProblem({ rules }: ScoreGrid, second = false): string | null {
  if (!second || rules.end === 'equalTurns' || rules.end === 'rounds') return null
  if (hasSides(rules)) return null
  return farkleTexts.analysis.problems.seatNotCounted
}

/** Empty if possible. An opponent at the goal is valid in games with a final turn. */
export function standingProblems(game: ScoreGrid, standing: Standing): Problem[] {
  return problemsOf([
    ['own', scoreProblem(game, 'own', standing)],
    ['opponent', scoreProblem(game, 'opponent', standing)],
    ['third', scoreProblem(game, 'third', standing)],
    ['ownFarkles', farklesProblem(game, 'own', standing.ownFarkles)],
    ['opponentFarkles', farklesProblem(game, 'opponent', standing.opponentFarkles)],
    ['second', seatProblem(game, standing.second)],
  ])
}

function turnTotalProblem({ rules, model: { grid } }: ScoreGrid, turnTotal: Points): string | null {
  const { problems } = farkleTexts.analysis
  if (turnTotal < 0) return problems.turnTotalNegative
  if (turnTotal > MAX_TURN_TOTAL) return problems.turnTotalTooLarge(grouped(MAX_TURN_TOTAL))
  if (Number.isInteger(turnTotal / grid)) return null
  const examples = around(turnTotal, grid, farFrom(rules))
  return problems.turnTotalMultiple(grouped(grid), ...examples, grouped(turnTotal))
}

/** A turn total of 0 requires all dice: points are made only by setting dice aside. */
function diceProblem({ rules: { dice: allDice } }: ScoreGrid, position: Position): string | null {
  const count = diceCountOf(position)
  const { allLeft, allRolled, mostDice } = farkleTexts.analysis.problems
  if (count > allDice) return mostDice(allDice, count)
  if (position.turnTotal !== 0 || count === allDice) return null
  return 'left' in position.dice ? allLeft(allDice, count) : allRolled(allDice, count)
}

export function positionProblems(whole: ScoreGrid, position: Position): Problem[] {
  const game = (position.second && whole.opponent) || whole
  const problems = [
    ...standingProblems(game, position),
    ...problemsOf([
      ['turnTotal', turnTotalProblem(game, position.turnTotal)],
      ['dice', diceProblem(game, position)],
    ]),
    ...furtherProblems(game, position),
  ]
  return problems.length > 0 ? problems : turnProblems(game.rules, position)
}

/** Minimum row for a bank, apart from restrictions by the dice left. */
export function leastRowOf(game: WinGame, { own, toBeat = 0 }: Position): number {
  return Math.max(minimumRowAt(game, own / game.grid), toBeat / game.model.grid + 1)
}

/** Requires a valid standing. */
export function isLastTurn(
  { rules }: Pick<WinGame, 'rules'>,
  position: Pick<Position, 'opponent' | 'third' | 'second' | 'round'>,
): boolean {
  const { second = false, round = 1 } = position
  if (rules.end === 'rounds') return second && round === rules.rounds
  return highestOther(position) >= rules.goal
}
