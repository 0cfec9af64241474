import { LRUCache } from 'lru-cache'
import type { BackendRequests, Handlers } from '#shared/contract/requests.ts'
import type { sheetRequests } from '#shared/contract/sheets.ts'
import { hashOf, type GameRules } from '#shared/games/games.ts'
import { sheetTitle, whyNone } from '#shared/sheets/game-sheets.ts'
import { footText } from '#shared/sheets/sheet-words.ts'
import type { Sheet, SheetKind, UndatedSheet } from '#shared/sheets/sheet.ts'
import { currentLanguage } from '#shared/texts/locale.ts'
import { texts } from '#shared/texts/texts.ts'
import { refuse } from '../refuse.ts'
import { sheetSources, sourcesState, type SheetSolves } from './sheet-sources.ts'
import { sheetStates } from './sheet-states.ts'

type SheetHandlers = Pick<Handlers<BackendRequests>, keyof typeof sheetRequests>
type SheetData = Awaited<ReturnType<SheetHandlers['sheets.make']>>['sheets'][number]

/** Sheets that were made and may be looked at again. */
const MAX_SHEETS = 60

interface SheetsOptions extends SheetSolves {
  /** Of the program, printed on every sheet. */
  readonly version: string
}

/** A sheet as a window gets it. */
function sheetData({ blocks, worth, rules, ...sheet }: Sheet): SheetData {
  return {
    ...sheet,
    blocks: blocks.map((block) =>
      block.kind === 'lines'
        ? { ...block, lines: [...block.lines] }
        : {
            ...block,
            columns: [...block.columns],
            rows: block.rows.map(({ head, cells }) => ({ head, cells: [...cells] })),
          },
    ),
    worth: worth && { ...worth },
    rules: [...rules],
  }
}

function refuseMissing(rules: GameRules, kinds: readonly SheetKind[]): void {
  const details = kinds.flatMap((kind, i) => {
    const reason = whyNone(kind, rules)
    if (reason === null) return []
    const { refused } = texts.sheets.none
    return [{ field: `kinds.${i}`, message: refused(sheetTitle(kind).title, reason) }]
  })
  refuse(details)
}

/** Answers with cheat sheets; nothing is solved before somebody asks for one. */
export function sheetHandlers({ version, ...solves }: SheetsOptions): SheetHandlers {
  const kept = new LRUCache<string, UndatedSheet>({ max: MAX_SHEETS })

  /** Sheets are made in a worker and kept, as a preview asks for the same ones again and again. */
  async function make(rules: GameRules, kinds: readonly SheetKind[]): Promise<UndatedSheet[]> {
    const sources = await sheetSources(rules, kinds, solves)
    const state = JSON.stringify([currentLanguage(), rules.rules.name, sourcesState(sources)])
    const keyOf = (kind: SheetKind): string => `${kind} ${hashOf(rules)} ${state}`
    const missing = kinds.filter((kind) => !kept.has(keyOf(kind)))
    if (missing.length > 0) {
      const variant = `${missing.join(' ')} ${state}`
      const made =
        sources.game === 'farkle'
          ? await solves.solving.make('sheets', { ...sources, kinds: missing }, variant)
          : await solves.solving.make('yahtzee-sheets', { ...sources, kinds: missing }, variant)
      for (const sheet of made) kept.set(keyOf(sheet.kind), sheet)
    }
    return kinds.map((kind) => kept.get(keyOf(kind))!)
  }

  return {
    'sheets.list': async (rules) => ({
      sheets: await sheetStates(rules, solves.solving, solves.wins),
    }),
    async 'sheets.make'({ kinds, day, ...rules }) {
      refuseMissing(rules, kinds)
      const foot = footText(version, day)
      const sheets = await make(rules, kinds)
      return { sheets: sheets.map((sheet) => sheetData({ ...sheet, foot })) }
    },
  }
}
