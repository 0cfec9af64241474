import * as v from 'valibot'
import { texts } from '../texts/texts.ts'
import { SHEET_KINDS } from '../games/games.ts'
import { isDay } from '../sheets/sheet-day.ts'

const kindsRule = (): string => texts.sheets.job.kinds(SHEET_KINDS.join(', '))

/** Which sheets are asked for, in this order. */
export const kindsSchema = v.pipe(
  v.array(v.picklist(SHEET_KINDS, kindsRule), kindsRule),
  v.minLength(1, kindsRule),
  v.check((kinds) => new Set(kinds).size === kinds.length, kindsRule),
)

const dayRule = (): string => texts.sheets.job.day

/** The local day that is printed on sheets. */
export const daySchema = v.pipe(v.string(dayRule), v.check(isDay, dayRule))
