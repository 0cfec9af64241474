import { MOST_COLUMNS } from '#shared/games/farkle/solve/thumb/find-cards.ts'
import type { Points } from '#shared/base/units.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { Layout } from '../../answer-text.ts'
import { commandOf } from '../../command.ts'
import { OUTPUT_OPTIONS, wholeNumberBetween } from '../../options.ts'
import type { Answer, Ask } from '../../session.ts'
import { GAME_OPTIONS, type GameAnswer, gameAnswer, readGame } from './game-options.ts'

type Cards = Answer<'farkle.winBankCards'>

/** Column of a card for score differences above `from` and up to `to`; null for no bound. */
export interface CardColumn {
  readonly from: number | null
  readonly to: number | null
  /** Bank numbers by dice left, from one die on. */
  readonly bank: readonly Points[]
}

/** Output of `rules-of-thumb --json`. Scripts rely on these names: add to them, do not change them. */
export interface BankCardAnswer extends GameAnswer {
  /** Score difference: (their score - mine) / what they still need, or their lead in points. */
  readonly by: 'need' | 'lead'
  readonly columns: readonly CardColumn[]
  readonly divisor: number
  /** Bank nothing short of the goal once either player has this score; null for never. */
  readonly go: Points | null
  /** Bank nothing that leaves at most this much to the goal. */
  readonly near: Points
  /** Win probability of the best player minus that of the card, mean of both seats. */
  readonly behind: number
  readonly policy: string
  readonly sentences: readonly string[]
}

const NAME = 'rules-of-thumb'
const USUAL_COLUMNS = 4

const OPTIONS = {
  ...GAME_OPTIONS,
  card: {
    value: 'COLUMNS',
    help: `The most columns, 1 to ${MOST_COLUMNS}, ${USUAL_COLUMNS} if not given.`,
  },
  lead: { value: null, help: 'Columns by the lead alone.' },
  ...OUTPUT_OPTIONS,
} as const

function readColumns(text: string | undefined): number {
  if (text === undefined) return USUAL_COLUMNS
  const words = `there must be a whole number of columns from 1 to ${MOST_COLUMNS}`
  return wholeNumberBetween('--card', text, 1, MOST_COLUMNS, words)
}

/** The known cards for these rules, else the result of a search. */
async function cardsOf(ask: Ask, rules: RuleSet, by: 'need' | 'lead'): Promise<Cards> {
  const { cards, of, fraction } = await ask('farkle.winKnownBankCards', { rules, by })
  return of === null && fraction === 1 ? cards : ask('farkle.winBankCards', { rules, by })
}

function cardAnswer(
  rules: RuleSet,
  cards: Cards,
  most: number,
  by: 'need' | 'lead',
): BankCardAnswer {
  const { rule, behind, policy, sentences } = cards.findLast(({ numbers }) => numbers <= most)!
  const { cuts, holds } = rule.columns
  return {
    ...gameAnswer(rules),
    by,
    columns: holds.map((bank, i) => ({ from: cuts[i - 1] ?? null, to: cuts[i] ?? null, bank })),
    divisor: rule.divisor,
    go: rule.goOwn[0]!,
    near: rule.near[0]!,
    behind,
    policy,
    sentences,
  }
}

const LAYOUT: Layout = { percent: ['behind'], labels: { bank: 'bank with 1 die, 2 dice, ...' } }

export const rulesOfThumbCommand = commandOf({
  name: NAME,
  summary: 'a card of bank numbers to play by, and how little it loses',
  options: OPTIONS,
  usage: '--rules RULES [--goal POINTS] [--card COLUMNS] [--lead] [--json] [--data-dir FOLDER]',
  about: [
    'Tells the best card of bank numbers with a column for each situation of the score, and what it',
    'loses against the best player. It comes with the app, or is found once, in a few minutes;',
    'longer where farkles in a row cost points. `match --first card:4` measures it.',
  ],
  ask(given) {
    const most = readColumns(given.card)
    const by = given.lead ? 'lead' : 'need'
    return async (ask) => {
      const rules = await readGame(NAME, given, ask)
      return { answer: cardAnswer(rules, await cardsOf(ask, rules, by), most, by), layout: LAYOUT }
    }
  },
})
