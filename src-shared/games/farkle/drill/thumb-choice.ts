import type { ThumbRule } from '../solve/thumb/thumb-rule.ts'
import { thumbWeight, type ThumbStanding } from '../solve/thumb/thumb-weight.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Question, RankedOption } from './question.ts'

/**
 * Place of the option that a rule of thumb takes. In a last turn only what wins is banked, or what the
 * house makes one bank.
 */
export function thumbChoice(
  rule: ThumbRule,
  rules: RuleSet,
  { options, finalTurn }: Question,
  standing: ThumbStanding,
): number {
  const { own, opponent } = standing
  const weigh = ({ turnTotal, diceLeft }: RankedOption): { rolls: boolean; sum: number } => {
    if (!finalTurn) return thumbWeight(rule, rules, standing, turnTotal, diceLeft)
    // The score says nothing any more, and nothing is near.
    const last = { own, opponent: own, ownFarkles: 0 }
    const { value } = thumbWeight(rule, { ...rules, goal: Infinity }, last, turnTotal, diceLeft)
    const rolls = own + turnTotal <= opponent
    return { rolls, sum: value === null ? Infinity : turnTotal + value }
  }
  const weighed = options.map((option) => ({ option, ...weigh(option) }))
  const wins = ({ option, rolls }: (typeof weighed)[number]): number =>
    Number(!rolls && (finalTurn || own + option.turnTotal >= rules.goal))
  // What wins, then the largest sum; of equals the fewest dice, and of so many those that score most.
  const [best] = weighed.toSorted(
    (a, b) =>
      wins(b) - wins(a) ||
      (a.sum === b.sum ? 0 : b.sum - a.sum) ||
      a.option.setAside.length - b.option.setAside.length ||
      b.option.turnTotal - a.option.turnTotal,
  )
  const same = weighed.filter(
    ({ option }) => option.setAside.join() === best!.option.setAside.join(),
  )
  const wanted = best!.rolls ? 'roll' : 'bank'
  const taken = same.find(({ option }) => option.then === wanted) ?? same[0]!
  return options.indexOf(taken.option)
}
