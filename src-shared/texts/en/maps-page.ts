export const mapsPage = {}
