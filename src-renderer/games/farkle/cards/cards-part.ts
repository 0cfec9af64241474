import type { RouteLocationRaw } from 'vue-router'
import type { DeckId } from '#shared/cards/card.ts'
import type { FarkleDeck } from '#shared/games/farkle/cards/deck-names.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import type { CardsPart, DeckLink } from '../../cards-part.ts'
import { drillQuery } from '../services/drill-address.ts'

const PLACES = {
  rules: { name: 'rules' },
  chart: { name: 'strategy', params: { tab: 'chart' } },
  breakpoints: { name: 'strategy', params: { tab: 'know' }, query: { goal: 'points' } },
  thresholds: { name: 'sheets' },
  rule: { name: 'learn', params: { tab: 'lesson' }, query: { id: 'thumb-value' } },
} as const satisfies Record<string, RouteLocationRaw>
type Place = keyof typeof PLACES

const SOURCES: Readonly<Record<FarkleDeck, readonly Place[]>> = {
  limits: ['chart', 'breakpoints'],
  'gain-from': ['chart', 'breakpoints'],
  'farkle-odds': ['chart', 'rules'],
  scoring: ['rules'],
  exceptions: ['breakpoints', 'chart'],
  'turn-types': ['breakpoints', 'chart'],
  thresholds: ['thresholds'],
  thumb: ['rule'],
}

function deckLinks(deck: DeckId): DeckLink[] {
  const places = SOURCES[deck as FarkleDeck]
  const { links } = pageTexts.cardsPage.verdict
  return places.map((place) => ({ title: links[place], to: PLACES[place] }))
}

const QUESTIONS = 20

export const cardsPart: CardsPart = {
  deckLinks,
  lessonQuery: ({ id, drill, part, questions = QUESTIONS }) =>
    'goal' in drill
      ? {
          ...drillQuery({ ...drill, questions, lesson: id, part }, true),
          ...(drill.goal === 'points' && { goal: 'points' }),
        }
      : {},
  solves: ['score', 'cards'],
}
