import type { YahtzeeSetup } from '#shared/games/yahtzee/drill/setup.ts'
import { DICE } from '#shared/games/yahtzee/rules/scoring.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { formatNumber } from '../../../components/format.ts'
import { formatValue } from '../../../components/goal-format.ts'
import type { DrillPart } from '../../drill-part.ts'
import { progressPart } from '../progress/progress-part.ts'
import { addressOf } from '../services/address.ts'
import DrillTable from './DrillTable.vue'
import GameReview from './GameReview.vue'
import { stillHeld } from './held-dice.ts'
import { setupPart } from './setup-part.ts'
import { speechPart } from './speech-part.ts'

/** The drill of Yahtzee on its screen. */
export const drillPart: DrillPart<'yahtzee', YahtzeeSetup> = {
  grades: {},
  setup: setupPart,
  speech: speechPart,
  dice: DICE,
  actions: ['roll'],
  canStep: ({ kind }) => kind === 'boxes',
  canChoose: ({ kind }) => kind === 'keeps',
  stillChosen: stillHeld,
  hintable: () => true,
  title: ({ scope }) => yahtzeeTexts.study.page.session.titles[scope],
  played: ({ entry }) => entry.rules.name,
  noGame: () => yahtzeeTexts.study.page.noGame,
  starting: () => yahtzeeTexts.study.page.starting,
  widen: () => yahtzeeTexts.study.page.summary.widen,
  analysisOf: (question, { id }) => addressOf(question, id),
  Table: DrillTable,
  gameTitle: ({ result }) => yahtzeeTexts.study.page.summary.game(formatNumber(result)),
  gameLead: ({ start }) => yahtzeeTexts.study.page.summary.expected(formatValue('points', start)),
  GameReview,
  answerRows: (entry, answers, note) => progressPart.answerRows(entry, answers, note),
}
