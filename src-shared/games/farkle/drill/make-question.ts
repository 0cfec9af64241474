import type { Position } from '../analysis/position.ts'
import { diceKey } from './choices.ts'
import type { Judge, JudgedAction } from './judge.ts'
import type { Choice, Question, RankedOption } from './question.ts'
import { gapOf, ranked } from '../../../study/grade.ts'
import type { DecisionKind } from './setup.ts'
import { kitOfMover, type StudyKit } from './study-kit.ts'

type Valued = Omit<RankedOption, 'loss' | 'rank'>

/** Actions with the same key are one answer: set-aside ignores bank or roll. */
function answerKey(kind: DecisionKind, choice: Choice): string {
  return kind === 'set-aside' ? diceKey(choice) : `${diceKey(choice)} ${choice.then}`
}

/** Each answer has the value of its best action; best first. */
function answersOf(kind: DecisionKind, actions: readonly JudgedAction[]): Valued[] {
  const answers = new Map<string, Valued>()
  for (const action of actions) {
    const key = answerKey(kind, action)
    if (answers.has(key)) continue
    const then = kind === 'set-aside' ? null : action.then
    answers.set(key, { ...action, then, best: action.then })
  }
  return [...answers.values()]
}

/** Smallest loss, under this goal, among the best answers for the other goal. */
function disagreementOf(
  other: Judge,
  kind: DecisionKind,
  position: Position,
  options: readonly RankedOption[],
): number | null {
  const { actions, value } = other.judge(position)
  // A winning roll has no actions for wins, but it has for points.
  if (actions.length === 0) return null
  const best = new Set(
    actions
      .filter((action) => value - action.value <= other.tolerance)
      .map((action) => answerKey(kind, action)),
  )
  const losses = options
    .filter((option) => best.has(answerKey(kind, option)))
    .map(({ loss }) => loss)
  return losses.length > 0 ? Math.min(...losses) : null
}

/** `roll-or-bank` needs a position before a roll. null if the roll decided the turn. */
export function makeQuestion(
  kit: StudyKit,
  kind: DecisionKind,
  position: Position,
): Question | null {
  if ((kind === 'roll-or-bank') !== 'left' in position.dice) {
    throw new Error(`a question of the kind ${kind} was made of the wrong position`)
  }
  const { judge, other, goal } = kitOfMover(kit, position)
  const { actions, finalTurn } = judge.judge(position)
  if (actions.length === 0) return null
  const options = ranked(answersOf(kind, actions), ({ value }) => value, judge.tolerance)
  const gap = gapOf(options)
  return {
    goal,
    kind,
    position,
    options,
    forced: gap === null,
    gap: gap ?? 0,
    finalTurn,
    disagreement: other && disagreementOf(other, kind, position, options),
  }
}
