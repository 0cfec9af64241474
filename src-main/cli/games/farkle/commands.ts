import type { Command } from '../../command.ts'
import { analyseCommand } from './analyse.ts'
import { matchCommand } from './match.ts'
import { rulesOfThumbCommand } from './rules-of-thumb.ts'
import { scoreCommand } from './score-command.ts'
import { winCommand } from './win.ts'

export const FARKLE_COMMANDS: readonly Command[] = [
  scoreCommand,
  winCommand,
  matchCommand,
  rulesOfThumbCommand,
  analyseCommand,
]
