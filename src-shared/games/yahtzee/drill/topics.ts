import type { Points } from '../../../base/units.ts'
import { countOf, FACES, multisetOf, type Multiset } from '../../../dice/multiset.ts'
import { EARLIER_LESSONS } from '../../../study/single-course.ts'
import { longestRun, shapeOf } from '../analysis/keep-names.ts'
import { scorecardOf } from '../analysis/paper-card.ts'
import {
  CHANCE,
  FOUR,
  HOUSE,
  LARGE,
  SMALL,
  THREE,
  UPPER_COUNT,
  YAHTZEE,
} from '../rules/categories.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { DICE, HOUSE_POINTS, openFor, pointsOn } from '../rules/scoring.ts'
import type { YahtzeeQuestion } from './question.ts'
import {
  NO_YAHTZEE_FILTERS,
  type YahtzeeFilters,
  type YahtzeeKind,
  type YahtzeeSetup,
} from './setup.ts'

/**
 * What the positions of a lesson have in common: what it is about counts there, and nothing that a later
 * lesson is about.
 */
export interface YahtzeeTopic {
  readonly kind: YahtzeeKind
  readonly filters?: Partial<YahtzeeFilters>
  /** Whether rules have such positions at all; they have without it. */
  readonly isIn?: (rules: RuleSet) => boolean
  readonly fits: (question: YahtzeeQuestion, rules: RuleSet) => boolean
}

/** Points of a pattern that is worth stopping for. */
const PATTERN = HOUSE_POINTS
/** A turn that scores no more in any box has failed. */
const FAILED = 10
/** A run of four faces is a small straight, and one throw from a large one. */
const RUN = 4

const rolled = ({ position }: YahtzeeQuestion): Multiset => multisetOf(position.dice)
const mostAlike = (question: YahtzeeQuestion): number => Number(shapeOf(rolled(question))[0])

/** What the dice score in each open box as they lie. */
function scored({ position }: YahtzeeQuestion, rules: RuleSet): { box: number; points: Points }[] {
  const card = scorecardOf(position.card)
  const dice = multisetOf(position.dice)
  return openFor(rules, card, dice).map((box) => ({
    box,
    points: pointsOn(rules, card, dice, box)!,
  }))
}

/** Whether one of these boxes is open. */
const isOpen = ({ position: { card } }: YahtzeeQuestion, ...boxes: readonly number[]): boolean =>
  boxes.some((box) => card.points[box] === null)
/** Whether a pattern lies there that is worth stopping for. */
const isMade = (question: YahtzeeQuestion, rules: RuleSet): boolean =>
  scored(question, rules).some((one) => isBelow(one) && one.box !== CHANCE && one.points >= PATTERN)
const isFailed = ({ options }: YahtzeeQuestion): boolean =>
  options.some(({ points }) => points === 0) && options.every(({ points }) => points! <= FAILED)
/** Equal dice with nothing else in them, and open boxes that count them. */
function isAlike(question: YahtzeeQuestion): boolean {
  const dice = rolled(question)
  const faces = FACES.filter((face) => countOf(dice, face) > 1)
  return (
    faces.length === 1 &&
    longestRun(dice).length < RUN &&
    isOpen(question, THREE, FOUR, YAHTZEE, faces[0]! - 1)
  )
}

const isAbove = ({ box, points }: { box: number; points: Points }): boolean =>
  box < UPPER_COUNT && points > 0
const isBelow = ({ box, points }: { box: number; points: Points }): boolean =>
  box >= UPPER_COUNT && points > 0

/** Every lesson that rules of Yahtzee can have, in the order in which they are learnt. */
export const YAHTZEE_TOPICS = {
  alike: {
    kind: 'keeps',
    fits: (question, rules) =>
      mostAlike(question) < DICE && isAlike(question) && !isMade(question, rules),
  },
  runs: {
    kind: 'keeps',
    fits: (question) =>
      longestRun(rolled(question)).length === RUN && isOpen(question, SMALL, LARGE),
  },
  'two-pairs': {
    kind: 'keeps',
    fits: (question) => shapeOf(rolled(question)) === '221' && isOpen(question, HOUSE),
  },
  stop: {
    kind: 'keeps',
    fits: isMade,
  },
  'upper-box': {
    kind: 'boxes',
    fits: (question, rules) => {
      const boxes = scored(question, rules)
      const patterns = boxes.filter((one) => isBelow(one) && one.box !== CHANCE)
      return (
        boxes.some(isAbove) &&
        patterns.length === 0 &&
        !question.traits.upperBonus &&
        !isFailed(question)
      )
    },
  },
  'lower-box': {
    kind: 'boxes',
    fits: (question, rules) =>
      !question.traits.upperBonus &&
      scored(question, rules).some((one) => isBelow(one) && one.box !== CHANCE),
  },
  bonus: {
    kind: 'both',
    filters: { upperBonus: true },
    isIn: ({ upperBonus }) => upperBonus > 0,
    fits: (question) => question.kind === 'keeps' || !isFailed(question),
  },
  zeros: { kind: 'boxes', fits: isFailed },
  'first-roll': {
    kind: 'keeps',
    filters: { stages: ['early'] },
    fits: ({ position }, { rerolls }) => position.rerolls === rerolls,
  },
  'last-boxes': { kind: 'both', filters: { stages: ['late'] }, fits: () => true },
} as const satisfies Record<string, YahtzeeTopic>

export type YahtzeeTopicId = keyof typeof YAHTZEE_TOPICS

/** The topic of this id; null for what is none, such as the drill of a whole step. */
export function yahtzeeTopicNamed(id: string | undefined): YahtzeeTopic | null {
  return id !== undefined && Object.hasOwn(YAHTZEE_TOPICS, id)
    ? YAHTZEE_TOPICS[id as YahtzeeTopicId]
    : null
}

/** The topics that rules have. */
export function yahtzeeTopicsOf(rules: RuleSet): YahtzeeTopicId[] {
  const ids = Object.keys(YAHTZEE_TOPICS) as YahtzeeTopicId[]
  return ids.filter((id) => yahtzeeTopicNamed(id)!.isIn?.(rules) ?? true)
}

/** What a drill of a topic asks. */
export function yahtzeeTopicDrill(id: YahtzeeTopicId): Pick<YahtzeeSetup, 'kind' | 'filters'> {
  const { kind, filters } = yahtzeeTopicNamed(id)!
  return { kind, filters: { ...NO_YAHTZEE_FILTERS, ...filters } }
}

/** The topics of these rules before one, of which its check asks, too. */
export function yahtzeeTopicsBefore(id: string, rules: RuleSet): YahtzeeTopicId[] {
  const all = yahtzeeTopicsOf(rules)
  return all.slice(0, Math.max(0, all.indexOf(id as YahtzeeTopicId))).slice(-EARLIER_LESSONS)
}
