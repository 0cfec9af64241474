import type { RuleSet } from '../rules/rule-set.ts'
import { leftoverBound } from '../solve/leftover/leftover-game.ts'
import { roundsGame, roundsStates } from '../solve/rounds/rounds-solver.ts'
import { winGame, type WinGame } from '../solve/win/win-game.ts'

/** How large a game with further state is, and what its solve takes on a common machine. */
export interface FurtherCost {
  readonly states: number
  readonly seconds: number
  readonly megabytes: number
}

/** Time to look at one option of one row of one turn, in code that is compiled for the game. */
const SECONDS_PER_OPTION = 1e-10

/** The same where both players' turns are followed with what they leave. */
const SECONDS_PER_PAIR_OPTION = 1.6e-9

/** Rounds that a pair of scores usually needs. */
const USUAL_ROUNDS = 7

/** The program and a thread, and what a value takes in a solver, in the backend and on its way to disk. */
const PROGRAM_MEGABYTES = 140
const BYTES_PER_VALUE = 24

const optionCount = ({ model }: WinGame): number =>
  model.nodes.reduce((sum, n) => sum + model.byDice[n]!.optionLeft.length, 0)

const megabytes = (values: number): number => PROGRAM_MEGABYTES + (values * BYTES_PER_VALUE) / 1e6

function roundsCost(rules: RuleSet): FurtherCost {
  const rounds = roundsGame(rules)
  const states = roundsStates(rounds)
  const rows = rounds.within(1)
  const seconds = 0.3 + states * rows * optionCount(rounds.game) * SECONDS_PER_OPTION
  return { states, seconds, megabytes: megabytes(states) }
}

/** What the solve of a game with further state takes: a guess, and of its states never too few. */
export function furtherCost(rules: RuleSet): FurtherCost {
  if (rules.end === 'rounds') return roundsCost(rules)
  const game = winGame(rules)
  const { goal } = game
  const states = leftoverBound(rules)
  // A turn has about two thirds of the rows to the goal.
  const optionsOfTurn = optionCount(game) * ((2 * goal) / 3)
  const seconds = rules.beatLastTurn
    ? states * optionsOfTurn * SECONDS_PER_OPTION
    : goal ** 2 * USUAL_ROUNDS * optionsOfTurn * SECONDS_PER_PAIR_OPTION
  return { states, seconds: 0.3 + seconds, megabytes: megabytes(states) }
}
