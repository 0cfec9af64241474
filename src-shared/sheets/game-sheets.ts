import type { GameName, GameRules } from '../games/games.ts'
import { texts } from '../texts/texts.ts'
import { farkleTexts } from '../games/farkle/texts/texts.ts'
import { yahtzeeTexts } from '../games/yahtzee/texts/texts.ts'
import type { SheetSources } from '../games/farkle/sheets/sheet-sources.ts'
import { kindsOf, type SheetKind, type UndatedSheet } from './sheet.ts'
import { makeSheets, whyNoSheet } from '../games/farkle/sheets/sheets.ts'
import type { YahtzeeSheetSources } from '../games/yahtzee/sheets/sheet-sources.ts'
import { whyNoYahtzeeSheet, yahtzeeSheets } from '../games/yahtzee/sheets/sheets.ts'

/** What each game's sheets are made from. */
interface SourcesOfGame {
  farkle: SheetSources
  yahtzee: YahtzeeSheetSources
}

/** Sources with the name of their game. */
export type GameSheetSources = {
  [G in GameName]: { readonly game: G } & SourcesOfGame[G]
}[GameName]

/** What a sheet is called, and what it is for in one sentence. */
export function sheetTitle(kind: SheetKind): { readonly title: string; readonly about: string } {
  return { ...farkleTexts.sheets.kinds, ...yahtzeeTexts.sheets.kinds }[kind]
}

/** Why rules have no sheet of a kind at all; null if they have one. */
export function whyNone(kind: SheetKind, { game, rules }: GameRules): string | null {
  switch (game) {
    case 'farkle':
      return whyNoSheet(kind, rules)
    case 'yahtzee': {
      const [own] = kindsOf(game, [kind])
      return own ? whyNoYahtzeeSheet(own, rules) : texts.sheets.none.otherGame
    }
  }
}

/** Makes sheets from results that exist; whyNone must be null for every kind. */
export function makeGameSheets(
  sources: GameSheetSources,
  kinds: readonly SheetKind[],
): UndatedSheet[] {
  switch (sources.game) {
    case 'farkle':
      return makeSheets(sources, kinds)
    case 'yahtzee':
      return yahtzeeSheets(sources, kindsOf('yahtzee', kinds))
  }
}
