import type { userData as english } from '../en/user-data.ts'

export const userData: typeof english = {}
