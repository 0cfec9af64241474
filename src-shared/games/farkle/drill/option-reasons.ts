import type { Value, Probability } from '../../../base/units.ts'
import { capital } from '../../../texts/capital.ts'
import { decimals, grouped, valueDifference } from '../../../texts/numbers.ts'
import { farkleTexts } from '../texts/texts.ts'
import { highestOther } from '../analysis/position.ts'
import { diceRule } from './dice-trade.ts'
import type { Question, RankedOption } from './question.ts'
import { diceRuleWords } from './rule-of-thumb.ts'
import type { StudyKit } from './study-kit.ts'

/** Number per hundred rolls, with enough decimals to differ from 0 and 100. */
export function throwsOf(chance: Probability): string {
  const near = Math.min(chance, 1 - chance)
  if (near < 1e-9) return decimals(chance * 100, 0)
  const places = [0.01, 0.001, 0.0001].findIndex((limit) => near >= limit)
  return decimals(chance * 100, places < 0 ? 4 : places)
}

const percent = (chance: Value): string => farkleTexts.analysis.percent(decimals(chance * 100, 2))

/** Example: "450 behind", after banking the turn total. */
function standing(position: Question['position'], { turnTotal }: RankedOption): string {
  const { ahead, behind, level } = farkleTexts.study.why.wins
  const lead = position.own + turnTotal - highestOther(position)
  if (lead === 0) return level
  return lead > 0 ? ahead(grouped(lead)) : behind(grouped(-lead))
}

/** Example: "banking 300 leaves you 450 ahead and wins 61.22% of games". */
function bankClause({ position }: Question, bank: RankedOption): string {
  const said = farkleTexts.study.why.wins.outcomes[bank.outcome!]
  return said(grouped(bank.turnTotal), percent(bank.value), standing(position, bank))
}

/** null if this reason does not apply. */
type Reason = (
  kit: StudyKit,
  question: Question,
  better: RankedOption,
  worse: RankedOption,
) => string | null

const bankOrRoll: Reason = (_, question, better, worse) => {
  const isSame = better.node === worse.node && better.turnTotal === worse.turnTotal
  if (!isSame || better.best === worse.best) return null
  const by = valueDifference(question.goal, better.value, worse.value)
  if (by <= 0) return null
  const { why } = farkleTexts.study
  const [bank, roll] = better.best === 'bank' ? [better, worse] : [worse, better]
  const { diceLeft, turnTotal, farkleProbability, afterFarkle } = roll
  const throws = throwsOf(farkleProbability)
  if (question.goal === 'wins') {
    return capital(
      why.wins.sides(bankClause(question, bank), diceLeft, percent(roll.value), throws),
    )
  }
  if (roll === better) return why.points.roll(diceLeft, decimals(by, 1), throws)
  const cost = turnTotal - (afterFarkle ?? 0)
  const written = cost - turnTotal > 0.05 ? decimals(cost, 1) : grouped(turnTotal)
  return why.points.bank(diceLeft, decimals(by, 1), throws, written)
}

const dice: Reason = (kit, question, better, worse) => {
  const rule = diceRule(kit, question, better, worse)
  return rule && diceRuleWords(rule)
}

const worth: Reason = (_, question, better, worse) => {
  if (valueDifference(question.goal, better.value, worse.value) <= 0) return null
  const { why } = farkleTexts.study
  const handOf = ({ best, turnTotal, diceLeft }: RankedOption): string =>
    why.hand[best](grouped(turnTotal), diceLeft)
  if (question.goal === 'points') {
    const [value, other] = [better, worse].map((option) => decimals(option.value, 1))
    return capital(why.worth(handOf(better), value!, handOf(worse), other!))
  }
  const clauses = [better, worse].map((option) =>
    option.outcome === 'wins' || option.outcome === 'loses'
      ? bankClause(question, option)
      : why.winning(handOf(option), percent(option.value)),
  )
  return capital(`${clauses.join('; ')}.`)
}

/** Most convincing first. */
export const REASONS = { dice, bankOrRoll, worth } satisfies Readonly<Record<string, Reason>>

/** Empty if the values are too close. */
export const whyBetter = (...of: Parameters<Reason>): string =>
  Object.values(REASONS).reduce<string | null>((said, reason) => said ?? reason(...of), null) ?? ''
