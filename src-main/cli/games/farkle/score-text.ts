import { FACES } from '#shared/dice/multiset.ts'
import { mayBankWith, type RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { combinationWords, playSentences } from '#shared/games/farkle/analysis/rule-words.ts'
import { percent, textTable, type Cell, textPairs } from '../../text-table.ts'
import { diceCounts, type DiceCount } from '#shared/base/units.ts'
import { POINT_TOLERANCE } from '#shared/games/farkle/solve/turn/tail.ts'
import { decimals, grouped } from '#shared/texts/numbers.ts'
import type { ScoreFigures, ScoreTables, TurnFigures } from './score-answer.ts'
import { styleText } from 'node:util'

function rulesInWords(rules: RuleSet): string {
  const counts = diceCounts(rules.dice)
  const sets = textTable([
    ['Points of', ...counts.map((n) => (n === 1 ? '1 die' : `${n} dice`))],
    ...FACES.map((face) => [
      `${face}s`,
      ...rules.sets[face - 1]!.slice(0, rules.dice).map((value) =>
        value === 0 ? '-' : grouped(value),
      ),
    ]),
  ])
  const combinations = combinationWords(rules, grouped).map(
    (combination) => `${combination.name}: ${combination.points}`,
  )
  return [rules.name, '', sets, '', ...combinations, ...playSentences(rules, grouped)].join('\n')
}

const MAX_EXCEPTIONS = 10

const sixDigits = (value: number): string => decimals(value, 6)
const threeDigits = (value: number): string => value.toFixed(3)

/** Colours of the two decisions, as in the app; plain if the terminal has no colours. */
const roll = (text: string): string => styleText('blue', text, { stream: process.stdout })
const bank = (text: string): string => styleText('yellow', text, { stream: process.stdout })

function section(title: string, ...parts: readonly string[]): string {
  return [title, '-'.repeat(title.length), ...parts].join('\n')
}

function figures(turn: TurnFigures): string {
  const costs = turn.expectedPoints !== turn.correctedExpectedPoints
  return textPairs([
    ['Expected points', sixDigits(turn.expectedPoints)],
    ...(costs
      ? [['... what farkles cost left aside', sixDigits(turn.correctedExpectedPoints)] as const]
      : []),
    ['Farkle probability', percent(turn.farkleProbability)],
  ])
}

function singleTurn(answer: ScoreFigures): string {
  const title =
    answer.penalty === undefined
      ? 'Best single turn'
      : `Best single turn if a farkle costs ${grouped(answer.penalty)} points besides the turn`
  return section(title, figures(answer))
}

function openingTurn({ openingTurn: turn }: ScoreFigures): string[] {
  if (!turn) return []
  const title = `Best turn while nothing is banked (minimum to bank ${grouped(turn.minimumBank)})`
  return [section(title, figures(turn))]
}

function turnTypes({ turnTypes: turns, averagePoints }: ScoreFigures): string[] {
  if (!turns || averagePoints === undefined) return []
  const table = textTable([
    ['Farkles in a row', 'A farkle costs', 'Expected points', 'without the cost', 'Farkles'],
    ...turns.map((turn, i) => [
      String(i),
      sixDigits(turn.penalty),
      sixDigits(turn.expectedPoints),
      sixDigits(turn.correctedExpectedPoints),
      percent(turn.farkleProbability),
    ]),
  ])
  return [
    section(
      'Best turns over a whole game',
      table,
      `Points per turn in the long run: ${sixDigits(averagePoints)}`,
    ),
  ]
}

type Breakpoints = ScoreTables['breakpoints']

function exceptionLines({ exceptions, exceptionCount }: Breakpoints): string[] {
  if (exceptionCount === 0) return ['The table is right in every decision.']
  type Choice = (typeof exceptions)[number]['best']
  const words = ({ taken, points, then, diceLeft }: Choice): string =>
    `${taken} for ${grouped(points)}, ${then === 'bank' ? 'bank' : `roll ${diceLeft}`}`
  const shown = exceptions.slice(0, MAX_EXCEPTIONS)
  const table = textTable([
    ['Turn total', 'Roll', 'Table takes', 'Best takes', 'Loses'],
    ...shown.map((exception) => [
      `${grouped(exception.turnScore)}${exception.andAbove ? '+' : ''}`,
      exception.roll.join(' '),
      words(exception.table),
      words(exception.best),
      threeDigits(exception.cost),
    ]),
  ])
  const more = exceptionCount - shown.length
  return [
    `The table is not right in ${grouped(exceptionCount)} decisions, the dearest first:`,
    table,
    ...(more > 0 ? [`... and ${grouped(more)} more.`] : []),
  ]
}

function breakpoints(
  allDice: DiceCount,
  { expectedPoints }: ScoreFigures,
  found: Breakpoints,
): string {
  const { step, rows, rollSixBelow, minimumBank, pointsPerTurn } = found
  const values = [...new Set(rows.flatMap((row) => row.breakpoints.map(({ value }) => value)))]
  values.sort((a, b) => a - b)
  const table = textTable([
    ['Dice', ...values.map((value) => grouped(value))],
    ...rows.map(({ dice, breakpoints: points, falling }) => [
      `${dice}${falling ? ' ' : '*'}`,
      ...values.map((value) => {
        const point = points.find((candidate) => candidate.value === value)
        return point ? grouped(point.from) : '-'
      }),
    ]),
  ])
  const notes = [
    `From these turn totals on, rolling adds at most the points above the column (steps of ${grouped(step)}).`,
    'Set aside what makes turn total plus that estimate largest; bank where the estimate is 0.',
  ]
  if (minimumBank > 0) notes.push(`Below ${grouped(minimumBank)} points, roll.`)
  if (rows.some(({ falling }) => !falling)) {
    notes.push('* The value of rolling also rises somewhere, so these estimates are not in order.')
  }
  if (!rows.some(({ dice }) => dice === allDice)) {
    notes.push(
      rollSixBelow === null
        ? 'With all dice, always roll.'
        : `With all dice, roll below ${grouped(rollSixBelow)} points.`,
    )
  }
  return section(
    'Breakpoints',
    table,
    '',
    ...notes,
    `Who plays by the table makes ${sixDigits(pointsPerTurn)} points a turn, the best play ${sixDigits(expectedPoints)}.`,
    ...exceptionLines(found),
  )
}

function frontier({ frontier: strategies }: ScoreFigures): string[] {
  if (!strategies) return []
  const table = textTable([
    ['From penalty', 'to', 'Points per turn', 'Farkles'],
    ...strategies.map((strategy) => [
      threeDigits(strategy.fromPenalty),
      strategy.toPenalty === null ? 'any' : threeDigits(strategy.toPenalty),
      sixDigits(strategy.correctedExpectedPoints),
      percent(strategy.farkleProbability),
    ]),
  ])
  return [section('From most points to fewest farkles', table)]
}

/** Brackets and the banking colour mark where to bank; below the minimum banking is not allowed. */
function gainCell(turnScore: number, gain: number | null, minimumBank: number): Cell {
  if (gain === null) return { text: '- ' }
  const banks = gain <= POINT_TOLERANCE && turnScore >= minimumBank
  const text = threeDigits(gain)
  return banks ? { text: `[${text}]`, paint: bank } : { text: `${text} `, paint: roll }
}

function gains(rules: RuleSet, table: ScoreTables['table'], { minimumBank }: Breakpoints): string {
  const counts = diceCounts(rules.dice)
  const rows = table.map(({ turnScore, values }) => [
    grouped(turnScore),
    ...counts.map((n) =>
      gainCell(turnScore, values[n] ?? null, mayBankWith(rules, n) ? minimumBank : Infinity),
    ),
  ])
  return section(
    'Points that rolling adds, by turn total and dice to roll',
    textTable([['Turn total', ...counts.map((n) => `${n} `)], ...rows]),
    '',
    'In [brackets]: bank. Without: roll. A dash: play cannot lead there.',
  )
}

function places({ corner, columns, rows, notes }: NonNullable<ScoreFigures['places']>): string {
  const { title, none, only } = farkleTexts.turnRules.states
  return section(
    title,
    textTable([
      [corner, ...columns],
      ...rows.map(({ dice, limits }) => [dice, ...limits.map((limit) => limit?.words ?? none)]),
    ]),
    '',
    ...notes,
    only,
  )
}

export function scoreText(rules: RuleSet, answer: ScoreFigures & Partial<ScoreTables>): string {
  const { breakpoints: found, table } = answer
  return [
    rulesInWords(rules),
    singleTurn(answer),
    ...openingTurn(answer),
    ...turnTypes(answer),
    ...(found ? [breakpoints(rules.dice, answer, found)] : []),
    ...frontier(answer),
    ...(found && table ? [gains(rules, table, found)] : []),
    ...(answer.places ? [places(answer.places)] : []),
  ].join('\n\n')
}
