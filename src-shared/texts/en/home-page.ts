export const homePage = {}
