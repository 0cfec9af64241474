import * as v from 'valibot'
import type { Game } from '../games/game.ts'
import { currentSheetKinds, sheetKindsOf } from '../games/games.ts'
import { isDay } from '../sheets/sheet-day.ts'
import { texts } from '../texts/texts.ts'
import { withRules } from './rule-schema.ts'

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

/** Rule of thumb that a card prints, as text; without it the usual one. */
export const cardSchema = v.optional(v.pipe(v.string(), v.maxLength(1000)))

const dayRule = (): string => texts.sheets.job.day

export const daySchema = v.pipe(v.string(dayRule), v.check(isDay, dayRule))

export const sheetRequestsOf = (games: readonly Game[]) =>
  ({
    'sheets.list': withRules({}, games),
    'sheets.make': withRules(
      { kinds: kindsSchemaOf(games), card: cardSchema, day: daySchema },
      games,
    ),
  }) as const
