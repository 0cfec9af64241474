import type { Deck } from '../../../cards/deck.ts'
import type { SheetKind, UndatedSheet } from '../../../sheets/sheet.ts'
import { setLocale } from '../../../texts/locale.ts'
import type { Solver } from '../../solver.ts'
import { noTables } from '../analysis/rule-refusals.ts'
import { decksOf } from '../cards/decks.ts'
import { stateDecks } from '../cards/turn-state-decks.ts'
import { StateKnowledge } from '../cards/turn-state-knowledge.ts'
import type { DeckSources } from '../cards/sources.ts'
import type { SheetSources } from '../sheets/sheet-sources.ts'
import { makeSheets } from '../sheets/sheets.ts'

// Results in words. They are not cached, so the version has no meaning.

export interface MadeFarkleCards {
  readonly decks: readonly Deck[]
}

export const cards: Solver<DeckSources, MadeFarkleCards> = {
  version: 0,
  async run(sources, { language }) {
    await setLocale(language)
    const { rules } = sources
    if (noTables(rules) !== null) return { decks: stateDecks(sources, new StateKnowledge(rules)) }
    return { decks: decksOf(sources) }
  },
}

export interface SheetTask extends SheetSources {
  readonly kinds: readonly SheetKind[]
}

export const sheets: Solver<SheetTask, UndatedSheet[]> = {
  version: 0,
  async run({ kinds, ...sources }, { language }) {
    await setLocale(language)
    return makeSheets(sources, kinds)
  },
}
