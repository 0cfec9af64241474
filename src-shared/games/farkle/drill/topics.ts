import { diceCounts, type DiceCount, type Points } from '../../../base/units.ts'
import { EARLIER_LESSONS } from '../../../study/single-course.ts'
import { noTables } from '../analysis/rule-refusals.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { bestHold } from '../cards/turn-plays.ts'
import { turnModel } from '../solve/turn/turn-model.ts'
import type { Question, RankedOption } from './question.ts'
import { diceFilter, NO_FILTERS, type DecisionKind, type DrillSetup } from './setup.ts'

/** Topic of a lesson: a player who knows this and the earlier lessons can decide its positions. */
export interface Topic {
  readonly kind: DecisionKind
  /** Numbers of dice to roll, given all dice; any if missing. */
  readonly dice?: (all: DiceCount) => DiceCount[]
  /** Whether the rules have such positions; always if missing. */
  readonly isIn?: (rules: RuleSet) => boolean
  readonly fits: (question: Question, rules: RuleSet) => boolean
}

/** In points: below CLOSE a decision is close, from CLEAR on it is clear. */
const CLOSE = 25
const CLEAR = 60

const LARGE = 500

/** Farkle probabilities that alone justify a bank, and a roll. */
const RISKY = 1 / 3
const SAFE = 1 / 6

function isToldByOdds({ options }: Question): boolean {
  const risk = options.find(({ then }) => then === 'roll')?.farkleProbability ?? 0
  return options[0]!.then === 'bank' ? risk >= RISKY : risk <= SAFE
}

const holds = new WeakMap<RuleSet, Points>()
function isToldByHold({ options, position }: Question, rules: RuleSet): boolean {
  const hold = holds.get(rules) ?? bestHold(turnModel(rules), rules).at
  holds.set(rules, hold)
  return (options[0]!.then === 'bank') === position.turnTotal >= hold
}

const maySplit = ({ mustSetAsideAll }: RuleSet): boolean => !mustSetAsideAll
const rolled = ({ position: { dice } }: Question): readonly number[] =>
  'rolled' in dice ? dice.rolled : []
const most = (options: readonly RankedOption[]): number =>
  Math.max(...options.map(({ points }) => points))
/** True if fewer points leave more dice. */
function maySpare({ options }: Question): boolean {
  const all = options.find(({ points }) => points === most(options))!
  return options.some(({ points, diceLeft }) => points < all.points && diceLeft > all.diceLeft)
}
const maySpareOrBank = (question: Question): boolean =>
  question.position.turnTotal > 0 &&
  maySpare(question) &&
  question.options.some(({ then }) => then === 'bank')
const hasAlike = (dice: readonly number[]): boolean =>
  dice.some((face) => dice.filter((other) => other === face).length >= 3)
const isAllLeft = ({ position }: Question, { dice }: RuleSet): boolean =>
  'left' in position.dice && position.dice.left === dice && position.turnTotal > 0

/** Numbers of dice left between three and all. */
export const manyDice = (all: DiceCount): DiceCount[] =>
  diceCounts(all - 1).filter((dice) => dice > 3)

/** In learning order. */
export const TOPICS = {
  risk: {
    kind: 'roll-or-bank',
    fits: (question) => question.gap >= CLEAR && isToldByOdds(question),
  },
  'one-number': {
    kind: 'roll-or-bank',
    fits: (question, rules) => question.gap >= CLOSE && isToldByHold(question, rules),
  },
  'few-dice': { kind: 'roll-or-bank', dice: () => [1, 2], fits: ({ gap }) => gap < 3 * CLEAR },
  'three-dice': { kind: 'roll-or-bank', dice: () => [3], fits: ({ gap }) => gap < 3 * CLEAR },
  'many-dice': {
    kind: 'roll-or-bank',
    dice: manyDice,
    fits: (question, rules) => question.gap < 4 * CLEAR && !isAllLeft(question, rules),
  },
  'hot-dice': {
    kind: 'roll-or-bank',
    dice: (all) => [all],
    isIn: ({ mustRollHotDice }) => !mustRollHotDice,
    fits: isAllLeft,
  },
  minimum: {
    kind: 'roll-or-bank',
    isIn: ({ minimumBank, minimumFirstBank }) => minimumBank > 0 || minimumFirstBank > 0,
    fits: ({ position: { own, turnTotal } }, { minimumBank, minimumFirstBank }) => {
      const least = own <= 0 ? Math.max(minimumBank, minimumFirstBank) : minimumBank
      return least > 0 && turnTotal >= least && turnTotal < 1.6 * least
    },
  },
  'leave-more': {
    kind: 'set-aside',
    isIn: maySplit,
    fits: (question) => question.position.turnTotal === 0 && maySpare(question),
  },
  'take-more': {
    kind: 'set-aside',
    isIn: maySplit,
    fits: (question) =>
      question.position.turnTotal > 0 && question.position.turnTotal < LARGE && maySpare(question),
  },
  triplets: {
    kind: 'set-aside',
    fits: (question) => question.position.turnTotal < LARGE && hasAlike(rolled(question)),
  },
  'then-bank': { kind: 'both', isIn: maySplit, fits: maySpareOrBank },
  'then-roll': {
    kind: 'both',
    dice: (all) => diceCounts(all).slice(-2),
    isIn: maySplit,
    fits: maySpareOrBank,
  },
  'large-total': { kind: 'both', fits: ({ position }) => position.turnTotal >= LARGE },
  'after-farkles': {
    kind: 'roll-or-bank',
    isIn: ({ farklePenalty }) => farklePenalty !== null,
    fits: ({ position }) => position.ownFarkles > 0,
  },
  close: { kind: 'both', fits: ({ gap }) => gap < CLOSE },
} as const satisfies Record<string, Topic>

export type TopicId = keyof typeof TOPICS

export function topicNamed(id: string | undefined): Topic | null {
  return id !== undefined && Object.hasOwn(TOPICS, id) ? TOPICS[id as TopicId] : null
}

/** Lessons with a number for each number of dice left. */
const BY_DICE: readonly TopicId[] = ['risk', 'few-dice', 'three-dice', 'many-dice', 'hot-dice']

export function topicsOf(rules: RuleSet): TopicId[] {
  const byDice = noTables(rules) === null
  return (Object.keys(TOPICS) as TopicId[]).filter(
    (id) => (byDice || !BY_DICE.includes(id)) && (topicNamed(id)!.isIn?.(rules) ?? true),
  )
}

export function topicDrill(
  id: TopicId,
  { dice: all }: RuleSet,
): Pick<DrillSetup, 'kind' | 'filters'> {
  const { kind, dice } = topicNamed(id)!
  const counts = dice ? [...new Set(dice(all).flatMap(diceFilter))] : NO_FILTERS.dice
  return { kind, filters: { ...NO_FILTERS, dice: counts } }
}

/** The last topics before a lesson, for its check. */
export function topicsBefore(id: string, rules: RuleSet): TopicId[] {
  const all = topicsOf(rules)
  return all.slice(0, Math.max(0, all.indexOf(id as TopicId))).slice(-EARLIER_LESSONS)
}
