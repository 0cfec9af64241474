import type { RouteLocationRaw } from 'vue-router'
import type { DeckId } from '#shared/cards/card.ts'
import type { YahtzeeDeck } from '#shared/games/yahtzee/cards/deck-names.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import type { CardsPart, DeckLink } from '../../cards-part.ts'
import { yahtzeeDrillQuery } from '../services/drill-address.ts'

const strategy = (tab: string): RouteLocationRaw => ({ name: 'yahtzee.strategy', params: { tab } })

const PLACES = {
  opening: strategy('opening'),
  boxes: strategy('scores'),
  scores: strategy('scores'),
  card: { name: 'yahtzee.analyse' },
  rule: strategy('thumbs'),
} as const satisfies Record<string, RouteLocationRaw>
type Place = keyof typeof PLACES

const SOURCES: Readonly<Record<YahtzeeDeck, readonly Place[]>> = {
  'opening-keeps': ['opening'],
  averages: ['boxes'],
  zeros: ['boxes', 'card'],
  'upper-bonus': ['scores', 'card'],
  'roll-odds': ['opening'],
  'few-rules': ['rule'],
}

function deckLinks(deck: DeckId): DeckLink[] {
  const places = SOURCES[deck as YahtzeeDeck]
  const { links } = pageTexts.cardsPage.verdict
  return places.map((place) => ({ title: links[place], to: PLACES[place] }))
}

const QUESTIONS = 20

export const cardsPart: CardsPart = {
  deckLinks,
  lessonQuery: ({ id, drill, part, questions = QUESTIONS }) =>
    'goal' in drill ? {} : yahtzeeDrillQuery({ ...drill, questions, lesson: id, part }, true),
  solves: ['yahtzee', 'yahtzee-scores', 'yahtzee-step', 'yahtzee-cards'],
}
