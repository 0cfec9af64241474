import type { SheetKind, UndatedSheet } from '../../../sheets/sheet.ts'
import { setLocale } from '../../../texts/locale.ts'
import type { Solver } from '../../solver.ts'
import { scorecardDecks } from '../cards/decks.ts'
import type { ScorecardSources, ScorecardSheetSources } from '../cards/sources.ts'
import { scorecardSheets } from '../sheets/sheets.ts'

// Results in words, not cached between runs of the app, so the version is unused.

export const cards: Solver<ScorecardSources, ReturnType<typeof scorecardDecks>> = {
  version: 0,
  async run(sources, { language }) {
    await setLocale(language)
    return scorecardDecks(sources)
  },
}

export interface SheetTask extends ScorecardSheetSources {
  readonly kinds: readonly SheetKind[]
}

export const sheets: Solver<SheetTask, UndatedSheet[]> = {
  version: 0,
  async run({ kinds, ...sources }, { language }) {
    await setLocale(language)
    return scorecardSheets(sources, kinds)
  },
}
