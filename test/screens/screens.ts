import type { Goal } from '#shared/base/units.ts'
import { GOALS } from '#shared/base/units.ts'
import type { GameView } from '#shared/games/game.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { FARKLE_VIEWS } from '#shared/games/farkle/views.ts'
import { SCORECARD_VIEWS } from '#shared/games/scorecard/views.ts'
import { SETTINGS_TABS } from '#renderer/features/settings/settings-tabs.ts'
import {
  atCard,
  atHabit,
  atQuestion,
  atVerdict,
  click,
  giveUpCard,
  inTurn,
  press,
  startGame,
  startWritten,
  toTheEnd,
  untilGraded,
  type Step,
} from './steps.ts'

export const STATES = ['fresh', 'month'] as const
export type State = (typeof STATES)[number]

/** A screen of the app as it is pictured. */
export interface Screen {
  /** Of its picture, and in --only. */
  readonly name: string
  readonly path: string
  /** Id of the rules in use; null before a game has been chosen. Default: Farkle. */
  readonly rules?: string | null
  /** Default: points. */
  readonly goal?: Goal
  /** In which it is pictured; default: after the month alone. */
  readonly states?: readonly State[]
  /** What must be seen; default: a heading of the first level. */
  readonly shows?: string
  /** What is done before the picture is taken. */
  readonly act?: Step
  /** Pictured as far as the window shows it; all others from their top to their end. */
  readonly windowAlone?: true
}

const KNIFFEL = { rules: 'kniffel' } as const
const WINS = { goal: 'wins' } as const
const DRILL = '/drill?scope=cell&kind=both&start=1'
const CANDIDATES = '/drill?scope=cell&kind=candidates&questions=20&start=1'
/** Below 400 they would better be rolled. */
const THREE_LEFT = '/drill?scope=cell&kind=roll-or-bank&dice=3&from=150&questions=24&start=1'
const CARD_DRILL = '/scorecard/drill?scope=decisions&questions=20&start=1'
const PRINT = '/print?paper=a4&ink=colour&day=2026-05-14'
const DIALOG = { shows: '[role=dialog]', windowAlone: true } as const
const PRINTED = { shows: '[data-print=ready]' } as const
/** Both where a month of use changes what is shown. */
const BOTH = { states: STATES } as const

const alwaysBank = toTheEnd(24, () => true)

const farkleViews = (FARKLE_VIEWS as readonly GameView<RuleSet>[]).filter(
  (view) => view.isFor?.(PRESETS.farkle) ?? true,
)

const views: readonly Screen[] = [
  ...farkleViews.flatMap(({ id, goal }) =>
    (goal === null ? GOALS : [goal]).map((goal) => ({
      name: `strategy-${id}-${goal}`,
      path: `/strategy/${id}?goal=${goal}`,
      goal,
    })),
  ),
  ...SCORECARD_VIEWS.map(({ id }) => ({
    name: `kniffel-strategy-${id}`,
    path: `/scorecard/strategy/${id}`,
    ...KNIFFEL,
  })),
]

const settings: readonly Screen[] = SETTINGS_TABS.map((tab) => ({
  name: `settings-${tab}`,
  path: `/settings/${tab}`,
}))

