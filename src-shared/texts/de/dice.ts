import type { dice as english } from '../en/dice.ts'

export const dice: typeof english = {}
