import { grouped } from '#shared/texts/numbers.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { textPairs } from './text-table.ts'
import type { WinAnswer } from './win-answer.ts'
import { gameInWords, percent } from './win-words.ts'

function whose({ at }: WinAnswer): string {
  if (!at) return 'The first player wins'
  const farkles = at.ownFarkles + at.opponentFarkles > 0
  const rows = farkles ? `, farkles in a row ${at.ownFarkles} and ${at.opponentFarkles}` : ''
  return `The player to move wins at ${grouped(at.own)} to ${grouped(at.opponent)}${rows}`
}

/** The answer of `win` for people. */
export function winText(rules: RuleSet, answer: WinAnswer): string {
  const { komi } = answer
  const receiver = komi < 0 ? 'first' : 'second'
  return [
    gameInWords(rules),
    textPairs([
      [whose(answer), percent(answer.winProbability)],
      ['Edge of the first player', percent(answer.edge)],
      [`Fairest komi for the ${receiver} player`, `${grouped(Math.abs(komi))} points`],
      ['... with which the first player wins', percent(answer.komiWinProbability)],
    ]),
    textPairs([
      ['Largest residual of the equations', answer.residual.toExponential(1)],
      ['States', grouped(answer.states)],
      ['Turns evaluated', grouped(answer.evaluations)],
      ['Time of the solve', `${answer.seconds.toFixed(1)} s`],
    ]),
  ].join('\n\n')
}
