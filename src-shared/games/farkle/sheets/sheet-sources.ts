import type { Probability } from '../../../base/units.ts'
import type { KnownBankCard } from '../input/shipped-cards.ts'
import type { DeckWorth } from '../cards/deck-worth.ts'
import type { DeckSources } from '../cards/sources.ts'
import type { FoundStep } from '../steps/find-steps.ts'
import type { LeadAdvice } from '../solve/match/lead-advice.ts'
import type { ThreeCard } from '../solve/three/three-card.ts'

/** Play by one table, by one for each turn type, and by the thresholds besides. */
export type MeasuredPlay = 'table' | 'tables' | 'thresholds'

/** Plain data, so that it can be sent to a worker. */
export interface SheetSources extends DeckSources {
  /** null if not requested. */
  readonly leads: LeadAdvice | null
  /** null for the card that needs no search. */
  readonly card: KnownBankCard | null
  /** null if not requested. */
  readonly threeCard: ThreeCard | null
  /** Empty if not requested. */
  readonly steps: readonly FoundStep[]
  /** Win probability against the optimal player, averaged over both seats. */
  readonly wins: Readonly<Partial<Record<MeasuredPlay, Probability>>>
}

/** `worth` is evaluated lazily. */
export interface SheetMaterial extends SheetSources {
  readonly worth: DeckWorth
}
