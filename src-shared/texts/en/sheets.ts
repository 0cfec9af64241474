export const sheets = {}
