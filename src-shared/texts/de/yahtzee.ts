import type { yahtzee as english } from '../en/yahtzee.ts'

export const yahtzee: typeof english = {}
