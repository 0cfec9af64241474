import { sideRules } from '#shared/games/farkle/rules/sides.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import {
  parseCard,
  parsePolicy,
  policyForms,
  type CardWord,
} from '#shared/games/farkle/input/policy-words.ts'
import { policyText } from '#shared/games/farkle/solve/match/policy-text.ts'
import type { Policy } from '#shared/games/farkle/solve/match/policy.ts'
import { wrapped } from '#shared/pictures/svg-text.ts'
import { askTable, readRounds, readTable } from './table-match.ts'
import type { Layout } from '../../answer-text.ts'
import { commandOf } from '../../command.ts'
import { accepted, OUTPUT_OPTIONS } from '../../options.ts'
import type { Answer, Ask } from '../../session.ts'
import { UsageError } from '../../usage.ts'
import { GAME_OPTIONS, GAME_USAGE, type GameAnswer, gameAnswer, readGame } from './game-options.ts'

type Match = Answer<'farkle.winMatch'>
type PolicyAnswer = Match['first'] & { readonly policy: string }

/** Output of `match --json`. Scripts rely on these names: add to them, do not change them. */
export interface MatchAnswer extends GameAnswer {
  /** Win probabilities of the policy of `--first`: moving first, moving second, and their mean. */
  readonly first: number
  readonly second: number
  readonly average: number
  readonly firstPolicy: PolicyAnswer
  readonly secondPolicy: PolicyAnswer
  readonly residual: number
}

async function askMatch(
  ask: Ask,
  rules: RuleSet,
  first: Policy,
  second: Policy,
): Promise<MatchAnswer> {
  const answer = await ask('farkle.winMatch', { rules, first, second })
  return {
    ...gameAnswer(rules),
    first: answer.first.asFirst,
    second: answer.first.asSecond,
    average: answer.first.average,
    firstPolicy: { policy: policyText(first), ...answer.first },
    secondPolicy: { policy: policyText(second), ...answer.second },
    residual: answer.residual,
  }
}

/** The first policy's chances stand in the answer twice. */
const LAYOUT: Layout = {
  percent: ['asFirst', 'asSecond', 'average', 'standardError'],
  without: ['first', 'second', '.average'],
}

const NAME = 'match'
const WIDTH = 90

const OPTIONS = {
  ...GAME_OPTIONS,
  table: {
    value: 'POLICIES',
    help: 'Three or four players at a table instead, such as two,three,three:\npoints (the most points a turn), two (the game of two, against\nwhoever is ahead), three (the game of three, against the two who\nare ahead).',
  },
  rounds: { value: 'COUNT', help: 'Games at the table for each order of play; 300 if left out.' },
  first: {
    value: 'POLICY',
    help: 'The policy whose chances are told; see below. Under rules with\ntwo sides it has yours.',
  },
  second: { value: 'POLICY', help: 'The policy that it plays against.' },
  ...OUTPUT_OPTIONS,
} as const

function folded(text: string, indent: string): string {
  const lines = wrapped(text, WIDTH - indent.length)
  return lines.map((line) => indent + line).join('\n')
}

function readPolicy(
  flag: 'first' | 'second',
  text: string | undefined,
  { dice }: RuleSet,
): Policy | CardWord {
  if (text === undefined) {
    throw new UsageError(`${NAME} needs --${flag} POLICY, such as --${flag} optimal.`)
  }
  return accepted<Policy | CardWord>(`--${flag}`, parseCard(text) ?? parsePolicy(text, dice))
}

async function policyOf(ask: Ask, rules: RuleSet, named: Policy | CardWord): Promise<Policy> {
  if ('kind' in named) return named
  const { cards } = await ask('farkle.winKnownBankCards', { rules, by: named.by })
  return { kind: 'thumb', rule: cards.findLast(({ numbers }) => numbers <= named.columns)!.rule }
}

export const matchCommand = commandOf({
  name: NAME,
  summary: 'two ways to play against each other, exactly',
  options: OPTIONS,
  usage: `--rules RULES (--first POLICY --second POLICY | --table POLICIES [--rounds COUNT]) ${GAME_USAGE}`,
  about: [
    'Tells how often one way to play wins against another, as the one who moves first and as the',
    'other. Nothing is simulated: the chances are exact. Those at a table of three or four are',
    'simulated, and told with their standard errors.',
  ],
  more: () => [
    'POLICY is one of',
    ...policyForms().flatMap(({ form, meaning }) => [
      folded(form, '  '),
      folded(meaning, '      '),
    ]),
  ],
  ask: (given) => async (ask, tell) => {
    const rules = await readGame(NAME, given, ask)
    if (given.table !== undefined) {
      const table = readTable(given.table)
      const rounds = readRounds(given.rounds)
      return { answer: await askTable(ask, rules, table, rounds, tell), layout: LAYOUT }
    }
    const first = readPolicy('first', given.first, rules)
    const second = readPolicy('second', given.second, rules)
    const ours = await policyOf(ask, rules, first)
    const theirs = await policyOf(ask, sideRules(rules, true), second)
    return { answer: await askMatch(ask, rules, ours, theirs), layout: LAYOUT }
  },
})
