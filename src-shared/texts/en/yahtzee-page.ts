export const yahtzeePage = {}
