import type { ThumbRule } from '../solve/thumb/thumb-rule.ts'
import {
  thumbWeight,
  type ThumbReason,
  type ThumbStanding,
  type ThumbWeight,
} from '../solve/thumb/thumb-weight.ts'
import { leastBank, type RuleSet } from '../rules/rule-set.ts'
import type { LegalAction } from './question.ts'

export type ThumbOption = Omit<LegalAction, 'kinds' | 'leftKinds'>

export interface ThumbQuestion {
  readonly options: readonly ThumbOption[]
  readonly position: ThumbStanding
  readonly finalTurn: boolean
}

export interface WeighedOption extends Omit<ThumbWeight, 'why'> {
  readonly option: ThumbOption
  readonly why: ThumbReason | 'last-turn'
}

export function weighedOptions(
  rule: ThumbRule,
  rules: RuleSet,
  { options, finalTurn, position: standing }: ThumbQuestion,
): WeighedOption[] {
  const { own, opponent } = standing
  const diceOf = ({ setAside }: ThumbOption): string => setAside.join()
  const bankable = new Set(options.filter(({ then }) => then !== 'roll').map(diceOf))
  return options.map((option) => {
    const { turnTotal, diceLeft } = option
    // After the last roll there is no choice to weigh.
    if (diceLeft === 0) {
      const rolls = option.then === 'roll'
      const rank = !rolls && (finalTurn || own + turnTotal >= rules.goal) ? 1 : 0
      return { option, rolls, why: 'last-turn' as const, rank, value: null, sum: turnTotal }
    }
    if (!finalTurn) {
      const mayBank = bankable.has(diceOf(option)) || turnTotal < leastBank(rules, own)
      return { option, ...thumbWeight(rule, rules, standing, turnTotal, diceLeft, mayBank) }
    }
    // In the last turn score terms do not apply, and no goal is near.
    const last = { own, opponent: own, ownFarkles: 0 }
    const { value } = thumbWeight(rule, { ...rules, goal: Infinity }, last, turnTotal, diceLeft)
    const rolls = own + turnTotal <= opponent
    const sum = value === null ? Infinity : turnTotal + value
    return { option, rolls, why: 'last-turn' as const, rank: rolls ? 0 : 1, value, sum }
  })
}

/** In a last turn banks only to win, or where rolling is not allowed. */
export function takenOf(weighed: readonly WeighedOption[]): WeighedOption {
  // For each number of dice only the most points, as in the matches that measure the rule.
  const sensible = weighed.filter(({ option, rank }) =>
    weighed.every(
      (other) =>
        other.option.setAside.length !== option.setAside.length ||
        other.option.turnTotal <= option.turnTotal ||
        other.rank < rank,
    ),
  )
  // On ties the fewest dice.
  const [best] = sensible.toSorted(
    (a, b) =>
      b.rank - a.rank ||
      (a.sum === b.sum ? 0 : b.sum - a.sum) ||
      a.option.setAside.length - b.option.setAside.length ||
      b.option.turnTotal - a.option.turnTotal,
  )
  const same = weighed.filter(
    ({ option }) => option.setAside.join() === best!.option.setAside.join(),
  )
  const wanted = best!.rolls ? 'roll' : 'bank'
  return same.find(({ option }) => option.then === wanted) ?? same[0]!
}

export function thumbChoice(rule: ThumbRule, rules: RuleSet, question: ThumbQuestion): number {
  const weighed = weighedOptions(rule, rules, question)
  return weighed.indexOf(takenOf(weighed))
}
