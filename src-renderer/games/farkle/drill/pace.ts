import type { TableEvent } from '#shared/games/farkle/drill/table-event.ts'
import { movesLess } from '../../../components/moves-less.ts'

/** Between two things that the bot does, and for all of them together. */
const EVENT_MS = 420
const MAX_MS = 3500

/**
 * Milliseconds between the events of a step as they are told; 0 tells them all at once. Only what
 * the bot does is told one by one: one's own dice are on the board.
 */
export function tellingPace(events: readonly TableEvent[]): number {
  const others = events.some((event) => event.kind !== 'game-over' && event.who === 'bot')
  if (!others || movesLess()) return 0
  return Math.min(EVENT_MS, Math.round(MAX_MS / events.length))
}
