import type { Points } from '../../../base/units.ts'
import type { KnownMeans, SolvedGame, ToldScores } from '../cards/sources.ts'

/** Input of Yahtzee's sheets: existing results, as plain data. */
export interface YahtzeeSheetSources extends SolvedGame {
  /** Null while no sheet needs them. */
  readonly scores: ToldScores | null
  /** Mean final score of the way to play that is told in a few rules; null while not found. */
  readonly byRule: Points | null
  /** Null while they have not been asked for. */
  readonly means: KnownMeans | null
}
