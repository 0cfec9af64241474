import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { DecisionDifference, RollLimits } from '#shared/pictures/decision-difference.ts'
import { formatDice, formatNumber, formatPercent } from '../../components/format.ts'
import type { NumberRow } from '../../components/number-row.ts'

export type DecisionAnswer = AnswerOf<BackendRequests, 'turn.decisions'>

/** What is said of one side. */
export interface Side {
  readonly title: string
  readonly answer: DecisionAnswer
}

const SMALL = 0.05

/** "up to 450", "at any total"; null where nothing is rolled. */
function reach(limit: number | null): string | null {
  if (limit === null) return 'at any total'
  return limit === 0 ? null : `up to ${formatNumber(limit)}`
}

/** "With 3 dice you now roll up to 450 instead of 300". `who` plays otherwise than you would. */
function limitWords({ dice, left, right }: RollLimits, who: string | null): string {
  const [before, now] = [reach(left), reach(right)]
  const roll = who === null ? 'you now roll' : `${who} rolls`
  const bank = who === null ? 'you now bank' : `${who} banks`
  const start = `With ${formatDice(dice)}${who === null ? '' : ','} `
  if (now === null) return `${start}${bank} at once instead of rolling ${before}`
  if (before === null) return `${start}${roll} ${now} instead of banking`
  // The same word is not said twice.
  const old = left !== null && right !== null ? formatNumber(left) : before
  return `${start}${roll} ${now} instead of ${old}`
}

function worthWords(left: DecisionAnswer, right: DecisionAnswer): string {
  const gain = right.mean - left.mean
  if (Math.abs(gain) < SMALL) return 'a turn is worth as much'
  return `a turn is worth ${formatNumber(Math.abs(gain), 1)} points ${gain > 0 ? 'more' : 'less'}`
}

/**
 * What changes most between two sides, in a sentence. `who` is somebody else who plays on the right,
 * such as "holding at 300"; null if it is the best play under other rules.
 */
export function compareFinding(
  { changes, most }: DecisionDifference,
  left: DecisionAnswer,
  right: DecisionAnswer,
  who: string | null = null,
): string {
  const worth = worthWords(left, right)
  if (most) return `${limitWords(most, who)}; ${worth}.`
  if (changes > 0) {
    const count =
      changes === 1 ? 'One decision changes' : `${formatNumber(changes)} decisions change`
    return `${count}, but no limit moves; ${worth}.`
  }
  return `No decision changes; ${worth}.`
}

const signed = (value: number, text: string): string =>
  value > 0 && /[1-9]/.test(text) ? `+${text}` : text

/** Both sides and their difference, for a table. */
export function compareRows(left: Side, right: Side): NumberRow[] {
  const row = ({ title, answer }: Side): NumberRow => ({
    key: title,
    cells: [
      title,
      formatNumber(answer.mean, 3),
      formatNumber(answer.standardDeviation, 1),
      formatPercent(answer.farkleProbability, 2),
    ],
  })
  const [a, b] = [left.answer, right.answer]
  const points = b.mean - a.mean
  const spread = b.standardDeviation - a.standardDeviation
  const farkles = b.farkleProbability - a.farkleProbability
  return [
    row(left),
    row(right),
    {
      key: 'difference',
      cells: [
        'Difference',
        signed(points, formatNumber(points, 3)),
        signed(spread, formatNumber(spread, 1)),
        signed(farkles, formatPercent(farkles, 2)),
      ],
    },
  ]
}

/** The headings of that table. */
export const COMPARE_COLUMNS = ['Side', 'Points a turn', 'Standard deviation', 'Farkles, %']
