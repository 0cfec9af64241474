import { moments } from '#shared/base/units.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { Answer, Ask } from '../../session.ts'
import { gameAnswer, type GameAnswer } from './game-options.ts'

type Solved = Answer<'farkle.leftoversSolve'>

/** Output of `win --json` with leftovers. Scripts rely on these names: add, do not change. */
interface LeftoverAnswer extends GameAnswer, Solved {
  /** Win probability of the first player minus that of the second. */
  readonly edge: number
}

export async function askLeftovers(ask: Ask, rules: RuleSet): Promise<LeftoverAnswer> {
  const solved = await ask('farkle.leftoversSolve', { rules })
  return { ...gameAnswer(rules), ...solved, edge: 2 * solved.winProbability - 1 }
}

/** Output of `win --json` for a game of rounds. Scripts rely on these names: add to them, do not change them. */
interface RoundsAnswer extends Omit<GameAnswer, 'goal'> {
  readonly rounds: number
  readonly winProbability: number
  /** Win probability of the first player minus that of the second. */
  readonly edge: number
  readonly states: number
  readonly evaluations: number
  /** A single player who maximises the total of all rounds. */
  readonly alone: {
    readonly expectedPoints: number
    readonly standardDeviation: number
    /** Possible totals, ascending, and their probabilities. */
    readonly values: readonly number[]
    readonly probabilities: readonly number[]
  }
}

export async function askRounds(ask: Ask, rules: RuleSet): Promise<RoundsAnswer> {
  const { winProbability, states, evaluations, alone } = await ask('farkle.roundsSolve', { rules })
  const { rules: played, end } = gameAnswer(rules)
  return {
    rules: played,
    end,
    rounds: rules.rounds,
    winProbability,
    edge: 2 * winProbability - 1,
    states,
    evaluations,
    alone: { ...alone, standardDeviation: moments(alone).standardDeviation },
  }
}
