import { diceCounts, type DiceCount, type Points } from '#shared/base/units.ts'
import { mayBankWith, type RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { formatNumber } from '../../../components/format.ts'

/** The numbers of dice, as the columns stand: most dice first, as in print. */
export const columnsOf = ({ dice }: { readonly dice: DiceCount }): DiceCount[] =>
  diceCounts(dice).reverse()

/** Rows fetched and shown at a time. */
export const PAGE_ROWS = 120

/** One cell of the table of E(s, n), ready to show; kind and letter say the same without colour. */
export interface GainCell {
  readonly kind: 'roll' | 'bank' | 'none'
  readonly letter: string
  /** The letter, read out. */
  readonly word: string
  readonly text: string
}

/**
 * The least turn total that may be banked with so many dice left in a turn with this minimum: none where
 * they must be rolled.
 */
export function leastBankWith(rules: RuleSet, minimumBank: Points, dice: DiceCount): Points {
  return mayBankWith(rules, dice) ? minimumBank : Infinity
}

/**
 * The cell for an expected gain in points (null: unreachable) at a turn total. Below the minimum
 * bank the player rolls whatever it is worth.
 */
export function cellOf(gain: number | null, turnScore: number, minimumBank: number): GainCell {
  const { letters, words } = farklePageTexts.strategy.table
  if (gain === null) return { kind: 'none', letter: '', word: words.none, text: '–' }
  const kind = gain > 0 || turnScore < minimumBank ? 'roll' : 'bank'
  return { kind, letter: letters[kind], word: words[kind], text: formatNumber(gain, 3) }
}
