import { diceCounts, type DiceCount } from '#shared/base/units.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { THUMB_BOUNDS } from '#shared/games/farkle/input/thumb-words.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import {
  entryFor,
  type ScoreColumns,
  type ThumbRule,
} from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { formatNumber, readDecimal, readNumber } from '../../../components/format.ts'

export type Found = AnswerOf<BackendRequests, 'farkle.winBankCards'>

export const LOSS_DECIMALS = 4

export type BankCardDraft = Readonly<Record<string, string>>

export const holdName = (column: number, dice: DiceCount): string => `hold.${column}.${dice}`
export const cutName = (column: number): string => `cut.${column}`
export const leadName = (dice: DiceCount): string => `lead.${dice}`
export const farklesName = (count: number): string => `farkles.${count}`

/** Numbers of dice in the table: all but a full roll. */
export function cardDice(allDice: DiceCount): DiceCount[] {
  return diceCounts(allDice).filter((n) => n < allDice)
}

/** Possible farkles in a row before a roll, from 1; empty without a penalty. */
export function farkleCounts({ farklePenalty }: Pick<RuleSet, 'farklePenalty'>): number[] {
  return Array.from({ length: (farklePenalty?.farkles ?? 1) - 1 }, (_, i) => i + 1)
}

/** Cuts by need are typed in percent. */
const cutUnit = ({ by }: ScoreColumns): number => (by === 'need' ? 100 : 1)

export function cardDraft(rule: ThumbRule, rules: RuleSet): BankCardDraft {
  const { columns } = rule
  const counts = cardDice(rules.dice)
  const written = (value: number | null): string =>
    value === null
      ? ''
      : formatNumber(value, Number.isInteger(2 * value) && value % 1 !== 0 ? 1 : 0)
  const some: [string, number | null][] = [
    ...columns.cuts.map((cut, i): [string, number] => [cutName(i), cut * cutUnit(columns)]),
    ...columns.holds.flatMap((list, c) =>
      counts.map((n): [string, number] => [holdName(c, n), entryFor(list, n)]),
    ),
    ['part', rule.divisor - 1],
    ['go', entryFor(rule.goOwn, 1)],
    ['near', entryFor(rule.near, 2) || null],
    ...(rules.end === 'immediate' ? [] : counts).map((n): [string, number | null] => [
      leadName(n),
      entryFor(rule.lead, n) || null,
    ]),
    ...farkleCounts(rules).map((count): [string, number | null] => [
      farklesName(count),
      entryFor(rule.farkles, count) || null,
    ]),
  ]
  return Object.fromEntries(some.map(([name, value]) => [name, written(value)]))
}

const { need, cut, hold, divisor, go, near, lead, farkles } = THUMB_BOUNDS
const BOUNDS: Readonly<Record<string, { readonly from: number; readonly to: number }>> = {
  hold,
  go,
  near,
  lead,
  farkles,
  part: { from: divisor.from - 0.5, to: divisor.to - 1 },
}

/** Number of a field; null if it is empty and optional, undefined if it is invalid. */
export function cardNumber(
  name: string,
  text: string,
  by: ScoreColumns['by'],
): number | null | undefined {
  const kind = name.split('.')[0]!
  const needed = kind === 'hold' || kind === 'cut' || kind === 'part'
  if (text.trim() === '') return needed ? undefined : null
  const value = kind === 'part' ? readDecimal(text) : readNumber(text)
  const ofCut = by === 'need' ? { from: need.from * 100, to: need.to * 100 } : cut
  const { from, to } = kind === 'cut' ? ofCut : BOUNDS[kind]!
  if (value === null || value < from || value > to) return undefined
  // A divisor may be a multiple of 0.5.
  return Number.isInteger(2 * value) ? value : undefined
}

export function ownCard(draft: BankCardDraft, rule: ThumbRule, rules: RuleSet): ThumbRule | null {
  const { columns } = rule
  const counts = cardDice(rules.dice)
  const values = new Map<string, number | null>()
  for (const [name, text] of Object.entries(draft)) {
    const value = cardNumber(name, text, columns.by)
    if (value === undefined) return null
    values.set(name, value)
  }
  const points = (name: string): number => values.get(name) ?? 0
  const cuts = columns.cuts.map((_, i) => points(cutName(i)) / cutUnit(columns))
  if (cuts.some((cut, i) => i > 0 && cut <= cuts[i - 1]!)) return null
  const from = [values.get('go') ?? null]
  return {
    ...rule,
    columns: {
      by: columns.by,
      cuts,
      holds: columns.holds.map((_, c) => counts.map((n) => points(holdName(c, n)))),
    },
    divisor: points('part') + 1,
    goOwn: from,
    goOpponent: from,
    near: [points('near')],
    lead: rules.end === 'immediate' ? rule.lead : counts.map((n) => points(leadName(n))),
    farkles: rules.farklePenalty
      ? farkleCounts(rules).map((count) => points(farklesName(count)))
      : rule.farkles,
  }
}
