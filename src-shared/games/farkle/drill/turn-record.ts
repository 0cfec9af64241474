import { ok, refused, type Result } from '../../../base/result.ts'
import type { Points } from '../../../base/units.ts'
import type { Face } from '../../../dice/multiset.ts'
import { grouped } from '../../../texts/numbers.ts'
import { actionsOf, type PositionAction } from '../analysis/actions.ts'
import { diceCountOf, inOrder, type Position } from '../analysis/position.ts'
import {
  kindsToRoll,
  shownFaces,
  turnWalk,
  withRoll,
  type RolledDice,
} from '../analysis/turn-walk.ts'
import { leastBank, type RuleSet } from '../rules/rule-set.ts'
import { winsAtOnce, type WinGame } from '../solve/win/win-game.ts'
import { farkleTexts } from '../texts/texts.ts'
import { bankRefusal } from './illegal-choice.ts'
import { diceText, sameDice } from './choices.ts'
import { playPoints } from './points-turn.ts'
import { afterAction } from './table.ts'
import type { TurnResult } from './table-game.ts'

export interface RecordedThrow {
  /** Ascending, as `kept` is. */
  readonly rolled: readonly Face[]
  readonly kinds?: readonly number[] | undefined
  /** null if the throw ended the turn. */
  readonly kept: readonly Face[] | null
  readonly keptKinds?: readonly number[] | undefined
}

export function recordedThrow(dice: RolledDice, kept: RolledDice | null): RecordedThrow {
  return { ...dice, kept: kept && kept.rolled, ...(kept?.kinds && { keptKinds: kept.kinds }) }
}

/**
 * `throws` is empty if only the points are known. `farkle` includes a last roll whose points may
 * not be banked. Of repeated tries with one die, only the last is recorded.
 */
export interface RecordedTurn {
  readonly throws: readonly RecordedThrow[]
  readonly end: 'bank' | 'farkle' | 'wins'
  readonly points?: Points
}

const words = () => farkleTexts.study.notation

/** Examples: "113466", "115k112" with kinds from 1. */
export function inARow(dice: readonly Face[], kinds?: readonly number[]): string {
  const { rolled: setAside, kinds: of } = inOrder({ rolled: dice, kinds })
  return diceText({ setAside, kinds: of })
}

function rolledAt(
  rules: RuleSet,
  position: Position,
  { rolled, kinds }: RecordedThrow,
): Result<Position> {
  const count = diceCountOf(position)
  if (rolled.length !== count) return refused(words().diceCount(count, rolled.length))
  const { nodeOf } = turnWalk(rules)
  const at = withRoll(rules, position, { rolled, ...(kinds && { kinds }) })
  if (nodeOf(at) === nodeOf(position)) return ok(at)
  const own = kindsToRoll(rules, position) ?? []
  return refused(words().otherDice(own.map((kind) => kind + 1).join('')))
}

function keptAt(
  rules: RuleSet,
  at: Position,
  kept: readonly Face[],
  kinds: readonly number[] | undefined,
): Result<PositionAction> {
  const choice = { setAside: kept, kinds }
  const found = actionsOf(rules, at).find((action) => sameDice(action, choice))
  if (found) return ok(found)
  const { rolled } = at.dice as RolledDice
  return refused(words().notSetAside(inARow(kept, kinds), inARow(rolled, at.dice.kinds)))
}

/** null if a throw without kept dice may end the turn like this. */
function endProblem(rules: RuleSet, at: Position, end: RecordedTurn['end']): string | null {
  const dice = at.dice as RolledDice
  const written = inARow(dice.rolled, dice.kinds)
  if (end === 'bank') return words().keep(written)
  if (end === 'wins') {
    return winsAtOnce(rules, shownFaces(rules, dice)) ? null : words().winsNot(written)
  }
  return actionsOf(rules, at).length === 0 ? null : words().noFarkle(written)
}

function bankProblem(rules: RuleSet, { own }: Position, action: PositionAction): string | null {
  const refusedBank = bankRefusal(rules, action)
  if (refusedBank !== null) return refusedBank
  const least = leastBank(rules, own)
  const { turnTotal } = action
  return turnTotal >= least ? null : words().bankAtLeast(grouped(least), grouped(turnTotal))
}

/** Result of a turn whose last throw kept dice. */
function lastResult(
  rules: RuleSet,
  position: Position,
  action: PositionAction,
  end: RecordedTurn['end'],
): Result<TurnResult> {
  const problem = bankProblem(rules, position, action)
  const result = { turnTotal: action.turnTotal, dice: null }
  if (end === 'bank') return problem === null ? ok(result) : refused(problem)
  // After the last roll, points that may not be banked are lost.
  const isLost = end === 'farkle' && action.diceLeft === 0
  return isLost ? ok(result) : refused(words().keepsNothing(end))
}

/** Fails if the rules do not allow the turn. */
export function playTurn(
  game: WinGame,
  start: Position,
  { throws, end, points = 0 }: RecordedTurn,
): Result<TurnResult> {
  const { rules } = game
  if (throws.length === 0) return playPoints(game, start, points)
  let position = start
  for (const [i, thrown] of throws.entries()) {
    const { rolled, kinds, kept, keptKinds } = thrown
    const lying = rolledAt(rules, position, thrown)
    if (!lying.ok) return lying
    const at = lying.value
    const isLast = i === throws.length - 1
    if (winsAtOnce(rules, shownFaces(rules, at.dice as RolledDice)) && end !== 'wins') {
      return refused(words().winsAtOnce(inARow(rolled, kinds)))
    }
    if (kept === null) {
      if (!isLast) return refused(words().keep(inARow(rolled, kinds)))
      const problem = endProblem(rules, at, end)
      const { turnTotal } = position
      const dice = at.dice as RolledDice
      return problem === null ? ok({ turnTotal, dice }) : refused(problem)
    }
    const done = keptAt(rules, at, kept, keptKinds)
    if (!done.ok) return done
    if (isLast) return lastResult(rules, at, done.value, end)
    if (done.value.diceLeft === 0) return refused(words().noRollLeft)
    position = afterAction(rules, at, done.value)
  }
  return refused(words().form)
}
