import type { StateLimit } from '../analysis/turn-state-table.ts'
import { leftWords, placeWords } from '../analysis/turn-state-words.ts'
import { hasOwnDice } from '../rules/own-dice.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { farkleTexts } from '../texts/texts.ts'
import { CHANCE_FORM, type Card, mostValuableFirst } from '../../../cards/card.ts'
import { percentText } from '../../../cards/card-words.ts'
import { isOffered, type Deck } from '../../../cards/deck.ts'
import { inOrder } from '../../../cards/knowledge-step.ts'
import { farkleDeck } from './deck-names.ts'
import { holdSteps, type FarkleStep } from './knowledge-steps.ts'
import { limitAnswer, limitReason, limitStatement, oddsDeck, ODDS_SLACK } from './limits-deck.ts'
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
  const cards = oftenMet(knowledge.limits).map((limit): Card => {
    return {
      id: `limits.${placeId(limit)}`,
      deck: 'limits',
      question: question(placeWords(rules, limit.part)),
      answer: limitAnswer(rules, limit, knowledge.grid),
      statement: limitStatement(rules, limit),
      why: limitReason(rules, limit),
      worth: knowledge.ofLimit(limit),
      scene: null,
    }
  })
  return mostValuableFirst(cards)
}

function ownOddsCards(rules: RuleSet, limits: readonly StateLimit[]): Card[] {
  const { odds, oddsWhy } = farkleTexts.turnRules.cards
  const { never, statement } = farkleTexts.cards.farkleOdds
  return oftenMet(limits).map((limit) => {
    const { part, risk } = limit
    const dice = leftWords(rules, part.dice)
    return {
      id: `farkle-odds.${placeId(limit)}`,
      deck: 'farkle-odds',
      question: odds(dice),
      answer: {
        ...{ kind: 'number', unit: 'percent', value: risk, step: 0.001, slack: ODDS_SLACK },
        form: CHANCE_FORM,
      },
      statement: risk === 0 ? never : statement(percentText(risk)),
      why: oddsWhy,
      worth: null,
      scene: null,
    }
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

export function stateSteps(rules: RuleSet, knowledge: StateKnowledge): FarkleStep[] {
  const { limits, best } = farkleTexts.turnRules.cards.steps
  return inOrder([
    ...holdSteps(rules, knowledge.grid, knowledge),
    {
      id: 'limits' as const,
      ...limits,
      points: knowledge.withLimits,
      decks: ['limits'],
      policy: null,
    },
    { id: 'best' as const, ...best, points: knowledge.best, decks: [], policy: null },
  ])
}
