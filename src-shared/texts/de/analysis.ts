import type { analysis as english } from '../en/analysis.ts'

export const analysis: typeof english = {}
