export const match = {}
