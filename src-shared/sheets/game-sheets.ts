import type { GameName, GameRules } from '../games/games.ts'
import { texts } from '../texts/texts.ts'
import { yahtzeeTexts } from '../games/yahtzee/texts/texts.ts'
import type { SheetSources } from '../games/farkle/sheets/sheet-sources.ts'
import { kindsOf, type SheetKind } from './sheet.ts'
import { whyNoSheet } from '../games/farkle/sheets/sheets.ts'
import type { YahtzeeSheetSources } from '../games/yahtzee/sheets/sheet-sources.ts'
import { whyNoYahtzeeSheet } from '../games/yahtzee/sheets/sheets.ts'

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
  return { ...texts.sheets.kinds, ...yahtzeeTexts.sheets.kinds }[kind]
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
