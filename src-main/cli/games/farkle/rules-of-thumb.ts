import { MAX_THUMB_NUMBERS } from '#shared/games/farkle/requests/matches.ts'
import { MOST_COLUMNS } from '#shared/games/farkle/solve/thumb/find-cards.ts'
import type { Points } from '#shared/base/units.ts'
import { grouped } from '#shared/texts/numbers.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { commandOf, told } from '../../command.ts'
import { OUTPUT_OPTIONS, wholeNumberBetween } from '../../options.ts'
import type { Answer, Ask } from '../../session.ts'
import { percent, textTable } from '../../text-table.ts'
import { GAME_OPTIONS, type GameAnswer, gameAnswer, gameInWords, readGame } from './game-options.ts'

type Thumbs = Answer<'farkle.winThumbs'>
type PointsAnswer = Answer<'farkle.scoreThumbs'>
type Cards = Answer<'farkle.winBankCards'>

/** Output of `rules-of-thumb --json`. Scripts rely on these names: add to them, do not change them. */
export interface RulesOfThumbAnswer extends GameAnswer {
  /** `behind`: win probability of the best player minus that of the rule, mean of both seats. */
  readonly found: Thumbs['found']
  readonly named: Thumbs['named']
}

/** Output of `rules-of-thumb --points --json`. */
export interface PointRulesAnswer {
  readonly rules: string
  readonly best: PointsAnswer['best']
  readonly found: PointsAnswer['found']
}

/** Column of a card for score differences above `from` and up to `to`; null for no bound. */
export interface CardColumn {
  readonly from: number | null
  readonly to: number | null
  /** Bank numbers by dice left, from one die on. */
  readonly bank: readonly Points[]
}

/** Output of `rules-of-thumb --card COLUMNS --json`. */
export interface CardAnswer extends GameAnswer {
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
const USUAL_NUMBERS = 8
const POINT_DECIMALS = 3

const OPTIONS = {
  ...GAME_OPTIONS,
  numbers: {
    value: 'COUNT',
    help: `The most numbers that a rule may have, ${USUAL_NUMBERS} if not given, at most ${MAX_THUMB_NUMBERS}.`,
  },
  card: {
    value: 'COLUMNS',
    help: `Tell the best card of bank numbers with 1 to ${MOST_COLUMNS} columns for the score instead; it is found where none is known.`,
  },
  lead: { value: null, help: 'With --card: columns by the lead alone.' },
  points: {
    value: null,
    help: 'Find rules for most points a turn instead, with up to ten numbers; seconds.',
  },
  ...OUTPUT_OPTIONS,
} as const

function readNumbers(text: string | undefined): number {
  if (text === undefined) return USUAL_NUMBERS
  const words = `there must be a whole number from 0 to ${MAX_THUMB_NUMBERS}`
  return wholeNumberBetween('--numbers', text, 0, MAX_THUMB_NUMBERS, words)
}

function readColumns(text: string): number {
  const words = `there must be a whole number of columns from 1 to ${MOST_COLUMNS}`
  return wholeNumberBetween('--card', text, 1, MOST_COLUMNS, words)
}

/** The known cards for these rules, else the result of a search. */
async function cardsOf(ask: Ask, rules: RuleSet, by: 'need' | 'lead'): Promise<Cards> {
  const { cards, of, fraction } = await ask('farkle.winKnownBankCards', { rules, by })
  return of === null && fraction === 1 ? cards : ask('farkle.winBankCards', { rules, by })
}

function cardAnswer(rules: RuleSet, cards: Cards, most: number, by: 'need' | 'lead'): CardAnswer {
  const { rule, behind, policy, sentences } = cards.findLast(({ numbers }) => numbers <= most)!
  const { cuts, holds } = rule.columns!
  return {
    ...gameAnswer(rules),
    by,
    columns: holds.map((bank, i) => ({ from: cuts[i - 1] ?? null, to: cuts[i] ?? null, bank })),
    divisor: rule.divisor[0]!,
    go: rule.goOwn[0]!,
    near: rule.near[0]!,
    behind,
    policy,
    sentences,
  }
}

function cardText(rules: RuleSet, { columns, behind, policy, sentences }: CardAnswer): string {
  const { length } = columns[0]!.bank
  const edge = (value: number | null): string => (value === null ? '' : grouped(value))
  return [
    gameInWords(rules),
    textTable([
      ['Dice', ...columns.map(({ from, to }) => `${edge(from)} .. ${edge(to)}`.trim())],
      ...Array.from({ length }, (_, i) => [
        String(length - i),
        ...columns.map(({ bank }) => grouped(bank[length - 1 - i]!)),
      ]),
    ]),
    `Behind the best player: ${percent(behind)} of all games, both seats. Exact.`,
    sentences.join('\n'),
    policy,
  ].join('\n\n')
}

function rulesText(rules: RuleSet, { found, named }: RulesOfThumbAnswer): string {
  const best = found.at(-1)
  return [
    gameInWords(rules),
    textTable([
      ['Numbers', 'behind', 'rule'],
      ['0', percent(named.behind), named.policy],
      ...found.map(({ numbers, behind, policy }) => [String(numbers), percent(behind), policy]),
    ]),
    'Behind: how many games the best player wins more, of all games, both seats. Exact.',
    ...(best ? [best.sentences.join('\n')] : []),
  ].join('\n\n')
}

function pointRulesText({ rules, best, found }: PointRulesAnswer): string {
  const points = (value: number): string => value.toFixed(POINT_DECIMALS)
  const last = found.at(-1)
  return [
    rules,
    textTable([
      ['Numbers', 'points a turn', 'fewer than the best play', 'rule'],
      ...found.map(({ numbers, text, ...one }) => [
        String(numbers),
        points(one.points),
        points(best - one.points),
        text,
      ]),
    ]),
    'Of one turn by itself, a farkle being 0. Exact.',
    ...(last ? [last.sentences.join('\n')] : []),
  ].join('\n\n')
}

export const rulesOfThumbCommand = commandOf({
  name: NAME,
  summary: 'few numbers to play by, and how little they lose',
  options: OPTIONS,
  usage:
    '--rules RULES [--goal POINTS] [--numbers COUNT | --card COLUMNS [--lead] | --points] [--json] [--data-dir FOLDER]',
  about: [
    'Finds rules of thumb that lose little against the best player, for each number of numbers;',
    'minutes for a whole game, once; longer where farkles in a row cost points. 0 is a policy that',
    'has a name. `match --first rule:...` measures any of them.',
  ],
  ask(given) {
    const numbers = readNumbers(given.numbers)
    const most = given.card === undefined ? null : readColumns(given.card)
    return async (ask) => {
      const rules = await readGame(NAME, given, ask)
      if (most !== null) {
        const by = given.lead ? 'lead' : 'need'
        return told(rules, cardAnswer(rules, await cardsOf(ask, rules, by), most, by), cardText)
      }
      if (given.points) {
        const { best, found } = await ask('farkle.scoreThumbs', { rules })
        const some = found.filter((one) => one.numbers <= numbers)
        const answer: PointRulesAnswer = { rules: rules.name, best, found: some }
        return { answer, text: () => pointRulesText(answer) }
      }
      const thumbs = await ask('farkle.winThumbs', { rules, numbers })
      return told(rules, { ...gameAnswer(rules), ...thumbs }, rulesText)
    }
  },
})
