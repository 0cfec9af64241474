import type { strategyPage as english } from '../en/strategy-page.ts'

export const strategyPage: typeof english = {}
