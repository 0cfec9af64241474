export const strategyPage = {}
