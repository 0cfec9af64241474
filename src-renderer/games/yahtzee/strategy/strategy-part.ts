import { defineAsyncComponent, h, type VNode } from 'vue'
import type { EntryOf } from '#shared/contract/library.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import type { YahtzeeViewId } from '#shared/games/yahtzee/views.ts'
import type { ShownView, StrategyPart } from '../../game.ts'
import KnowView from './KnowView.vue'
import OpeningView from './OpeningView.vue'
import SolvedFrame from './SolvedFrame.vue'

// The chart library is large; loaded with the first chart.
const ThumbsView = defineAsyncComponent(() => import('../thumb/ThumbsView.vue'))
const ScoresView = defineAsyncComponent(() => import('./ScoresView.vue'))
const TargetView = defineAsyncComponent(() => import('./TargetView.vue'))

interface Shown {
  readonly entry: EntryOf<'yahtzee'>
  /** Other rules mean another game, with figures of its own. */
  readonly key: string
}
const ofEntry = (show: (shown: Shown) => VNode): ShownView => ({
  Frame: SolvedFrame,
  view: ({ entry }: Pick<Shown, 'entry'>) => show({ entry, key: entry.hash }),
})

const views: Readonly<Record<YahtzeeViewId, ShownView>> = {
  know: ofEntry((shown) => h(KnowView, { ...shown })),
  opening: ofEntry((shown) => h(OpeningView, { ...shown })),
  thumbs: ofEntry((shown) => h(ThumbsView, { ...shown })),
  scores: ofEntry((shown) => h(ScoresView, { ...shown })),
  target: ofEntry((shown) => h(TargetView, { ...shown })),
}

export const strategyPart: StrategyPart = { words: () => yahtzeeTexts.strategy, views }
