import type { Command } from './command.ts'
import { FARKLE_COMMANDS } from './games/farkle/commands.ts'
import { yahtzeeCommand } from './games/yahtzee/command.ts'
import { sheetCommand } from './sheet-command.ts'

/** Every command: those of each game, and those that serve all games. */
export const COMMANDS: readonly Command[] = [...FARKLE_COMMANDS, sheetCommand, yahtzeeCommand]
