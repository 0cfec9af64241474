export const shells = {}
