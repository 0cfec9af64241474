import { readFileSync } from 'node:fs'
import { RequestError } from '#shared/contract/errors.ts'
import { COMMANDS } from './commands.ts'
import { Terminal } from './terminal.ts'
import { reasonOf, UsageError } from './usage.ts'

const WRONG_USAGE = 2
const FAILURE = 1

const HELP = [
  'Usage: npm run -s cli -- COMMAND [FLAGS]',
  '',
  'Solves dice games of the Farkle family exactly, with the same results as the app.',
  '',
  ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(10)}  ${summary}`),
  '',
  'COMMAND --help tells its flags; --version tells the version.',
].join('\n')

function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  const { productName, version } = JSON.parse(text) as { productName: string; version: string }
  return `${productName} ${version}`
}

async function run([name, ...args]: readonly string[], terminal: Terminal): Promise<void> {
  const names = COMMANDS.map((command) => command.name).join(', ')
  if (name === undefined) {
    throw new UsageError(`Name a command (${names}), or --help for help.`)
  }
  if (name === '--help' || name === '-h') return terminal.print(HELP)
  if (name === '--version') return terminal.print(version())
  const command = COMMANDS.find((candidate) => candidate.name === name)
  if (!command) {
    throw new UsageError(
      name.startsWith('-')
        ? `There is no flag ${name} before the command; there are --help and --version.`
        : `There is no command "${name}"; the commands are ${names}.`,
    )
  }
  if (args.includes('--help') || args.includes('-h')) return terminal.print(command.help())
  return command.run(args, terminal)
}

function exitCodeOf(thrown: unknown): number {
  if (thrown instanceof UsageError) return WRONG_USAGE
  return thrown instanceof RequestError && thrown.code === 'invalid-request' ? WRONG_USAGE : FAILURE
}

const terminal = new Terminal()
try {
  await run(process.argv.slice(2), terminal)
} catch (thrown) {
  terminal.say(reasonOf(thrown))
  process.exitCode = exitCodeOf(thrown)
}
