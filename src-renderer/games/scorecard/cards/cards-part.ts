import type { RouteLocationRaw } from 'vue-router'
import type { DeckId } from '#shared/cards/card.ts'
import type { ScorecardDeck } from '#shared/games/scorecard/cards/deck-names.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import type { CardsPart, DeckLink } from '../../cards-part.ts'
import { scorecardDrillQuery } from '../services/drill-address.ts'

const strategy = (tab: string): RouteLocationRaw => ({
  name: 'scorecard.strategy',
  params: { tab },
})

const PLACES = {
  opening: strategy('opening'),
  boxes: strategy('scores'),
  scores: strategy('scores'),
  card: { name: 'scorecard.analyse' },
} as const satisfies Record<string, RouteLocationRaw>
type Place = keyof typeof PLACES

const SOURCES: Readonly<Record<ScorecardDeck, readonly Place[]>> = {
  'opening-keeps': ['opening'],
  averages: ['boxes'],
  zeros: ['boxes', 'card'],
  'upper-bonus': ['scores', 'card'],
  'roll-odds': ['opening'],
}

function deckLinks(deck: DeckId): DeckLink[] {
  const places = SOURCES[deck as ScorecardDeck]
  const { links } = pageTexts.cardsPage.verdict
  return places.map((place) => ({ title: links[place], to: PLACES[place] }))
}

const QUESTIONS = 20

export const cardsPart: CardsPart = {
  deckLinks,
  lessonQuery: ({ id, drill, part, questions = QUESTIONS }) =>
    'goal' in drill ? {} : scorecardDrillQuery({ ...drill, questions, lesson: id, part }, true),
  solves: ['scorecard', 'scorecard-scores', 'scorecard-steps', 'scorecard-cards'],
}
