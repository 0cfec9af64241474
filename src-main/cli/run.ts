import { errorData, faultOf, RequestError } from '#shared/contract/errors.ts'
import type { CliCommand } from './command.ts'
import { analyseCommand } from './games/farkle/analyse.ts'
import { bestDiceCommand } from './games/farkle/best-dice.ts'
import { matchCommand } from './games/farkle/match.ts'
import { rulesOfThumbCommand } from './games/farkle/rules-of-thumb.ts'
import { scoreCommand } from './games/farkle/score-command.ts'
import { winCommand } from './games/farkle/win.ts'
import { scorecardCommand } from './games/scorecard/command.ts'
import { sheetCommand } from './sheet-command.ts'
import { stepsCommand } from './steps-command.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage.ts'
import { program } from './version.ts'

const COMMANDS: readonly CliCommand[] = [
  scoreCommand,
  stepsCommand,
  winCommand,
  matchCommand,
  bestDiceCommand,
  rulesOfThumbCommand,
  analyseCommand,
  sheetCommand,
  scorecardCommand,
]

const NAMED = COMMANDS.flatMap((command) =>
  [...command.otherNames, command].map(({ name, summary }) => ({ name, summary, command })),
)

const longest = Math.max(...NAMED.map(({ name }) => name.length))

const SUCCESS = 0
const FAILURE = 1
const WRONG_USAGE = 2

const HELP = [
  'Usage: npm run -s cli -- COMMAND [FLAGS]',
  '',
  'Solves dice games of push-your-luck exactly, with the same results as the app.',
  '',
  ...NAMED.map(({ name, summary }) => `  ${name.padEnd(longest)}  ${summary}`),
  '',
  'COMMAND --help tells its flags; --version tells the version.',
].join('\n')

async function perform([name, ...args]: readonly string[], terminal: Terminal): Promise<void> {
  const names = NAMED.map((one) => one.name).join(', ')
  if (name === undefined) throw new UsageError(`Name a command (${names}), or --help for help.`)
  if (name === '--help' || name === '-h') return terminal.print(HELP)
  if (name === '--version') return terminal.print(`${program.name} ${program.version}`)
  const command = NAMED.find((one) => one.name === name)?.command
  if (!command) {
    throw new UsageError(
      name.startsWith('-')
        ? `There is no flag ${name} before the command; there are --help and --version.`
        : `There is no command "${name}"; the commands are ${names}.`,
    )
  }
  if (args.includes('--help') || args.includes('-h')) return terminal.print(command.help(name))
  return command.run(name, args, terminal)
}

function exitCodeOf(thrown: unknown): number {
  if (thrown instanceof UsageError) return WRONG_USAGE
  return thrown instanceof RequestError && thrown.code === 'invalid-request' ? WRONG_USAGE : FAILURE
}

/** Never throws: prints a failure and returns the exit code, 2 for a wrong command line. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await perform(args, terminal)
    return SUCCESS
  } catch (thrown) {
    const isUsage = thrown instanceof UsageError
    terminal.say(isUsage ? thrown.message : errorData(thrown).message)
    const fault = isUsage ? null : faultOf(thrown)
    if (fault !== null) terminal.say(`The command failed inside: ${fault}`)
    return exitCodeOf(thrown)
  }
}
