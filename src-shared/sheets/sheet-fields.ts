import * as v from 'valibot'
import { isDay } from './sheet-day.ts'
import { SHEET_KINDS } from './sheet.ts'

const kindsRule = `The sheets must be one or more of ${SHEET_KINDS.join(', ')}, each once.`

/** Which sheets are asked for, in this order. */
export const kindsSchema = v.pipe(
  v.array(v.picklist(SHEET_KINDS, kindsRule), kindsRule),
  v.minLength(1, kindsRule),
  v.check((kinds) => new Set(kinds).size === kinds.length, kindsRule),
)

const dayRule = 'The day must be a date such as 2026-03-01.'

/** The local day that is printed on sheets. */
export const daySchema = v.pipe(v.string(dayRule), v.check(isDay, dayRule))
