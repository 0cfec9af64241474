import type { Problem } from '../../../base/result.ts'
import { diceKinds, hasOwnDice } from '../rules/own-dice.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { isConfirmed } from '../rules/turn-rules.ts'
import { farkleTexts } from '../texts/texts.ts'
import { kindNames, numberedKinds } from './kind-names.ts'
import { diceCountOf, type Position } from './position.ts'
import { rollsLeftOf, turnWalk } from './turn-walk.ts'

function kindsProblem(rules: RuleSet, { dice }: Position): string | null {
  const { problems } = farkleTexts.analysis
  const { kinds } = dice
  if (!hasOwnDice(rules)) return kinds ? problems.kindsNotCounted : null
  if (!kinds) return null
  const known = diceKinds(rules)
  if (kinds.some((kind) => kind >= known.length)) return problems.noSuchKind(numberedKinds(rules))
  const tooMany = known.findIndex(
    ({ count }, k) => kinds.filter((kind) => kind === k).length > count,
  )
  if (tooMany < 0) return null
  return problems.tooManyOfKind(known[tooMany]!.count, kindNames(rules)[tooMany]!)
}

function rollsProblem(rules: RuleSet, position: Position): string | null {
  const { problems } = farkleTexts.analysis
  if (rules.maxRolls === 0)
    return position.rollsLeft === undefined ? null : problems.rollsNotCounted
  const left = rollsLeftOf(rules, position)
  const most = rollsLeftOf(rules, { ...position, rollsLeft: undefined })
  const least = 'left' in position.dice ? 1 : 0
  return left < least || left > most ? problems.rollsLeft(least, most, left) : null
}

function owedProblem({ confirmation }: RuleSet, { owed = 0 }: Position): string | null {
  const { problems } = farkleTexts.analysis
  if (!isConfirmed(confirmation)) return owed === 0 ? null : problems.owedNotCounted
  return owed > confirmation.points ? problems.owedTooMuch(confirmation.points) : null
}

function bonusesProblem({ bonusGrows }: RuleSet, { bonuses = 0 }: Position): string | null {
  const { problems } = farkleTexts.analysis
  if (bonuses <= bonusGrows) return null
  return bonusGrows === 0 ? problems.bonusesNotCounted : problems.bonusesTooMany(bonusGrows)
}

/** Requires that the other fields of the position are valid. */
export function turnProblems(rules: RuleSet, position: Position): Problem[] {
  const checks = [
    ['dice', kindsProblem(rules, position)],
    ['rollsLeft', rollsProblem(rules, position)],
    ['owed', owedProblem(rules, position)],
    ['bonuses', bonusesProblem(rules, position)],
  ] as const
  const found = checks.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
  if (found.length > 0 || turnWalk(rules).nodeOf(position) !== null) return found
  const { whichDice, noSuchTurn } = farkleTexts.analysis.problems
  const isAsked = hasOwnDice(rules) && position.dice.kinds?.length !== diceCountOf(position)
  return [{ field: 'dice', message: isAsked ? whichDice(numberedKinds(rules)) : noSuchTurn }]
}
