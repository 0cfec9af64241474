import type { Points } from '../../../base/units.ts'
import { countOf, FACES, multisetOf, type Face, type Multiset } from '../../../dice/multiset.ts'
import { EARLIER_LESSONS } from '../../../study/single-course.ts'
import { shapeOf } from '../analysis/keep-names.ts'
import { longestRun, openFor, placedPoints } from '../rules/scoring.ts'
import { scorecardOf } from '../analysis/paper-card.ts'
import type { Box, RuleSet } from '../rules/rule-set.ts'
import type { ScorecardQuestion } from './question.ts'
import {
  NO_SCORECARD_FILTERS,
  type ScorecardFilters,
  type ScorecardKind,
  type ScorecardSetup,
} from './setup.ts'

/** Selects positions of a lesson: its topic matters there, and no topic of a later lesson does. */
export interface ScorecardTopic {
  readonly kind: ScorecardKind
  readonly filters?: Partial<ScorecardFilters>
  readonly isIn?: (rules: RuleSet) => boolean
  readonly fits: (question: ScorecardQuestion, rules: RuleSet) => boolean
}

export const isFace = ({ shape }: Box): boolean => shape.kind === 'face'
/** Takes any dice, such as Chance. */
export const isAny = ({ shape, total }: Box): boolean => shape.kind === 'any' && total === undefined
export const isPattern = (box: Box): boolean => !isFace(box) && !isAny(box)
/** For dice all of one face, such as three of a kind. */
export const isAlike = ({ shape }: Box): boolean =>
  shape.kind === 'alike' && shape.sizes.length === 1
const isHouse = ({ shape }: Box): boolean =>
  shape.kind === 'alike' && shape.sizes.toSorted().join('') === '23'

/** Length of the run that a box asks for; 0 for other boxes. */
function runOf({ shape }: Box): number {
  if (shape.kind === 'run') return shape.length
  if (shape.kind !== 'faces') return 0
  const { length } = shape.faces
  return Math.max(...shape.faces) - Math.min(...shape.faces) === length - 1 ? length : 0
}

/** One die short of the longest run that scores: four in a row where five score. */
const almostRun = ({ boxes }: RuleSet): number => Math.max(...boxes.map(runOf)) - 1

const rolled = ({ position }: ScorecardQuestion): Multiset => multisetOf(position.dice)
const mostAlike = (question: ScorecardQuestion): number => Number(shapeOf(rolled(question))[0])

interface Scored {
  readonly box: Box
  readonly points: Points
}

function scored({ position }: ScorecardQuestion, rules: RuleSet): Scored[] {
  const card = scorecardOf(rules, position.card)
  const dice = multisetOf(position.dice)
  return openFor(rules, card, dice).map((box) => ({
    box: rules.boxes[box]!,
    points: placedPoints(rules, card, dice, box)!,
  }))
}

const isOpen = (
  { position: { card } }: ScorecardQuestion,
  { boxes }: RuleSet,
  asked: (box: Box) => boolean,
): boolean => boxes.some((box, i) => card.points[i] === null && asked(box))

/** A pattern for fixed points, or for as many as five pips a die. */
const isMade = (question: ScorecardQuestion, rules: RuleSet): boolean =>
  scored(question, rules).some(
    ({ box, points }) =>
      isPattern(box) && points > 0 && (box.sum === 'none' || points >= 5 * rules.dice),
  )
/** All boxes score at most two pips a die, and some score 0. */
const isFailed = ({ options }: ScorecardQuestion, { dice }: RuleSet): boolean =>
  options.some(({ points }) => points === 0) && options.every(({ points }) => points! <= 2 * dice)

const countsAlike = (face: Face) => (box: Box) =>
  isAlike(box) || (box.shape.kind === 'face' && box.shape.face === face)

/** Equal dice of one face, no run that is almost there, and an open box that counts them. */
function isAlikeRoll(question: ScorecardQuestion, rules: RuleSet): boolean {
  const dice = rolled(question)
  const faces = FACES.filter((face) => countOf(dice, face) > 1)
  const run = almostRun(rules)
  return (
    faces.length === 1 &&
    (run < 2 || longestRun(dice).length < run) &&
    isOpen(question, rules, countsAlike(faces[0]!))
  )
}

