import type { YahtzeeSetup } from '#shared/games/yahtzee/drill/setup.ts'
import { DICE } from '#shared/games/yahtzee/rules/scoring.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatNumber } from '../../../components/format.ts'
import { formatValue } from '../../../components/goal-format.ts'
import type { DrillPart } from '../../drill-part.ts'
import { answerRows } from '../parts/answer-rows.ts'
import { addressOf } from '../services/address.ts'
import DrillTable from './DrillTable.vue'
import GameReview from './GameReview.vue'
import { gradesPart } from './grades-part.ts'
import { stillHeld } from './held-dice.ts'
import { setupPart } from './setup-part.ts'
import { speechPart } from './speech-part.ts'

/** The drill of Yahtzee on its screen. */
export const drillPart: DrillPart<'yahtzee', YahtzeeSetup> = {
  grades: gradesPart,
  setup: setupPart,
  speech: speechPart,
  dice: DICE,
  canChoose: ({ kind }) => kind === 'keeps',
  stillChosen: stillHeld,
  hintable: () => true,
  title: ({ scope }) => texts.yahtzeeStudy.page.session.titles[scope],
  played: ({ entry }) => entry.rules.name,
  noGame: () => texts.yahtzeeStudy.page.noGame,
  starting: () => texts.yahtzeeStudy.page.starting,
  widen: () => texts.yahtzeeStudy.page.summary.widen,
  goalOf: () => 'points',
  analysisOf: (question, { id }) => addressOf(question, id),
  Table: DrillTable,
  gameTitle: ({ result }) => texts.yahtzeeStudy.page.summary.game(formatNumber(result)),
  gameLead: ({ start }) => texts.yahtzeeStudy.page.summary.expected(formatValue('points', start)),
  GameReview,
  answerRows: ({ id, rules }, answers, note) =>
    answerRows(rules, answers, (position) => addressOf(position, id), note),
}
