import { table } from './table.en.ts'

export const en = { table }
