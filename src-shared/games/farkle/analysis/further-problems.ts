import { grouped } from '../../../texts/numbers.ts'
import type { Problem } from '../../../base/result.ts'
import type { Points } from '../../../base/units.ts'
import { leastBank } from '../rules/rule-set.ts'
import type { WinGame } from '../solve/win/win-game.ts'
import { farkleTexts } from '../texts/texts.ts'
import { diceCountOf, type Position, type PositionOffer } from './position.ts'

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
  const checks = [
    ['round', roundProblem(game, position)],
    ['offer', offerProblem(game, position)],
    ['toBeat', toBeatProblem(game, position)],
  ] as const
  return checks.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}
