export const drillPage = {}
