import { defineAsyncComponent, h, type VNode } from 'vue'
import type { EntryOf } from '#shared/contract/library.ts'
import { noTables } from '#shared/games/farkle/analysis/rule-refusals.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import type { FarkleViewId } from '#shared/games/farkle/views.ts'
import { texts } from '#shared/texts/texts.ts'
import type { ShownView, StrategyPart } from '../../game.ts'
import type { ThreeResult } from '../services/use-win-result.ts'
import KnowView from './KnowView.vue'
import TurnFrame from './TurnFrame.vue'
import TurnStatesView from './TurnStatesView.vue'
import type { Overview, TurnSummary } from './turn-overview.ts'

// Charts and pictures are large; each is loaded on first use.
const GameFrame = defineAsyncComponent(() => import('./GameFrame.vue'))
const ChartView = defineAsyncComponent(() => import('./ChartView.vue'))
const CompareView = defineAsyncComponent(() => import('./CompareView.vue'))
const MyDiceView = defineAsyncComponent(() => import('../dice/MyDiceView.vue'))
const FrontierView = defineAsyncComponent(() => import('./FrontierView.vue'))
const RaceView = defineAsyncComponent(() => import('./RaceView.vue'))
const ResultsView = defineAsyncComponent(() => import('./ResultsView.vue'))
const WinKnowView = defineAsyncComponent(() => import('../winning/WinKnowView.vue'))
const ThreeCard = defineAsyncComponent(() => import('../card/ThreeCard.vue'))
const ThreeChances = defineAsyncComponent(() => import('../maps/ThreeChances.vue'))
const CardView = defineAsyncComponent(() => import('../card/CardView.vue'))
const MapView = defineAsyncComponent(() => import('../maps/MapView.vue'))
const ChancesView = defineAsyncComponent(() => import('../maps/ChancesView.vue'))

interface Turns {
  readonly rules: RuleSet
  readonly turn: TurnSummary
  readonly overview: Overview
}
interface Solved {
  readonly entry: EntryOf<'farkle'>
  readonly game: WinGame
  readonly three: ThreeResult | null
}

const ofTurns = (
  view: (turns: Turns) => VNode,
  frame: { ofAllTurns?: true; withFigures?: true } = {},
): ShownView => ({ Frame: TurnFrame, frame, view })
const ofGame = (
  view: (solved: Solved) => VNode,
  frame: { needsMap?: true; ofChances?: true } = {},
): ShownView => ({ Frame: GameFrame, frame, view })

const views: Readonly<Record<FarkleViewId, StrategyPart['views'][string]>> = {
  know: {
    points: ofTurns(({ rules, turn }) => h(KnowView, { rules, turn }), { withFigures: true }),
    wins: ofGame(({ entry, three }) =>
      noTables(entry.rules) === null
        ? h(WinKnowView, { entry, players: three ? 3 : 2, key: entry.hash })
        : h(TurnStatesView, { rules: entry.rules, forWins: true }),
    ),
  },
  dice: {
    view: ({ entry }: { readonly entry: EntryOf<'farkle'> }) =>
      h(MyDiceView, { entry, key: entry.hash }),
  },
  results: ofTurns(({ rules, turn, overview: { grid } }) => h(ResultsView, { rules, turn, grid })),
  compare: ofTurns(({ rules, turn, overview: { grid } }) => h(CompareView, { rules, turn, grid })),
  race: ofTurns(({ rules, overview: { grid } }) => h(RaceView, { rules, grid }), {
    ofAllTurns: true,
  }),
  safety: ofTurns(({ rules, overview }) => h(FrontierView, { rules, overview }), {
    ofAllTurns: true,
  }),
  chart: ofTurns((turns) => h(ChartView, { ...turns })),
  card: ofGame(({ entry, three }) =>
    three ? h(ThreeCard, { entry, key: entry.hash }) : h(CardView, { entry, key: entry.hash }),
  ),
  map: ofGame(
    ({ entry, game, three }) =>
      h(MapView, { entry, game, players: three ? 3 : 2, key: entry.hash }),
    { needsMap: true },
  ),
  chances: ofGame(
    ({ entry, game, three }) =>
      three
        ? h(ThreeChances, { entry, result: three, key: entry.hash })
        : h(ChancesView, { entry, game, key: entry.hash }),
    { ofChances: true },
  ),
}

export const strategyPart: StrategyPart = {
  words: (goal) => (goal === 'wins' ? texts.frame.winning : farklePageTexts.strategy),
  views,
}
