import type { GameName } from '../games/games.ts'
import { decksOf, type Deck } from '../games/farkle/cards/decks.ts'
import { DeckWorth } from '../games/farkle/cards/deck-worth.ts'
import { stepsOfKnowledge, type FarkleStep } from '../games/farkle/cards/knowledge-steps.ts'
import type { DeckSources } from '../games/farkle/cards/sources.ts'
import { yahtzeeDecks } from '../games/yahtzee/cards/decks.ts'
import type { YahtzeeSources } from '../games/yahtzee/cards/sources.ts'

/** What each game's cards are made from. */
export interface SourcesOfGame {
  farkle: DeckSources
  yahtzee: YahtzeeSources
}

/** Sources with the name of their game. */
export type CardSources = {
  [G in GameName]: { readonly game: G } & SourcesOfGame[G]
}[GameName]

/** The cards of a rule set; of Farkle with the players who know more and more of them. */
export interface MadeCards {
  readonly decks: readonly Deck[]
  /** None of Yahtzee, whose steps take longer; see yahtzeeSteps. */
  readonly farkleSteps: readonly FarkleStep[]
}

/** Makes all cards of a rule set: some tenths of a second. */
export function makeCards(sources: CardSources): MadeCards {
  switch (sources.game) {
    case 'farkle': {
      const worth = new DeckWorth(sources)
      return { decks: decksOf(sources, worth), farkleSteps: stepsOfKnowledge(sources, worth) }
    }
    case 'yahtzee':
      return { decks: yahtzeeDecks(sources), farkleSteps: [] }
  }
}
