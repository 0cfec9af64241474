import type { yahtzeePage as english } from '../en/yahtzee-page.ts'

export const yahtzeePage: typeof english = {}
