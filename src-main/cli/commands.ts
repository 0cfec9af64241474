import type { Command } from './command.ts'
import { scoreCommand } from './score-command.ts'

/** Every command. A new one is a file and a line here. */
export const COMMANDS: readonly Command[] = [scoreCommand]
