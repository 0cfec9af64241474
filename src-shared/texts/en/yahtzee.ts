export const yahtzee = {}
