import { diceCounts, type Points } from '../../../base/units.ts'
import { grouped } from '../../../texts/numbers.ts'
import { texts } from '../../../texts/texts.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { entryFor, type ScoreColumns, type ThumbRule } from '../solve/thumb/thumb-rule.ts'
import { farkleTexts } from '../texts/texts.ts'
import { thumbGoalSentences } from './thumb-sentences.ts'

export interface BankCard {
  /** Quantity of the column heads; empty for one column. */
  readonly about: string
  readonly columns: readonly {
    readonly when: string
    /** Both indexed by dice left - 1: total to bank from, and worth of the dice left. */
    readonly bank: readonly Points[]
    readonly worth: readonly Points[]
  }[]
  readonly dice: string
  readonly notes: readonly string[]
}

/** Score range of a column: above the previous cut, up to and including its own. */
function headOf({ by, cuts }: ScoreColumns, column: number): string {
  const words = farkleTexts.thumb.bankCard.when
  const [after, to] = [cuts[column - 1], cuts[column]]
  const bare = (cut: number): string => grouped(Math.abs(by === 'need' ? cut * 100 : cut))
  const said = (cut: number): string =>
    by === 'need' ? texts.common.percent(bare(cut)) : bare(cut)
  if (after === undefined) {
    if (to === undefined) return words.any
    if (to === 0) return words.aheadOrLevel
    return to < 0 ? words.aheadFrom(said(to)) : words.aheadOrBehind(said(to))
  }
  if (to === undefined) {
    if (after === 0) return words.behind
    return after < 0 ? words.belowOrBehind(said(after)) : words.behindOver(said(after))
  }
  if (after >= 0) {
    return after === 0 ? words.behindTo(said(to)) : words.behindBetween(bare(after), said(to))
  }
  if (to === 0) return words.levelOrBelow(said(after))
  return to < 0 ? words.aheadBetween(bare(to), said(after)) : words.around(said(after), said(to))
}

export const columnHeads = ({ columns }: ThumbRule): string[] =>
  columns.holds.map((_, i) => headOf(columns, i))

export function partWords({ divisor }: ThumbRule): string {
  const { parts, part } = farkleTexts.thumb.bankCard
  const of = Math.max(1, divisor - 1)
  return parts[of] ?? part(grouped(of))
}

/** Farkles in a row shift every bank number: a shift of V by x moves the bank number by D * x. */
function farkleNotes(rule: ThumbRule): string[] {
  const { farkles, divisor } = rule
  if (farkles.every((points) => points === 0)) return []
  const { farkles: sentence, farklesOne } = farkleTexts.thumb.bankCard
  const each = farkles.map((points, i) => {
    const more = points * divisor
    return farklesOne(grouped(Math.abs(more)), more < 0, i + 1, i === farkles.length - 1)
  })
  return [sentence(each.join(', '), partWords(rule))]
}

/** What the house requires of a bank, whatever the card says. */
function leastNotes({ minimumBank, minimumFirstBank }: RuleSet): string[] {
  const { fields } = farkleTexts
  return [
    ...(minimumFirstBank > minimumBank
      ? [fields.minimumFirstBank.sentence(grouped(minimumFirstBank))]
      : []),
    ...(minimumBank > 0 ? [fields.minimumBank.sentence(grouped(minimumBank))] : []),
  ]
}

/**
 * Texts of a card. A choice is worth t + (T - t) / D if rolled and t if banked. Multiplied by D /
 * (D - 1) this is t + T / (D - 1) and t + t / (D - 1), so the dice left are worth T / (D - 1).
 * Without a divisor the choice is worth T or t.
 */
export function bankCard(rule: ThumbRule, rules: RuleSet): BankCard {
  const counts = diceCounts(rules.dice - 1)
  const words = farkleTexts.thumb.bankCard
  const { by, holds } = rule.columns
  const part = rule.divisor - 1
  const heads = columnHeads(rule)
  const about = holds.length === 1 ? '' : words.about[by]
  return {
    about,
    columns: holds.map((list, i) => {
      const bank = counts.map((n) => entryFor(list, n))
      const worth = bank.map((points) => (part > 0 ? Math.round(points / part) : points))
      return { when: heads[i]!, bank, worth }
    }),
    dice: part > 0 ? words.dice(partWords(rule)) : words.diceByBank,
    notes: [
      ...leastNotes(rules),
      ...farkleNotes(rule),
      ...thumbGoalSentences(rule, rules.dice, { ...farkleTexts.thumb, ...words.short }),
    ],
  }
}