/** All screens, in the order of the overview. */
export const SCREENS: readonly Screen[] = [
  { name: 'first-start', path: '/', rules: null, states: ['fresh'] },
  { name: 'home', path: '/', ...BOTH },
  { name: 'home-wins', path: '/', ...WINS },
  { name: 'kniffel-home', path: '/', ...KNIFFEL, ...BOTH },
  { name: 'home-decided', path: '/', act: press('a', 'b') },
  { name: 'kniffel-home-decided', path: '/', ...KNIFFEL, act: press('r') },
  { name: 'learn', path: '/learn', ...BOTH },
  { name: 'learn-decks', path: '/learn/decks', ...BOTH },
  { name: 'learn-positions', path: '/learn/positions' },
  { name: 'learn-statistics', path: '/learn/statistics' },
  { name: 'learn-browse', path: '/learn/browse' },
  { name: 'learn-lesson', path: '/learn/lesson?id=few-dice', ...BOTH },
  { name: 'kniffel-learn', path: '/learn', ...KNIFFEL, ...BOTH },
  { name: 'card-new', path: '/learn?start=1', states: ['fresh'], shows: 'main .reveal' },
  { name: 'card-question', path: '/learn?start=1', act: atCard },
  { name: 'card-wrong', path: '/learn?start=1', act: giveUpCard },
  { name: 'card-end', path: '/learn?start=1', act: inTurn(giveUpCard, press('Alt+x')) },
  { name: 'drill', path: '/drill', ...BOTH },
  { name: 'drill-question', path: `${DRILL}&questions=20`, act: atQuestion },
  { name: 'drill-right', path: `${DRILL}&questions=20`, act: untilGraded('best') },
  {
    name: 'drill-wrong',
    path: `${DRILL}&questions=20`,
    act: untilGraded('inaccuracy', 'mistake', 'blunder'),
  },
  { name: 'drill-candidates', path: CANDIDATES, act: inTurn(atQuestion, press('a', 'r', 'b')) },
  {
    name: 'drill-candidates-told',
    path: CANDIDATES,
    act: inTurn(atQuestion, press('a', 'r', 'b', 'Enter', 'a', 'r', 'b'), atVerdict),
  },
  {
    name: 'drill-what-if',
    path: `${DRILL}&questions=20`,
    act: inTurn(
      untilGraded('inaccuracy', 'mistake', 'blunder'),
      click('.what-if button:last-of-type'),
      click('.what-if [role=status] p'),
    ),
  },
  { name: 'drill-end', path: `${DRILL}&questions=5`, act: toTheEnd(5) },
  { name: 'drill-end-habit', path: THREE_LEFT, states: ['fresh'], act: alwaysBank },
  { name: 'kniffel-drill', path: '/scorecard/drill', ...KNIFFEL, ...BOTH },
  { name: 'kniffel-drill-keep', path: `${CARD_DRILL}&kind=keeps`, ...KNIFFEL, act: atQuestion },
  {
    name: 'kniffel-drill-kept',
    path: `${CARD_DRILL}&kind=keeps`,
    ...KNIFFEL,
    act: inTurn(atQuestion, press('r'), atVerdict),
  },
  {
    name: 'kniffel-drill-filled',
    path: `${CARD_DRILL}&kind=boxes`,
    ...KNIFFEL,
    act: inTurn(atQuestion, click('main .fill'), atVerdict),
  },
  { name: 'play', path: '/play', ...BOTH },
  { name: 'play-game', path: '/play', act: startGame },
  { name: 'kniffel-play', path: '/scorecard/play', ...KNIFFEL },
  { name: 'kniffel-play-game', path: '/scorecard/play', ...KNIFFEL, act: startGame },
  { name: 'play-written', path: '/play', act: startWritten(4) },
  { name: 'play-written-two', path: '/play', act: startWritten(2) },
  { name: 'kniffel-play-written', path: '/scorecard/play', ...KNIFFEL, act: startWritten(4) },
  {
    name: 'kniffel-play-written-box',
    path: '/scorecard/play',
    ...KNIFFEL,
    act: inTurn(startWritten(4), click('main .box[data-open=true]')),
  },
  // The picture of the README.
  { name: 'zilch-strategy', path: '/strategy/know', rules: 'zilch', windowAlone: true },
  ...views,
  { name: 'analyse', path: '/analyse' },
  { name: 'analyse-points', path: '/analyse/b7500.d1500.t350.n3?rules=farkle' },
  {
    name: 'analyse-share',
    path: '/analyse/b7500.d1500.t350.n3?rules=farkle',
    act: click('main summary:has-text("Share"), main summary:has-text("Teilen")'),
  },
  { name: 'analyse-wins', path: '/analyse/b8500.d9500.t600.n3?rules=farkle', ...WINS },
  { name: 'analyse-roll', path: '/analyse/b0.d0.t2000.r113466?rules=farkle' },
  { name: 'kniffel-analyse', path: '/scorecard/analyse', ...KNIFFEL },
  {
    name: 'kniffel-analyse-roll',
    path: '/scorecard/analyse/3.6.-.-.15.-.-.24.25.-.-.-.50?dice=13466&rules=kniffel',
    ...KNIFFEL,
  },
  { name: 'sheets', path: '/sheets' },
  { name: 'kniffel-sheets', path: '/sheets', ...KNIFFEL },
  { name: 'print-page', path: `${PRINT}&layout=page&rules=farkle&kinds=card,limits`, ...PRINTED },
  { name: 'print-pocket', path: `${PRINT}&layout=pocket&rules=farkle&kinds=limits`, ...PRINTED },
  { name: 'print-scores', path: `${PRINT}&layout=page&rules=farkle&kinds=score-sheet`, ...PRINTED },
  {
    name: 'kniffel-print',
    path: `${PRINT}&layout=page&rules=kniffel&kinds=card-steps,give-up-first,score-card`,
    ...KNIFFEL,
    ...PRINTED,
  },
  { name: 'rules', path: '/rules', ...BOTH },
  { name: 'rules-import', path: '/rules?import=1', ...DIALOG },
  { name: 'rules-find', path: '/rules/find' },
  { name: 'rules-questions', path: '/rules/edit/at-our-table' },
  { name: 'rules-fields', path: '/rules/edit/at-our-table?view=fields' },
  { name: 'kniffel-rules-questions', path: '/rules/edit/our-card', ...KNIFFEL },
  { name: 'kniffel-rules-fields', path: '/rules/edit/our-card?view=fields', ...KNIFFEL },
  { name: 'progress', path: '/progress', ...BOTH },
  { name: 'progress-wins', path: '/progress', ...WINS },
  {
    name: 'progress-habit',
    path: THREE_LEFT,
    states: ['fresh'],
    act: inTurn(alwaysBank, click('nav a[href="#/progress"]'), atHabit),
  },
  { name: 'mistakes', path: '/progress/mistakes' },
  { name: 'sessions', path: '/progress/sessions' },
  { name: 'kniffel-progress', path: '/progress', ...KNIFFEL },
  { name: 'games', path: '/progress/games', ...BOTH },
  { name: 'people', path: '/progress/games/people' },
  { name: 'people-print', path: '/print/people?paper=a4', ...PRINTED },
  { name: 'game-review', path: '/progress/games/1' },
  { name: 'kniffel-game-review', path: '/progress/games', act: click('main a:has-text("Mia")') },
  { name: 'print-game', path: '/print/game?record=1&seat=0&goal=wins&paper=a4', ...PRINTED },
  ...settings,
  { name: 'palette', path: '/', ...DIALOG, act: press('Control+k') },
  { name: 'key-help', path: '/drill', ...DIALOG, act: press('?') },
]
