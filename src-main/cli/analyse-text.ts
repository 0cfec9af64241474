import { grouped } from '#shared/texts/numbers.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { AnalyseAnswer } from './analyse-answer.ts'
import { textTable } from './text-table.ts'
import { gameInWords, percent } from './win-words.ts'

type Option = AnalyseAnswer['options'][number]

const points = (value: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: 3, maximumFractionDigits: 3 })

const deed = ({ then, turnTotal, diceLeft }: Option): string =>
  then === 'bank' ? `bank ${grouped(turnTotal)}` : `roll ${diceLeft}`

/** The options as a table, best for winning first, each with its reason at the end of the line. */
function optionTable(options: readonly Option[]): string {
  const [heading, ...lines] = textTable([
    ['', 'Set aside', 'then', 'Wins', 'loses', 'Points', 'loses'],
    ...options.map((option) => [
      String(option.winRank),
      option.setAside.join(' '),
      deed(option),
      percent(option.winProbability),
      option.winRank === 1 ? '-' : percent(option.winLoss),
      points(option.expectedPoints),
      option.pointsRank === 1 ? '-' : points(option.pointsLoss),
    ]),
  ]).split('\n')
  return [heading, ...lines.map((line, i) => `${line}  ${options[i]!.reason}`)].join('\n')
}

/** The answer of `analyse` for people. */
export function analyseText(rules: RuleSet, answer: AnalyseAnswer): string {
  const { position, finalTurn, winProbability, options, verdict } = answer
  const last = finalTurn ? ' This is the last turn.' : ''
  return [
    gameInWords(rules),
    `${position}: you win ${percent(winProbability)}.${last}\n${verdict}`,
    ...(options.length > 0 ? [optionTable(options)] : []),
  ].join('\n\n')
}
