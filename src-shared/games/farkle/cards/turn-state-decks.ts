import type { StateLimit } from '../analysis/turn-state-table.ts'
import { leftWords, placeWords } from '../analysis/turn-state-words.ts'
import { hasOwnDice } from '../rules/own-dice.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { farkleTexts } from '../texts/texts.ts'
import { type Card, mostValuableFirst } from '../../../cards/card.ts'
import { isOffered, type Deck } from '../../../cards/deck.ts'
import { farkleDeck } from './deck-names.ts'
import { limitCard, limitReason, oddsCard, oddsDeck } from './limits-deck.ts'
import { StateKnowledge } from './turn-state-knowledge.ts'
import { scoringDeck } from './scoring-deck.ts'
import type { DeckSources } from './sources.ts'

/** Only the most visited turn states become cards. */
const MAX_PLACE_CARDS = 40

/** Stable id of a turn state, the same in every language: "3.l2", "k112". */
function placeId({ part: { dice, rollsLeft, bonuses } }: StateLimit): string {
  const kinds = dice.kinds?.map((kind) => kind + 1).join('')
  return [
    kinds === undefined ? ('left' in dice ? dice.left : 0) : `k${kinds}`,
    ...(rollsLeft === undefined ? [] : [`l${rollsLeft}`]),
    ...(bonuses === undefined ? [] : [`h${bonuses}`]),
  ].join('.')
}

const oftenMet = (limits: readonly StateLimit[]): StateLimit[] =>
  limits.toSorted((a, b) => b.perTurn - a.perTurn).slice(0, MAX_PLACE_CARDS)

function limitCards(rules: RuleSet, knowledge: StateKnowledge): Card[] {
  const { question } = farkleTexts.turnRules.cards
  const cards = oftenMet(knowledge.limits).map((limit) =>
    limitCard(rules, limit, knowledge.grid, {
      id: `limits.${placeId(limit)}`,
      deck: 'limits',
      question: question(placeWords(rules, limit.part)),
      why: limitReason(rules, limit),
      worth: knowledge.ofLimit(limit),
    }),
  )
  return mostValuableFirst(cards)
}

function ownOddsCards(rules: RuleSet, limits: readonly StateLimit[]): Card[] {
  const { odds, oddsWhy: why } = farkleTexts.turnRules.cards
  return oftenMet(limits).map((limit) => {
    const question = odds(leftWords(rules, limit.part.dice))
    return oddsCard(placeId(limit), limit.risk, { question, why })
  })
}

/** Decks under rules with more turn state than the dice left, without empty ones. */
export function stateDecks(sources: DeckSources, knowledge: StateKnowledge): Deck[] {
  const { rules } = sources
  const { hold, withLimits } = knowledge
  return [
    farkleDeck('limits', limitCards(rules, knowledge), { points: withLimits - hold.points }),
    farkleDeck(
      'farkle-odds',
      hasOwnDice(rules) ? ownOddsCards(rules, knowledge.limits) : oddsDeck(sources),
    ),
    farkleDeck('scoring', scoringDeck(sources)),
  ].filter(isOffered)
}
