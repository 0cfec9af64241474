import { multisetOf } from '../../../dice/multiset.ts'
import { keepName, shapeOf } from '../analysis/keep-names.ts'
import { numberOf, UPPER_COUNT } from '../rules/categories.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { DICE } from '../rules/scoring.ts'
import type { YahtzeeQuestion } from './question.ts'
import type { YahtzeeFilters, YahtzeeKind } from './setup.ts'

/** What the positions of a lesson have in common. */
export interface YahtzeeTopic {
  readonly kind: YahtzeeKind
  readonly filters?: Partial<YahtzeeFilters>
  /** Whether rules have such positions at all; they have without it. */
  readonly isIn?: (rules: RuleSet) => boolean
  readonly fits: (question: YahtzeeQuestion, rules: RuleSet) => boolean
}

/** The best choice's name as a keep; null for a box. */
function bestKeep({ options, position }: YahtzeeQuestion): string | null {
  const { keep } = options[0]!
  return keep && keepName(multisetOf(position.dice), multisetOf(keep))
}

function isAlike({ options }: YahtzeeQuestion): boolean {
  const keep = options[0]!.keep ?? []
  return keep.length > 1 && keep.length < DICE && keep.every((face) => face === keep[0])
}

/** Every lesson that rules of Yahtzee can have, in the order in which they are learnt. */
export const YAHTZEE_TOPICS = {
  alike: { kind: 'keeps', fits: isAlike },
  runs: { kind: 'keeps', fits: (question) => bestKeep(question)?.startsWith('run') === true },
  'two-pairs': {
    kind: 'keeps',
    fits: ({ position }) => ['221', '32'].includes(shapeOf(multisetOf(position.dice))),
  },
  stop: { kind: 'keeps', fits: ({ options }) => options[0]!.keep?.length === DICE },
  'upper-box': {
    kind: 'boxes',
    fits: ({ options }) => numberOf(options[0]!.category!) < UPPER_COUNT && options[0]!.points! > 0,
  },
  'lower-box': {
    kind: 'boxes',
    fits: ({ options }) =>
      numberOf(options[0]!.category!) >= UPPER_COUNT && options[0]!.points! > 0,
  },
  bonus: {
    kind: 'both',
    filters: { upperBonus: true },
    isIn: ({ upperBonus }) => upperBonus > 0,
    fits: () => true,
  },
  zeros: { kind: 'boxes', fits: ({ options }) => options[0]!.points === 0 },
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
