import type { Points } from '../../../base/units.ts'
import type { Position } from '../analysis/position.ts'
import { turnWalk } from '../analysis/turn-walk.ts'
import type { TurnNode } from '../solve/turn/turn-model.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { StudyKit } from './study-kit.ts'

/** Right action at a turn total; `either` where neither loses. */
type BankOrRoll = 'bank' | 'roll' | 'either'

/** When to bank with so many dice left, at the scores of one position. */
export type TurnThreshold =
  /** Bank from here on, and roll below; looked at up to `upTo`. */
  | { readonly kind: 'bank-from'; readonly from: Points; readonly upTo: Points }
  /** Roll at any turn total up to here. */
  | { readonly kind: 'always-roll'; readonly upTo: Points }
  /** One action from one turn total to another, both included, because it changes more than once. */
  | {
      readonly kind: 'between'
      readonly action: 'bank' | 'roll'
      readonly from: Points
      /** Null where it is that action at every larger total. */
      readonly to: Points | null
    }

/** How many steps beyond what wins, or beyond the position, are looked at. */
const STEPS_BEYOND = 20

/** Whether a turn total may not be banked because of how it ends. */
function isNeverBanked({ noBankAtFifty }: RuleSet, { turnTotal }: Position): boolean {
  return noBankAtFifty && turnTotal % 100 === 50
}

function deedAt(kit: StudyKit, position: Position): BankOrRoll {
  const { actions } = kit.judge.judge(position)
  const bank = actions.find(({ then }) => then === 'bank')
  // No turn has such a total here, or it is one that nobody may bank.
  if (actions.length === 0 || isNeverBanked(kit.rules, position)) return 'either'
  if (!bank) return 'roll'
  const roll = actions.find(({ then }) => then === 'roll')!
  if (Math.abs(bank.value - roll.value) <= kit.judge.tolerance) return 'either'
  return bank.value > roll.value ? 'bank' : 'roll'
}

/** The largest turn total worth looking at: the goal or, for wins, some steps beyond what wins now. */
function lastTotal(
  { game, goal, rules }: StudyKit,
  { own, opponent }: Position,
  turnTotal: Points,
): Points {
  const { grid } = game.model
  if (goal === 'points') return Math.max(Math.ceil(rules.goal / grid) * grid, turnTotal)
  // After some rounds the higher score wins, whatever it is.
  if (rules.end === 'rounds') {
    return Math.max(opponent - own, turnTotal) + STEPS_BEYOND * grid
  }
  const win = Math.ceil((Math.max(rules.goal, opponent) - own) / grid) * grid
  return Math.max(win, turnTotal) + STEPS_BEYOND * grid
}

/**
 * When to bank at a node at the scores of a position, found by looking at every turn total from the least
 * that play can reach; `turnTotal` is the one it is about. Null where neither is wrong there. With nothing
 * made yet only all dice can be left.
 */
export function turnThreshold(
  kit: StudyKit,
  position: Position,
  node: TurnNode,
  turnTotal: Points,
): TurnThreshold | null {
  const { grid } = kit.game.model
  const upTo = lastTotal(kit, position, turnTotal)
  const least = Math.min(kit.leastTotal(node) ?? grid, turnTotal)
  const part = turnWalk(kit.rules).partAt(node)
  const actions: BankOrRoll[] = Array.from({ length: upTo / grid }, (_, i) => {
    const total = (i + 1) * grid
    if (total < least) return 'either'
    return deedAt(kit, { ...position, turnTotal: total, ...part })
  })
  const at = turnTotal / grid - 1
  const action = actions[at]
  if (action === undefined || action === 'either') return null
  const lastRoll = actions.lastIndexOf('roll')
  const firstBank = actions.indexOf('bank')
  if (firstBank < 0) return { kind: 'always-roll', upTo }
  if (firstBank > lastRoll) {
    const from = (lastRoll + 2) * grid
    const isBanked = !isNeverBanked(kit.rules, { ...position, turnTotal: from })
    return { kind: 'bank-from', from: isBanked ? from : from + grid, upTo }
  }
  const other = action === 'bank' ? 'roll' : 'bank'
  const before = actions.lastIndexOf(other, at)
  const after = actions.indexOf(other, at)
  return {
    kind: 'between',
    action,
    from: (before + 2) * grid,
    to: after < 0 ? null : after * grid,
  }
}
