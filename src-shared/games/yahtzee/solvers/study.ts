import type { SheetKind, UndatedSheet } from '../../../sheets/sheet.ts'
import { setLocale } from '../../../texts/locale.ts'
import type { Solver } from '../../solver.ts'
import { yahtzeeDecks } from '../cards/decks.ts'
import type { YahtzeeSources, YahtzeeSheetSources } from '../cards/sources.ts'
import { yahtzeeSheets } from '../sheets/sheets.ts'

// Results in words, not cached between runs of the app, so the version is unused.

export const cards: Solver<YahtzeeSources, ReturnType<typeof yahtzeeDecks>> = {
  version: 0,
  async run(sources, { language }) {
    await setLocale(language)
    return yahtzeeDecks(sources)
  },
}

export interface SheetTask extends YahtzeeSheetSources {
  readonly kinds: readonly SheetKind[]
}

export const sheets: Solver<SheetTask, UndatedSheet[]> = {
  version: 0,
  async run({ kinds, ...sources }, { language }) {
    await setLocale(language)
    return yahtzeeSheets(sources, kinds)
  },
}
