import type { Points } from '../../../base/units.ts'
import type { YahtzeeThumb } from '../solve/thumb/thumb-rule.ts'
import type { KnownMeans, SolvedGame, ToldScores } from '../cards/sources.ts'

export interface YahtzeeSheetSources extends SolvedGame {
  /** Null if no sheet needs them. */
  readonly scores: ToldScores | null
  readonly thumb: { readonly rule: YahtzeeThumb; readonly mean: Points } | null
  readonly means: KnownMeans | null
}
