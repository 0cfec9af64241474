import type { drillPage as english } from '../en/drill-page.ts'

export const drillPage: typeof english = {}
