import { diceCounts, type DiceCount } from '#shared/base/units.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { THUMB_BOUNDS } from '#shared/games/farkle/input/thumb-words.ts'
import {
  entryFor,
  holdOf,
  type ScoreShape,
  type ThumbRule,
} from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { thumbRuleData, type ThumbRuleData } from '#shared/games/farkle/requests/thumb-rule.ts'
import { formatNumber, readNumber } from '../../../components/format.ts'

/** The kinds of numbers of a rule that differ by dice left, in the order of the table. */
const DICE_KINDS = ['hold', 'divisor', 'behind', 'ahead', 'go', 'near', 'lead'] as const
export type DiceKind = (typeof DICE_KINDS)[number]

/** The numbers that are one for all numbers of dice. */
export const SINGLE_KINDS = ['together', 'nearFrom'] as const

/** Besides them the numbers by farkles in a row. */
const OWN_KINDS = [...DICE_KINDS, ...SINGLE_KINDS, 'farkles'] as const
export type OwnKind = (typeof OWN_KINDS)[number]

/** The kinds that rules ask for: a lead is one only where the other one has a turn left. */
export function diceKinds({ end }: Pick<RuleSet, 'end'>): DiceKind[] {
  return DICE_KINDS.filter((kind) => kind !== 'lead' || end !== 'immediate')
}

/** The farkles in a row that one can have before a roll, above none; none where they cost nothing. */
export function farkleCounts({ farklePenalty }: Pick<RuleSet, 'farklePenalty'>): number[] {
  return Array.from({ length: (farklePenalty?.farkles ?? 1) - 1 }, (_, i) => i + 1)
}

/** A rule as it is typed: texts by kind and number of dice, or farkles, less one, or one alone; the shape of s. */
export interface OwnDraft {
  readonly shape: ScoreShape
  readonly texts: Readonly<Record<OwnKind, readonly string[]>>
}

/** With one die nobody asks how near the goal is. */
export const isAsked = (kind: DiceKind, dice: DiceCount): boolean => kind !== 'near' || dice > 1

/** The numbers of dice of the table: those short of all. */
export function ownCounts(allDice: DiceCount): DiceCount[] {
  return diceCounts(allDice).filter((n) => n < allDice)
}

const written = (value: number | null): string => (value === null ? '' : formatNumber(value))

/** What is typed at first: the numbers of a rule. */
export function ownDraft(rule: ThumbRule, rules: RuleSet): OwnDraft {
  const texts = (of: (n: DiceCount) => number | null): string[] =>
    ownCounts(rules.dice).map((n) => written(of(n)))
  return {
    shape: rule.shape,
    texts: {
      hold: texts((n) => holdOf(rule.hold, n)),
      divisor: texts((n) => entryFor(rule.divisor, n)),
      behind: texts((n) => entryFor(rule.behind, n)),
      ahead: texts((n) => entryFor(rule.ahead, n)),
      go: texts((n) => entryFor(rule.goOwn, n)),
      near: texts((n) => entryFor(rule.near, n) || null),
      lead: texts((n) => entryFor(rule.lead, n) || null),
      together: [written(rule.together ?? null)],
      nearFrom: [written(rule.nearFrom ?? null)],
      farkles: farkleCounts(rules).map((count) => written(entryFor(rule.farkles, count) || null)),
    },
  }
}

const BOUNDS = {
  hold: THUMB_BOUNDS.hold,
  divisor: THUMB_BOUNDS.divisor,
  behind: THUMB_BOUNDS.score,
  ahead: THUMB_BOUNDS.score,
  go: THUMB_BOUNDS.go,
  near: THUMB_BOUNDS.near,
  lead: THUMB_BOUNDS.lead,
  together: THUMB_BOUNDS.go,
  nearFrom: THUMB_BOUNDS.go,
  farkles: THUMB_BOUNDS.farkles,
}

/** Those that must be there. */
const NEEDED: readonly OwnKind[] = ['hold', 'divisor', 'behind', 'ahead']

/** The number of a field; null for none, where there may be none, undefined for one that is wrong. */
export function ownNumber(kind: OwnKind, text: string): number | null | undefined {
  if (text.trim() === '') return NEEDED.includes(kind) ? undefined : null
  const value = readNumber(text)
  const { from, to } = BOUNDS[kind]
  return value !== null && value >= from && value <= to ? value : undefined
}

const plain = (list: readonly (number | null)[]): number[] => list.map((value) => value ?? 0)

/** The rule of a draft with what was not typed taken from another; null while a field is wrong. */
export function ownRule({ shape, texts }: OwnDraft, other: ThumbRule): ThumbRuleData | null {
  const lists = {} as Record<OwnKind, (number | null)[]>
  for (const kind of OWN_KINDS) {
    const list: (number | null)[] = []
    for (const text of texts[kind]) {
      const value = ownNumber(kind, text)
      if (value === undefined) return null
      list.push(value)
    }
    lists[kind] = list
  }
  const near = plain(lists.near)
  // Where nothing is nearly there, it is asked for from no score on.
  const nearFrom = near.some((points) => points > 0) ? lists.nearFrom[0] : null
  return thumbRuleData({
    ...other,
    shape,
    hold: { cube: null, by: lists.hold },
    divisor: plain(lists.divisor),
    behind: plain(lists.behind),
    ahead: plain(lists.ahead),
    goOwn: lists.go,
    goOpponent: lists.go,
    together: lists.together[0] ?? undefined,
    near,
    nearFrom: nearFrom ?? undefined,
    lead: plain(lists.lead),
    farkles: lists.farkles.length > 0 ? plain(lists.farkles) : other.farkles,
  })
}
