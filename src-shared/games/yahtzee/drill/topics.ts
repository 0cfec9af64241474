import type { Points } from '../../../base/units.ts'
import { countOf, FACES, multisetOf, type Multiset } from '../../../dice/multiset.ts'
import { EARLIER_LESSONS } from '../../../study/single-course.ts'
import { shapeOf } from '../analysis/keep-names.ts'
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
import { DICE, HOUSE_POINTS, longestRun, openFor, pointsOn } from '../rules/scoring.ts'
import type { YahtzeeQuestion } from './question.ts'
import {
  NO_YAHTZEE_FILTERS,
  type YahtzeeFilters,
  type YahtzeeKind,
  type YahtzeeSetup,
} from './setup.ts'

/** Selects positions of a lesson: its topic matters there, and no topic of a later lesson does. */
export interface YahtzeeTopic {
  readonly kind: YahtzeeKind
  readonly filters?: Partial<YahtzeeFilters>
  readonly isIn?: (rules: RuleSet) => boolean
  readonly fits: (question: YahtzeeQuestion, rules: RuleSet) => boolean
}

const PATTERN = HOUSE_POINTS
const FAILED = 10
/** A run of this length is a small straight, and one die short of a large one. */
const RUN = 4

const rolled = ({ position }: YahtzeeQuestion): Multiset => multisetOf(position.dice)
const mostAlike = (question: YahtzeeQuestion): number => Number(shapeOf(rolled(question))[0])

function scored({ position }: YahtzeeQuestion, rules: RuleSet): { box: number; points: Points }[] {
  const card = scorecardOf(position.card)
  const dice = multisetOf(position.dice)
  return openFor(rules, card, dice).map((box) => ({
    box,
    points: pointsOn(rules, card, dice, box)!,
  }))
}

const isOpen = ({ position: { card } }: YahtzeeQuestion, ...boxes: readonly number[]): boolean =>
  boxes.some((box) => card.points[box] === null)
const isMade = (question: YahtzeeQuestion, rules: RuleSet): boolean =>
  scored(question, rules).some((one) => isBelow(one) && one.box !== CHANCE && one.points >= PATTERN)
const isFailed = ({ options }: YahtzeeQuestion): boolean =>
  options.some(({ points }) => points === 0) && options.every(({ points }) => points! <= FAILED)
/** Equal dice of one face, no run of four, and an open box that counts them. */
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

/** Null for an id without a topic, such as the drill of a whole step. */
export function yahtzeeTopicNamed(id: string | undefined): YahtzeeTopic | null {
  return id !== undefined && Object.hasOwn(YAHTZEE_TOPICS, id)
    ? YAHTZEE_TOPICS[id as YahtzeeTopicId]
    : null
}

export function yahtzeeTopicsOf(rules: RuleSet): YahtzeeTopicId[] {
  const ids = Object.keys(YAHTZEE_TOPICS) as YahtzeeTopicId[]
  return ids.filter((id) => yahtzeeTopicNamed(id)!.isIn?.(rules) ?? true)
}

export function yahtzeeTopicDrill(id: YahtzeeTopicId): Pick<YahtzeeSetup, 'kind' | 'filters'> {
  const { kind, filters } = yahtzeeTopicNamed(id)!
  return { kind, filters: { ...NO_YAHTZEE_FILTERS, ...filters } }
}

export function yahtzeeTopicsBefore(id: string, rules: RuleSet): YahtzeeTopicId[] {
  const all = yahtzeeTopicsOf(rules)
  return all.slice(0, Math.max(0, all.indexOf(id as YahtzeeTopicId))).slice(-EARLIER_LESSONS)
}
