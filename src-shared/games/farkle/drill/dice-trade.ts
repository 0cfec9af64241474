import type { DiceCount, Points } from '../../../base/units.ts'
import type { TurnPart } from '../analysis/position.ts'
import { turnWalk } from '../analysis/turn-walk.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { TurnNode } from '../solve/turn/turn-model.ts'
import type { StudyKit } from './study-kit.ts'
import type { Question, RankedOption } from './question.ts'

/** Dice and turn total after setting aside. */
export interface Hand {
  readonly dice: DiceCount
  readonly turnTotal: Points
  /** Place in the turn. */
  readonly node: TurnNode
}

/** Why some dice are set aside and no others: the best hand against the best one that loses. */
export type DiceRule =
  /** As many dice are left either way, and the better hand has more points. */
  | { readonly kind: 'most-points'; readonly best: Hand; readonly other: Hand }
  /** The best is a bank, for which the dice that are left count for nothing. */
  | { readonly kind: 'bank-most'; readonly best: Hand; readonly other: Hand }
  /** How many points it would take with the other number of dice; null: more than `upTo`. */
  | {
      readonly kind: 'trade'
      readonly best: Hand
      readonly other: Hand
      readonly takes: Points | null
      readonly upTo: Points
    }

/** How far more points are looked for, in steps. */
const MAX_STEPS = 60

const handOf = ({ diceLeft, turnTotal, node }: RankedOption): Hand => ({
  dice: diceLeft,
  turnTotal,
  node,
})

const sameHand = (a: Hand, b: Hand): boolean => a.node === b.node && a.turnTotal === b.turnTotal

const sameKinds = (a: TurnPart, b: TurnPart): boolean =>
  a.dice.kinds?.join() === b.dice.kinds?.join()

/** Whether all that tells two hands apart is how many dice are left, and their turn totals. */
function differInDiceOnly(rules: RuleSet, a: Hand, b: Hand): boolean {
  const { partAt } = turnWalk(rules)
  const [one, other] = [partAt(a.node), partAt(b.node)]
  if (one.dice.kinds || rules.noBankAtFifty) return a.dice === b.dice && sameKinds(one, other)
  return (
    one.rollsLeft === other.rollsLeft && one.owed === other.owed && one.bonuses === other.bonuses
  )
}

/**
 * The hand to set against the best one: that of the chosen option or, if none is named, the best one
 * that loses, rather with another number of dice. Null if it is right.
 */
function losingHand({ options }: Question, chosen: RankedOption | null): Hand | null {
  const right = options.filter(({ loss }) => loss === 0).map(handOf)
  const loses = (hand: Hand): boolean => !right.some((other) => sameHand(other, hand))
  if (chosen) return loses(handOf(chosen)) ? handOf(chosen) : null
  // Options come best first, so that a hand stands first with the better action.
  const losing = options.map(handOf).filter(loses)
  return losing.find(({ dice }) => dice !== options[0]!.diceLeft) ?? losing[0] ?? null
}

/**
 * The rule that decides which dice to set aside, against those of the chosen option if one is named;
 * null if they are right, or if no rule is so short.
 */
export function diceRule(
  kit: StudyKit,
  question: Question,
  chosen: RankedOption | null = null,
): DiceRule | null {
  const { options, position } = question
  const best = handOf(options[0]!)
  const other = losingHand(question, chosen)
  if (!other || !differInDiceOnly(kit.rules, best, other)) return null
  if (other.dice === best.dice) {
    return best.turnTotal > other.turnTotal ? { kind: 'most-points', best, other } : null
  }
  const value = options[0]!.value - kit.judge.tolerance
  const { grid } = kit.game.model
  const part = turnWalk(kit.rules).partAt(other.node)
  const at = (turnTotal: Points): number =>
    kit.judge.judge({ ...position, turnTotal, ...part }).value
  for (let step = 1; step <= MAX_STEPS; step++) {
    const takes = other.turnTotal + step * grid
    if (at(takes) < value) continue
    if (options[0]!.best === 'bank' && takes === best.turnTotal) {
      return { kind: 'bank-most', best, other }
    }
    return { kind: 'trade', best, other, takes, upTo: takes }
  }
  return { kind: 'trade', best, other, takes: null, upTo: other.turnTotal + MAX_STEPS * grid }
}
