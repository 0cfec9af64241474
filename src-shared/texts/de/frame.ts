import type { frame as english } from '../en/frame.ts'

export const frame: typeof english = {}
