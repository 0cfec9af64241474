import type { winningPage as english } from '../en/winning-page.ts'

export const winningPage: typeof english = {}
