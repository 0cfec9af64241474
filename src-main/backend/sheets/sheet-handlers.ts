import type { BackendRequests, Handlers } from '#shared/contract/requests.ts'
import type { sheetRequests } from '#shared/contract/sheets.ts'
import { ruleHash } from '#shared/farkle/rule-hash.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'
import { SHEET_TITLES } from '#shared/sheets/sheet-titles.ts'
import { footText } from '#shared/sheets/sheet-words.ts'
import type { Sheet, SheetKind } from '#shared/sheets/sheet.ts'
import { whyNoSheet, type UndatedSheet } from '#shared/sheets/sheets.ts'
import { refuse } from '../refuse.ts'
import type { Solving } from '../solving.ts'
import type { WinSolving } from '../win-solving.ts'
import { sheetSources } from './sheet-sources.ts'
import { sheetStates } from './sheet-states.ts'

type SheetHandlers = Pick<Handlers<BackendRequests>, keyof typeof sheetRequests>
type SheetData = Awaited<ReturnType<SheetHandlers['sheets.make']>>['sheets'][number]

/** Sheets that were made and may be looked at again. */
const MOST_KEPT = 60

interface SheetsOptions {
  readonly solving: Solving
  readonly wins: WinSolving
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

function refuseMissing(rules: RuleSet, kinds: readonly SheetKind[]): void {
  const details = kinds.flatMap((kind, i) => {
    const reason = whyNoSheet(kind, rules)
    if (reason === null) return []
    return [
      {
        field: `kinds.${i}`,
        message: `There is no sheet “${SHEET_TITLES[kind].title}”: ${reason}`,
      },
    ]
  })
  refuse(details)
}

/** Answers with cheat sheets; nothing is solved before somebody asks for one. */
export function sheetHandlers({ solving, wins, version }: SheetsOptions): SheetHandlers {
  const kept = new Map<string, UndatedSheet>()

  /** Sheets are made in a worker and kept, as a preview asks for the same ones again and again. */
  async function make(rules: RuleSet, kinds: readonly SheetKind[]): Promise<UndatedSheet[]> {
    const sources = await sheetSources(rules, kinds, solving, wins)
    const { thresholds, leads, wins: known } = sources
    const state = JSON.stringify([rules.name, known, thresholds !== null, leads !== null])
    const keyOf = (kind: SheetKind): string => `${kind} ${ruleHash(rules)} ${state}`
    const missing = kinds.filter((kind) => !kept.has(keyOf(kind)))
    if (missing.length > 0) {
      const task = { ...sources, kinds: missing }
      const made = await solving.make('sheets', task, `${missing.join(' ')} ${state}`)
      for (const sheet of made) kept.set(keyOf(sheet.kind), sheet)
    }
    const sheets = kinds.map((kind) => kept.get(keyOf(kind))!)
    for (const key of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(key)
    return sheets
  }

  return {
    'sheets.list': async ({ rules }) => ({ sheets: await sheetStates(rules, solving, wins) }),
    async 'sheets.make'({ rules, kinds, day }) {
      refuseMissing(rules, kinds)
      const foot = footText(version, day)
      const sheets = await make(rules, kinds)
      return { sheets: sheets.map((sheet) => sheetData({ ...sheet, foot })) }
    },
  }
}
