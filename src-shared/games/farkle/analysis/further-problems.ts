import { grouped } from '../../../texts/numbers.ts'
import { problemsOf, type Problem } from '../../../base/result.ts'
import type { Points } from '../../../base/units.ts'
import { leastBank, type RuleSet } from '../rules/rule-set.ts'
import type { WinGame } from '../solve/win/win-game.ts'
import { farkleTexts } from '../texts/texts.ts'
import { diceCountOf, type Position, type PositionOffer } from './position.ts'
import { diceKinds, hasOwnDice } from '../rules/own-dice.ts'
import { isConfirmed } from '../rules/turn-rules.ts'
import { kindNames, numberedKinds } from './kind-names.ts'
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
  const found = problemsOf([
    ['dice', kindsProblem(rules, position)],
    ['rollsLeft', rollsProblem(rules, position)],
    ['owed', owedProblem(rules, position)],
    ['bonuses', bonusesProblem(rules, position)],
  ])
  if (found.length > 0 || turnWalk(rules).nodeOf(position) !== null) return found
  const { whichDice, noSuchTurn } = farkleTexts.analysis.problems
  const isAsked = hasOwnDice(rules) && position.dice.kinds?.length !== diceCountOf(position)
  return [{ field: 'dice', message: isAsked ? whichDice(numberedKinds(rules)) : noSuchTurn }]
}

type FurtherGrid = Pick<WinGame, 'rules'> & { readonly model: Pick<WinGame['model'], 'grid'> }

function roundProblem({ rules }: FurtherGrid, { round }: Position): string | null {
  if (round === undefined) return null
  const { roundNotCounted, noSuchRound } = farkleTexts.analysis.problems
  if (rules.end !== 'rounds') return roundNotCounted
  return round > rules.rounds ? noSuchRound(rules.rounds, round) : null
}

function totalProblem({ model: { grid } }: FurtherGrid, total: Points): string | null {
  const { offerMultiple } = farkleTexts.analysis.problems
  return Number.isInteger(total / grid) ? null : offerMultiple(grouped(grid), grouped(total))
}

/** Error message if no turn of the opponent can have left such an offer; else null. */
function cannotBeLeft(
  { rules }: FurtherGrid,
  { opponent }: Position,
  { dice, total }: PositionOffer,
): string | null {
  const { offerDice, offerOfAll, offerTooMuch, offerTooLittle } = farkleTexts.analysis.problems
  if (dice > rules.dice) return offerDice(rules.dice, dice)
  if (rules.steal === 'diceLeft') return null
  const isStolen = rules.steal === 'allDice' && dice === rules.dice
  if (isStolen) return null
  if (!rules.buildOnBank) return offerOfAll(rules.dice)
  if (rules.mustRollHotDice && dice === rules.dice) return offerDice(rules.dice - 1, dice)
  if (total > opponent) return offerTooMuch(grouped(opponent))
  const least = leastBank(rules, opponent - total)
  return total < least ? offerTooLittle(grouped(least)) : null
}

function offerProblem(game: FurtherGrid, position: Position): string | null {
  const { offer, own, turnTotal, dice } = position
  if (!offer) return null
  const { rules } = game
  const { offerNotCounted, offerNotYet, offerAtStart } = farkleTexts.analysis.problems
  if (!rules.buildOnBank && rules.steal === 'nothing') return offerNotCounted
  const isStart = turnTotal === 0 && 'left' in dice && diceCountOf(position) === rules.dice
  if (!isStart) return offerAtStart
  if (own <= 0 && rules.minimumFirstBank > rules.minimumBank) {
    return offerNotYet(grouped(rules.minimumFirstBank))
  }
  return totalProblem(game, offer.total) ?? cannotBeLeft(game, position, offer)
}

function toBeatProblem(game: FurtherGrid, { toBeat = 0, opponent }: Position): string | null {
  if (toBeat === 0) return null
  const { toBeatNotCounted, toBeatTooMuch, toBeatTooLittle } = farkleTexts.analysis.problems
  if (!game.rules.beatLastTurn) return toBeatNotCounted
  if (toBeat > opponent) return toBeatTooMuch(grouped(opponent))
  const least = leastBank(game.rules, opponent - toBeat)
  if (toBeat < least) return toBeatTooLittle(grouped(least))
  return totalProblem(game, toBeat)
}

/** Checks round, offer and turn to beat. Empty if all are possible. */
export function furtherProblems(game: FurtherGrid, position: Position): Problem[] {
  return problemsOf([
    ['round', roundProblem(game, position)],
    ['offer', offerProblem(game, position)],
    ['toBeat', toBeatProblem(game, position)],
  ])
}
