import * as v from 'valibot'
import type { Game } from '../games/game.ts'
import { sheetKindsOf } from '../games/games.ts'
import { daySchema, kindsSchemaOf } from './sheet-fields.ts'
import { number } from '../schemas/numbers.ts'
import { withRules } from './rule-schema.ts'

const cell = v.object({
  text: v.string(),
  weight: v.picklist(['plain', 'dear', 'never']),
})
const table = v.object({
  kind: v.literal('table'),
  columnsEach: v.optional(v.picklist([1, 2])),
  large: v.optional(v.literal(true)),
  caption: v.nullable(v.string()),
  corner: v.string(),
  columns: v.array(v.object({ title: v.string(), align: v.picklist(['start', 'end', 'middle']) })),
  rows: v.array(v.object({ head: v.string(), cells: v.array(cell) })),
})
const lines = v.object({
  kind: v.literal('lines'),
  title: v.nullable(v.string()),
  lines: v.array(v.string()),
})
const sheetEntries = {
  title: v.string(),
  blocks: v.array(v.variant('kind', [table, lines])),
  worth: v.nullable(
    v.object({
      points: v.nullable(number),
      bestPoints: number,
      wins: v.nullable(number),
      text: v.string(),
    }),
  ),
  rulesName: v.string(),
  rules: v.array(v.string()),
  foot: v.string(),
}

export function sheetRequestsOf(games: readonly Game[]) {
  const kind = v.picklist(sheetKindsOf(games))
  return {
    'sheets.list': {
      params: withRules({}, games),
      answer: v.object({
        sheets: v.array(
          v.object({
            kind,
            title: v.string(),
            about: v.string(),
            /** `none`: these rules have no such sheet; `unsolved`: a solve is needed first. */
            state: v.picklist(['ready', 'unsolved', 'none']),
            /** Why there is none, or the solve that is needed and its duration; null if ready. */
            reason: v.nullable(v.string()),
          }),
        ),
      }),
    },
    'sheets.make': {
      params: withRules({ kinds: kindsSchemaOf(games), day: daySchema }, games),
      answer: v.object({ sheets: v.array(v.object({ kind, ...sheetEntries })) }),
    },
  } as const
}

export type SheetRequests = ReturnType<typeof sheetRequestsOf>
