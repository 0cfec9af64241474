import type { DiceCount, Points } from '../../../base/units.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { TurnReport } from '../analysis/score-report.ts'
import { farkleTexts } from '../texts/texts.ts'
import { bankLimits, type BankLimit } from './bank-limits.ts'
import type { Card, CardAnswer } from '../../../cards/card.ts'
import { mostValuableFirst } from '../../../cards/card-order.ts'
import { expectedText, percentText, pointsText } from '../../../cards/card-words.ts'
import type { DeckWorth } from './deck-worth.ts'
import { gainsOf, scoreForm, usualTurn, type DeckSources } from './sources.ts'

/** A total that reaches the goal has won already, so no limit applies in a game. */
export function isNever({ goal }: RuleSet, { from }: BankLimit): boolean {
  return from === null || from >= goal
}

export function limitAnswer(rules: RuleSet, limit: BankLimit, grid: Points): CardAnswer {
  const form = scoreForm(rules)
  if (isNever(rules, limit)) return { kind: 'never', unit: 'points', step: grid, form }
  const { from, span } = limit
  return { kind: 'number', unit: 'points', value: from!, step: grid, slack: 0, span, form }
}

export function limitStatement(rules: RuleSet, limit: BankLimit): string {
  const words = farkleTexts.cards.limits
  if (isNever(rules, limit)) return words.never(limit.dice)
  const from = pointsText(limit.from!)
  if (!limit.always) return words.bankFrom(from)
  return limit.from === 0 ? words.alwaysBank : words.asSoonAsAllowed(from)
}

export function limitReason(
  rules: RuleSet,
  turn: TurnReport,
  { dice: n, from, always }: BankLimit,
  { grid, farkleProbabilities }: { grid: Points; farkleProbabilities: readonly number[] },
): string {
  const words = farkleTexts.cards.limits
  const risk = percentText(farkleProbabilities[n - 1]!)
  if (from === null) return words.cannotFarkle(n)
  const gains = gainsOf(turn, n)
  if (from >= rules.goal) return words.beyondGoal(n, risk)
  const row = Math.ceil(from / grid)
  if (always) return words.costsAlways(n, risk)
  const won = expectedText(gains[row - 1]!)
  const lost = expectedText(-gains[row]!)
  const loses = lost === expectedText(0) ? null : lost
  return words.why(n, pointsText(from - grid), won, pointsText(from), loses, risk)
}

export function limitsDeck({ rules, report }: DeckSources, worth: DeckWorth): Card[] {
  const turn = usualTurn(report)
  const cardOf = (limit: BankLimit): Card => ({
    id: `limits.${limit.dice}`,
    deck: 'limits',
    question: limitQuestion(limit.dice),
    answer: limitAnswer(rules, limit, report.grid),
    statement: limitStatement(rules, limit),
    why: limitReason(rules, turn, limit, report),
    worth: worth.ofLimits([limit.dice]),
    scene: null,
  })
  return mostValuableFirst(bankLimits(turn, report.grid).map(cardOf))
}

/** Example: "4 dice left: from which turn total on do you bank?" */
export function limitQuestion(dice: DiceCount, farklesBefore = 0): string {
  return farkleTexts.cards.limits.question(dice, farklesBefore)
}
