import type { DiceCount, Points } from '../base/units.ts'
import type { RuleSet } from '../farkle/rule-set.ts'
import type { TurnReport } from '../farkle/score-report.ts'
import { bankLimits, type BankLimit } from './bank-limits.ts'
import type { Card, CardAnswer } from './card.ts'
import { mostValuableFirst } from './card-order.ts'
import { diceText, expectedText, percentText, pointsText } from './card-words.ts'
import type { DeckWorth } from './deck-worth.ts'
import { gainsOf, usualTurn, type DeckSources } from './sources.ts'

/** Whether a limit is one in a game: a turn total of the goal has won before it. */
function isNever({ goal }: RuleSet, { from }: BankLimit): boolean {
  return from === null || from >= goal
}

/** What is right for a limit, as a card asks it. */
export function limitAnswer(rules: RuleSet, limit: BankLimit, grid: Points): CardAnswer {
  if (isNever(rules, limit)) return { kind: 'never', unit: 'points', step: grid }
  const { from, span } = limit
  return { kind: 'number', unit: 'points', value: from!, step: grid, slack: 0, span }
}

/** A limit in a sentence: "Bank from 400 on." */
export function limitStatement(rules: RuleSet, limit: BankLimit): string {
  const dice = diceText(limit.dice)
  if (isNever(rules, limit)) return `Never: always roll ${dice}.`
  const from = pointsText(limit.from!)
  if (!limit.always) return `Bank from ${from} on.`
  return limit.from === 0 ? 'From 0 on: always bank.' : `From ${from} on: bank as soon as you may.`
}

/** What a roll adds on both sides of a limit. */
export function limitReason(
  rules: RuleSet,
  turn: TurnReport,
  { dice: n, from, always }: BankLimit,
  { grid, farkleProbabilities }: { grid: Points; farkleProbabilities: readonly number[] },
): string {
  const dice = diceText(n)
  const risk = percentText(farkleProbabilities[n - 1]!)
  if (from === null) return `Rolling ${dice} cannot farkle, so it always adds points.`
  const gains = gainsOf(turn, n)
  if (from >= rules.goal) {
    return `Rolling ${dice} farkles only ${risk} of the time; the first total to bank would be ${pointsText(from)}, more than the goal.`
  }
  const row = Math.ceil(from / grid)
  if (always) {
    return `Rolling ${dice} farkles ${risk} of the time; at every total that can be banked it costs points.`
  }
  const won = expectedText(gains[row - 1]!)
  const lost = expectedText(-gains[row]!)
  const here = lost === '0.0' || lost === '-0.0' ? 'adds nothing' : `loses ${lost}`
  return `At ${pointsText(from - grid)} rolling ${dice} still adds ${won} points, at ${pointsText(from)} it ${here}: it farkles ${risk} of the time.`
}

/** Bank or roll: one number for each number of dice left. */
export function limitsDeck({ rules, report }: DeckSources, worth: DeckWorth): Card[] {
  const turn = usualTurn(report)
  const cardOf = (limit: BankLimit): Card => ({
    id: `limits.${limit.dice}`,
    deck: 'limits',
    question: limitQuestion(limit.dice),
    answer: limitAnswer(rules, limit, report.grid),
    statement: limitStatement(rules, limit),
    why: limitReason(rules, turn, limit, report),
    worth: worth.ofLimit(limit.dice),
    scene: null,
  })
  return mostValuableFirst(bankLimits(turn, report.grid).map(cardOf))
}

/** "4 dice left: from which turn total on do you bank?" */
export function limitQuestion(dice: DiceCount): string {
  return `${diceText(dice)} left: from which turn total on do you bank?`
}
