import { type DiceCount, type Points, type Probability, diceCounts } from '../../../base/units.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { StateLimit } from '../analysis/turn-state-table.ts'
import type { ScoreReport, TurnReport } from '../analysis/score-report.ts'
import { farkleTexts } from '../texts/texts.ts'
import { bankLimits, type BankLimit } from './bank-limits.ts'
import {
  type Card,
  type CardAnswer,
  CHANCE_FORM,
  oddsSlack,
  mostValuableFirst,
  plainCard,
} from '../../../cards/card.ts'
import { expectedText, percentText, pointsText } from '../../../cards/card-words.ts'
import type { DeckWorth } from './deck-worth.ts'
import { gainsOf, scoreForm, usualTurn, type DeckSources, turnTypes } from './sources.ts'
import type { ThresholdSide } from '../solve/match/policy.ts'

type Said = Pick<Card, 'question' | 'why'>

/** Card on the probability of a farkle. */
export function oddsCard(dice: string, chance: Probability, said: Said): Card {
  const { never, statement } = farkleTexts.cards.farkleOdds
  return plainCard({
    id: `farkle-odds.${dice}`,
    deck: 'farkle-odds',
    ...said,
    answer: {
      kind: 'number',
      unit: 'percent',
      value: chance,
      step: 0.001,
      slack: oddsSlack(chance),
      form: CHANCE_FORM,
    },
    statement: chance === 0 ? never : statement(percentText(chance)),
  })
}

export function oddsDeck({ report, rules }: DeckSources): Card[] {
  const words = farkleTexts.cards.farkleOdds
  return report.farkleProbabilities.map((chance, i) => {
    const n = i + 1
    const all = 6 ** n
    const tries = n === 1 ? rules.lastDieRolls : 1
    const why =
      tries > 1
        ? words.whyTries(tries, Math.round(all * chance ** (1 / tries)))
        : words.why(n, pointsText(Math.round(chance * all)), pointsText(all))
    return oddsCard(String(n), chance, { question: words.question(n), why })
  })
}

export function turnTypesDeck({ rules, report }: DeckSources, worth: DeckWorth): Card[] {
  const [usual, ...later] = turnTypes(report)
  const before = bankLimits(usual!, report.grid)
  const words = farkleTexts.cards.limits
  const cards = later.flatMap((turn, i) => {
    const farkles = i + 1
    const limits = bankLimits(turn, report.grid)
    const cost = pointsText(Math.round(turn.goal.farklePenalty))
    const cardOf = (limit: BankLimit): Card =>
      limitCard(rules, limit, report.grid, {
        id: `turn-types.${farkles}.${limit.dice}`,
        deck: 'turn-types',
        question: words.question(limit.dice, farkles),
        why: words.withPenalty(limitReason(rules, reasoned(turn, limit, report)), cost),
        worth: worth.ofTypeLimit(farkles, limit.dice),
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
  side: ThresholdSide,
  dice: DiceCount,
  at: Points | null,
): Card {
  const words = farkleTexts.cards.thresholds
  const near = side === 'own' ? words.whyOwn : words.whyOpponent
  return plainCard({
    id: `thresholds.${side}.${dice}`,
    deck: 'thresholds',
    question: words.question(dice, side),
    answer: answerOf(rules, at, grid),
    statement: at === null ? words.never(dice, side) : words.from(pointsText(at)),
    why: at === null ? words.whyNever(dice) : near(dice, pointsText(rules.goal)),
  })
}

/** Empty if the thresholds are unknown. */
export function thresholdsDeck({ rules, report, thresholds }: DeckSources): Card[] {
  if (!thresholds) return []
  const sides: ThresholdSide[] = ['own', 'opponent']
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

function limitAnswer(rules: RuleSet, limit: BankLimit, grid: Points): CardAnswer {
  const form = scoreForm(rules)
  if (isNever(rules, limit)) return { kind: 'never', unit: 'points', step: grid, form }
  const { from, span } = limit
  return { kind: 'number', unit: 'points', value: from!, step: grid, slack: 0, span, form }
}

function limitStatement(rules: RuleSet, limit: BankLimit): string {
  const words = farkleTexts.cards.limits
  if (isNever(rules, limit)) return words.never(limit.dice)
  const from = pointsText(limit.from!)
  if (!limit.always) return words.bankFrom(from)
  return limit.from === 0 ? words.alwaysBank : words.asSoonAsAllowed(from)
}

export function limitCard(
  rules: RuleSet,
  limit: BankLimit,
  grid: Points,
  own: Said & Pick<Card, 'id' | 'deck' | 'worth'>,
): Card {
  return {
    ...own,
    answer: limitAnswer(rules, limit, grid),
    statement: limitStatement(rules, limit),
    scene: null,
  }
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
  const cardOf = (limit: BankLimit): Card =>
    limitCard(rules, limit, report.grid, {
      id: `limits.${limit.dice}`,
      deck: 'limits',
      question: farkleTexts.cards.limits.question(limit.dice, 0),
      why: limitReason(rules, reasoned(turn, limit, report)),
      worth: worth.ofLimits([limit.dice]),
    })
  return mostValuableFirst(bankLimits(turn, report.grid).map(cardOf))
}
