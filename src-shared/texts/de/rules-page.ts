import type { rulesPage as english } from '../en/rules-page.ts'

export const rulesPage: typeof english = {}
