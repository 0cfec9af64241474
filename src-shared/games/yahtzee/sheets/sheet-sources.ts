import type { KnownMeans, SolvedGame, ToldScores } from '../cards/sources.ts'

/** What sheets of Yahtzee are made from: results that exist, as plain data. */
export interface YahtzeeSheetSources extends SolvedGame {
  /** Null while no sheet needs them. */
  readonly scores: ToldScores | null
  /** Null while they have not been asked for. */
  readonly means: KnownMeans | null
}
