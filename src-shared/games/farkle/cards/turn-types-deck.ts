import { diceCounts } from '../../../base/units.ts'
import { farkleTexts } from '../texts/texts.ts'
import { bankLimits, type BankLimit } from './bank-limits.ts'
import type { Card } from '../../../cards/card.ts'
import { mostValuableFirst } from '../../../cards/card-order.ts'
import { pointsText } from '../../../cards/card-words.ts'
import type { DeckWorth } from './deck-worth.ts'
import { limitAnswer, limitQuestion, limitReason, limitStatement } from './limits-deck.ts'
import { turnTypes, type DeckSources } from './sources.ts'

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
      why: farkleTexts.cards.limits.withPenalty(limitReason(rules, turn, limit, report), cost),
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
