export const cardsPage = {}
