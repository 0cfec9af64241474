import type { Points, Probability } from '../../../base/units.ts'
import { capital } from '../../../texts/capital.ts'
import { writtenDifference } from '../../../texts/numbers.ts'
import { PLAIN_WRITING } from '../analysis/analysis-words.ts'
import { countsBanked } from '../rules/losing-dice.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { Question, RankedOption } from './question.ts'

type Asked = Pick<Question, 'goal' | 'position' | 'finalTurn'>

const { points, decimal } = PLAIN_WRITING

/** As many decimals as tell a chance in a hundred from none and from all. */
function placesOf(chance: Probability, least: number): number {
  const near = Math.min(chance, 1 - chance)
  if (near < 1e-9) return least
  const places = [0.01, 0.001, 0.0001].findIndex((limit) => near >= limit)
  return Math.max(least, places < 0 ? 4 : places)
}

/** A chance as so many of a hundred throws: "44", "0.2". */
const throwsOf = (chance: Probability): string => decimal(chance * 100, placesOf(chance, 0))

/** A chance as so many of a hundred games: "58.8", "0.02". */
const gamesOf = (chance: Probability): string => decimal(chance * 100, placesOf(chance, 1))

/** One thing, and another one above or below it. */
type Sides<Said> = { readonly more: Said; readonly less: Said; readonly same: Said }

/** Compares two numbers as they are written, so that whoever subtracts them comes to the same. */
function compared<Said>(one: number, other: number, places: number, sides: Sides<Said>) {
  const difference = writtenDifference(one, other, places)
  const said = difference > 0 ? sides.more : difference < 0 ? sides.less : sides.same
  return { said, by: decimal(Math.abs(difference), places) }
}

/** What a farkle takes: the points of the turn, and what it costs besides. */
function riskOf(rules: RuleSet, turnTotal: Points, afterFarkle: Points): string | null {
  const { besides } = farkleTexts.study.why
  const risk = countsBanked(rules) ? besides.banked : besides.penalty
  const cost = -afterFarkle
  if (cost > 0.05) {
    const written = decimal(cost, 1)
    return turnTotal > 0 ? risk.both(points(turnTotal), written) : risk.alone(written)
  }
  return turnTotal > 0 ? points(turnTotal) : null
}

/** What rolling instead of banking is worth, for points. */
function pointsRoll(rules: RuleSet, option: RankedOption): string {
  const { roll } = farkleTexts.study.why.points
  const { diceLeft: dice, turnTotal, farkleProbability, otherwise, value } = option
  const risk = riskOf(rules, turnTotal, option.afterFarkle ?? 0)
  if (dice === 0) return roll.givesUp(risk ?? points(0))
  if (otherwise === null) return roll.always(dice, risk ?? points(0))
  const { said, by } = compared(value, turnTotal, 1, roll)
  if (farkleProbability === 0) return roll.safe(dice, by)
  const throws = throwsOf(farkleProbability)
  return risk === null ? roll.nothingAtRisk(dice, by, throws) : said(dice, by, risk, throws)
}

/** What banking instead of rolling is worth, for points. */
function pointsBank({ turnTotal, diceLeft: dice, other }: RankedOption): string {
  const { bank } = farkleTexts.study.why.points
  const total = points(turnTotal)
  if (!other) return bank.only(total)
  const { said, by } = compared(other.value, turnTotal, 1, bank)
  if (other.farkleProbability === 0 && said === bank.more) return bank.safe(total, dice, by)
  return said(total, dice, by, throwsOf(other.farkleProbability))
}

/** How a player stands with so many points more than are banked: "450 behind". */
function standing(own: Points, opponent: Points): string {
  const { ahead, behind, level } = farkleTexts.study.why.wins
  if (own === opponent) return level
  return own > opponent ? ahead(points(own - opponent)) : behind(points(opponent - own))
}

/** What is said behind an action's games: how many more or fewer that is than by the other action. */
function besides({ best, other, value, turnTotal, diceLeft }: RankedOption): string {
  if (!other) return ''
  const { than } = farkleTexts.study.why.wins
  const places = Math.abs(value - other.value) < 0.001 ? 2 : 1
  const { said, by } = compared(value * 100, other.value * 100, places, than)
  return said(by, best === 'roll' ? than.banking(points(turnTotal)) : than.rolling(diceLeft))
}

function winsRoll({ position, finalTurn }: Asked, option: RankedOption): string {
  const { roll } = farkleTexts.study.why.wins
  const { diceLeft: dice, farkleProbability, afterFarkle, otherwise, value } = option
  if (dice === 0) return roll.givesUp(gamesOf(afterFarkle ?? 0))
  const now = standing(position.own, position.opponent)
  const loses = finalTurn && afterFarkle === 0
  const after = gamesOf(afterFarkle ?? 0)
  if (otherwise === null) return loses ? roll.alwaysLoses(now, dice) : roll.always(now, dice, after)
  const rest = besides(option)
  if (farkleProbability === 0) return roll.safe(now, dice, gamesOf(value), rest)
  const ends = loses ? roll.loses(gamesOf(otherwise)) : roll.then(after, gamesOf(otherwise))
  return roll.risks(now, dice, throwsOf(farkleProbability), ends, gamesOf(value) + rest)
}

function winsBank({ position }: Asked, option: RankedOption): string {
  const { bank } = farkleTexts.study.why.wins
  const { turnTotal, diceLeft, outcome, value } = option
  const total = points(turnTotal)
  const rest = besides(option)
  if (outcome === 'wins') return bank.wins(total)
  if (outcome === 'ties') return bank.ties(total, rest)
  if (outcome === 'loses') return bank.loses(total, rest)
  const now = standing(position.own + turnTotal, position.opponent)
  if (outcome === 'taken-up' || outcome === 'left-alone') {
    const left = outcome === 'taken-up' ? bank.takenUp : bank.leftAlone
    return left(total, diceLeft, now, gamesOf(value), rest)
  }
  const said = outcome === 'last-word' ? bank.lastWord : bank.passes
  return said(total, now, gamesOf(value), rest)
}

/**
 * Why an option of a question is worth what it is for the question's goal, in one sentence with the
 * solver's own numbers: an action against the other one with the same dice, or, where only the dice
 * are asked, what they lead to.
 */
export function optionReason(rules: RuleSet, asked: Asked, option: RankedOption): string {
  const { leadsTo } = farkleTexts.study.why
  const isRoll = option.best === 'roll'
  const clause =
    asked.goal === 'points'
      ? isRoll
        ? pointsRoll(rules, option)
        : pointsBank(option)
      : (isRoll ? winsRoll : winsBank)(asked, option)
  if (option.then !== null) return capital(clause)
  return leadsTo(points(option.turnTotal), option.diceLeft, clause)
}
