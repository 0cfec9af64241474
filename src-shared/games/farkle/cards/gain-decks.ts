import type { DiceCount, Points } from '../../../base/units.ts'
import type { Breakpoint, BreakpointRow } from '../solve/turn/breakpoints.ts'
import { isBankable, type TurnReport } from '../analysis/score-report.ts'
import { farkleTexts } from '../texts/texts.ts'
import { TURN_TOTAL, type Card, mostValuableFirst } from '../../../cards/card.ts'
import { expectedText, pointsText } from '../../../cards/card-words.ts'
import type { DeckWorth } from './deck-worth.ts'
import { gainsOf, sameFrom, scoreForm, totalsOf, usualTurn, type DeckSources } from './sources.ts'

const MAX_TOTALS = 16

/** null if rolling is worth nothing. */
const columnText = (value: Points): string | null => (value === 0 ? null : pointsText(value))

function whyFrom(
  turn: TurnReport,
  n: DiceCount,
  { from, value }: Breakpoint,
  grid: Points,
): string {
  const gains = gainsOf(turn, n)
  const row = from / grid
  return farkleTexts.cards.gainFrom.why(
    n,
    pointsText(from - grid),
    expectedText(gains[row - 1]!),
    pointsText(from),
    expectedText(gains[row]!),
    pointsText(value),
  )
}

/** Breakpoints without the column "bank", unless the minimum hides its number there. */
function fromCards({ rules, report }: DeckSources, worth: DeckWorth): Card[] {
  const { grid } = report
  const turn = usualTurn(report)
  const cardOf = (dice: DiceCount, breakpoint: Breakpoint): Card => {
    const { value, from } = breakpoint
    const words = farkleTexts.cards.gainFrom
    const span = sameFrom(from, totalsOf(turn, dice, grid))
    return {
      id: `gain-from.${dice}.${value}`,
      deck: 'gain-from',
      question: words.question(dice, columnText(value)),
      answer: {
        kind: 'number',
        unit: 'points',
        value: from,
        step: grid,
        slack: 0,
        span,
        form: scoreForm(rules),
      },
      statement: words.statement(dice, pointsText(from), columnText(value)),
      why: whyFrom(turn, dice, breakpoint, grid),
      worth: worth.ofBreakpoint(dice, value),
      scene: null,
    }
  }
  const asked = (dice: DiceCount, { value, from }: Breakpoint): boolean =>
    from > 0 && from < rules.goal && (value > 0 || !isBankable(turn, dice, from))
  return mostValuableFirst(
    turn.play.table.rows.flatMap(({ dice, breakpoints }) =>
      breakpoints.filter((one) => asked(dice, one)).map((breakpoint) => cardOf(dice, breakpoint)),
    ),
  )
}

export function isStartCard({ id }: Card): boolean {
  return id.startsWith('gain-from.') && id.endsWith('.start')
}

function whyAt(gains: Float64Array, totals: readonly Points[], grid: Points): string {
  const { loses, adds } = farkleTexts.cards.gainAt
  const exact = totals.map((total) => gains[total / grid]!)
  if (exact.every((gain) => gain <= 0)) {
    return loses(expectedText(Math.min(...exact.map((gain) => -gain))))
  }
  return adds(expectedText(Math.min(...exact)), expectedText(Math.max(...exact)))
}

function startCards({ rules, report }: DeckSources, worth: DeckWorth): Card[] {
  const { grid } = report
  const turn = usualTurn(report)
  const { table } = turn.play
  const words = farkleTexts.cards.gainAt
  const values = table.rows.flatMap(({ breakpoints }) => breakpoints.map(({ value }) => value))
  const form = { most: Math.max(rules.goal, ...values), decimals: 0, never: false }
  const cardsOf = ({ dice, breakpoints }: BreakpointRow): Card[] => {
    const { value } = breakpoints.at(-1)!
    const end = breakpoints.at(-2)?.from ?? Infinity
    const cell = totalsOf(turn, dice, grid).filter((total) => total < Math.min(end, rules.goal))
    if (cell.length === 0) return []
    const last = end === Infinity ? null : pointsText(cell.at(-1)!)
    const card: Card = {
      id: `gain-from.${dice}.start`,
      deck: 'gain-from',
      question: words.questionOf(dice, pointsText(cell[0]!), last),
      answer: { kind: 'number', unit: 'points', value, step: table.step, slack: 0, form },
      statement: value === 0 ? words.nothing : words.atMost(pointsText(value)),
      why: whyAt(gainsOf(turn, dice), cell.slice(0, MAX_TOTALS), grid),
      worth: worth.ofValue(dice),
      scene: {
        diceLeft: dice,
        turnTotals: cell.slice(0, MAX_TOTALS),
        rolls: [],
        question: words.question(dice, TURN_TOTAL),
      },
    }
    return [card]
  }
  return mostValuableFirst(table.rows.flatMap(cardsOf))
}

/** Start values first, since they are most of the table's worth. */
export function gainFromDeck(sources: DeckSources, worth: DeckWorth): Card[] {
  return [...startCards(sources, worth), ...fromCards(sources, worth)]
}
