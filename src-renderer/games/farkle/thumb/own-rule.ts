import { diceCounts, type DiceCount } from '#shared/base/units.ts'
import { THUMB_BOUNDS } from '#shared/games/farkle/input/thumb-words.ts'
import {
  entryFor,
  holdOf,
  type ScoreShape,
  type ThumbRule,
} from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { thumbRuleData, type ThumbRuleData } from '#shared/games/farkle/requests/thumb-rule.ts'
import { formatNumber, readNumber } from '../../../components/format.ts'

/** The kinds of numbers of a rule that is edited, in the order of the table. */
export const OWN_KINDS = ['hold', 'divisor', 'behind', 'ahead', 'go', 'near'] as const
export type OwnKind = (typeof OWN_KINDS)[number]

/** A rule as it is typed: texts by kind and number of dice less one, and the shape of s. */
export interface OwnDraft {
  readonly shape: ScoreShape
  readonly texts: Readonly<Record<OwnKind, readonly string[]>>
}

/** With one die the last kind is never asked. */
export const isAsked = (kind: OwnKind, dice: DiceCount): boolean => kind !== 'near' || dice > 1

/** The numbers of dice of the table: those short of all. */
export function ownCounts(allDice: DiceCount): DiceCount[] {
  return diceCounts(allDice).filter((n) => n < allDice)
}

/** What is typed at first: the numbers of a rule. */
export function ownDraft(rule: ThumbRule, allDice: DiceCount): OwnDraft {
  const texts = (of: (n: DiceCount) => number | null): string[] =>
    ownCounts(allDice).map((n) => {
      const value = of(n)
      return value === null ? '' : formatNumber(value)
    })
  return {
    shape: rule.shape,
    texts: {
      hold: texts((n) => holdOf(rule.hold, n)),
      divisor: texts((n) => entryFor(rule.divisor, n)),
      behind: texts((n) => entryFor(rule.behind, n)),
      ahead: texts((n) => entryFor(rule.ahead, n)),
      go: texts((n) => entryFor(rule.goOwn, n)),
      near: texts((n) => entryFor(rule.near, n) || null),
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
}

/** The number of a field; null for none, where there may be none, undefined for one that is wrong. */
export function ownNumber(kind: OwnKind, text: string): number | null | undefined {
  if (text.trim() === '') return kind === 'go' || kind === 'near' ? null : undefined
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
  return thumbRuleData({
    ...other,
    shape,
    hold: { cube: null, by: lists.hold },
    divisor: plain(lists.divisor),
    behind: plain(lists.behind),
    ahead: plain(lists.ahead),
    goOwn: lists.go,
    goOpponent: lists.go,
    near: plain(lists.near),
  })
}
