export const pictures = {}
