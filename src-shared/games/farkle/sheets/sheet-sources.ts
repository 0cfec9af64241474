import type { Probability } from '../../../base/units.ts'
import type { KnownBankCard } from '../input/shipped-cards.ts'
import { DeckWorth } from '../cards/deck-worth.ts'
import type { FarkleStepId } from '../cards/knowledge-steps.ts'
import type { DeckSources } from '../cards/sources.ts'
import type { LeadAdvice } from '../solve/match/lead-advice.ts'

/** Input of sheets: existing results, as plain data that can be sent to a worker. */
export interface SheetSources extends DeckSources {
  /** Null while it has not been asked for. */
  readonly leads: LeadAdvice | null
  /** The best known card; null stands for the one at hand. */
  readonly card: KnownBankCard | null
  /** Chances to win against the best play, first and second on average, where they are known. */
  readonly wins: Readonly<Partial<Record<FarkleStepId, Probability>>>
}

/** The same with what following each number is worth, evaluated when it is first asked for. */
export interface SheetMaterial extends SheetSources {
  readonly worth: DeckWorth
}

/** Sources with their evaluation. */
export function sheetMaterial(sources: SheetSources): SheetMaterial {
  return { ...sources, worth: new DeckWorth(sources) }
}
