import type { cards as english } from '../en/cards.ts'

export const cards: typeof english = {}
