import type { en } from './en.ts'
import { table } from './table.de.ts'

export const de: typeof en = { table }
