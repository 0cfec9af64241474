export const backend = {}
