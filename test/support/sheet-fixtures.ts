import { PRESETS, type PresetId } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { SheetSources } from '#shared/games/farkle/sheets/sheet-sources.ts'
import { sheetsText } from '#shared/sheets/sheet-text.ts'
import { footText } from '#shared/sheets/sheet-words.ts'
import type { Sheet, SheetBlock, SheetKind } from '#shared/sheets/sheet.ts'
import { makeSheets, whyNoSheet } from '#shared/games/farkle/sheets/sheets.ts'
import { sourcesOf, stepsOf } from './deck-sources.ts'
import { SHEET_KINDS } from '#shared/games/games.ts'

/** Every preset, in the order of its golden files. */
export const PRESET_IDS = Object.keys(PRESETS) as PresetId[]

/** The sheets of some rules that need no solved two-player game. */
export function plainKinds(rules: RuleSet): SheetKind[] {
  const aboutWinning: readonly SheetKind[] = ['leads', 'go-for-it', 'card-three']
  return SHEET_KINDS.filter(
    (kind) => !aboutWinning.includes(kind) && whyNoSheet(kind, rules) === null,
  )
}

/** Input of the sheets of some rules while nothing is known about winning. */
export function plainSources(rules: RuleSet): SheetSources {
  return {
    ...sourcesOf(rules),
    leads: null,
    card: null,
    threeCard: null,
    steps: whyNoSheet('first-steps', rules) === null ? stepsOf(rules) : [],
    wins: {},
  }
}

/** Sheets of some rules, printed by a program of any version on any day. */
export function sheetsOf(rules: RuleSet, kinds = plainKinds(rules)): Sheet[] {
  const foot = footText('0.0.0', '2026-03-01')
  return makeSheets(plainSources(rules), kinds).map((sheet) => ({ ...sheet, foot }))
}

/** Where a preset's golden file lies. */
export const goldenFile = (preset: PresetId): URL =>
  new URL(`../fixtures/sheets/${preset}.txt`, import.meta.url)

/** Content of a golden file: these sheets as text. */
export function goldenText(sheets: readonly Sheet[]): string {
  return sheetsText(sheets)
}

/** Everything on a sheet that is read and holds words, but the name of its rules. */
export function wordsOf({ title, blocks, worth, rules, foot }: Sheet): string[] {
  const ofBlock = (block: SheetBlock): (string | null)[] =>
    block.kind === 'lines'
      ? [block.title, ...block.lines]
      : [
          block.caption,
          block.corner,
          ...block.columns.map((column) => column.title),
          ...block.rows.flatMap(({ head, cells }) => [head, ...cells.map(({ text }) => text)]),
        ]
  return [title, ...blocks.flatMap(ofBlock), worth?.text ?? null, ...rules, foot].filter(
    (text) => text !== null && /\p{L}/u.test(text),
  ) as string[]
}
