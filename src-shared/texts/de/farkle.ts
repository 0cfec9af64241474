import type { farkle as english } from '../en/farkle.ts'

export const farkle: typeof english = {}
