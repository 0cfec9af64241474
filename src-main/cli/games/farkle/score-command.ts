import { BACKEND_REQUESTS } from '#shared/contract/requests.ts'
import { hasOpponentDice, rulesOfSeat } from '#shared/games/farkle/rules/own-dice.ts'
import { defaultDataFolder } from '#main/backend/files/data-folder.ts'
import type { Command } from '../../command.ts'
import { optionHelp, readOptions } from '../../options.ts'
import { readRulesOf, rulesHelp } from '../../rules-argument.ts'
import { withBackend } from '../../session.ts'
import { UsageError } from '../../usage.ts'
import { askScore } from './score-answer.ts'
import { scoreText } from './score-text.ts'

import * as v from 'valibot'

const NAME = 'score'

const OPTIONS = {
  rules: { value: 'RULES', help: rulesHelp('farkle') },
  penalty: {
    value: 'POINTS',
    help: 'Solve one turn in which a farkle costs so many points\nbesides the turn, whatever the rules say.',
  },
  opponent: {
    value: null,
    help: 'Tell the turns of the opponent, where that one rolls other dice.',
  },
  frontier: {
    value: null,
    help: 'Add every strategy from most points to fewest farkles.',
  },
  json: { value: null, help: 'Print one JSON object instead of text.' },
  'data-dir': {
    value: 'FOLDER',
    help: "Keep results and rule sets there instead of in the app's folder.",
  },
} as const

const penaltySchema = BACKEND_REQUESTS['score.overview'].params.entries.farklePenalty

function readPenalty(text: string | undefined): number | null {
  if (text === undefined) return null
  const number = /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : NaN
  const parsed = v.safeParse(penaltySchema, number)
  if (parsed.success) return parsed.output
  throw new UsageError(`--penalty ${text}: ${parsed.issues[0].message}`)
}

export const scoreCommand: Command = {
  name: NAME,
  summary: 'the play for the most points per turn',
  help: () =>
    [
      `Usage: npm run -s cli -- ${NAME} --rules RULES [--penalty POINTS] [--opponent] [--frontier] [--json] [--data-dir FOLDER]`,
      '',
      'Finds the play that makes the most points per turn: its expected points and farkle',
      'probability, the breakpoint table to learn by heart, and what rolling adds at every turn',
      'total. Rules with a farkle penalty are also solved over a whole game.',
      '',
      optionHelp(OPTIONS),
    ].join('\n'),
  async run(args, terminal) {
    const given = readOptions(NAME, OPTIONS, args)
    if (given.rules === undefined) {
      throw new UsageError(
        `${NAME} needs --rules RULES, such as --rules zilch or --rules my-rules.json.`,
      )
    }
    const farklePenalty = readPenalty(given.penalty)
    const text = given.rules
    const folder = given['data-dir'] ?? defaultDataFolder()
    const { rules, answer } = await withBackend(folder, terminal, async (ask) => {
      const read = await readRulesOf('farkle', text, ask)
      if (given.opponent && !hasOpponentDice(read)) {
        throw new UsageError('--opponent: under these rules both players roll the same dice.')
      }
      const rules = rulesOfSeat(read, given.opponent)
      const withFrontier = given.frontier === true
      return { rules, answer: await askScore(ask, { rules, farklePenalty, withFrontier }) }
    })
    await terminal.print(given.json ? JSON.stringify(answer) : scoreText(rules, answer))
  },
}
