import type { sheets as english } from '../en/sheets.ts'

export const sheets: typeof english = {}
