import type { Points } from '../../../base/units.ts'
import { FACES, multisetOf, type Face } from '../../../dice/multiset.ts'
import type { AnswerRecord } from '../../../study/drill.ts'
import type { HabitSigns } from '../../../study/habits.ts'
import { scorecardOf } from '../analysis/paper-card.ts'
import { alikeBox, type RuleSet } from '../rules/rule-set.ts'
import { alikeFace, longestRun, placedPoints } from '../rules/scoring.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { parseScorecardCode, type ScorecardPosition } from './position.ts'
import { readChoice, type ScorecardChoice, type ScorecardQuestion } from './question.ts'
import { NO_SCORECARD_FILTERS, type ScorecardFilters, type ScorecardKind } from './setup.ts'
import type { StoredScorecardAnswer } from './stored-answer.ts'
import { stageOf, traitsOf } from './traits.ts'

interface At {
  readonly rules: RuleSet
  readonly position: ScorecardPosition
  readonly best: ScorecardChoice
}

const countOf = (dice: readonly Face[], face: Face): number =>
  dice.filter((one) => one === face).length

const mostAlike = (dice: readonly Face[]): number =>
  Math.max(0, ...FACES.map((face) => countOf(dice, face)))

/** Points of the dice in a box; null if it may not be filled. */
function pointsIn({ rules, position }: At, box: number): Points | null {
  const { card, dice } = position
  return placedPoints(rules, scorecardOf(rules, card), multisetOf(dice), box)
}

const openBoxes = ({ rules, position }: At): number[] =>
  rules.boxes.flatMap((_, box) => (position.card.points[box] === null ? [box] : []))

/** Keeps four faces in a row, whatever else. */
const keepsRow = ({ keep }: ScorecardChoice): boolean =>
  keep !== null && longestRun(multisetOf(keep)).length >= 4

const keepsAlike = ({ keep }: ScorecardChoice): boolean =>
  keep !== null && keep.length >= 2 && mostAlike(keep) === keep.length

const keepsAll = ({ keep }: ScorecardChoice, { position }: At): boolean =>
  keep?.length === position.dice.length

/** All dice make an open box of fixed points: a full house of several groups, or a row. */
function isMade(at: At, which: 'house' | 'row'): boolean {
  const { rules, position } = at
  const needed = (box: number): boolean => {
    const { shape } = rules.boxes[box]!
    if (which === 'row') return shape.kind === 'run' || shape.kind === 'faces'
    const isHouse = shape.kind === 'alike' && shape.sizes.length > 1
    return isHouse && shape.sizes.reduce((sum, size) => sum + size, 0) === rules.dice
  }
  const isFit = which === 'house' || mostAlike(position.dice) === 1
  return isFit && openBoxes(at).some((box) => needed(box) && (pointsIn(at, box) ?? 0) > 0)
}

const isAny = ({ rules }: At, { box }: ScorecardChoice): boolean =>
  box !== null && rules.boxes[box]!.shape.kind === 'any'

/** Boxes for some dice alike that score the sum of all dice, with points here. */
function isLowGroup(at: At, { box }: ScorecardChoice): boolean {
  if (box === null) return false
  const { shape, sum } = at.rules.boxes[box]!
  if (shape.kind !== 'alike' || shape.sizes.length > 1 || sum !== 'all') return false
  const { dice } = at.position
  const [low] = FACES.filter((face) => countOf(dice, face) >= shape.sizes[0]!)
  return low !== undefined && low <= 2 && mostAlike(dice) < at.rules.dice
}

const isZero = (at: At, { box }: ScorecardChoice): boolean =>
  box !== null && pointsIn(at, box) === 0

/** Fills the box of a face with fewer than the three dice that the bonus asks for. */
function isFewUpper({ rules, position }: At, { box }: ScorecardChoice): boolean {
  if (box === null || rules.bonus.length === 0) return false
  const { shape } = rules.boxes[box]!
  return shape.kind === 'face' && countOf(position.dice, shape.face) < rules.dice - 2
}

/** Points that are no more than what one gives away. */
const SCRAP: Points = 5

const isScrap = (at: At, { box }: ScorecardChoice): boolean =>
  box !== null && (pointsIn(at, box) ?? 0) <= SCRAP

/** Joker used where its dice are worth more than in the box of their face. */
function isJoker(at: At, { keep, box }: ScorecardChoice): boolean {
  if (keep !== null) return mostAlike(keep) === keep.length && keep.length >= at.rules.dice - 2
  return at.rules.boxes[box]!.shape.kind !== 'face'
}

/**
 * Two opposite acts in decisions of one kind. Where the right choice does not `does`, doing it is the
 * habit; where it does, not doing it is the reverse one.
 */
interface Pattern {
  readonly habit: string
  readonly reverse: string
  /** Omitted for decisions of both kinds. */
  readonly kind?: ScorecardQuestion['kind']
  /** Both acts are possible. */
  readonly isOpen: (at: At) => boolean
  readonly does: (at: At, choice: ScorecardChoice) => boolean
  /** The other act; by default every choice that does not. */
  readonly shuns?: (at: At, choice: ScorecardChoice) => boolean
}

