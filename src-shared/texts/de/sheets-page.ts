import type { sheetsPage as english } from '../en/sheets-page.ts'

export const sheetsPage: typeof english = {}
