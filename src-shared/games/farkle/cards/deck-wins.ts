import type { Probability } from '../../../base/units.ts'
import type { DeckId } from '../../../cards/card.ts'
import type { FarkleDeck } from './deck-names.ts'
import type { FarkleStepId } from './knowledge-steps.ts'

/** How often each step of knowledge wins against the optimal player, as far as it is known. */
export type WinsByStep = ReadonlyMap<FarkleStepId, Probability>

/**
 * Players before and after learning a deck; of several in `from`, the first that is a step of the
 * rules counts.
 */
interface Between {
  readonly from: readonly FarkleStepId[]
  readonly to: FarkleStepId
}

/** The same two players whose points a turn decksOf compares. */
const BETWEEN: Readonly<Record<FarkleDeck, Between | null>> = {
  limits: { from: ['hold'], to: 'limits' },
  'gain-from': { from: ['limits'], to: 'table' },
  'gain-at': { from: ['limits'], to: 'table' },
  'farkle-odds': null,
  scoring: null,
  exceptions: { from: ['tables', 'turn-types', 'table'], to: 'best' },
  'turn-types': { from: ['table'], to: 'turn-types' },
  // Comes with the thresholds themselves.
  thresholds: null,
  // Comes with the rule, and is no step from the tables.
  thumb: null,
}

/** Win probability against the optimal player gained by knowing a deck; null if not known. */
export function deckWins(deck: DeckId, wins: WinsByStep): Probability | null {
  const all: Readonly<Partial<Record<DeckId, Between | null>>> = BETWEEN
  const between = all[deck]
  const to = between && wins.get(between.to)
  const from = between?.from.map((id) => wins.get(id)).find((won) => won !== undefined)
  return to == null || from === undefined ? null : to - from
}
