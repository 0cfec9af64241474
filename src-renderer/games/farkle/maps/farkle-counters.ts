import type { Counters } from '#shared/games/farkle/solve/maps/bank-map.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'

/** A question about a game, which may leave out farkles in a row that nobody has made. */
type Asked = { readonly [Side in keyof Counters]?: number | undefined }

/** Whether a question is for the farkles in a row that are chosen now. */
export function isFor(asked: Asked | null, { ownFarkles, opponentFarkles }: Counters): boolean {
  if (!asked) return false
  return (asked.ownFarkles ?? 0) === ownFarkles && (asked.opponentFarkles ?? 0) === opponentFarkles
}

/** The end of a title: ", after 1 farkle against 2"; nothing where nobody has farkled. */
export function afterFarkles({ ownFarkles = 0, opponentFarkles = 0 }: Asked): string {
  if (ownFarkles === 0 && opponentFarkles === 0) return ''
  return farkleTexts.maps.after(ownFarkles, opponentFarkles)
}
