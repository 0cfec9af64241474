import { pageTexts } from '#shared/texts/page-texts.ts'
import { formatNumber } from '../format.ts'

/** Title of a finished game; `winner` is the player's index, null for a tie. */
export function overTitle(
  players: readonly { readonly name: string }[],
  winner: number | null,
  scores: readonly number[],
): string {
  const { over, you } = pageTexts.tablePage
  if (players.length === 1) return over.alone(formatNumber(scores[0]!))
  if (winner === null) return over.tie
  const { name } = players[winner]!
  return name === you ? over.youWin : over.won(name)
}
