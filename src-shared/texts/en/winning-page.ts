export const winningPage = {}
