import type { Face } from '#shared/dice/multiset.ts'
import { MAX_POINTS } from '#shared/games/scorecard/requests/analysis.ts'
import { parseGameJson } from '#shared/games/game-json.ts'
import { parseRuleSet } from '#shared/games/scorecard/input/rule-set-schema.ts'
import { PRESETS, PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { JOKERS, type Jokers, type RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { CARD_EXAMPLE, parseCardCode } from '#shared/games/scorecard/input/scorecard-code.ts'
import { isFull } from '#shared/games/scorecard/rules/scorecard.ts'
import { mostScore } from '#shared/games/scorecard/solve/target/target-bounds.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { grouped } from '#shared/texts/numbers.ts'
import { accepted, type GivenOptions, OUTPUT_OPTIONS, wholeNumberBetween } from '../../options.ts'
import { readRulesOf, rulesHelp, textOf } from '../../rules-argument.ts'
import type { Ask } from '../../session.ts'
import { UsageError } from '../../usage.ts'
import type { CardQuestion, GameQuestion } from './answer.ts'
import { JOKERS_HELP, POINTS_HELP } from './official-game.ts'
import type { TargetQuestion } from './target-answer.ts'
import { readOpponent } from './opponent-argument.ts'
import type { VersusQuestion } from './versus-answer.ts'

const DICE_EXAMPLE = '1,2,2,4,4'
const EMPTY = 't0'
const IDS = Object.keys(PUBLISHED_CARDS)
/** In lines of a width. */
const CARD_IDS = [IDS.slice(0, 4), IDS.slice(4, 9), IDS.slice(9)]
  .map((some) => some.join(', '))
  .join(',\n')
/** Without `--limit` a solve for targets goes up to the next multiple of this. */
const LIMIT_STEP = 100

export const SCORECARD_OPTIONS = {
  rules: { value: 'RULES', help: `${rulesHelp('scorecard')} The official game if left out.` },
  jokers: { value: JOKERS.join('|'), help: JOKERS_HELP },
  'at-least': { value: 'POINTS', help: 'Add the chance of so many points or more.' },
  strategies: {
    value: null,
    help: 'Add the other strategies of the paper, ours beside the\nprinted figures. Takes a minute the first time.',
  },
  card: {
    value: 'CARD',
    help: `A published card (${CARD_IDS}),\nor the path of a JSON file; see docs/scorecards.md. A STATE is taken\nas by --state.`,
  },
  state: {
    value: 'STATE',
    help: `Tell every choice on this scorecard, such as ${CARD_EXAMPLE};\nsee below. Needs --dice and --rerolls.`,
  },
  dice: { value: 'FACES', help: `The dice, such as ${DICE_EXAMPLE}.` },
  rerolls: { value: 'NUMBER', help: 'Rerolls left; with 0 a box is to be chosen.' },
  why: {
    value: null,
    help: 'Tell where the best choice gains on the next ones: boxes and\nbonus, in points or in times in 100. On an early card this takes\nsome seconds the first time.',
  },
  points: { value: 'POINTS', help: POINTS_HELP },
  target: {
    value: 'POINTS',
    help: 'Play for the greatest chance of so many points in the end: the\nchance of every choice or, without dice, before the roll. Uses\nwhat the app has solved for targets, or solves it and keeps it.',
  },
  versus: {
    value: 'OPPONENT',
    help: 'Play for the greatest chance to win against an opponent whose\ncard is not seen: points (the best play for points), equilibrium\n(both play to win), a final score, or a JSON file with a list of\nfinal scores.',
  },
  limit: {
    value: 'POINTS',
    help: `How far a solve for targets goes, in points still needed; if\nleft out, to the next multiple of ${LIMIT_STEP}. The higher, the more\ntime and disk it takes.`,
  },
  'allow-large': {
    value: null,
    help: 'Let a solve for targets or wins take more than 500 MB of disk,\nand that of a card more than an hour or 4 GB.',
  },
  ...OUTPUT_OPTIONS,
} as const

type ScorecardGiven = GivenOptions<typeof SCORECARD_OPTIONS>

interface CardRules {
  readonly rules: RuleSet
  /** Given by `--card`. */
  readonly isCard: boolean
}

export type ScorecardCommand = CardRules & { readonly mayBeLarge: boolean } & (
    | ({ readonly kind: 'game' } & GameQuestion)
    | ({ readonly kind: 'card' } & CardQuestion)
    | ({ readonly kind: 'target' } & TargetQuestion)
    | ({ readonly kind: 'versus' } & VersusQuestion)
  )

const isJokers = (text: string): text is Jokers => (JOKERS as readonly string[]).includes(text)

/** Parts of a state, with dots between them. */
const STATE_FORM = /^(?:x[\da-z-]*|t\d*|[ya]\d*)(?:\.(?:x[\da-z-]*|t\d*|[ya]\d*))*$/

/** The text of `--card` if it names a card: undefined for a state, which it takes as well. */
function cardText({ card }: ScorecardGiven): string | undefined {
  if (card === undefined || Object.hasOwn(PUBLISHED_CARDS, card)) return card
  return STATE_FORM.test(card) ? undefined : card
}

/** The flag that gives a state, and its text; null if there is none. */
function stateGiven(given: ScorecardGiven): { flag: string; text: string } | null {
  if (given.state !== undefined) return { flag: '--state', text: given.state }
  return given.card === undefined || cardText(given) !== undefined
    ? null
    : { flag: '--card', text: given.card }
}

/** Undefined for a text that is not JSON. */
function dataOf(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

async function readCard(text: string): Promise<RuleSet> {
  const published = PUBLISHED_CARDS[text]
  if (published) {
    const words: Readonly<Record<string, string>> = scorecardTexts.card.cards
    return { ...published, name: words[text] ?? published.name }
  }
  const json = await textOf(text, '--card')
  if (json === null) {
    throw new UsageError(`--card: "${text}" is neither a card (${IDS.join(', ')}) nor a JSON file.`)
  }
  const data = dataOf(json)
  const ofGame =
    typeof data === 'object' && data !== null && 'game' in data ? parseGameJson(json) : null
  if (ofGame?.ok && ofGame.value.game === 'scorecard') return ofGame.value.rules
  const parsed = parseRuleSet(data)
  if (parsed.ok) return parsed.value
  const { field, message } = parsed.problems[0]!
  throw new UsageError(`--card: ${text}, ${field || 'the card'}: ${message}`)
}

/** The card that `--card`, `--rules` or `--jokers` names, or null. Throws UsageError. */
export async function readRules(given: ScorecardGiven, ask: Ask): Promise<CardRules | null> {
  const { rules, jokers } = given
  const card = cardText(given)
  if (rules !== undefined && jokers !== undefined) {
    throw new UsageError('--jokers is about the official game; leave it or --rules out.')
  }
  if (card !== undefined) {
    refuse(given, ['rules', 'jokers'], `and --card CARD both name a card; leave one out.`)
    return { rules: await readCard(card), isCard: true }
  }
  if (rules !== undefined)
    return { rules: await readRulesOf('scorecard', rules, ask), isCard: false }
  if (jokers === undefined) return null
  if (isJokers(jokers)) return { rules: PRESETS[jokers], isCard: false }
  throw new UsageError(`--jokers ${jokers}: jokers are ${JOKERS.join(', ')}.`)
}

function readState(flag: string, text: string, rules: RuleSet): string {
  const card = accepted(flag, parseCardCode(rules, text))
  if (isFull(rules, card)) throw new UsageError(`${flag}: ${scorecardTexts.game.card.full}`)
  return text
}

function diceExample({ dice }: RuleSet): string {
  return DICE_EXAMPLE.split(',').concat('6').slice(0, dice).join(',')
}

function readDice(text: string, rules: RuleSet): Face[] {
  const dice = text.split(',').map((face) => face.trim())
  if (dice.length === rules.dice && dice.every((face) => /^[1-6]$/.test(face))) {
    return dice.map(Number) as Face[]
  }
  const mustBe = scorecardTexts.game.position.dice(rules.dice).replace(/\.$/, '')
  throw new UsageError(`--dice ${text}: ${mustBe}, such as ${diceExample(rules)}.`)
}

function readRerolls(text: string, { rolls }: RuleSet): number {
  const most = rolls - 1
  const words = `the rerolls left must be a whole number from 0 to ${most}`
  return wholeNumberBetween('--rerolls', text, 0, most, words)
}

export function readPoints(flag: string, text: string): number {
  const words = `points are a whole number from 0 to ${grouped(MAX_POINTS)}`
  return wholeNumberBetween(flag, text, 0, MAX_POINTS, words)
}

/** Throws UsageError if one of the named flags is given. */
function refuse(
  given: ScorecardGiven,
  names: readonly (keyof ScorecardGiven)[],
  why: string,
): void {
  const name = names.find((one) => given[one] !== undefined)
  if (name) throw new UsageError(`--${name} ${why}`)
}

const pointsOf = ({ points }: ScorecardGiven): number =>
  points === undefined ? 0 : readPoints('--points', points)

function readCardQuestion(
  given: ScorecardGiven,
  { flag, text }: { flag: string; text: string },
  rules: RuleSet,
): CardQuestion {
  const { dice, rerolls } = given
  if (dice === undefined) {
    throw new UsageError(`${flag} needs --dice FACES, such as --dice ${diceExample(rules)}.`)
  }
  if (rerolls === undefined) {
    throw new UsageError(`${flag} needs --rerolls NUMBER, the rerolls left, such as --rerolls 2.`)
  }
  return {
    rules,
    card: readState(flag, text, rules),
    dice: readDice(dice, rules),
    rerolls: readRerolls(rerolls, rules),
    points: pointsOf(given),
    withWhy: given.why === true,
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

/** The card, and the dice if any are given. */
function readStanding(given: ScorecardGiven, rules: RuleSet) {
  const { dice, rerolls } = given
  const state = stateGiven(given) ?? { flag: '--card', text: EMPTY }
  const isTurn = dice !== undefined || rerolls !== undefined
  const turn = isTurn ? readCardQuestion(given, state, rules) : null
  return {
    rules,
    points: pointsOf(given),
    card: readState(state.flag, state.text, rules),
    mayBeLarge: given['allow-large'] === true,
    turn: turn && { dice: turn.dice, rerolls: turn.rerolls },
  }
}

function readTargetQuestion(given: ScorecardGiven, text: string, rules: RuleSet): TargetQuestion {
  const target = readTarget(text, rules)
  const standing = readStanding(given, rules)
  const need = Math.max(1, target - standing.points)
  return { ...standing, target, need, limit: readLimit(given.limit, need, rules) }
}

const WHOLE_GAMES = ['strategies', 'at-least'] as const
const OF_A_CARD = ['dice', 'rerolls', 'why', 'points'] as const

/** Throws UsageError for flags that are wrong or contradict each other. */
export async function readQuestion(
  given: ScorecardGiven,
  { rules, isCard }: CardRules,
): Promise<ScorecardCommand> {
  const of = { isCard, mayBeLarge: given['allow-large'] === true }
  const state = stateGiven(given)
  if (state === null) {
    refuse(given, OF_A_CARD, `goes with --card STATE, such as --card ${EMPTY}, the empty card.`)
  }
  if (given.versus !== undefined) {
    const why = 'does not go with --versus; leave one of them out.'
    refuse(given, [...WHOLE_GAMES, 'target', 'limit'], why)
    const opponent = await readOpponent(given.versus)
    return { kind: 'versus', ...of, ...readStanding(given, rules), opponent }
  }
  if (given.target !== undefined) {
    refuse(
      given,
      WHOLE_GAMES,
      'is about whole games played for the mean; leave it or --target out.',
    )
    refuse(given, ['why'], 'is about the play for the mean; leave it or --target out.')
    return { kind: 'target', ...of, ...readTargetQuestion(given, given.target, rules) }
  }
  refuse(given, ['limit'], 'goes with --target POINTS, such as --target 300.')
  if (state !== null) {
    const position = readCardQuestion(given, state, rules)
    refuse(given, WHOLE_GAMES, `is about whole games; leave it or ${state.flag} out.`)
    return { kind: 'card', ...of, ...position }
  }
  const least = given['at-least']
  return {
    kind: 'game',
    ...of,
    rules,
    atLeast: least === undefined ? null : readPoints('--at-least', least),
    withStrategies: given.strategies === true,
  }
}
