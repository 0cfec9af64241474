export const yahtzeeStudy = {}
