export const userData = {}
