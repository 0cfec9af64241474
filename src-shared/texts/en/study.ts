export const study = {}