const isAbove = ({ box, points }: Scored): boolean => isFace(box) && points > 0
const isBelow = ({ box, points }: Scored): boolean => isPattern(box) && points > 0

const hasKeeps = ({ rolls }: RuleSet): boolean => rolls > 1
/** Boxes are chosen, both for one face and for patterns. */
const hasBoth = ({ boxes, order }: RuleSet): boolean =>
  order === 'free' && boxes.some(isFace) && boxes.some(isPattern)

export const SCORECARD_TOPICS = {
  alike: {
    kind: 'keeps',
    isIn: (rules) => hasKeeps(rules) && rules.boxes.some((box) => isAlike(box) || isFace(box)),
    fits: (question, rules) =>
      mostAlike(question) < rules.dice && isAlikeRoll(question, rules) && !isMade(question, rules),
  },
  runs: {
    kind: 'keeps',
    isIn: (rules) => hasKeeps(rules) && almostRun(rules) >= 2,
    fits: (question, rules) =>
      longestRun(rolled(question)).length === almostRun(rules) &&
      isOpen(question, rules, (box) => runOf(box) > 0),
  },
  'two-pairs': {
    kind: 'keeps',
    isIn: (rules) => hasKeeps(rules) && rules.dice === 5 && rules.boxes.some(isHouse),
    fits: (question, rules) =>
      shapeOf(rolled(question)) === '221' && isOpen(question, rules, isHouse),
  },
  stop: {
    kind: 'keeps',
    isIn: (rules) => hasKeeps(rules) && rules.boxes.some(isPattern),
    fits: isMade,
  },
  'upper-box': {
    kind: 'boxes',
    isIn: hasBoth,
    fits: (question, rules) => {
      const boxes = scored(question, rules)
      return (
        boxes.some(isAbove) &&
        !boxes.some(isBelow) &&
        !question.traits.upperBonus &&
        !isFailed(question, rules)
      )
    },
  },
  'lower-box': {
    kind: 'boxes',
    isIn: hasBoth,
    fits: (question, rules) => !question.traits.upperBonus && scored(question, rules).some(isBelow),
  },
  bonus: {
    kind: 'both',
    filters: { upperBonus: true },
    isIn: ({ bonus }) => bonus.length > 0,
    fits: (question, rules) => question.kind === 'keeps' || !isFailed(question, rules),
  },
  zeros: { kind: 'boxes', isIn: ({ order }) => order === 'free', fits: isFailed },
  'first-roll': {
    kind: 'keeps',
    filters: { stages: ['early'] },
    isIn: hasKeeps,
    fits: ({ position }, { rolls }) => position.rerolls === rolls - 1,
  },
  'last-boxes': { kind: 'both', filters: { stages: ['late'] }, fits: () => true },
} as const satisfies Record<string, ScorecardTopic>

export type ScorecardTopicId = keyof typeof SCORECARD_TOPICS

/** Null for an id without a topic, such as the drill of a whole step. */
export function scorecardTopicNamed(id: string | undefined): ScorecardTopic | null {
  return id !== undefined && Object.hasOwn(SCORECARD_TOPICS, id)
    ? SCORECARD_TOPICS[id as ScorecardTopicId]
    : null
}

export function scorecardTopicsOf(rules: RuleSet): ScorecardTopicId[] {
  const ids = Object.keys(SCORECARD_TOPICS) as ScorecardTopicId[]
  return ids.filter((id) => scorecardTopicNamed(id)!.isIn?.(rules) ?? true)
}

export function scorecardTopicDrill(
  id: ScorecardTopicId,
): Pick<ScorecardSetup, 'kind' | 'filters'> {
  const { kind, filters } = scorecardTopicNamed(id)!
  return { kind, filters: { ...NO_SCORECARD_FILTERS, ...filters } }
}

export function scorecardTopicsBefore(id: string, rules: RuleSet): ScorecardTopicId[] {
  const all = scorecardTopicsOf(rules)
  return all.slice(0, Math.max(0, all.indexOf(id as ScorecardTopicId))).slice(-EARLIER_LESSONS)
}
