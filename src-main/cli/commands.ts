import { analyseCommand } from './analyse-command.ts'
import type { Command } from './command.ts'
import { matchCommand } from './match-command.ts'
import { scoreCommand } from './score-command.ts'
import { sheetCommand } from './sheet-command.ts'
import { winCommand } from './win-command.ts'
import { yahtzeeCommand } from './yahtzee-command.ts'

/** Every command. A new one is a file and a line here. */
export const COMMANDS: readonly Command[] = [
  scoreCommand,
  winCommand,
  matchCommand,
  analyseCommand,
  sheetCommand,
  yahtzeeCommand,
]
