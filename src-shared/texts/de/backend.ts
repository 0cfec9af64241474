import type { backend as english } from '../en/backend.ts'

export const backend: typeof english = {}
