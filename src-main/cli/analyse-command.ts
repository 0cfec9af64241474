import { problemText } from '#shared/base/result.ts'
import { parsePositionCode, POSITION_EXAMPLE } from '#shared/games/farkle/analysis/position-code.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { defaultDataFolder } from '#main/backend/files/data-folder.ts'
import { askAnalyse } from './analyse-answer.ts'
import { analyseText } from './analyse-text.ts'
import type { Command } from './command.ts'
import { optionHelp, readOptions } from './options.ts'
import { withBackend } from './session.ts'
import { UsageError } from './usage.ts'
import { blaming, GAME_OPTIONS, OUTPUT_OPTIONS, readGame } from './win-rules.ts'

const NAME = 'analyse'

const OPTIONS = {
  ...GAME_OPTIONS,
  position: {
    value: 'CODE',
    help: `Where the game stands, such as ${POSITION_EXAMPLE}; see below.`,
  },
  ...OUTPUT_OPTIONS,
} as const

const CODE_HELP = `CODE is made of parts with dots between them:
  b7500    your banked score
  d1500    the opponent's banked score
  t350     the turn total, without the dice that lie there now
  n4       four dice are left to roll, or
  r113456  these dice were just rolled
  f1 g2    your and the opponent's farkles in a row, left out if none`

function readPosition(text: string | undefined): Position {
  if (text === undefined) {
    throw new UsageError(`${NAME} needs --position CODE, such as --position ${POSITION_EXAMPLE}.`)
  }
  const parsed = parsePositionCode(text)
  if (parsed.ok) return parsed.value
  throw new UsageError(`--position: ${problemText(parsed.problems)}`)
}

/** `analyse`: every option of a position. */
export const analyseCommand: Command = {
  name: NAME,
  summary: 'every option of a position, for winning and for points',
  help: () =>
    [
      `Usage: npm run -s cli -- ${NAME} --rules RULES --position CODE [--goal POINTS] [--end immediate|final-turn] [--json] [--data-dir FOLDER]`,
      '',
      'Tells for everything that may be done how often it wins and how many points it makes, what it',
      'loses against the best, and why.',
      '',
      optionHelp(OPTIONS),
      '',
      CODE_HELP,
    ].join('\n'),
  async run(args, terminal) {
    const given = readOptions(NAME, OPTIONS, args)
    const folder = given['data-dir'] ?? defaultDataFolder()
    const { rules, answer } = await withBackend(folder, terminal, async (ask) => {
      const rules = await readGame(NAME, given, ask)
      const position = readPosition(given.position)
      return { rules, answer: await blaming('--position', askAnalyse(ask, rules, position)) }
    })
    await terminal.print(given.json ? JSON.stringify(answer) : analyseText(rules, answer))
  },
}
