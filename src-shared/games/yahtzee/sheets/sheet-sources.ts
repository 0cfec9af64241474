import type { Points } from '../../../base/units.ts'
import type { YahtzeeThumb } from '../solve/thumb/thumb-rule.ts'
import type { KnownMeans, SolvedGame, ToldScores } from '../cards/sources.ts'

/** Input of Yahtzee's sheets: existing results, as plain data. */
export interface YahtzeeSheetSources extends SolvedGame {
  /** Null while no sheet needs them. */
  readonly scores: ToldScores | null
  /** A rule of thumb with its mean final score; null while no sheet needs it. */
  readonly thumb: { readonly rule: YahtzeeThumb; readonly mean: Points } | null
  /** Null while they have not been asked for. */
  readonly means: KnownMeans | null
}
