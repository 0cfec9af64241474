import type { cardsPage as english } from '../en/cards-page.ts'

export const cardsPage: typeof english = {}
