import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { grouped } from '#shared/texts/numbers.ts'
import type { Ask } from '../../session.ts'
import { percent, textPairs, textTable } from '../../text-table.ts'
import { gameAnswer, gameInWords, type GameAnswer } from './game-options.ts'

type Solved = AnswerOf<BackendRequests, 'leftovers.solve'>

/** Output of `win --json` with leftovers. Scripts rely on these names: add, do not change. */
export interface LeftoverAnswer extends GameAnswer, Solved {
  /** Win probability of the first player minus that of the second. */
  readonly edge: number
}

export async function askLeftovers(ask: Ask, rules: RuleSet): Promise<LeftoverAnswer> {
  const solved = await ask('leftovers.solve', { rules })
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
            ...[grouped(own), grouped(opponent)],
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
