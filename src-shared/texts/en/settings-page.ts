export const settingsPage = {}
