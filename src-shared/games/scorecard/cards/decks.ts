import type { Points } from '../../../base/units.ts'
import { scorecardTexts } from '../texts/texts.ts'
import type { Card } from '../../../cards/card.ts'
import { isOffered, type Deck } from '../../../cards/deck.ts'
import { averagesDeck, rollOddsDeck } from './averages-deck.ts'
import { upperBonusDeck } from './bonus-deck.ts'
import { scorecardDeckTitle, type ScorecardDeck } from './deck-names.ts'
import { habitCost, openingKeepsDeck } from './keeps-deck.ts'
import { ScorecardMaterial, type ScorecardSources } from './sources.ts'
import { zerosDeck } from './zeros-deck.ts'

export function scorecardDecks(sources: ScorecardSources): Deck[] {
  const material = new ScorecardMaterial(sources)
  const { rules, scores } = sources
  const { about } = scorecardTexts.cards
  const deck = (id: ScorecardDeck, cards: readonly Card[], points: Points | null = null): Deck => ({
    id,
    cards,
    title: scorecardDeckTitle(id),
    about: about[id],
    worth: { points, wins: null },
  })
  return [
    deck('roll-odds', rollOddsDeck(rules)),
    deck('averages', scores ? averagesDeck(rules, scores) : []),
    deck('upper-bonus', upperBonusDeck(material, scores)),
    deck('zeros', rules.order === 'free' ? zerosDeck(material) : []),
    deck('opening-keeps', openingKeepsDeck(material), habitCost(material.opening)),
  ].filter(isOffered)
}
