import { defineAsyncComponent, h, type VNode } from 'vue'
import type { EntryOf } from '#shared/contract/library.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import type { ScorecardViewId } from '#shared/games/scorecard/views.ts'
import type { ShownView, StrategyPart } from '../../game.ts'
import KnowView from './KnowView.vue'
import OpeningView from './OpeningView.vue'
import SolvedFrame from './SolvedFrame.vue'
import WinView from './WinView.vue'

// The chart library is large; loaded with the first chart.
const ScoresView = defineAsyncComponent(() => import('./ScoresView.vue'))
const TargetView = defineAsyncComponent(() => import('./TargetView.vue'))

interface Shown {
  readonly entry: EntryOf<'scorecard'>
  /** Other rules mean another game, with figures of its own. */
  readonly key: string
}
const ofEntry = (show: (shown: Shown) => VNode): ShownView => ({
  Frame: SolvedFrame,
  view: ({ entry }: Pick<Shown, 'entry'>) => show({ entry, key: entry.hash }),
})

const views: Readonly<Record<ScorecardViewId, ShownView>> = {
  know: ofEntry((shown) => h(KnowView, { ...shown })),
  opening: ofEntry((shown) => h(OpeningView, { ...shown })),
  scores: ofEntry((shown) => h(ScoresView, { ...shown })),
  target: ofEntry((shown) => h(TargetView, { ...shown })),
  win: ofEntry((shown) => h(WinView, { ...shown })),
}

export const strategyPart: StrategyPart = { words: () => scorecardTexts.strategy, views }
