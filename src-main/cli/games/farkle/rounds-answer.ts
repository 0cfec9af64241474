import { moments } from '#shared/base/units.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { grouped } from '#shared/texts/numbers.ts'
import type { Answer, Ask } from '../../session.ts'
import { percent, textPairs, textTable } from '../../text-table.ts'
import { gameAnswer, gameInWords, type GameAnswer } from './game-options.ts'

type Solved = Answer<'farkle.leftoversSolve'>

/** Output of `win --json` with leftovers. Scripts rely on these names: add, do not change. */
export interface LeftoverAnswer extends GameAnswer, Solved {
  /** Win probability of the first player minus that of the second. */
  readonly edge: number
}

export async function askLeftovers(ask: Ask, rules: RuleSet): Promise<LeftoverAnswer> {
  const solved = await ask('farkle.leftoversSolve', { rules })
  return { ...gameAnswer(rules), ...solved, edge: 2 * solved.winProbability - 1 }
}

export function leftoverText(rules: RuleSet, answer: LeftoverAnswer): string {
  const { standings } = answer
  const dice = (standings[0]?.takeFrom ?? []).map((_, i) => `${i + 1}`)
  const taken = rules.buildOnBank
    ? [
        'Taken up from this turn total, by own score, opponent’s score and dice left:',
        textTable([
          ['own', 'opponent', ...dice],
          ...standings.map(({ own, opponent, takeFrom }) => [
            grouped(own),
            grouped(opponent),
            ...takeFrom.map((total) => (total === null ? '-' : grouped(total))),
          ]),
        ]),
      ]
    : []
  return [
    gameInWords(rules),
    textPairs([
      ['The first player wins', percent(answer.winProbability)],
      ['Edge of the first player', percent(answer.edge)],
    ]),
    ...taken,
    textPairs([
      ['States', grouped(answer.states)],
      ['Turns evaluated', grouped(answer.evaluations)],
      ['Largest residual', answer.residual.toExponential(1)],
    ]),
  ].join('\n\n')
}

/** Output of `win --json` for a game of rounds. Scripts rely on these names: add to them, do not change them. */
export interface RoundsAnswer extends Omit<GameAnswer, 'goal'> {
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

/** Smallest total t with P(total <= t) >= part. */
function quantile({ values, probabilities }: RoundsAnswer['alone'], part: number): number {
  let sum = 0
  const place = probabilities.findIndex((chance) => (sum += chance) >= part)
  return values.at(place)!
}

const QUANTILES = [0.1, 0.25, 0.5, 0.75, 0.9] as const

export function roundsText(rules: RuleSet, answer: RoundsAnswer): string {
  const { alone } = answer
  return [
    gameInWords(rules),
    textPairs([
      ['The first player wins', percent(answer.winProbability)],
      ['Edge of the first player', percent(answer.edge)],
    ]),
    textPairs([
      ['Alone, points expected', alone.expectedPoints.toFixed(2)],
      ['Standard deviation', alone.standardDeviation.toFixed(2)],
      ...QUANTILES.map((part): [string, string] => [
        `At most so many in ${100 * part}% of games`,
        grouped(quantile(alone, part)),
      ]),
    ]),
    textPairs([
      ['States', grouped(answer.states)],
      ['Turns evaluated', grouped(answer.evaluations)],
    ]),
  ].join('\n\n')
}
