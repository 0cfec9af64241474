import { problemText } from '#shared/base/result.ts'
import { parsePolicy, policyForms } from '#shared/games/farkle/analysis/policy-words.ts'
import type { Policy } from '#shared/games/farkle/solve/match/policy.ts'
import { defaultDataFolder } from '#main/backend/files/data-folder.ts'
import type { Command } from './command.ts'
import { askMatch } from './match-answer.ts'
import { matchText } from './match-text.ts'
import { optionHelp, readOptions } from './options.ts'
import { withBackend } from './session.ts'
import { UsageError } from './usage.ts'
import { GAME_OPTIONS, OUTPUT_OPTIONS, readGame } from './win-rules.ts'

const NAME = 'match'
const WIDTH = 90

const OPTIONS = {
  ...GAME_OPTIONS,
  first: { value: 'POLICY', help: 'The policy whose chances are told; see below.' },
  second: { value: 'POLICY', help: 'The policy that it plays against.' },
  ...OUTPUT_OPTIONS,
} as const

/** A text in lines of no more than a terminal's width, as far as its words allow. */
function folded(text: string, indent: string): string {
  return text
    .split(' ')
    .reduce((lines, word) => {
      const line = lines.at(-1)
      const fits = line !== undefined && indent.length + line.length + word.length < WIDTH
      return fits ? [...lines.slice(0, -1), `${line} ${word}`] : [...lines, word]
    }, new Array<string>())
    .map((line) => indent + line)
    .join('\n')
}

function readPolicy(flag: 'first' | 'second', text: string | undefined): Policy {
  if (text === undefined) {
    throw new UsageError(`${NAME} needs --${flag} POLICY, such as --${flag} optimal.`)
  }
  const parsed = parsePolicy(text)
  if (parsed.ok) return parsed.value
  throw new UsageError(`--${flag}: ${problemText(parsed.problems)}`)
}

/** `match`: two policies against each other. */
export const matchCommand: Command = {
  name: NAME,
  summary: 'two ways to play against each other, exactly',
  help: () =>
    [
      `Usage: npm run -s cli -- ${NAME} --rules RULES --first POLICY --second POLICY [--goal POINTS] [--end immediate|final-turn] [--json] [--data-dir FOLDER]`,
      '',
      'Tells how often one way to play wins against another, as the one who moves first and as the',
      'other. Nothing is simulated: the chances are exact.',
      '',
      optionHelp(OPTIONS),
      '',
      'POLICY is one of',
      ...policyForms().flatMap(({ form, meaning }) => [folded(form, '  '), `      ${meaning}`]),
    ].join('\n'),
  async run(args, terminal) {
    const given = readOptions(NAME, OPTIONS, args)
    const folder = given['data-dir'] ?? defaultDataFolder()
    const { rules, answer } = await withBackend(folder, terminal, async (ask) => {
      const rules = await readGame(NAME, given, ask)
      const first = readPolicy('first', given.first)
      const second = readPolicy('second', given.second)
      return { rules, answer: await askMatch(ask, rules, first, second) }
    })
    await terminal.print(given.json ? JSON.stringify(answer) : matchText(rules, answer))
  },
}
