import type { Position } from '../analysis/position.ts'
import { diceKey } from './choices.ts'
import type { Judge, JudgedAction } from './judge.ts'
import type { Question, RankedOption } from './question.ts'
import { gapOf, ranked } from '../../../study/ranking.ts'
import type { DecisionKind } from './setup.ts'
import type { StudyKit } from './study-kit.ts'

/** An option before it stands beside the others. */
type Valued = Omit<RankedOption, 'loss' | 'rank'>

/** Which answer an action belongs to: without the bank or roll where only the dice are asked. */
function answerKey(kind: DecisionKind, action: JudgedAction): string {
  return kind === 'set-aside' ? diceKey(action) : `${diceKey(action)} ${action.then}`
}

/** The answers to a kind of question, each worth its best action; best first, as the actions are. */
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

/**
 * Loss, under this goal, of the other goal's best answer; of several equally good ones, the
 * smallest loss.
 */
function disagreementOf(
  other: Judge,
  kind: DecisionKind,
  position: Position,
  options: readonly RankedOption[],
): number | null {
  const { actions, value } = other.judge(position)
  // Six of a kind may win at once, while for points it is a roll like any other.
  if (actions.length === 0) return null
  const best = new Set(
    actions
      .filter((action) => value - action.value <= other.tolerance)
      .map((action) => answerKey(kind, action)),
  )
  const losses = options.flatMap((option) =>
    best.has(kind === 'set-aside' ? diceKey(option) : `${diceKey(option)} ${option.then}`)
      ? [option.loss]
      : [],
  )
  return losses.length > 0 ? Math.min(...losses) : null
}

/**
 * Makes the question of a kind out of a position: with dice left for `roll-or-bank`, with dice rolled
 * for the other kinds. Null where the roll has decided. The position must suit the kit's judges.
 */
export function makeQuestion(
  kit: StudyKit,
  kind: DecisionKind,
  position: Position,
): Question | null {
  if ((kind === 'roll-or-bank') !== 'left' in position.dice) {
    throw new Error(`a question of the kind ${kind} was made of the wrong position`)
  }
  const { judge, other, goal } = kit
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
