import type { ThumbRule } from '../solve/thumb/thumb-rule.ts'
import {
  thumbWeight,
  type ThumbReason,
  type ThumbStanding,
  type ThumbWeight,
} from '../solve/thumb/thumb-weight.ts'
import { leastBank, type RuleSet } from '../rules/rule-set.ts'
import type { RankedOption } from './question.ts'

/** As much of an option as a rule of thumb looks at. */
export type ThumbOption = Pick<
  RankedOption,
  'setAside' | 'points' | 'then' | 'turnTotal' | 'diceLeft'
>

/** As much of a question. */
export interface ThumbQuestion {
  readonly options: readonly ThumbOption[]
  readonly position: ThumbStanding
  readonly finalTurn: boolean
}

/** What a rule of thumb does with an option, and why; in a last turn nothing but the win counts. */
export interface WeighedOption extends Omit<ThumbWeight, 'why'> {
  readonly option: ThumbOption
  readonly why: ThumbReason | 'last-turn'
}

/** Weighs the options of a question, in their order. */
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
    // After the last roll there is nothing to weigh.
    if (diceLeft === 0) {
      const rolls = option.then === 'roll'
      const rank = !rolls && (finalTurn || own + turnTotal >= rules.goal) ? 1 : 0
      return { option, rolls, why: 'last-turn' as const, rank, value: null, sum: turnTotal }
    }
    if (!finalTurn) {
      const mayBank = bankable.has(diceOf(option)) || turnTotal < leastBank(rules, own)
      return { option, ...thumbWeight(rule, rules, standing, turnTotal, diceLeft, mayBank) }
    }
    // The score says nothing any more, and nothing is near.
    const last = { own, opponent: own, ownFarkles: 0 }
    const { value } = thumbWeight(rule, { ...rules, goal: Infinity }, last, turnTotal, diceLeft)
    const rolls = own + turnTotal <= opponent
    const sum = value === null ? Infinity : turnTotal + value
    return { option, rolls, why: 'last-turn' as const, rank: rolls ? 0 : 1, value, sum }
  })
}

/**
 * What a rule of thumb takes of options that were weighed. In a last turn only what wins is banked, or
 * what the house makes one bank.
 */
export function takenOf(weighed: readonly WeighedOption[]): WeighedOption {
  // Of so many dice those that score most, as in the match that tells what the rule loses.
  const sensible = weighed.filter(({ option, rank }) =>
    weighed.every(
      (other) =>
        other.option.setAside.length !== option.setAside.length ||
        other.option.turnTotal <= option.turnTotal ||
        other.rank < rank,
    ),
  )
  // Of equals the fewest dice.
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

/** Place of the option that a rule of thumb takes. */
export function thumbChoice(rule: ThumbRule, rules: RuleSet, question: ThumbQuestion): number {
  const weighed = weighedOptions(rule, rules, question)
  return weighed.indexOf(takenOf(weighed))
}
