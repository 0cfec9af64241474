import type { Counters } from '#shared/games/farkle/solve/maps/bank-map.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'

/** A question about a game, which may leave out farkles in a row that nobody has made, and the seat. */
interface Asked {
  readonly ownFarkles?: number | undefined
  readonly opponentFarkles?: number | undefined
  readonly second?: boolean | undefined
}

/** Whether a question is for the farkles in a row and the seat that are chosen now. */
export function isFor(asked: Asked | null, now: Counters): boolean {
  if (!asked) return false
  return (
    (asked.ownFarkles ?? 0) === now.ownFarkles &&
    (asked.opponentFarkles ?? 0) === now.opponentFarkles &&
    (asked.second ?? false) === (now.second ?? false)
  )
}

/** The end of a title: ", after 1 farkle against 2"; nothing where nobody has farkled. */
export function afterFarkles({ ownFarkles = 0, opponentFarkles = 0, second }: Asked): string {
  const { after, movingSecond } = farklePageTexts.maps
  const farkles = ownFarkles + opponentFarkles > 0 ? after(ownFarkles, opponentFarkles) : ''
  return second ? `${farkles}${movingSecond}` : farkles
}
