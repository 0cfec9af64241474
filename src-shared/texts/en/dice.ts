export const dice = {}
