import * as v from 'valibot'
import { BACKEND_REQUESTS } from '#shared/contract/requests.ts'
import { hasSides, sideRules } from '#shared/games/farkle/rules/sides.ts'
import type { Layout } from '../../answer-text.ts'
import { commandOf } from '../../command.ts'
import { OUTPUT_OPTIONS } from '../../options.ts'
import { neededRules, readRulesOf, rulesHelp } from '../../rules-argument.ts'
import { UsageError } from '../../usage.ts'
import { askScore } from './score-answer.ts'

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
  frontier: { value: null, help: 'Add every strategy from most points to fewest farkles.' },
  ...OUTPUT_OPTIONS,
} as const

const LAYOUT: Layout = {
  without: [
    'corner',
    'rows.count',
    'rows.kinds',
    'rows.choices',
    'limits.from',
    'limits.always',
    'limits.farkleProbability',
  ],
  labels: {
    cappedPoints: 'expected points up to the goal',
    'breakpoints.rows': 'from these turn totals on, rolling adds at most the value above',
    table: 'points that rolling adds, by turn total and dice to roll',
  },
}

const penaltySchema = BACKEND_REQUESTS['farkle.scoreOverview'].entries.farklePenalty

function readPenalty(text: string | undefined): number | null {
  if (text === undefined) return null
  const number = /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : NaN
  const parsed = v.safeParse(penaltySchema, number)
  if (parsed.success) return parsed.output
  throw new UsageError(`--penalty ${text}: ${parsed.issues[0].message}`)
}

export const scoreCommand = commandOf({
  name: NAME,
  summary: 'the play for the most points per turn',
  options: OPTIONS,
  usage: '--rules RULES [--penalty POINTS] [--opponent] [--frontier] [--json] [--data-dir FOLDER]',
  about: [
    'Finds the play that makes the most points per turn: its expected points and farkle',
    'probability, the breakpoint table to learn by heart, and what rolling adds at every turn',
    'total. Rules with a farkle penalty are also solved over a whole game.',
  ],
  ask(given) {
    const text = neededRules(NAME, given.rules)
    const farklePenalty = readPenalty(given.penalty)
    return async (ask) => {
      const read = await readRulesOf('farkle', text, ask)
      if (given.opponent && !hasSides(read)) {
        throw new UsageError(
          '--opponent: under these rules both players have the same dice and combinations.',
        )
      }
      const rules = sideRules(read, given.opponent)
      const answer = await askScore(ask, { rules, farklePenalty }, given.frontier === true)
      return { answer, layout: LAYOUT }
    }
  },
})
