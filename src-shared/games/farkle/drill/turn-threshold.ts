import type { Points } from '../../../base/units.ts'
import type { Position } from '../analysis/position.ts'
import { turnWalk } from '../analysis/turn-walk.ts'
import type { TurnNode } from '../solve/turn/turn-model.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { StudyKit } from './study-kit.ts'

/** `either` if neither action loses. */
type BankOrRoll = 'bank' | 'roll' | 'either'

/** When to bank with given dice left, at one pair of scores. */
export type TurnThreshold =
  /** Bank from `from`, roll below; examined up to `upTo`. */
  | { readonly kind: 'bank-from'; readonly from: Points; readonly upTo: Points }
  | { readonly kind: 'always-roll'; readonly upTo: Points }
  /** The best action between two totals (inclusive), if it changes more than once. */
  | {
      readonly kind: 'between'
      readonly action: 'bank' | 'roll'
      readonly from: Points
      /** null: no upper end. */
      readonly to: Points | null
    }

/** Steps examined beyond a winning total, or beyond the position. */
const STEPS_BEYOND = 20

function isNeverBanked({ noBankAtFifty }: RuleSet, { turnTotal }: Position): boolean {
  return noBankAtFifty && turnTotal % 100 === 50
}

function deedAt(kit: StudyKit, position: Position): BankOrRoll {
  const { actions } = kit.judge.judge(position)
  const bank = actions.find(({ then }) => then === 'bank')
  // The total is unreachable or may not be banked.
  if (actions.length === 0 || isNeverBanked(kit.rules, position)) return 'either'
  if (!bank) return 'roll'
  const roll = actions.find(({ then }) => then === 'roll')!
  if (Math.abs(bank.value - roll.value) <= kit.judge.tolerance) return 'either'
  return bank.value > roll.value ? 'bank' : 'roll'
}

/** Largest total to examine: the goal or, for wins, some steps beyond a winning total. */
function lastTotal(
  { game, goal, rules }: StudyKit,
  { own, opponent }: Position,
  turnTotal: Points,
): Points {
  const { grid } = game.model
  if (goal === 'points') return Math.max(Math.ceil(rules.goal / grid) * grid, turnTotal)
  if (rules.end === 'rounds') {
    return Math.max(opponent - own, turnTotal) + STEPS_BEYOND * grid
  }
  const win = Math.ceil((Math.max(rules.goal, opponent) - own) / grid) * grid
  return Math.max(win, turnTotal) + STEPS_BEYOND * grid
}

/** Describes the range around `turnTotal`; null if neither action loses there. */
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
