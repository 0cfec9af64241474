import type { Standing } from '#shared/games/farkle/analysis/position-rules.ts'
import { defaultDataFolder } from '#main/backend/files/data-folder.ts'
import type { Command } from './command.ts'
import { optionHelp, readOptions } from './options.ts'
import { withBackend } from './session.ts'
import { UsageError } from './usage.ts'
import { askWin } from './win-answer.ts'
import { blaming, GAME_OPTIONS, OUTPUT_OPTIONS, readGame, wholeNumber } from './win-rules.ts'
import { winText } from './win-text.ts'

const NAME = 'win'
const AT = 'OWN,OPPONENT[,OWN_FARKLES,OPPONENT_FARKLES]'

const OPTIONS = {
  ...GAME_OPTIONS,
  at: {
    value: 'OWN,OPPONENT[,...]',
    help: 'Tell the chance of the player to move at these banked scores\nand after so many farkles in a row, not at the start of a game.',
  },
  ...OUTPUT_OPTIONS,
} as const

function readAt(text: string): Standing {
  const numbers = text.split(',').map((part) => wholeNumber(part.trim()))
  if ((numbers.length !== 2 && numbers.length !== 4) || numbers.some(Number.isNaN)) {
    throw new UsageError(
      `--at ${text}: there must be two banked scores, such as 7500,1500, or these and two numbers of farkles in a row, such as 7500,1500,0,2.`,
    )
  }
  const [own, opponent, ownFarkles = 0, opponentFarkles = 0] = numbers as [number, number]
  return { own, opponent, ownFarkles, opponentFarkles }
}

/** `win`: the two-player game, solved. */
export const winCommand: Command = {
  name: NAME,
  summary: 'the two-player game: who wins how often, and the fairest komi',
  help: () =>
    [
      `Usage: npm run -s cli -- ${NAME} --rules RULES [--goal POINTS] [--end immediate|final-turn] [--at ${AT}] [--json] [--data-dir FOLDER]`,
      '',
      'Solves the two-player game exactly: the chance to win of the player to move if both play',
      'best, what moving first is worth, and the points that would make up for it. A solve that is',
      'stopped keeps what is done; the same command goes on from there.',
      '',
      optionHelp(OPTIONS),
    ].join('\n'),
  async run(args, terminal) {
    const given = readOptions(NAME, OPTIONS, args)
    const at = given.at === undefined ? null : readAt(given.at)
    const folder = given['data-dir'] ?? defaultDataFolder()
    const { rules, answer } = await withBackend(folder, terminal, async (ask) => {
      const rules = await readGame(NAME, given, ask)
      const asked = askWin(ask, rules, at)
      return { rules, answer: await (at ? blaming('--at', asked) : asked) }
    })
    await terminal.print(given.json ? JSON.stringify(answer) : winText(rules, answer))
  },
}
