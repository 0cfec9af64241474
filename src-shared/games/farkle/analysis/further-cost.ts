import type { RuleSet } from '../rules/rule-set.ts'
import { leftoverBound } from '../solve/leftover/leftover-game.ts'
import { roundsGame, roundsStates } from '../solve/rounds/rounds-solver.ts'
import { optionCount } from '../solve/turn/turn-model.ts'
import { winGame } from '../solve/win/win-game.ts'

interface FurtherCost {
  readonly states: number
  readonly seconds: number
  readonly megabytes: number
}

/** Per option, row and turn, in code compiled for the game. */
const SECONDS_PER_OPTION = 1e-10

/** Same, when the turns of both players are evaluated together with their leftovers. */
const SECONDS_PER_PAIR_OPTION = 1.6e-9

/** Typical number of iterations per pair of scores. */
const USUAL_ROUNDS = 7

/** Bytes include the copies in the solver, in the backend and on the way to disk. */
const PROGRAM_MEGABYTES = 140
const BYTES_PER_VALUE = 24

const megabytes = (values: number): number => PROGRAM_MEGABYTES + (values * BYTES_PER_VALUE) / 1e6

function roundsCost(rules: RuleSet): FurtherCost {
  const rounds = roundsGame(rules)
  const states = roundsStates(rounds)
  const rows = rounds.within(1)
  const seconds = 0.3 + states * rows * optionCount(rounds.game.model) * SECONDS_PER_OPTION
  return { states, seconds, megabytes: megabytes(states) }
}

/** Estimates a solve; the number of states is an upper bound. */
export function furtherCost(rules: RuleSet): FurtherCost {
  if (rules.end === 'rounds') return roundsCost(rules)
  const game = winGame(rules)
  const { goal } = game
  const states = leftoverBound(rules)
  const optionsOfTurn = optionCount(game.model) * ((2 * goal) / 3)
  const seconds = rules.beatLastTurn
    ? states * optionsOfTurn * SECONDS_PER_OPTION
    : goal ** 2 * USUAL_ROUNDS * optionsOfTurn * SECONDS_PER_PAIR_OPTION
  return { states, seconds: 0.3 + seconds, megabytes: megabytes(states) }
}
