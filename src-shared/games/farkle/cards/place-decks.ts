import type { PlaceLimit } from '../analysis/place-table.ts'
import { leftWords, placeWords } from '../analysis/place-words.ts'
import { hasOwnDice } from '../rules/own-dice.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { farkleTexts } from '../texts/texts.ts'
import { grouped } from '../../../texts/numbers.ts'
import { CHANCE_FORM, type Card } from '../../../cards/card.ts'
import { mostValuableFirst } from '../../../cards/card-order.ts'
import { expectedText, percentText, pointsText } from '../../../cards/card-words.ts'
import { isOffered, type Deck } from '../../../cards/deck.ts'
import { inOrder } from '../../../cards/knowledge-step.ts'
import { farkleDeckTitle } from './deck-names.ts'
import type { FarkleStep } from './knowledge-steps.ts'
import { limitAnswer, limitStatement } from './limits-deck.ts'
import { oddsDeck, ODDS_SLACK } from './odds-deck.ts'
import { PlaceKnowledge } from './place-knowledge.ts'
import { scoringDeck } from './scoring-deck.ts'
import type { DeckSources } from './sources.ts'

/** Only the most visited places become cards. */
export const MAX_PLACE_CARDS = 40

/** Stable id of a place, the same in every language: "3.l2", "k112". */
function placeId({ part: { dice, rollsLeft, bonuses } }: PlaceLimit): string {
  const kinds = dice.kinds?.map((kind) => kind + 1).join('')
  return [
    kinds === undefined ? ('left' in dice ? dice.left : 0) : `k${kinds}`,
    ...(rollsLeft === undefined ? [] : [`l${rollsLeft}`]),
    ...(bonuses === undefined ? [] : [`h${bonuses}`]),
  ].join('.')
}

function reasonOf({ goal }: RuleSet, { dice, from, always, below, at, risk }: PlaceLimit): string {
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

const oftenMet = (limits: readonly PlaceLimit[]): PlaceLimit[] =>
  limits.toSorted((a, b) => b.perTurn - a.perTurn).slice(0, MAX_PLACE_CARDS)

function limitCards(rules: RuleSet, knowledge: PlaceKnowledge): Card[] {
  const { question } = farkleTexts.turnRules.cards
  const cards = oftenMet(knowledge.limits).map((limit): Card => {
    const one = { ...limit, span: limit.span }
    return {
      id: `limits.${placeId(limit)}`,
      deck: 'limits',
      question: question(placeWords(rules, limit.part)),
      answer: limitAnswer(rules, one, knowledge.grid),
      statement: limitStatement(rules, one),
      why: reasonOf(rules, limit),
      worth: knowledge.ofLimit(limit),
      scene: null,
    }
  })
  return mostValuableFirst(cards)
}

function ownOddsCards(rules: RuleSet, limits: readonly PlaceLimit[]): Card[] {
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
export function placeDecks(sources: DeckSources, knowledge: PlaceKnowledge): Deck[] {
  const { rules } = sources
  const { about } = farkleTexts.cards
  const { hold, withLimits } = knowledge
  const decks: Deck[] = [
    {
      id: 'limits',
      title: farkleDeckTitle('limits'),
      about: about.limits,
      cards: limitCards(rules, knowledge),
      worth: { points: withLimits - hold.points, wins: null },
    },
    {
      id: 'farkle-odds',
      title: farkleDeckTitle('farkle-odds'),
      about: about['farkle-odds'],
      cards: hasOwnDice(rules) ? ownOddsCards(rules, knowledge.limits) : oddsDeck(sources),
      worth: { points: null, wins: null },
    },
    {
      id: 'scoring',
      title: farkleDeckTitle('scoring'),
      about: about.scoring,
      cards: scoringDeck(sources),
      worth: { points: null, wins: null },
    },
  ]
  return decks.filter(isOffered)
}

export function placeSteps(rules: RuleSet, knowledge: PlaceKnowledge): FarkleStep[] {
  const words = farkleTexts.cards.steps
  const { limits, best } = farkleTexts.turnRules.cards.steps
  const { at, points } = knowledge.hold
  const total = grouped(at)
  const { minimumBank } = rules
  const once = {
    id: 'once' as const,
    title: words.once.title,
    about: minimumBank > 0 ? words.once.aboutMinimum(grouped(minimumBank)) : words.once.about,
    points: knowledge.once,
    decks: [],
    policy: { kind: 'hold' as const, at: knowledge.least },
  }
  return inOrder([
    ...(at > knowledge.least ? [once] : []),
    {
      id: 'hold' as const,
      title: words.hold.title(total),
      about: words.hold.about(total),
      points,
      decks: ['scoring', 'farkle-odds'],
      policy: { kind: 'hold' as const, at },
    },
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
