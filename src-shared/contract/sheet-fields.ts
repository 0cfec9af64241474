import * as v from 'valibot'
import { texts } from '../texts/texts.ts'
import type { Game } from '../games/game.ts'
import { currentSheetKinds, sheetKindsOf } from '../games/games.ts'
import { isDay } from '../sheets/sheet-day.ts'

export function kindsSchemaOf(games: readonly Game[]) {
  const known = sheetKindsOf(games)
  const rule = (): string => texts.sheets.job.kinds(known.join(', '))
  return v.pipe(
    v.array(v.string(rule), rule),
    v.transform((kinds) => currentSheetKinds(kinds, games)),
    v.array(v.picklist(known, rule)),
    v.minLength(1, rule),
    v.check((kinds) => new Set(kinds).size === kinds.length, rule),
  )
}

const dayRule = (): string => texts.sheets.job.day

export const daySchema = v.pipe(v.string(dayRule), v.check(isDay, dayRule))
