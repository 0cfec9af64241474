import type { commands as english } from '../en/commands.ts'

export const commands: typeof english = {}
