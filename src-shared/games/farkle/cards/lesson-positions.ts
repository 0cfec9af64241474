import { LESSON_POSITIONS } from '../../../cards/lesson.ts'
import { seededRandom, shuffled, type Random } from '../../../dice/random.ts'
import type { Points, Value } from '../../../base/units.ts'
import type { AskedBefore } from '../../../study/drill.ts'
import { FIRST_POSITION, type Position, type PositionDice } from '../analysis/position.ts'
import { positionCode } from '../analysis/position-code.ts'
import { makeQuestion } from '../drill/make-question.ts'
import type { DecisionKind, DrillSetup } from '../drill/setup.ts'
import type { StudyKit } from '../drill/study-kit.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { ContrastPair, LessonPosition } from '../steps/contrast-pairs.ts'
import { turnModel } from '../solve/turn/turn-model.ts'

/** Both players are at a fifth of the goal: past the first bank, and far from the end. */
const AT_PART = 0.2

/** Lessons before this one that a check asks about, too, and one question in so many about them. */
const EARLIER = 2
const OWN_TO_EARLIER = 3

/** Pairs with the smallest turn totals, which are met most. */
const USUAL_PAIRS = 60

/** A position within a turn that the scores say nothing about. */
export function turnPosition(rules: RuleSet, turnTotal: Points, dice: PositionDice): Position {
  const { grid } = turnModel(rules)
  const part = Math.floor((AT_PART * rules.goal) / grid) * grid
  const score = Math.max(part, rules.minimumFirstBank, rules.minimumBank)
  return { ...FIRST_POSITION, own: score, opponent: score, turnTotal, dice }
}

interface Asked {
  readonly kind: DecisionKind
  readonly position: Position
}

export function askedOf(rules: RuleSet, asks: ContrastPair['asks'], one: LessonPosition): Asked {
  const { turnTotal, points, roll, diceLeft } = one
  return asks === 'dice'
    ? { kind: 'set-aside', position: turnPosition(rules, turnTotal, { rolled: roll }) }
    : {
        kind: 'roll-or-bank',
        position: turnPosition(rules, turnTotal + points, { left: diceLeft }),
      }
}

/** Whether the drill asks it, the answer of the lesson is the best and any other one loses so much. */
function isRight(
  kit: StudyKit,
  asks: ContrastPair['asks'],
  one: LessonPosition,
  leastLoss: Value,
): boolean {
  const { kind, position } = askedOf(kit.rules, asks, one)
  const question = makeQuestion(kit, kind, position)
  if (question === null || question.forced || question.gap < leastLoss) return false
  return question.options.some(
    ({ loss, points, diceLeft, then }) =>
      loss === 0 &&
      (asks === 'dice' ? points === one.points && diceLeft === one.diceLeft : then === one.then),
  )
}

/** Pairs are tried in a drawn order, and again from the first where they are too few. */
function drawnFrom(
  kit: StudyKit,
  random: Random,
  pairs: readonly ContrastPair[],
  count: number,
  leastLoss: Value,
): Asked[] {
  const usual = shuffled(random, pairs.slice(0, USUAL_PAIRS))
  const right = usual.filter(({ asks, pair }) =>
    pair.every((one) => isRight(kit, asks, one, leastLoss)),
  )
  const found: Asked[] = []
  for (let i = 0; found.length < count && right.length > 0; i++) {
    const { asks, pair } = right[i % right.length]!
    found.push(...pair.map((one) => askedOf(kit.rules, asks, one)))
  }
  return found
}

/**
 * Positions of a lesson, given the pairs of the steps up to its own, by step: as many as the setup
 * has questions, in an order drawn by its seed; for a check with some of the lessons before. Wrong
 * answers lose `leastLoss`. Empty if the step has no such pairs.
 */
export function lessonPositions(
  kit: StudyKit,
  { seed, part, questions }: Pick<DrillSetup, 'seed' | 'part' | 'questions'>,
  pairs: readonly (readonly ContrastPair[])[],
  leastLoss: Value,
): AskedBefore[] {
  const random = seededRandom(`${seed} lesson`)
  const count = questions ?? LESSON_POSITIONS
  const before = part === 'check' ? pairs.slice(0, -1).slice(-EARLIER).flat() : []
  const earlier = drawnFrom(
    kit,
    random,
    before,
    Math.floor(count / OWN_TO_EARLIER / 2) * 2,
    leastLoss,
  )
  const own = drawnFrom(kit, random, pairs.at(-1) ?? [], count - earlier.length, leastLoss)
  if (own.length === 0) return []
  return shuffled(random, [...own, ...earlier]).map(({ kind, position }) => ({
    kind,
    code: positionCode(position),
  }))
}
