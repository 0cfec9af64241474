import { type DiceCount, type Points, diceCounts } from '../../../base/units.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { StateLimit } from '../analysis/turn-state-table.ts'
import type { ScoreReport, TurnReport } from '../analysis/score-report.ts'
import { farkleTexts } from '../texts/texts.ts'
import { bankLimits, type BankLimit } from './bank-limits.ts'
import { type Card, type CardAnswer, CHANCE_FORM, mostValuableFirst } from '../../../cards/card.ts'
import { expectedText, percentText, pointsText } from '../../../cards/card-words.ts'
import type { DeckWorth } from './deck-worth.ts'
import { gainsOf, scoreForm, usualTurn, type DeckSources, turnTypes } from './sources.ts'
import type { Side } from '../solve/match/policy.ts'

export const ODDS_SLACK = 0.005

export function oddsDeck({ report, rules }: DeckSources): Card[] {
  const words = farkleTexts.cards.farkleOdds
  return report.farkleProbabilities.map((chance, i) => {
    const n = i + 1
    const all = 6 ** n
    const tries = n === 1 ? rules.lastDieRolls : 1
    return {
      id: `farkle-odds.${n}`,
      deck: 'farkle-odds',
      question: words.question(n),
      answer: {
        ...{ kind: 'number', unit: 'percent', value: chance, step: 0.001, slack: ODDS_SLACK },
        form: CHANCE_FORM,
      },
      statement: chance === 0 ? words.never : words.statement(percentText(chance)),
      why:
        tries > 1
          ? words.whyTries(tries, Math.round(all * chance ** (1 / tries)))
          : words.why(n, pointsText(Math.round(chance * all)), pointsText(all)),
      worth: null,
      scene: null,
    }
  })
}

export function turnTypesDeck({ rules, report }: DeckSources, worth: DeckWorth): Card[] {
  const [usual, ...later] = turnTypes(report)
  const before = bankLimits(usual!, report.grid)
  const cards = later.flatMap((turn, i) => {
    const farkles = i + 1
    const limits = bankLimits(turn, report.grid)
    const cost = pointsText(Math.round(turn.goal.farklePenalty))
    const cardOf = (limit: BankLimit): Card => ({
      id: `turn-types.${farkles}.${limit.dice}`,
      deck: 'turn-types',
      question: limitQuestion(limit.dice, farkles),
      answer: limitAnswer(rules, limit, report.grid),
      statement: limitStatement(rules, limit),
      why: farkleTexts.cards.limits.withPenalty(
        limitReason(rules, reasoned(turn, limit, report)),
        cost,
      ),
      worth: worth.ofTypeLimit(farkles, limit.dice),
      scene: null,
    })
    return diceCounts(rules.dice).flatMap((n) => {
      const limit = limits.find(({ dice }) => dice === n)
      const other = before.find(({ dice }) => dice === n)
      return limit && limit.from !== other?.from ? [cardOf(limit)] : []
    })
  })
  return mostValuableFirst(cards)
}

function answerOf(rules: RuleSet, at: Points | null, grid: Points): CardAnswer {
  const form = scoreForm(rules)
  if (at === null) return { kind: 'never', unit: 'points', step: grid, form }
  // One grid step further wins almost equally often.
  return { kind: 'number', unit: 'points', value: at, step: grid, slack: grid, form }
}

function cardOf(
  rules: RuleSet,
  grid: Points,
  side: Side,
  dice: DiceCount,
  at: Points | null,
): Card {
  const words = farkleTexts.cards.thresholds
  const near = side === 'own' ? words.whyOwn : words.whyOpponent
  return {
    id: `thresholds.${side}.${dice}`,
    deck: 'thresholds',
    question: words.question(dice, side),
    answer: answerOf(rules, at, grid),
    statement: at === null ? words.never(dice, side) : words.from(pointsText(at)),
    why: at === null ? words.whyNever(dice) : near(dice, pointsText(rules.goal)),
    worth: null,
    scene: null,
  }
}

/** Empty if the thresholds are unknown. */
export function thresholdsDeck({ rules, report, thresholds }: DeckSources): Card[] {
  if (!thresholds) return []
  const sides: Side[] = ['own', 'opponent']
  const cards = sides.flatMap((side) =>
    diceCounts(rules.dice).map((n) =>
      cardOf(rules, report.grid, side, n, thresholds[side][n - 1] ?? null),
    ),
  )
  const isNumber = ({ answer }: Card): boolean => answer.kind === 'number'
  return [...cards.filter(isNumber), ...cards.filter((card) => !isNumber(card))]
}

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

type ReasonedLimit = Pick<StateLimit, 'dice' | 'from' | 'always' | 'below' | 'at' | 'risk'>

export function limitReason({ goal }: RuleSet, limit: ReasonedLimit): string {
  const { dice, from, always, below, at, risk } = limit
  const words = farkleTexts.cards.limits
  const chance = percentText(risk)
  if (from === null || at === null) return words.cannotFarkle(dice)
  if (from >= goal) return words.beyondGoal(dice, chance)
  if (always || below === null) return words.costsAlways(dice, chance)
  const lost = expectedText(-at.gain)
  const loses = lost === expectedText(0) ? null : lost
  const [under, over] = [pointsText(below.total), pointsText(at.total)]
  return words.why(dice, under, expectedText(below.gain), over, loses, chance)
}

/** Adds the gains beside the limit. */
function reasoned(turn: TurnReport, limit: BankLimit, report: ScoreReport): ReasonedLimit {
  const gains = gainsOf(turn, limit.dice)
  const gainAt = (total: Points): StateLimit['at'] => ({
    total,
    gain: gains[Math.ceil(total / report.grid)]!,
  })
  const { from } = limit
  return {
    ...limit,
    below: from === null ? null : gainAt(from - report.grid),
    at: from === null ? null : gainAt(from),
    risk: report.farkleProbabilities[limit.dice - 1]!,
  }
}

export function limitsDeck({ rules, report }: DeckSources, worth: DeckWorth): Card[] {
  const turn = usualTurn(report)
  const cardOf = (limit: BankLimit): Card => ({
    id: `limits.${limit.dice}`,
    deck: 'limits',
    question: limitQuestion(limit.dice),
    answer: limitAnswer(rules, limit, report.grid),
    statement: limitStatement(rules, limit),
    why: limitReason(rules, reasoned(turn, limit, report)),
    worth: worth.ofLimits([limit.dice]),
    scene: null,
  })
  return mostValuableFirst(bankLimits(turn, report.grid).map(cardOf))
}

/** Example: "4 dice left: from which turn total on do you bank?" */
function limitQuestion(dice: DiceCount, farklesBefore = 0): string {
  return farkleTexts.cards.limits.question(dice, farklesBefore)
}
