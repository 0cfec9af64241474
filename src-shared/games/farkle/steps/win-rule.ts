import type { DiceCount, Points } from '../../../base/units.ts'

/** Once either player has so much, bank nothing short of the goal with so many dice left or more. */
export interface GoRule {
  readonly kind: 'go'
  readonly from: Points
  readonly least: DiceCount
}

/** While one goes for the goal, choose dice as if the turn total were this at most. */
export interface AsIfRule {
  readonly kind: 'asIf'
  readonly at: Points
}

/**
 * Bank numbers are `by` higher for who is behind by `lead` or more, once the opponent has `they`; or
 * so much lower for who is ahead. `whole`: dice, too, are chosen as if the turn total were so much
 * smaller, or larger. Several that hold add up. A lead of 0 asks for any lead.
 */
export interface ShiftRule {
  readonly kind: 'shift'
  readonly side: 'behind' | 'ahead'
  readonly lead: Points
  readonly they: Points
  readonly by: Points
  readonly whole: boolean
}

/** With so many dice left or more, bank nothing after which at most this is missing to the goal. */
export interface NearRule {
  readonly kind: 'near'
  readonly least: DiceCount
  readonly missing: Points
}

/** A sentence about the score sheet, on top of play for points. */
export type WinRule = GoRule | AsIfRule | ShiftRule | NearRule

/** What the rules say at two banked scores. */
export interface WinAim {
  /** Nothing short of the goal is banked with so many dice left or more; Infinity for no such. */
  readonly goes: DiceCount
  /** Turn total as if which dice are chosen, at most; Infinity for the real one. */
  readonly asIf: Points
  /** Added to all bank numbers. */
  readonly later: Points
  /** Dice are chosen as if the turn total were so much smaller. */
  readonly less: Points
}

export function aimAt(rules: readonly WinRule[], own: Points, opponent: Points): WinAim {
  let goes = Infinity
  let asIf = Infinity
  let later = 0
  let less = 0
  for (const rule of rules) {
    if (rule.kind === 'go' && Math.max(own, opponent) >= rule.from) {
      goes = Math.min(goes, rule.least)
    } else if (rule.kind === 'asIf') asIf = Math.min(asIf, rule.at)
    else if (rule.kind === 'shift' && opponent >= rule.they) {
      const lead = rule.side === 'behind' ? opponent - own : own - opponent
      if (lead <= 0 || lead < rule.lead) continue
      const by = rule.side === 'behind' ? rule.by : -rule.by
      later += by
      if (rule.whole) less += by
    }
  }
  return { goes, asIf: goes === Infinity ? Infinity : asIf, later, less }
}

/** Whether the sentences forbid a bank with so many dice left, which leaves so much to the goal. */
export function isHeld(
  rules: readonly WinRule[],
  { goes }: Pick<WinAim, 'goes'>,
  left: DiceCount,
  missing: Points,
): boolean {
  if (left >= goes) return true
  return rules.some(
    (rule) => rule.kind === 'near' && left >= rule.least && missing > 0 && missing <= rule.missing,
  )
}
