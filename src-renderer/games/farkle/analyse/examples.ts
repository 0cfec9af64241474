import { parsePositionCode } from '#shared/games/farkle/analysis/position-code.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { draftOf, readDraft } from './position-draft.ts'

const EXAMPLES = [
  { id: 'oneOrBoth', code: 'b0.d0.t2000.r113466' },
  { id: 'farAhead', code: 'b7500.d1500.t2500.n5' },
  { id: 'farBehind', code: 'b1500.d7500.t2500.n5' },
  { id: 'opponentClose', code: 'b8500.d9500.t600.n3' },
] as const

/** Examples that are positions of a game under these rules. */
export function examplesOf(game: WinGame) {
  return EXAMPLES.filter(({ code }) => {
    const position = parsePositionCode(code)
    return position.ok && readDraft(draftOf(position.value), game).ok
  })
}
