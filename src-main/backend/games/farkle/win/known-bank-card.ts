import type { KnownBankCard } from '#shared/games/farkle/input/shipped-cards.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { WinSolving } from '../win-solving.ts'

/** Best known card by need with at most `columns` columns. */
export async function knownBankCard(
  rules: RuleSet,
  columns: number,
  wins: Pick<WinSolving, 'knownBankCards'>,
): Promise<KnownBankCard> {
  const { cards } = await wins.knownBankCards(rules, 'need')
  return cards.findLast(({ numbers }) => numbers <= columns) ?? cards[0]!
}
