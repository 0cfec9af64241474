export const progressPage = {}
