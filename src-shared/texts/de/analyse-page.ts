import type { analysePage as english } from '../en/analyse-page.ts'

export const analysePage: typeof english = {}
