export const farkle = {}
