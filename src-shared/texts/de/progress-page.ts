import type { progressPage as english } from '../en/progress-page.ts'

export const progressPage: typeof english = {}
