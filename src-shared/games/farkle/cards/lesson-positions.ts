import { lessonQuestions } from '../../../cards/lesson-questions.ts'
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

/** Pairs with the smallest turn totals, which are met most. */
const USUAL_PAIRS = 60

/** Kept by rules: the model of a turn is laid out for it, and a lesson has hundreds of positions. */
const scores = new WeakMap<RuleSet, Points>()

function scoreOf(rules: RuleSet): Points {
  const known = scores.get(rules)
  if (known !== undefined) return known
  const { grid } = turnModel(rules)
  const part = Math.floor((AT_PART * rules.goal) / grid) * grid
  const score = Math.max(part, rules.minimumFirstBank, rules.minimumBank)
  scores.set(rules, score)
  return score
}

/** A position within a turn that the scores say nothing about. */
export function turnPosition(rules: RuleSet, turnTotal: Points, dice: PositionDice): Position {
  const score = scoreOf(rules)
  return { ...FIRST_POSITION, own: score, opponent: score, turnTotal, dice }
}

interface Asked {
  readonly kind: DecisionKind
  readonly position: Position
}

function askedOf(rules: RuleSet, asks: ContrastPair['asks'], one: LessonPosition): Asked {
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

/**
 * Positions of a lesson, given the pairs of the steps up to its own, by step; see lessonQuestions.
 * Wrong answers lose `leastLoss`.
 */
export function lessonPositions(
  kit: StudyKit,
  setup: Pick<DrillSetup, 'seed' | 'part' | 'questions'>,
  pairs: readonly (readonly ContrastPair[])[],
  leastLoss: Value,
): AskedBefore[] {
  const usual = pairs.map((some) => some.slice(0, USUAL_PAIRS))
  return lessonQuestions(setup, usual, ({ asks, pair }) => {
    if (!pair.every((one) => isRight(kit, asks, one, leastLoss))) return []
    return pair.map((one) => {
      const { kind, position } = askedOf(kit.rules, asks, one)
      return { kind, code: positionCode(position) }
    })
  })
}
