export const analysePage = {}
