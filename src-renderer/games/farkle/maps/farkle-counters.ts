import type { Counters } from '#shared/games/farkle/solve/maps/bank-map.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'

interface Asked {
  readonly ownFarkles?: number | undefined
  readonly opponentFarkles?: number | undefined
  readonly second?: boolean | undefined
}

export function isFor(asked: Asked | null, now: Counters): boolean {
  if (!asked) return false
  return (
    (asked.ownFarkles ?? 0) === now.ownFarkles &&
    (asked.opponentFarkles ?? 0) === now.opponentFarkles &&
    (asked.second ?? false) === (now.second ?? false)
  )
}

/** Title suffix: ", after 1 farkle against 2"; empty without farkles. */
export function afterFarkles(
  { ownFarkles = 0, opponentFarkles = 0, second }: Asked,
  sidesDiffer = false,
): string {
  const { after, movingSecond, ofOpponent } = farklePageTexts.maps
  const farkles = ownFarkles + opponentFarkles > 0 ? after(ownFarkles, opponentFarkles) : ''
  return second ? `${farkles}${sidesDiffer ? ofOpponent : movingSecond}` : farkles
}
