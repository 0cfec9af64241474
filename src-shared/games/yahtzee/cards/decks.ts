import { yahtzeeTexts } from '../texts/texts.ts'
import type { Card } from '../../../cards/card.ts'
import { isOffered, type Deck, type Worth } from '../../../cards/deck.ts'
import { averagesDeck } from './averages-deck.ts'
import { upperBonusDeck } from './bonus-deck.ts'
import { yahtzeeDeckTitle, type YahtzeeDeck } from './deck-names.ts'
import { habitCost, openingKeepsDeck } from './keeps-deck.ts'
import { rollOddsDeck } from './odds-deck.ts'
import { YahtzeeMaterial, type YahtzeeSources } from './sources.ts'
import { yahtzeeSteps } from './steps.ts'
import { thumbDeck } from './thumb-deck.ts'
import { zerosDeck } from './zeros-deck.ts'

export function yahtzeeDecks(sources: YahtzeeSources): Deck[] {
  const material = new YahtzeeMaterial(sources)
  const { points, rules, learnt } = sources
  const steps = yahtzeeSteps(points ?? new Map())
  const { about } = yahtzeeTexts.cards
  const worthOf = (id: YahtzeeDeck): Worth => {
    const step = steps.find(({ decks }) => decks.includes(id))
    return { points: step?.adds ?? null, wins: null }
  }
  const deck = (
    id: Exclude<YahtzeeDeck, 'opening-keeps' | 'few-rules'>,
    cards: readonly Card[],
  ): Deck => ({
    ...{ id, cards, worth: worthOf(id) },
    title: yahtzeeDeckTitle(id),
    about: about[id],
  })
  const decks: Deck[] = [
    deck('roll-odds', rollOddsDeck(rules)),
    deck('averages', averagesDeck(sources)),
    deck('upper-bonus', upperBonusDeck(material, sources.scores)),
    deck('zeros', zerosDeck(material)),
    {
      id: 'opening-keeps',
      title: yahtzeeDeckTitle('opening-keeps'),
      about: about['opening-keeps'],
      cards: openingKeepsDeck(material),
      worth: { points: habitCost(material.opening), wins: null },
    },
    {
      id: 'few-rules',
      title: yahtzeeDeckTitle('few-rules'),
      about: about['few-rules'],
      cards: thumbDeck(material, learnt),
      worth: { points: null, wins: null },
    },
  ]
  return decks.filter(isOffered)
}
