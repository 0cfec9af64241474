import type { Points } from '../../../base/units.ts'
import type { TurnPart } from '../analysis/position.ts'
import { turnWalk } from '../analysis/turn-walk.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { StudyKit } from './study-kit.ts'
import type { Question, RankedOption } from './question.ts'

export type DiceRule =
  /** Same number of dice left, more points; for a bank the dice left do not matter. */
  (
    | { readonly kind: 'most-points' | 'bank-most' }
    /** Points needed with the other number of dice. */
    | { readonly kind: 'trade'; readonly takes: Points }
  ) & { readonly best: RankedOption; readonly other: RankedOption }

/** In grid steps. */
const MAX_STEPS = 60

const sameHand = (a: RankedOption, b: RankedOption): boolean =>
  a.node === b.node && a.turnTotal === b.turnTotal

const sameKinds = (a: TurnPart, b: TurnPart): boolean =>
  a.dice.kinds?.join() === b.dice.kinds?.join()

/** True if the hands differ only in the number of dice left and the turn total. */
function differInDiceOnly(rules: RuleSet, a: RankedOption, b: RankedOption): boolean {
  const { partAt } = turnWalk(rules)
  const [one, other] = [partAt(a.node), partAt(b.node)]
  if (one.dice.kinds || rules.noBankAtFifty) {
    return a.diceLeft === b.diceLeft && sameKinds(one, other)
  }
  return (
    one.rollsLeft === other.rollsLeft && one.owed === other.owed && one.bonuses === other.bonuses
  )
}

function mostOf({ rules, goal }: StudyKit, { own, opponent }: Question['position']): Points {
  if (rules.end === 'rounds') return Infinity
  return goal === 'points' ? rules.goal : Math.max(rules.goal, opponent) - own
}

/** Rule that prefers the dice of the better option; null if there is no short rule. */
export function diceRule(
  kit: StudyKit,
  { position }: Question,
  best: RankedOption,
  other: RankedOption,
): DiceRule | null {
  if (sameHand(best, other) || !differInDiceOnly(kit.rules, best, other)) return null
  if (other.diceLeft === best.diceLeft) {
    return best.turnTotal > other.turnTotal ? { kind: 'most-points', best, other } : null
  }
  const value = best.value - kit.judge.tolerance
  const { grid } = kit.game.model
  const part = turnWalk(kit.rules).partAt(other.node)
  for (let step = 0; step <= MAX_STEPS; step++) {
    const takes = other.turnTotal + step * grid
    if (kit.judge.judge({ ...position, turnTotal: takes, ...part }).value < value) continue
    if (step === 0) return null
    const isMost = best.best === 'bank' && takes === best.turnTotal
    if (isMost) return { kind: 'bank-most', best, other }
    return takes > mostOf(kit, position) ? null : { kind: 'trade', best, other, takes }
  }
  return null
}

/** null if the chosen dice are right. Prefers an option with another number of dice. */
export function losingDice(
  { options }: Question,
  chosen: RankedOption | null,
): RankedOption | null {
  const right = options.filter(({ loss }) => loss === 0)
  const loses = (option: RankedOption): boolean => !right.some((other) => sameHand(other, option))
  if (chosen) return loses(chosen) ? chosen : null
  // Options are sorted, so each hand appears first with its better action.
  const losing = options.filter(loses)
  return losing.find(({ diceLeft }) => diceLeft !== options[0]!.diceLeft) ?? losing[0] ?? null
}
