import type { Command } from './command.ts'
import { FARKLE_COMMANDS } from './games/farkle/commands.ts'
import { yahtzeeCommand } from './games/yahtzee/command.ts'
import { sheetCommand } from './sheet-command.ts'

export const COMMANDS: readonly Command[] = [...FARKLE_COMMANDS, sheetCommand, yahtzeeCommand]
