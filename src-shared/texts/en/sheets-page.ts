export const sheetsPage = {}
