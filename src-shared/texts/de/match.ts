import type { match as english } from '../en/match.ts'

export const match: typeof english = {}
