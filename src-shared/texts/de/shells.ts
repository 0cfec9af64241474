import type { shells as english } from '../en/shells.ts'

export const shells: typeof english = {}
