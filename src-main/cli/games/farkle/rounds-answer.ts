import { moments } from '#shared/base/units.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { grouped } from '#shared/texts/numbers.ts'
import type { Ask } from '../../session.ts'
import { percent, textPairs } from '../../text-table.ts'
import { gameAnswer, gameInWords, type GameAnswer } from './game-options.ts'

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
  const { winProbability, states, evaluations, alone } = await ask('rounds.solve', { rules })
  const { rules: played, end } = gameAnswer(rules)
  return {
    ...{ rules: played, end, rounds: rules.rounds },
    ...{ winProbability, edge: 2 * winProbability - 1, states, evaluations },
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
