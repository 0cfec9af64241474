import type { Points } from '../../../base/units.ts'
import { multisetOf, type Multiset } from '../../../dice/multiset.ts'
import { longestRun, shapeOf } from '../analysis/keep-names.ts'
import { scorecardOf } from '../analysis/paper-card.ts'
import { CHANCE, UPPER_COUNT } from '../rules/categories.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { DICE, HOUSE_POINTS, openFor, pointsOn } from '../rules/scoring.ts'
import type { YahtzeeQuestion } from './question.ts'
import type { YahtzeeFilters, YahtzeeKind } from './setup.ts'

/**
 * What the positions of a lesson have in common: never what is right there, or the lesson would tell its
 * answers.
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

const isAbove = ({ box, points }: { box: number; points: Points }): boolean =>
  box < UPPER_COUNT && points > 0
const isBelow = ({ box, points }: { box: number; points: Points }): boolean =>
  box >= UPPER_COUNT && points > 0

/** Every lesson that rules of Yahtzee can have, in the order in which they are learnt. */
export const YAHTZEE_TOPICS = {
  alike: {
    kind: 'keeps',
    fits: (question) => mostAlike(question) > 1 && mostAlike(question) < DICE,
  },
  runs: { kind: 'keeps', fits: (question) => longestRun(rolled(question)).length >= RUN },
  'two-pairs': {
    kind: 'keeps',
    fits: (question) => ['221', '32'].includes(shapeOf(rolled(question))),
  },
  stop: {
    kind: 'keeps',
    fits: (question, rules) =>
      scored(question, rules).some(
        (one) => isBelow(one) && one.box !== CHANCE && one.points >= PATTERN,
      ),
  },
  'upper-box': {
    kind: 'boxes',
    fits: (question, rules) => {
      const boxes = scored(question, rules)
      return boxes.some(isAbove) && boxes.some(isBelow)
    },
  },
  'lower-box': {
    kind: 'boxes',
    fits: (question, rules) =>
      scored(question, rules).some((one) => isBelow(one) && one.box !== CHANCE),
  },
  bonus: {
    kind: 'both',
    filters: { upperBonus: true },
    isIn: ({ upperBonus }) => upperBonus > 0,
    fits: () => true,
  },
  zeros: {
    kind: 'boxes',
    fits: ({ options }) =>
      options.some(({ points }) => points === 0) &&
      options.every(({ points }) => points! <= FAILED),
  },
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
