import type { contract as english } from '../en/contract.ts'

export const contract: typeof english = {}
