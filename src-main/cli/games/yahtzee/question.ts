import { problemText } from '#shared/base/result.ts'
import type { Face } from '#shared/dice/multiset.ts'
import { MAX_POINTS } from '#shared/games/yahtzee/requests/analysis.ts'
import { JOKERS, type Jokers, PRESETS, type RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { MOST_RULES } from '#shared/games/yahtzee/solve/thumb/find-thumbs.ts'
import { CARD_EXAMPLE, parseCardCode } from '#shared/games/yahtzee/input/scorecard-code.ts'
import { isFull } from '#shared/games/yahtzee/rules/scorecard.ts'
import { mostScore } from '#shared/games/yahtzee/solve/target/target-bounds.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { grouped } from '#shared/texts/numbers.ts'
import { type Given, OUTPUT_OPTIONS, wholeNumberBetween } from '../../options.ts'
import { readRulesOf, rulesHelp } from '../../rules-argument.ts'
import type { Ask } from '../../session.ts'
import { UsageError } from '../../usage.ts'
import type { CardQuestion, GameQuestion } from './answer.ts'
import type { TargetQuestion } from './target-answer.ts'
import type { ThumbsQuestion } from './thumbs-answer.ts'

const DICE_EXAMPLE = '1,2,2,4,4'
const EMPTY = 't0'
/** Without `--limit` a solve for targets goes up to the next multiple of this. */
const LIMIT_STEP = 100

export const YAHTZEE_OPTIONS = {
  rules: {
    value: 'RULES',
    help: `${rulesHelp('yahtzee')} The official game if left out.`,
  },
  jokers: {
    value: JOKERS.join('|'),
    help: 'What a further Yahtzee is good for in the official game;\nforced, its own rule, if left out. Not with --rules.',
  },
  'at-least': { value: 'POINTS', help: 'Add the chance of so many points or more.' },
  strategies: {
    value: null,
    help: 'Add the other strategies of the paper, ours beside the\nprinted figures. Takes a minute the first time.',
  },
  'rules-of-thumb': {
    value: 'COUNT',
    help: `Tell the rules of thumb that were found, up to so many, at most ${MOST_RULES}.\nTakes minutes the first time.`,
  },
  card: {
    value: 'STATE',
    help: `Tell every choice on this scorecard, such as ${CARD_EXAMPLE};\nsee below. Needs --dice and --rerolls.`,
  },
  dice: { value: 'FACES', help: `The five dice, such as ${DICE_EXAMPLE}.` },
  rerolls: { value: 'NUMBER', help: 'Rerolls left; with 0 a box is to be chosen.' },
  points: {
    value: 'POINTS',
    help: 'Points that stand on the card, Yahtzee bonuses among them and\nthe upper bonus not; they count in all that is told.',
  },
  target: {
    value: 'POINTS',
    help: 'Play for the greatest chance of so many points in the end: the\nchance of every choice or, without dice, before the roll. Uses\nwhat the app has solved for targets, or solves it and keeps it.',
  },
  limit: {
    value: 'POINTS',
    help: `How far a solve for targets goes, in points still needed; if\nleft out, to the next multiple of ${LIMIT_STEP}. The higher, the more\ntime and disk it takes.`,
  },
  'allow-large': {
    value: null,
    help: 'Let a solve for targets take more than 500 MB of disk.',
  },
  ...OUTPUT_OPTIONS,
} as const

type YahtzeeGiven = Given<typeof YAHTZEE_OPTIONS>

export type YahtzeeQuestion =
  | ({ readonly kind: 'game' } & GameQuestion)
  | ({ readonly kind: 'card' } & CardQuestion)
  | ({ readonly kind: 'target' } & TargetQuestion)
  | ({ readonly kind: 'thumbs' } & ThumbsQuestion)

const isJokers = (text: string): text is Jokers => (JOKERS as readonly string[]).includes(text)

/** The rule set that `--rules` or `--jokers` describes. Throws UsageError naming the flag. */
export async function readRules({ rules, jokers }: YahtzeeGiven, ask: Ask): Promise<RuleSet> {
  if (rules !== undefined && jokers !== undefined) {
    throw new UsageError('--jokers is about the official game; leave it or --rules out.')
  }
  if (rules !== undefined) return readRulesOf('yahtzee', rules, ask)
  if (jokers === undefined) return PRESETS.forced
  if (isJokers(jokers)) return PRESETS[jokers]
  throw new UsageError(`--jokers ${jokers}: jokers are ${JOKERS.join(', ')}.`)
}

function readCard(text: string): string {
  const parsed = parseCardCode(text)
  if (!parsed.ok) throw new UsageError(`--card: ${problemText(parsed.problems)}`)
  if (isFull(parsed.value)) throw new UsageError(`--card: ${yahtzeeTexts.game.card.full}`)
  return text
}

function readDice(text: string): Face[] {
  const dice = text.split(',').map((face) => face.trim())
  if (dice.length === 5 && dice.every((face) => /^[1-6]$/.test(face))) {
    return dice.map(Number) as Face[]
  }
  throw new UsageError(
    `--dice ${text}: ${yahtzeeTexts.game.position.dice.replace(/\.$/, '')}, such as ${DICE_EXAMPLE}.`,
  )
}

function readRerolls(text: string, { rerolls: most }: RuleSet): number {
  const words = `the rerolls left must be a whole number from 0 to ${most}`
  return wholeNumberBetween('--rerolls', text, 0, most, words)
}

export function readPoints(flag: string, text: string): number {
  const words = `points are a whole number from 0 to ${grouped(MAX_POINTS)}`
  return wholeNumberBetween(flag, text, 0, MAX_POINTS, words)
}

/** Throws UsageError if one of the named flags is given. */
function refuse(given: YahtzeeGiven, names: readonly (keyof YahtzeeGiven)[], why: string): void {
  const name = names.find((one) => given[one] !== undefined)
  if (name) throw new UsageError(`--${name} ${why}`)
}

const pointsOf = ({ points }: YahtzeeGiven): number =>
  points === undefined ? 0 : readPoints('--points', points)

function readCardQuestion(given: YahtzeeGiven, card: string, rules: RuleSet): CardQuestion {
  const { dice, rerolls } = given
  if (dice === undefined) {
    throw new UsageError(`--card needs --dice FACES, such as --dice ${DICE_EXAMPLE}.`)
  }
  if (rerolls === undefined) {
    throw new UsageError('--card needs --rerolls NUMBER, the rerolls left, such as --rerolls 2.')
  }
  return {
    rules,
    card: readCard(card),
    dice: readDice(dice),
    rerolls: readRerolls(rerolls, rules),
    points: pointsOf(given),
  }
}

function readTarget(text: string, rules: RuleSet): number {
  const most = mostScore(rules)
  const words = `a target is a whole number from 1 to ${grouped(most)}, the highest score`
  return wholeNumberBetween('--target', text, 1, most, words)
}

function readLimit(text: string | undefined, need: number, rules: RuleSet): number {
  const most = mostScore(rules)
  if (text === undefined) return Math.min(most, Math.ceil(need / LIMIT_STEP) * LIMIT_STEP)
  const words = `a solve goes up to a whole number from the points still needed, ${grouped(need)}, to ${grouped(most)}`
  return wholeNumberBetween('--limit', text, need, most, words)
}

function readTargetQuestion(given: YahtzeeGiven, text: string, rules: RuleSet): TargetQuestion {
  const target = readTarget(text, rules)
  const { card = EMPTY, dice, rerolls } = given
  const isTurn = dice !== undefined || rerolls !== undefined
  const turn = isTurn ? readCardQuestion(given, card, rules) : null
  const points = pointsOf(given)
  const need = Math.max(1, target - points)
  return {
    ...{ rules, target, points, need, card: readCard(card) },
    limit: readLimit(given.limit, need, rules),
    mayBeLarge: given['allow-large'] === true,
    turn: turn && { dice: turn.dice, rerolls: turn.rerolls },
  }
}

function readMost(text: string): number {
  const words = `the number of rules must be a whole number from 1 to ${MOST_RULES}`
  return wholeNumberBetween('--rules-of-thumb', text, 1, MOST_RULES, words)
}

const WHOLE_GAMES = ['strategies', 'at-least', 'rules-of-thumb'] as const
const OF_A_CARD = ['dice', 'rerolls', 'points'] as const
const OF_A_TARGET = ['limit', 'allow-large'] as const

/** Throws UsageError for flags that are wrong or contradict each other. */
export function readQuestion(given: YahtzeeGiven, rules: RuleSet): YahtzeeQuestion {
  if (given.card === undefined) {
    refuse(given, OF_A_CARD, `goes with --card STATE, such as --card ${EMPTY}, the empty card.`)
  }
  if (given.target !== undefined) {
    refuse(
      given,
      WHOLE_GAMES,
      'is about whole games played for the mean; leave it or --target out.',
    )
    return { kind: 'target', ...readTargetQuestion(given, given.target, rules) }
  }
  refuse(given, OF_A_TARGET, 'goes with --target POINTS, such as --target 300.')
  if (given.card !== undefined) {
    const position = readCardQuestion(given, given.card, rules)
    refuse(given, WHOLE_GAMES, 'is about whole games; leave it or --card out.')
    return { kind: 'card', ...position }
  }
  const least = given['at-least']
  const most = given['rules-of-thumb']
  if (most !== undefined) {
    refuse(given, ['strategies', 'at-least'], 'goes without --rules-of-thumb.')
    return { kind: 'thumbs', rules, most: readMost(most) }
  }
  return {
    kind: 'game',
    rules,
    atLeast: least === undefined ? null : readPoints('--at-least', least),
    withStrategies: given.strategies === true,
  }
}
