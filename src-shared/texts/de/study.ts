import type { study as english } from '../en/study.ts'

export const study: typeof english = {}