/** Most specific first. */
const PATTERNS: readonly Pattern[] = [
  {
    habit: 'house-broken',
    reverse: 'house-kept',
    kind: 'keeps',
    isOpen: (at) => isMade(at, 'house'),
    does: (at, choice) => !keepsAll(choice, at),
  },
  {
    habit: 'row-broken',
    reverse: 'row-kept',
    kind: 'keeps',
    isOpen: (at) => isMade(at, 'row'),
    does: (at, choice) => !keepsAll(choice, at),
  },
  {
    habit: 'joker-missed',
    reverse: 'joker-forced',
    isOpen: ({ rules, position }) => traitsOf(rules, position).joker,
    does: (at, choice) => !isJoker(at, choice),
  },
  {
    habit: 'pair-for-row',
    reverse: 'row-for-pair',
    kind: 'keeps',
    isOpen: (at) =>
      longestRun(multisetOf(at.position.dice)).length >= 4 && mostAlike(at.position.dice) >= 2,
    does: (_, choice) => keepsAlike(choice),
    shuns: (_, choice) => keepsRow(choice),
  },
  {
    habit: 'low-group',
    reverse: 'low-group-shunned',
    kind: 'boxes',
    isOpen: (at) => openBoxes(at).some((box) => isLowGroup(at, { keep: null, box })),
    does: isLowGroup,
  },
  {
    habit: 'chance-early',
    reverse: 'chance-saved',
    kind: 'boxes',
    isOpen: (at) =>
      stageOf(at.position.card) === 'early' &&
      openBoxes(at).some((box) => isAny(at, { keep: null, box })),
    does: isAny,
  },
  {
    habit: 'alike-zeroed',
    reverse: 'alike-spared',
    kind: 'boxes',
    isOpen: (at) =>
      openBoxes(at).includes(alikeBox(at.rules)) &&
      alikeFace(multisetOf(at.position.dice), at.rules.dice) === 0 &&
      isScrap(at, at.best),
    does: ({ rules }, { box }) => box === alikeBox(rules),
  },
  {
    habit: 'upper-few',
    reverse: 'upper-spared',
    kind: 'boxes',
    isOpen: (at) => openBoxes(at).some((box) => isFewUpper(at, { keep: null, box })),
    does: isFewUpper,
  },
  {
    habit: 'zero-early',
    reverse: 'zero-shunned',
    kind: 'boxes',
    isOpen: (at) => openBoxes(at).some((box) => isZero(at, { keep: null, box })),
    does: isZero,
  },
]

export const isReverse = (one: string, other: string): boolean =>
  PATTERNS.some(({ habit, reverse }) => {
    return (one === habit && other === reverse) || (one === reverse && other === habit)
  })

function signsOf(at: At, chosen: ScorecardChoice | null): HabitSigns {
  const occasions: string[] = []
  let error: string | null = null
  const isOf = at.position.rerolls > 0 ? 'keeps' : 'boxes'
  for (const { habit, reverse, kind = isOf, isOpen, does, shuns } of PATTERNS) {
    const other = shuns ?? ((of: At, choice: ScorecardChoice) => !does(of, choice))
    if (kind !== isOf || (isOf === 'keeps') !== (at.best.keep !== null) || !isOpen(at)) continue
    const isReverse = does(at, at.best)
    if (!isReverse && !other(at, at.best)) continue
    const id = isReverse ? reverse : habit
    occasions.push(id)
    if (chosen) error ??= (isReverse ? other : does)(at, chosen) ? id : null
  }
  return { occasions, error }
}

export function questionSigns(
  rules: RuleSet,
  { position, options }: Pick<ScorecardQuestion, 'position' | 'options'>,
): HabitSigns {
  const { keep, box } = options[0]!
  return signsOf({ rules, position, best: { keep, box } as ScorecardChoice }, null)
}

/** Null for an answer that cannot be read. */
export function answerSigns(
  rules: RuleSet,
  { code, own }: Pick<AnswerRecord<StoredScorecardAnswer>, 'code' | 'own'>,
  isWrong: boolean,
): HabitSigns | null {
  const position = parseScorecardCode(rules, code)
  if (!position.ok) return null
  const at = { rules, position: position.value, best: readChoice(own.best) }
  return signsOf(at, isWrong ? readChoice(own.choice) : null)
}

/** "You fill Chance early"; empty for an unknown id. */
export function habitWords(id: string): string {
  const words: Readonly<Partial<Record<string, string>>> = scorecardTexts.study.progress.habits
  return words[id] ?? ''
}

/** Drill whose questions are most like the decisions of a habit. */
export function habitDrill(id: string): { kind: ScorecardKind; filters: ScorecardFilters } {
  if (id.startsWith('joker')) {
    return { kind: 'both', filters: { ...NO_SCORECARD_FILTERS, joker: true } }
  }
  if (id.startsWith('chance')) {
    return { kind: 'boxes', filters: { ...NO_SCORECARD_FILTERS, stages: ['early'] } }
  }
  const isKeep = /^(house|row|pair)/.test(id)
  return { kind: isKeep ? 'keeps' : 'boxes', filters: NO_SCORECARD_FILTERS }
}

/** The lesson of the step that a habit breaks, among those in order; the last one if none fits. */
export function habitLesson(id: string, lessons: readonly string[]): string | null {
  const step = id.startsWith('house')
    ? 'step-house'
    : /^(row|pair)/.test(id)
      ? 'step-rows'
      : id.startsWith('joker')
        ? 'step-best'
        : 'step-pars'
  return lessons.find((one) => one === step) ?? lessons.at(-1) ?? null
}
