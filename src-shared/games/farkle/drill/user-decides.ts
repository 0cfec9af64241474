import type { Position } from '../analysis/position.ts'
import { afterAction } from './table.ts'
import { asked } from '../../../study/course.ts'
import { makeQuestion } from './make-question.ts'
import { type TakenAction, setAsideEvent, type Table } from './played-turn.ts'
import type { FarkleCourse, Question, RankedOption } from './question.ts'

/** Asks the user, or plays a forced decision if the setup says so. */
function* decided(
  { kit, setup }: Table,
  position: Position,
): FarkleCourse<{ option: RankedOption; auto: boolean }> {
  const question = makeQuestion(kit, setup.kind, position)
  if (question === null) throw new Error('a roll that leaves a choice made no question')
  const auto = question.forced && setup.filters.noForced
  const option = auto ? question.options[0]! : yield* asked<Question, RankedOption>(question)
  return { option, auto }
}

/** Sets aside the best dice, then asks for the action. */
function* banksOrRolls(
  table: Table,
  position: Position,
  rolled: number,
): FarkleCourse<TakenAction> {
  const best = table.kit.judge.judge(position).actions[0]!
  table.events.add(setAsideEvent(best, rolled, true))
  if (best.diceLeft === 0) return { ...best, auto: true }
  const next = afterAction(table.kit.tableRules, position, best)
  const { option, auto } = yield* decided(table, next)
  return { ...best, then: option.best, auto }
}

export function* userDecides(table: Table, position: Position): FarkleCourse<TakenAction> {
  const rolled = 'rolled' in position.dice ? position.dice.rolled.length : 0
  if (table.setup.kind === 'roll-or-bank') return yield* banksOrRolls(table, position, rolled)
  const { option, auto } = yield* decided(table, position)
  table.events.add(setAsideEvent(option, rolled, auto))
  return { ...option, then: option.then ?? option.best, auto: auto || option.then === null }
}
